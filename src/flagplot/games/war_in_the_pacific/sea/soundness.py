"""What the numbers of the main map mean, and whether they can be played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from flagplot.board.grid import SIDES
from flagplot.games.war_in_the_pacific.air.soundness import line_of
from flagplot.games.war_in_the_pacific.ground.theatre import Theatre
from flagplot.games.war_in_the_pacific.islands import FIRST
from flagplot.games.war_in_the_pacific.places import OUT, SHIPS
from flagplot.games.war_in_the_pacific.sea.state import (
    FULL,
    MISSIONS,
    NOBODY,
    QUALITIES,
    Card,
    Codes,
    Drill,
    Habit,
    Isles,
    Mtbs,
    Sea,
    TaskForce,
)
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.units import RUNGS, SUNK
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.shapes import Each, Proven, Table, Whole, Word, check_fields, row

MOST_SHIPS = 24  # in a task force [BR-8-01]
LABEL = 12  # letters of the name of a task force
DECOY = 100  # Subrons from here on are dummies


def label_text(found: object) -> None:
    """The name of a task force or a base is a short word."""
    if not isinstance(found, str) or len(found) > LABEL:
        raise BadInputError(f"a short name expected, found {found!r}")


def shapes(tables: Tables, hex: Any) -> dict[str, Any]:
    """The shapes of the frames of the war at sea."""
    ship = Whole(0, len(tables.ships) - 1, "a ship")
    small, label = Whole(0, 999, "a small number"), Proven(label_text)
    hexes = len(tables.waters.grid.labels) if tables.waters is not None else 0
    return {
        "comeback.forces": Each(label),
        **dict.fromkeys(("boat_attack.force", "boat_chase.force"), label),
        **dict.fromkeys(("boat_attack.squadron", "boat_attack.left"), Whole(0, 19, "boats")),
        "boat_attack.hit": Each(ship),
        "boat_chase.subron": Whole(0, 299, "a Subron"),
        "station.forces": Each(hex),
        "station.boats": Each(hex),
        "stations.forces": Each(Each(hex), 2),
        "stations.boats": Each(Each(hex), 2),
        "reveal.named": Each(label),
        "sailing.left": Each(label),
        "demolition.closed": Each(hex),
        "alarm.port": Whole(-1, hexes - 1, "a port or -1"),
        "alarm.ships": Each(ship),
        "passage.route": Each(hex),
        "passage.path": Each(hex),
        "passage.tried": Each(label),
        "passage.quarry": label,
        "passage.followed": small,
        "passage.shelled": Each(ship),
        **dict.fromkeys(("passage.force", "writing.force", "shore_guns.force", "hunt.force"), label),
        "shelling.force": label,
        "reckoning.forces": Each(label, 2),
        "reckoning.ships": Each(Each(ship), 2),
        "promotion.leader": Whole(0, len(tables.leaders) - 1, "an admiral"),
        "promotion.points": Whole(0, 2, "points"),
        "hunt.subron": Whole(0, 299, "a Subron"),
        "hunt.group": Each(ship),
        "hunt.hit": Each(ship),
        "hunt.points": small,
        "hunt.ready": small,
        "shore_guns.ships": Each(ship),
        "shelling.ships": Each(ship),
        "shelling.strength": Whole(0, 999, "a strength"),
        "shelling.target": label,
    }


def _sea_shapes(tables: Tables, hex: Any) -> dict[str, Any]:
    """The shapes of the main map."""
    ship, leader = Whole(0, len(tables.ships) - 1, "a ship"), Whole(0, len(tables.leaders) - 1, "an admiral")
    side, small = Whole(JAPAN, ALLIED, "a side"), Whole(0, 999, "a small number")
    label, anything = Proven(label_text), Proven(lambda found: None)
    rung = Whole(0, len(RUNGS) - 1, "a rung")
    return {
        **dict.fromkeys(("boats", "based", "reports", "forces", "cards"), anything),
        "phase": Whole(0, 3 * tables.card.turns, "a phase pair"),
        "first": side,
        "shown": Table(Whole(1, 999, "a marker"), row(side, hex, Whole(0, 3, "a speed class"))),
        "harbour": Table(hex, Each(ship)),
        **dict.fromkeys(("order", "seen_cards", "ambush", "sighted"), Each(label)),
        "ports": Table(hex, rung),
        "seaplanes": Table(hex, rung),
        "fuel": Table(ship, small),
        "searched": Each(row(label, label)),
        "hunted": Each(row(Whole(0, 299, "a Subron"), label)),
        "battles": Each(row(label, label)),
        "rounds": Table(label, small),
        "strikes": Table(label, small),
        "magic": Table(Word(tuple(tables.chits.chits)), small),
        "dummies": Each(small, 2),
        "decoys": Each(small, 2),
        "opened": Whole(0, 1),
        "mustered": Whole(0, 1),
        "left": Each(ship),
        "spare": Each(ship),
        "before": Table(label, Proven(_habit)),
        "isles": Proven(lambda found: _isles(tables, found, hex)),
        "flights": Each(Proven(line_of(tables))),
        "improved": Table(leader, Each(Whole(-4, 4, "a gain"), 4)),
    }


_POOL = Whole(1, 999, "sub points")


def _isles(tables: Tables, found: object, hex: Any) -> None:
    """What only the war in the Solomons knows."""
    if not isinstance(found, Isles):
        return
    ship, turn = Whole(0, len(tables.ships) - 1, "a ship"), Whole(0, tables.card.turns - 1, "a game-turn")
    air = Whole(0, len(tables.air) - 1, "air points")
    shapes = {
        "codes": Proven(_codes),
        "mtbs": Proven(lambda boats: _mtbs(tables, boats)),
        "watchers": Each(hex),
        "away": Table(ship, row(turn, hex)),
        "quality": Table(air, Word(QUALITIES)),
        "drills": Table(air, Proven(_drill)),
        "pool": Table(Word(sorted({f"{one.nation} {one.type}" for one in tables.card.subrons})), _POOL),
        "sub_bases": Table(Whole(0, FIRST - 1, "a hex"), hex),
    }
    check_fields(found, shapes, "the war in the Solomons")


def _drill(found: object) -> None:
    """Weeks of training, and the Air Phases of this game-turn."""
    if not isinstance(found, Drill) or not (0 <= found.weeks <= 99 and 0 <= found.phases <= 3):
        raise BadInputError(f"weeks of training expected, found {found!r}")


def _mtbs(tables: Tables, found: object) -> None:
    """Squadrons of at most 12 points on the coasts in play."""
    land = tables.land
    if not isinstance(found, Mtbs) or not 0 <= found.pool <= 999:
        raise BadInputError(f"motor torpedo boats expected, found {found!r}")
    if any(not 0 <= one < len(found.squadrons) for one in found.seen):
        raise BadInputError(f"squadrons that there are expected, found {found.seen!r}")
    for one in found.squadrons:
        if land is None or not land.has(one.hex) or not land.coastal(one.hex) or not 0 <= one.points <= 12:
            raise BadInputError(f"squadrons of at most 12 points on a coast expected, found {one!r}")


def _codes(found: object) -> None:
    """Levels and chits of Strategic Intelligence."""
    if not isinstance(found, Codes) or not (0 <= found.japan <= 3 and 0 <= found.allied <= 4):
        raise BadInputError(f"Intelligence levels up to 3 and 4 expected, found {found!r}")
    if not 0 <= found.masks <= found.played <= 99 or not 0 <= found.wary <= 999:
        raise BadInputError(f"chits that could have been played expected, found {found!r}")


def _habit(found: object) -> None:
    """What is remembered of a card."""
    known = isinstance(found, Habit) and found.mission in MISSIONS and 0 <= found.speed <= 3
    if not known or any(not 0 <= side < SIDES for side in found.turns):  # type: ignore[attr-defined]
        raise BadInputError(f"a card as it was expected, found {found!r}")


def check(tables: Tables, state: PacificState, sea: Sea, hex: Any) -> None:
    """Refuse a main map that no game comes to."""
    check_fields(sea, _sea_shapes(tables, hex), "the main map")
    if len(sea.based) != len(tables.air):
        raise FormatError(f"saved state: based: {len(tables.air)} entries expected, found {len(sea.based)}")
    waters = tables.waters
    assert waters is not None
    built = {*state.war.works.fields, *state.war.works.seaplanes} if isinstance(state.war, Theatre) else set()
    for place in sea.based:
        ship = SHIPS <= place < SHIPS + len(tables.ships)
        if place != OUT and not ship and place not in tables.bases and place not in built:
            raise FormatError(f"saved state: based: a base or a ship expected, found {place}")
    for number, boats in sea.boats.items():
        decoy = number >= DECOY
        if decoy != boats.dummy or (not decoy and number >= len(tables.card.subrons)):
            raise FormatError(f"saved state: boats: a Subron of the scenario expected, found {number}")
        if boats.hex not in waters.inside or not 0 <= boats.points <= 12:
            raise FormatError(f"saved state: boats {number}: a hex and up to 12 points expected")
    _check_forces(tables, state, sea)


def _check_forces(tables: Tables, state: PacificState, sea: Sea) -> None:
    seen: set[int] = set()
    for label, force in sea.forces.items():
        where = f"saved state: task force {label}"
        label_text(label)
        if force.dummy == bool(force.ships) or len(force.ships) > MOST_SHIPS:
            raise FormatError(f"{where}: 1 to {MOST_SHIPS} ships expected, a dummy without")
        _check_force(tables, force, where)
        for ship in force.ships:
            if ship in seen or state.damage[ship] >= SUNK:
                raise FormatError(f"{where}: ships that float, each once, expected")
            seen.add(ship)
    moored = [ship for ships in sea.harbour.values() for ship in ships]
    if len(seen) + len(moored) > len(seen.union(moored)):
        raise FormatError("saved state: every ship in one task force or in one port expected")
    markers = [force.marker for force in sea.forces.values() if force.marker]
    if len(set(markers)) < len(markers):
        raise FormatError("saved state: task forces: every marker once expected")
    for label, card in sea.cards.items():
        if label not in sea.forces:
            raise FormatError(f"saved state: cards: a task force expected, found {label!r}")
        _check_card(tables, card, f"saved state: card {label}")
    for label in sea.order:
        if label not in sea.forces:
            raise FormatError(f"saved state: order: a task force expected, found {label!r}")


def _check_force(tables: Tables, force: TaskForce, where: str) -> None:
    waters = tables.waters
    assert waters is not None
    if force.side not in (JAPAN, ALLIED) or force.hex not in waters.sea:
        raise FormatError(f"{where}: a side and a sea hex expected")
    if force.mission not in MISSIONS or not 0 <= force.speed <= 3:
        raise FormatError(f"{where}: a mission and a speed class expected")
    if not 0 <= force.fuel <= 4 * FULL or not 0 <= force.active <= 3 or not 0 <= force.marker <= 999:
        raise FormatError(f"{where}: fuel, phases and marker within their bounds expected")
    ships = range(len(tables.ships))
    grouped = [ship for group in force.groups for ship in group]
    if any(ship not in ships for ship in (*force.ships, *grouped)):
        raise FormatError(f"{where}: ships expected")
    if any(tables.ships[ship].side != SEATS[force.side] for ship in force.ships):
        raise FormatError(f"{where}: ships of its own side expected")
    if force.flagship != NOBODY and force.flagship not in ships:
        raise FormatError(f"{where}: a flagship expected")
    if any(one not in range(len(tables.leaders)) for one in force.admirals):
        raise FormatError(f"{where}: admirals expected")


def _check_card(tables: Tables, card: Card, where: str) -> None:
    waters = tables.waters
    assert waters is not None
    if card.mission not in MISSIONS or not 0 <= card.speed <= 3:
        raise FormatError(f"{where}: a mission and a speed class expected")
    if any(hex not in waters.sea for hex in card.route):
        raise FormatError(f"{where}: a route of sea hexes expected")
    if any(other not in waters.sea[hex] for hex, other in pairwise(card.route)):
        raise FormatError(f"{where}: a route from hex to hex expected, as ships can sail it")
    if card.target != NOBODY and card.target not in waters.inside:
        raise FormatError(f"{where}: a hex of the map in play expected")
    if not NOBODY <= card.appoint < len(tables.leaders):
        raise FormatError(f"{where}: an admiral expected")
    if any(
        not 0 <= unit < len(tables.ground) or not 0 <= ship < len(tables.ships) for unit, ship in card.load
    ):
        raise FormatError(f"{where}: units and the ships they go aboard expected")
    if any(not 0 <= air < len(tables.air) or not 0 <= ship < len(tables.ships) for air, ship in card.crates):
        raise FormatError(f"{where}: air points and the ships they go aboard expected")
    if any(not NOBODY <= ship < len(tables.ships) for ship in card.tow):
        raise FormatError(f"{where}: ships expected")
