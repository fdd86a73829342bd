"""Positions that cannot be: what a document may not say about this game."""

from __future__ import annotations

from flagplot.games.axis_allies import china as chinese
from flagplot.games.axis_allies.economy.facilities import COMPLEX, MAJOR, NAVAL_BASE, present
from flagplot.games.axis_allies.pacific_1940 import setup
from flagplot.games.axis_allies.pacific_1940.loader import data
from flagplot.games.axis_allies.pacific_1940.powers import CHINA
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.kernel.errors import BadInputError

CHINESE = ("infantry", "artillery", "fighter", "aa_gun")  # what China can have
CHINA_BUYS = ("infantry", "artillery")


def check(war: War) -> None:
    """Refuse a position that breaks a rule which no play can break."""
    for space in range(war.board.n):
        if not war.board.sea[space]:
            _check_holder(war, space)
    _check_facilities(war)
    _check_china(war)
    _check_flags(war)
    _check_earlier(war)
    for space, stacks in enumerate(war.state.units):
        for piece, count in stacks.items():
            _check_unit(war, space, piece, count)


def _check_holder(war: War, space: int) -> None:
    """Who may hold what: a power, or whoever printed there is none.

    Soviet land and the Himalayas are closed [P40-MAP-19, P40-MAP-24]; China controls only Chinese land
    [P40-CHN-07, P40-CHN-10]; only neutral land ever joins a side [P40-MAP-11].
    """
    board, holder, name = war.board, war.state.control[space], war.name(space)
    found = f"found {board.owner_ids[holder]}"
    if holder != board.start_control[space]:
        if board.closed_mask >> space & 1:
            raise BadInputError(f"control of {name}: nobody ever takes it, {found} [{_closed(war, space)}]")
        if holder >= board.n_powers:
            raise BadInputError(f"control of {name}: a power expected, {found} [P40-MAP-04]")
        if holder == CHINA and not board.chinese_mask >> space & 1:
            raise BadInputError(f"control of {name}: China controls only Chinese land [P40-CHN-10]")
    if space in war.state.aligned and not board.neutral_mask >> space & 1:
        raise BadInputError(f"aligned {name}: only neutral territories join a side [P40-MAP-11]")


def _closed(war: War, space: int) -> str:
    return "P40-MAP-24" if war.board.spaces[space].status == "impassable" else "P40-MAP-19"


def _check_facilities(war: War) -> None:
    """Facilities stand where they may be built, or where they stood at the start.

    [P40-MOB-15, P40-MOB-16, P40-MOB-18, P40-MOB-19]
    """
    state, board = war.state, war.board
    printed = setup.new_state(state.scenario, state.options).facilities
    for space, parts in enumerate(state.facilities):
        if parts == printed[space]:
            continue
        place, name = board.spaces[space], war.name(space)
        if present(parts, NAVAL_BASE) and not place.coastal and not place.island:
            raise BadInputError(f"naval base in {name}: a coast expected, found none [P40-MOB-19]")
        if not present(parts, COMPLEX) or parts[2] == printed[space][2]:
            continue
        if not place.complex:
            rule = "P40-MOB-18" if place.island else "P40-MOB-16"
            raise BadInputError(f"complex in {name}: none can ever stand there [{rule}]")
        if parts[2] == MAJOR and place.complex != "major":
            raise BadInputError(f"complex in {name}: a minor one at most expected [P40-MOB-15]")


def _check_china(war: War) -> None:
    """What waits for China is what it may buy. [P40-CHN-02, P40-CHN-03]"""
    for item in war.state.pool[CHINA]:
        if (name := war.board.items[item]) not in CHINA_BUYS:
            wanted = " or ".join(CHINA_BUYS)
            raise BadInputError(f"pool of china: {wanted} expected, found {name} [P40-CHN-02]")


def _check_flags(war: War) -> None:
    """Six kamikaze attacks in the whole game; everything else is yes or no. [P40-KAM-02]"""
    for name, value in war.state.flags.items():
        most = data().tables.kamikaze.attacks if name == "kamikaze_left" else 1
        if value > most:
            raise BadInputError(f"{name}: a whole number from 0 to {most} expected, found {value}")


def _check_earlier(war: War) -> None:
    """What happened earlier in the turn fits the map: conquests changed hands, assaults reach their target.

    [P40-CAP-06, P40-AMP-02]
    """
    state, board = war.state, war.board
    for space in state.captured:
        if board.sea[space] or state.turn_control[space] == state.control[space]:
            name = war.name(space)
            raise BadInputError(f"captured {name}: its holder before expected under this_turn control")
    zones = (*state.attacks, *state.entered_zones, *state.fought_zones, *state.kamikaze_zones)
    for zone in (*zones, *state.new_hostile_zones, *(launch for launch, _ in state.assaults)):
        if not board.sea[zone]:
            raise BadInputError(f"this_turn: a sea zone expected, found {war.name(zone)}")
    for zone, target in state.assaults:
        if target not in board.land_near[zone]:
            raise BadInputError(f"assaults: {war.name(target)} is not next to {war.name(zone)} [P40-AMP-02]")


def _check_unit(war: War, space: int, piece: int, count: int) -> None:
    """Where a unit may be. [P40-MAP-19, P40-MAP-24, P40-MAP-07, P40-CHN-07, P40-CHN-08, P40-CHN-13]"""
    board, seen, name = war.board, look(piece), war.name(space)
    kind = board.kinds[seen.kind].id
    found = f"found {board.owner_ids[seen.owner]} {kind}"
    if board.closed_mask >> space & 1:
        raise BadInputError(f"units of {name}: no unit ever enters it, {found} [{_closed(war, space)}]")
    if seen.owner == board.neutral:
        most = board.spaces[space].neutral_infantry
        if kind != "infantry" or count > most:
            raise BadInputError(
                f"units of {name}: up to {most} neutral infantry expected, found {count} {kind} [P40-MAP-07]"
            )
        return
    if any(item.owner == CHINA for item in seen.aboard):
        raise BadInputError(f"units of {name}: Chinese units never go to sea, found one aboard [P40-CHN-08]")
    if seen.owner == CHINA:
        if kind not in CHINESE:
            raise BadInputError(
                f"units of {name}: China has only {', '.join(CHINESE)}, found {kind} [P40-CHN-02]"
            )
        outside = chinese.outside(war, space, seen.kind)
        if outside is not None:
            raise BadInputError(f"units of {name}: {outside.text}, found {kind} [{outside.rule}]")
