"""What the numbers of a state mean, and whether they can be played: for states read from outside."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific import marks
from flagplot.games.war_in_the_pacific.air import soundness as in_the_air
from flagplot.games.war_in_the_pacific.combat.frames import NOBODY, Attack, Banzai, Chase, Losses
from flagplot.games.war_in_the_pacific.fire.bombarding import TARGETS
from flagplot.games.war_in_the_pacific.fire.flights import APPROACHES
from flagplot.games.war_in_the_pacific.fire.frames import Flight
from flagplot.games.war_in_the_pacific.ground import soundness as on_land
from flagplot.games.war_in_the_pacific.ground.theatre import Theatre
from flagplot.games.war_in_the_pacific.places import OUT, SHIPS
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import soundness as repair
from flagplot.games.war_in_the_pacific.sea import soundness as at_sea
from flagplot.games.war_in_the_pacific.sea.frames import Week
from flagplot.games.war_in_the_pacific.sea.state import Sea
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, NEUTRAL
from flagplot.games.war_in_the_pacific.state import TRACK, PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.tables import tables as printed
from flagplot.games.war_in_the_pacific.turn.frames import GameTurn
from flagplot.games.war_in_the_pacific.units import RUNGS, SUNK
from flagplot.games.war_in_the_pacific.works.repairs import CLEARED, HELP
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.memory import remember
from flagplot.kernel.shapes import Each, Proven, Table, Whole, Word, check_fields, row

MENDED = ("airfield", "port", "fort", "battery", HELP, CLEARED)


def check(tables: Tables, state: PacificState) -> None:
    """Refuse states of the wrong size, with numbers that lead nowhere, or that no game comes to."""
    if (state.tables or "") != tables.own:
        raise FormatError("saved state: a game played with the same tables expected, found other tables")
    _check_sizes(tables, state)
    if (tables.waters is not None) != isinstance(state.sea, Sea):
        raise FormatError("saved state: sea: the main map expected exactly in scenarios played on it")
    shapes = _shapes(tables.key)
    check_fields(state, shapes, "the state")
    for number, frame in enumerate(state.frames, 1):
        check_fields(frame, shapes, f"frame {number}")
        for inner in (one for lane in getattr(frame, "stacks", ()) for one in lane):
            check_fields(inner, shapes, f"frame {number}")
    if isinstance(state.sea, Sea):
        at_sea.check(tables, state, state.sea, shapes["hex"])
    if (tables.land is not None) != isinstance(state.war, Theatre):
        raise FormatError("saved state: war: a war on land expected exactly in scenarios that have one")
    if isinstance(state.war, Theatre):
        on_land.check(tables, state.war, shapes["hex"])
        repair.check(tables, state)
    _check_units(tables, state)
    _check_frames(tables, state)


def _check_sizes(tables: Tables, state: PacificState) -> None:
    """Columns are as long as what they count."""
    sizes = (
        (len(tables.ground), ("place", "steps", "marks", "spent", "came")),
        (len(tables.ships), ("damage", "shots", "hurt")),
        (len(tables.air), ("points", "flown")),
        (len(tables.leaders), ("leader",)),
    )
    bounds = {
        "steps": (0, 99), "marks": (0, marks.ALL), "spent": (0, 999), "damage": (0, SUNK), "shots": (0, 9),
        "hurt": (0, 7), "points": (0, 99), "flown": (0, 99), "leader": (TRACK, len(tables.ground) - 1),
    }  # fmt: skip
    for size, columns in sizes:
        for name in columns:
            column = getattr(state, name)
            if len(column) != size:
                raise FormatError(f"saved state: {name}: {size} entries expected, found {len(column)}")
            low, high = bounds.get(name, (OUT, SHIPS + len(tables.ships) - 1))
            for value in column:
                if not low <= value <= high:
                    raise FormatError(f"saved state: {name}: {low} to {high} expected, found {value}")


@remember(4)
def _shapes(scenario: str) -> dict[str, Any]:
    tables = printed(scenario)
    places = tables.island.places
    hex: Any = Proven(lambda found: _hex_in_play(tables, found))
    if places:
        hex = Whole(places[0], places[-1], "a hex")
    unit = Whole(0, len(tables.ground) - 1, "a unit")
    no_unit, side = Whole(NOBODY, len(tables.ground) - 1, "a unit or -1"), Whole(JAPAN, ALLIED, "a side")
    ship, air = Whole(0, len(tables.ships) - 1, "a ship"), Whole(0, len(tables.air) - 1, "air points")
    small, steps = Whole(0, 999, "a small number"), Whole(0, 99, "steps")
    rating = Whole(-9, 9, "a rating")
    yes, anything = Whole(0, 1, "0 or 1"), Proven(lambda found: None)
    leader = Whole(NOBODY, len(tables.leaders) - 1, "a leader or -1")
    divisions = Word(sorted({one.division or one.id for one in tables.ground}), "a division")
    entry = row(unit, steps, hex, yes)
    wave = Each(row(air, steps, Word(sorted({one for ways in APPROACHES.values() for one in ways}))))
    columns = (
        "place",
        "steps",
        "marks",
        "spent",
        "came",
        "damage",
        "shots",
        "hurt",
        "points",
        "flown",
        "leader",
    )
    header = ("schema", "game", "scenario", "seed", "seq", "rolls", "options", "frames", "outcome", "apart")
    return {
        **dict.fromkeys((*columns, *header, "waiting", "seats", "stacks", "sea", "war"), anything),
        **at_sea.shapes(tables, hex),
        **in_the_air.shapes(tables, hex),
        # the state
        "turn": Whole(0, tables.card.turns - 1, "a game-turn"),
        "control": Proven(lambda found: _whole_island(found, _controlled(tables))),
        "forts": Table(hex, row(side, Whole(1, 14, "a level"), steps, Whole(0, 14, "damage"), yes)),
        "batteries": Table(hex, row(Whole(1, 12, "strength"), Whole(0, 12, "damage"), yes, yes)),
        "airfields": Table(hex, Whole(0, len(RUNGS) - 1, "a rung")),
        "shelled": Table(hex, small),
        "shellers": Table(hex, row(small, small)),
        "losses": Table(divisions, small),
        "failed": Table(divisions, small),
        "promoted": Table(Whole(0, len(tables.leaders) - 1, "a leader"), Each(small, 4)),
        "unloaded": Each(unit),
        "plan": Each(entry),
        # frames
        "placed": Each(row(unit, hex)),
        "fort_hits.placed": small,
        "refilling.taken": Table(unit, steps),
        "scheme.target": hex,
        "scheme.hq": small,
        "entries": Each(entry),
        "parties": Each(row(unit, hex, yes)),
        "groups": Each(row(Each(ship), hex, Word(TARGETS))),
        "naval.shots": Each(row(hex, ship, Whole(1, 12, "points"))),
        "bombard.ships": Each(ship),
        "target": Word(("", *TARGETS)),
        "fort_hits.target": hex,
        "waves": Each(wave),
        "flight.wave": Whole(-1, 20, "a wave"),
        "hex": hex,
        "side": side,
        "units": Each(unit),
        "lead": no_unit,
        "barred": Each(row(unit, hex, hex)),
        "attackers": Each(unit),
        "defenders": Each(unit),
        "defender_lead": no_unit,
        "effects": Each(Word("ABCDEFG")),
        "general": leader,
        "defender_general": leader,
        "second": leader,
        "defender_second": leader,
        "attack.points": Each(steps, 3),
        "row": Whole(-99, 99, "a row"),
        **dict.fromkeys(("shift", "tq", "retreat"), rating),
        **dict.fromkeys(("defender_shift", "defender_tq", "defender_retreat"), rating),
        "support": Whole(0, 2),
        "cover": Whole(0, 2),
        "odds": Whole(0, len(tables.combat.columns) - 1, "a column"),
        "result": Word(("", "AR", "DR")),
        "level": Whole(0, 14, "a level"),
        "attack.failed": Each(unit),
        "standing": Each(unit),
        "leaving": Each(row(unit, Whole(0, SHIPS + len(tables.ships) - 1, "a place"))),
        "start": hex,
        "by_force": yes,
        "answered": yes,
        "delay": Whole(0, 3, "MPs"),
        "interdicts": yes,
        "stuck": Each(unit),
        "chased": Each(row(unit, hex)),
        "passed": Each(unit),
        "banzai.leader": no_unit,
        "joined": Each(unit),
        "fled": Each(hex),
        "upgraded": Each(hex),
        "repaired": Each(hex),
        "engineer.guns": Each(hex),
        "building.mended": Each(row(Proven(_place), Word(MENDED, "what is repaired"))),
        "building.worked": Table(unit, small),
        "strategic": yes,
        "yards.failed": Each(ship),
    }  # fmt: skip


def _place(found: object) -> None:
    """A unit or a hex that something was repaired by, or in."""
    if not isinstance(found, int) or not 0 <= found < SHIPS:
        raise BadInputError(f"a unit or a hex expected, found {found!r}")


def _hex_in_play(tables: Tables, found: object) -> None:
    if tables.waters is None or found not in tables.waters.inside:
        raise BadInputError(f"a hex of the map in play expected, found {found!r}")


def _controlled(tables: Tables) -> list[int]:
    """The hexes that somebody controls: of the island, of the land, or the bases."""
    if tables.land is not None:
        return list(tables.land.places)
    return list(tables.island.places) or list(tables.bases)


def _whole_island(found: dict[int, int], places: list[int]) -> None:
    owners = (JAPAN, ALLIED, NEUTRAL)
    if sorted(found) != sorted(places) or any(side not in owners for side in found.values()):
        raise BadInputError(f"every hex of the island with a side expected, found {found}")


def _check_units(tables: Tables, state: PacificState) -> None:
    """Units stand in places there are, within stacking limits, and have steps exactly if they are in play."""
    play = Campaign(tables, state)
    for unit, place in enumerate(state.place):
        id = tables.ground[unit].id
        if (place == OUT) == bool(state.steps[unit]):
            raise FormatError(f"saved state: {id}: steps in play and none out of it expected")
        if state.steps[unit] > tables.ground[unit].steps:
            raise FormatError(f"saved state: {id}: at most {tables.ground[unit].steps} steps expected")
        if place != OUT and place < SHIPS and not _in_play(tables, place):
            raise FormatError(f"saved state: {id}: a hex of the island or a ship expected, found {place}")
        came = state.came[unit]
        if came != OUT and came < SHIPS and not _in_play(tables, came):
            raise FormatError(f"saved state: {id}: a hex of the island or a ship expected, found {came}")
        if place >= SHIPS and tables.ground[unit].side == JAPAN and tables.waters is None:
            raise FormatError(f"saved state: {id}: a hex of the island expected, found a ship")
    for hex in tables.island.places:
        for side in (JAPAN, ALLIED):
            if play.room(hex, side) < 0:
                where, limit = tables.island.label(hex), play.limit(hex)
                raise FormatError(f"saved state: {where}: at most {limit} steps of a side expected")
    for hex, (_, strength, _, damage, _) in state.forts.items():
        if damage > strength:
            raise FormatError(
                f"saved state: fort in {tables.island.label(hex)}: damage up to {strength} expected"
            )
    for hex, (strength, damage, _, _) in state.batteries.items():
        if damage > strength:
            raise FormatError(
                f"saved state: battery in {tables.island.label(hex)}: damage up to {strength} expected"
            )
    for air, points in enumerate(state.points):
        if not state.flown[air] <= points <= tables.air[air].aps:
            raise FormatError(
                f"saved state: {tables.air[air].id}: at most {tables.air[air].aps} points expected"
            )
    for leader, unit in enumerate(state.leader):
        if unit >= 0 and state.place[unit] == OUT and tables.ground[unit].side == ALLIED:
            raise FormatError(f"saved state: {tables.leaders[leader].id}: a unit in play expected")


def _in_play(tables: Tables, place: int) -> bool:
    """Whether a place is a hex of the island, or of the main map where that is played on."""
    return place in tables.island.places or (tables.waters is not None and place in tables.waters.inside)


def _check_frames(tables: Tables, state: PacificState) -> None:
    """A game-turn at the bottom; what a frame speaks of is there."""
    if state.outcome is not None:
        return
    kind = GameTurn if tables.waters is None else Week
    if not state.frames or not isinstance(state.frames[0], kind):
        raise FormatError("saved state: a game-turn expected as the first frame")
    if any(isinstance(frame, GameTurn | Week) for frame in state.frames[1:]):
        raise FormatError("saved state: one game-turn expected, found several")
    for frame in state.frames:
        units: tuple[int, ...] = ()
        if isinstance(frame, Attack):
            units = (*frame.attackers[:1], *frame.defenders[:1])
            if len(units) < 2:
                raise FormatError("saved state: attackers and defenders expected in an attack")
        elif isinstance(frame, Losses | Chase):
            units = frame.units[:1]
            if not units:
                raise FormatError("saved state: units expected that lose steps or pursue")
        elif isinstance(frame, Banzai) and any(tables.ground[unit].side != JAPAN for unit in frame.units):
            raise FormatError("saved state: Japanese units expected in a banzai charge")
        elif isinstance(frame, Flight) and not -1 <= frame.wave < len(frame.waves):
            raise FormatError("saved state: a wave of the flight expected")
