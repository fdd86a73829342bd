"""Industrial complexes, airbases and naval bases: what stands where, damage, output, repair.

Facilities are marks of a territory, not pieces, so they are never on the battle strip, never move and are
never cargo [P40-FAC-01, P40-FAC-03, A50-ICX-05]; whoever controls the territory has them
[see P40-CAP-07, A50-CAP-07]. Their prices and limits are data of the board.
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.events import Damaged
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import Facilities

AIRBASE, NAVAL_BASE, COMPLEX = "airbase", "naval_base", "complex"
BASES = (AIRBASE, NAVAL_BASE)
NAMES = (AIRBASE, NAVAL_BASE, COMPLEX)  # in the order of the stored tuple
MINOR_IC, MAJOR_IC, UPGRADE = "minor_ic", "major_ic", "upgrade"  # items that are bought
MINOR, MAJOR = 1, 2  # stored sizes of a complex; an edition with one kind of complex stores 1


def built(board: Board) -> tuple[str, ...]:
    """The kinds of facilities that there are on a board."""
    return tuple(what for what in NAMES if what == COMPLEX or what in board.facility_of)


def size_name(board: Board, size: int) -> str:
    """What documents call a complex of a stored size: minor, major, or industrial where there is one kind."""
    return board.complexes[size].removesuffix("_ic").removesuffix("_complex")


def present(parts: Facilities, what: str) -> bool:
    """Whether a territory has the facility."""
    return parts[2] > 0 if what == COMPLEX else parts[NAMES.index(what)] >= 0


def damage(parts: Facilities, what: str) -> int:
    """Damage points on a facility, 0 where there is none of that kind."""
    return parts[3] if what == COMPLEX else max(0, parts[NAMES.index(what)])


def max_damage(board: Board, space: int, parts: Facilities, what: str) -> int:
    """The most damage a facility can have: 20 major, 6 minor, 6 a base. [P40-FAC-05]

    A complex that produces by the value of its territory takes up to twice that value. [A50-ICX-03]
    """
    item = board.complexes[parts[2]] if what == COMPLEX else what
    if not item:
        return 0
    kind = board.facility_of[item]
    return 2 * board.ipc[space] if kind.by_value else kind.max_damage


def room(war: War, space: int, what: str) -> int:
    """The damage points a facility can still take. [P40-FAC-05, A50-ICX-03]"""
    parts = war.state.facilities[space]
    return max(0, max_damage(war.board, space, parts, what) - damage(parts, what))


def operative(board: Board, parts: Facilities, what: str) -> bool:
    """Whether a base stands and has fewer than 3 damage points. [P40-FAC-07, P40-FAC-13, P40-FAC-18]"""
    return present(parts, what) and damage(parts, what) < board.facility_of[what].inoperative_at


def output(war: War, space: int, size: int) -> int:
    """Units the complex of a territory, working at this size, produces in a turn.

    Ten for a major and three for a minor one [P40-MOB-04], or as many as the territory is worth [A50-ICX-01,
    A50-MOB-03], and what the edition adds; one less for every point of damage, never below none.
    """
    if not size:
        return 0
    kind = war.board.facility_of[war.board.complexes[size]]
    full = war.board.ipc[space] if kind.by_value else kind.output
    # [P40-MOB-05, P40-MOB-06, A50-ICX-02, A50-ICX-04, A50-MOB-04, A50-TEC-23]
    return max(0, full + war.edition.extra_output(war, space) - war.state.facilities[space][3])


def with_damage(parts: Facilities, what: str, points: int) -> Facilities:
    """The same facilities with one of them at ``points`` damage."""
    air, naval, size, hurt = parts
    if what == AIRBASE:
        return points, naval, size, hurt
    if what == NAVAL_BASE:
        return air, points, size, hurt
    return air, naval, size, points


def suffer(war: War, space: int, what: str, points: int) -> int:
    """Damage a facility up to its limit and return the points that counted; it is never destroyed.

    [P40-FAC-05, P40-FAC-06, A50-ICX-03, A50-ICX-04]
    """
    parts = war.state.facilities[space]
    old = damage(parts, what)
    new = min(old + points, max_damage(war.board, space, parts, what))
    if new > old:
        war.state.facilities[space] = with_damage(parts, what, new)
        _report(war, space, what, new - old)
    return max(0, new - old)


def repair(war: War, space: int, what: str) -> None:
    """Take one damage point off; it counts at once. [P40-PUR-05, P40-PUR-06, P40-FAC-08, A50-PUR-08]"""
    parts = war.state.facilities[space]
    war.state.facilities[space] = with_damage(parts, what, damage(parts, what) - 1)
    _report(war, space, what, -1)


def build(war: War, space: int, item: str) -> None:
    """Put a bought facility into a territory. An upgraded complex keeps its damage. [P40-MOB-23]"""
    air, naval, size, hurt = war.state.facilities[space]
    if item == AIRBASE:
        air = 0
    elif item == NAVAL_BASE:
        naval = 0
    elif item == UPGRADE:
        size = MAJOR
    else:
        size, hurt = war.board.complexes.index(item), 0
    war.state.facilities[space] = (air, naval, size, hurt)


def downgrade(war: War, space: int) -> None:
    """Turn a major complex into a minor one, its damage within the smaller limit. [P40-OPT-04]"""
    air, naval, size, hurt = war.state.facilities[space]
    if size == MAJOR:
        most = war.board.facility_of[MINOR_IC].max_damage
        war.state.facilities[space] = (air, naval, MINOR, min(hurt, most))


def _report(war: War, space: int, what: str, points: int) -> None:
    holder = war.board.owner_ids[war.state.control[space]]
    war.emit(Damaged(power=holder, what=what, space=war.name(space), points=points))
