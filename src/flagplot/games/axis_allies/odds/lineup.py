"""A battle typed in words: ``12 infantry, 4 artillery, 2 fighter`` against ``14 infantry, 2 artillery``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isfinite

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.combat.raid import FACILITY_HITS_ON
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.plan import NEVER, Plan, Retreat
from flagplot.games.axis_allies.odds.raids import Aim, RaidPlan
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.kernel.errors import BadInputError

_ENTRY = re.compile(r"^\s*(?:(?P<number>[+-]?\d+)\s*x?\s*)?(?P<name>[A-Za-z_][A-Za-z_ -]*?)(?P<star>\*?)\s*$")
_AIM = re.compile(r"^\s*(?:(?P<bombers>\d+)\s+)?(?P<what>[a-z_]+)(?::(?P<room>\d+))?\s*$")
_MOST = 1_000  # units of one kind; more is a typing error
_MOST_RAIDERS = 30  # aircraft of one sort in a raid; every number of each that may be left is told apart


def read_force(board: Board, text: str, what: str, *, seaborne: bool = False) -> dict[Unit, int]:
    """Read a force, e.g. ``2 battleship, battleship*, 3 submarine``; a star marks a damaged ship."""
    found: dict[Unit, int] = {}
    for part in text.split(","):
        if not part.strip():
            if text.strip():
                raise BadInputError(f"{what}: a number and a unit expected, found nothing between two commas")
            continue
        match = _ENTRY.match(part)
        if match is None:
            raise BadInputError(
                f"{what}: a number and a unit expected, e.g. 3 infantry, found {part.strip()!r}"
            )
        number = int(match["number"]) if match["number"] else 1
        kind = _kind(board, match["name"], what)
        if not 0 < number <= _MOST:
            raise BadInputError(
                f"{what}: between 1 and {_MOST} {board.kinds[kind].id} expected, found {number}"
            )
        damaged = bool(match["star"])
        if damaged and board.kinds[kind].hits < 2:
            raise BadInputError(f"{what}: {board.kinds[kind].id} takes one hit and is never damaged")
        unit = Unit(kind, damaged, seaborne)
        found[unit] = found.get(unit, 0) + number
    return found


def _kind(board: Board, name: str, what: str) -> int:
    """The kind of that name; plurals and spaces are understood."""
    word = re.sub(r"[ -]+", "_", name.strip().lower())
    for guess in (word, word.removesuffix("s"), word.removesuffix("ies") + "y"):
        if guess in board.kind_of:
            return board.kind_of[guess]
    known = ", ".join(kind.id for kind in board.kinds)
    raise BadInputError(f"{what}: no unit is called {name.strip()!r}; expected one of {known}")


def as_side(units: dict[Unit, int]) -> Side:
    """A force as a key."""
    return tuple(sorted(units.items()))


def read_plan(
    board: Board,
    attack: str,
    defend: str,
    *,
    seaborne: str = "",
    bombard: str = "",
    order: Sequence[str] = (),
    defender_order: Sequence[str] = (),
    keep_land: int = 0,
    antiaircraft: int | None = None,
    low_luck: bool = False,
    retreat: Retreat = NEVER,
    dives: Sequence[str] = (),
    scrambled: int = 0,
    prize: float = 0.0,
    kamikaze: str = "",
    most_kamikaze: int = 0,
) -> Plan:
    """Put a typed battle together, or say in one line what is wrong with it.

    ``seaborne`` are attackers that come ashore in an assault, beside those of ``attack``; ``scrambled`` of
    the defending aircraft at sea came from an island and need no deck. ``antiaircraft`` is the highest face
    of a gun, if one shoots: by default 1 where ``defend`` names a gun. ``kamikaze`` are attacks on attacking
    ships before the battle: ``2 battleship, cruiser, cruiser`` are two on one battleship and one each on two
    cruisers, ``most_kamikaze`` in all.
    """
    own = read_force(board, attack, "attack")
    ashore = read_force(board, seaborne, "seaborne", seaborne=True)
    theirs = read_force(board, defend, "defend")
    guns = {unit: n for unit, n in theirs.items() if board.kinds[unit.kind].antiaircraft}
    theirs = {unit: n for unit, n in theirs.items() if unit not in guns}
    own.update(ashore)
    sea = any(board.kinds[unit.kind].sea for unit in (*own, *theirs))
    _possible(board, own, theirs, guns, sea, scrambled)
    for unit in ashore:
        if not board.kinds[unit.kind].land:
            raise BadInputError(f"seaborne: land units expected, found {board.kinds[unit.kind].id}")
    shots = _bombardment(board, bombard, ashore, sea)
    if antiaircraft is None:
        antiaircraft = 1 if guns else 0
    if not 0 <= antiaircraft <= 6:
        raise BadInputError(f"antiaircraft: a face from 0 to 6 expected, found {antiaircraft}")
    if not isfinite(prize):
        raise BadInputError(f"prize: a number of IPCs expected, found {prize}")
    return Plan(
        tab=fire.table(board.kinds),
        attackers=as_side(own),
        defenders=as_side(theirs),
        sea=sea,
        attacker_order=tuple(_words(board, order, "order")),
        defender_order=tuple(_words(board, defender_order, "defender order")),
        keep_land=keep_land,
        antiaircraft=0 if sea else antiaircraft,
        bombardment=shots,
        low_luck=low_luck,
        retreat=retreat,
        attacker_dives="attacker" in dives,
        defender_dives="defender" in dives,
        prize=prize,
        kamikaze=read_kamikaze(board, kamikaze, own, sea, most_kamikaze),
    )


def _words(board: Board, order: Sequence[str], what: str) -> list[str]:
    return [board.kinds[_kind(board, word.removesuffix("*"), what)].id for word in order]


def _possible(
    board: Board,
    own: dict[Unit, int],
    theirs: dict[Unit, int],
    guns: dict[Unit, int],
    sea: bool,
    scrambled: int,
) -> None:
    """Refuse line-ups that can never meet."""
    kinds = board.kinds
    if not own:
        raise BadInputError("attack: at least one unit expected, found none")
    if not theirs and not guns:
        raise BadInputError("defend: at least one unit expected, found none")
    for unit in own:
        if kinds[unit.kind].antiaircraft:
            raise BadInputError(f"attack: {kinds[unit.kind].id} never attacks")
    if not sea:
        if scrambled:
            raise BadInputError("scrambled: aircraft scramble only to a sea battle")
        return
    if all(kinds[unit.kind].transport for unit in own):
        raise BadInputError("attack: transports alone attack nobody")
    for what, side in (("attack", own), ("defend", theirs), ("defend", guns)):
        for unit in side:
            if kinds[unit.kind].land:
                raise BadInputError(
                    f"{what}: {kinds[unit.kind].id} cannot fight at sea; its ships go into --bombard"
                )
    _have_decks(board, theirs, scrambled)


def _have_decks(board: Board, theirs: dict[Unit, int], scrambled: int) -> None:
    """Refuse defending aircraft at sea without a deck under them."""
    kinds = board.kinds
    decks = sum(n * kinds[unit.kind].deck for unit, n in theirs.items() if not unit.damaged)
    planes = sum(n for unit, n in theirs.items() if kinds[unit.kind].air)
    if planes > decks + scrambled:
        raise BadInputError(
            f"defend: {planes} aircraft at sea need decks for as many (found {decks}), or --scrambled"
        )
    for unit in theirs:
        if kinds[unit.kind].air and not kinds[unit.kind].carrier_borne:
            raise BadInputError(f"defend: {kinds[unit.kind].id} never defends at sea")


def read_more(board: Board, text: str, *, sea: bool) -> dict[Unit, int]:
    """Attackers to join those on the board of a game, in a battle at sea or on land."""
    found = read_force(board, text, "attack")
    for unit in found:
        kind = board.kinds[unit.kind]
        if kind.antiaircraft:
            raise BadInputError(f"attack: {kind.id} never attacks")
        if kind.land if sea else kind.sea:
            raise BadInputError(f"attack: {kind.id} cannot fight {'at sea' if sea else 'on land'}")
    return found


def read_defenders(board: Board, text: str, *, sea: bool) -> tuple[dict[Unit, int], bool]:
    """Defenders instead of those on the board of a game, and whether they have a gun."""
    found = read_force(board, text, "defend")
    for unit in found:
        kind = board.kinds[unit.kind]
        if kind.land if sea else kind.sea:
            raise BadInputError(f"defend: {kind.id} cannot fight {'at sea' if sea else 'on land'}")
    units = {unit: n for unit, n in found.items() if not board.kinds[unit.kind].antiaircraft}
    if sea:
        _have_decks(board, units, 0)
    return units, len(units) < len(found)


def _bombardment(board: Board, text: str, ashore: dict[Unit, int], sea: bool) -> tuple[tuple[int, int], ...]:
    """The shots of bombarding ships: one for each unit that comes ashore, the best first."""
    ships = read_force(board, text, "bombard")
    if not ships:
        return ()
    if sea:
        raise BadInputError("bombard: only an attack on land is bombarded for")
    shots: dict[int, int] = {}
    for unit, number in ships.items():
        value = board.kinds[unit.kind].bombard
        if not value:
            raise BadInputError(f"bombard: {board.kinds[unit.kind].id} cannot bombard")
        shots[value] = shots.get(value, 0) + number
    landed = sum(ashore.values())
    if sum(shots.values()) > landed:
        raise BadInputError(
            f"bombard: no more ships than units that come ashore ({landed}) expected, "
            f"found {sum(shots.values())}; name them in --seaborne"
        )
    return tuple((shots[value], value) for value in sorted(shots, reverse=True))


def read_kamikaze(
    board: Board, text: str, own: dict[Unit, int], sea: bool, most: int
) -> tuple[tuple[Unit, int], ...]:
    """Kamikaze attacks, at most so many: every entry is one ship of the attackers, with the attacks on it."""
    found = []
    for part in text.split(",") if text.strip() else ():
        ((unit, attacks),) = read_force(board, part if part.strip() else "?", "kamikaze").items()
        if not board.kamikaze_zones or not sea:
            raise BadInputError("kamikaze: only in a sea battle of an edition that knows them")
        if not board.kinds[unit.kind].surface_warship:
            raise BadInputError(f"kamikaze: {board.kinds[unit.kind].id} is no surface warship")
        found.append((unit, attacks))
        if sum(one == unit for one, _ in found) > own.get(unit, 0):
            raise BadInputError(f"kamikaze: no such {board.kinds[unit.kind].id} is left among the attackers")
    total = sum(attacks for _, attacks in found)
    if total > most:
        raise BadInputError(f"kamikaze: at most {most} attacks expected, found {total}")
    return tuple(found)


# -- raids --------------------------------------------------------------------------------------------------


def read_raid(
    board: Board, attack: str, defend: str, aims: str, *, guns_fire: bool, radar: bool = False,
    low_luck: bool = False,
) -> RaidPlan:  # fmt: skip
    """Put a typed raid together; ``guns_fire`` where not the facilities but guns shoot at the bombers.

    ``aims`` names the facilities: ``minor_ic``, ``industrial_complex:8`` with the damage it can still take,
    or ``2 airbase, major_ic`` with the bombers that go for each.
    """
    own, theirs = read_force(board, attack, "attack"), read_force(board, defend, "defend")
    kinds = board.kinds
    for unit in own:
        if not kinds[unit.kind].raids and not kinds[unit.kind].escorts:
            raise BadInputError(f"attack: {kinds[unit.kind].id} takes no part in a raid")
    guns = [unit for unit in theirs if kinds[unit.kind].antiaircraft and guns_fire]
    for unit in theirs:
        if not kinds[unit.kind].intercepts and unit not in guns:
            raise BadInputError(f"defend: {kinds[unit.kind].id} takes no part in a raid")
    targets = tuple(_aim(board, part) for part in aims.split(","))
    for aim in targets:
        if sum(aim.what == other.what for other in targets) > 1:
            raise BadInputError(f"raid: {aim.what} is named twice; a territory has one at most")
    for what, side in (("attack", own), ("defend", theirs)):
        for unit, number in side.items():
            if number > _MOST_RAIDERS:
                name = kinds[unit.kind].id
                raise BadInputError(
                    f"{what}: at most {_MOST_RAIDERS} {name} in a raid expected, found {number}"
                )
    return RaidPlan(
        fire.table(kinds),
        bombers=as_side({unit: n for unit, n in own.items() if kinds[unit.kind].raids}),
        escorts=as_side({unit: n for unit, n in own.items() if not kinds[unit.kind].raids}),
        interceptors=as_side({unit: n for unit, n in theirs.items() if unit not in guns}),
        aims=targets,
        flak=((1 + radar) if guns else 0) if guns_fire else FACILITY_HITS_ON,
        low_luck=low_luck,
    )


def _aim(board: Board, text: str) -> Aim:
    """Read one facility of a raid."""
    match = _AIM.match(text)
    known = {name: kind for name, kind in board.facility_of.items() if kind.max_damage or kind.by_value}
    if match is None or match["what"] not in known:
        raise BadInputError(f"raid: one of {', '.join(known)} expected, found {text.strip()!r}")
    kind = known[match["what"]]
    if match["room"] is None and kind.by_value:
        raise BadInputError(
            f"raid: {kind.id} takes twice the value of its territory; say how much, e.g. {kind.id}:8"
        )
    room = int(match["room"]) if match["room"] is not None else kind.max_damage
    if kind.max_damage and room > kind.max_damage:
        raise BadInputError(f"raid: {kind.id} takes at most {kind.max_damage} points, found {room}")
    return Aim(kind.id, room, int(match["bombers"]) if match["bombers"] else 0)
