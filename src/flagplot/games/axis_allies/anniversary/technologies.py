"""The twelve technologies: who has which, and what each changes in its owner's units.

Most of them change the unit profiles of their owner alone [A50-RND-12]. As nobody else attacks, moves or buys
in a power's turn, the board of the active power simply has other profiles: Advanced Artillery, Paratroopers,
Mechanized Infantry, Super Submarines, Jet Fighters, Improved Shipyards, Long-Range Aircraft and Heavy Bombers
are rows of data, which the loader puts into that board [A50-TEC-32]. Rockets, Increased Factory Production,
War Bonds and Radar are asked for by ``has`` where they matter.
"""

from __future__ import annotations

from functools import cache

from flagplot.games.axis_allies.anniversary.loader import Technology, data
from flagplot.games.axis_allies.events import Developed
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.words import the

CHARTS = (1, 2)
EXTRA_UNITS = 2  # of Increased Factory Production
EXTRA_FROM = 3  # value a territory must have for them
FACTORIES, BONDS, RADAR = "increased_factory_production", "war_bonds", "radar"


def flag(seat: str) -> str:
    """Where a state keeps the technologies of a power: one number, one bit for each."""
    return f"tech.{seat}"


@cache
def _bit(technology: str) -> int:
    """The bit of a technology."""
    return next(1 << number for number, one in enumerate(data().technologies) if one.id == technology)


def everything() -> int:
    """All technologies as one number."""
    return (1 << len(data().technologies)) - 1


def owned(state: WarState, seat: str) -> int:
    """The technologies of a power as one number; China never has any. [A50-CHN-24, A50-GEN-07]"""
    return state.flags.get(flag(seat), 0)


def has(war: War, power: int, technology: str) -> bool:
    """Whether a power has a technology itself; those of friends are of no use to it. [A50-RND-12]"""
    return bool(owned(war.state, war.board.owner_ids[power]) & _bit(technology))


def number(names: object, what: str) -> int:
    """The number of a list of technologies, as position documents write them."""
    known = [one.id for one in data().technologies]
    if not isinstance(names, list) or any(name not in known for name in names):
        raise BadInputError(f"{what}: a list of {', '.join(known)} expected, found {names!r}")
    found = 0
    for name in names:
        found |= _bit(name)
    return found


def listed(number: int) -> tuple[Technology, ...]:
    """The technologies in such a number."""
    return tuple(one for one in data().technologies if number & _bit(one.id))


def chart(number: int) -> tuple[Technology, ...]:
    """The six advances of a breakthrough chart, in the order of the die."""
    found = [one for one in data().technologies if one.chart == number]
    return tuple(sorted(found, key=lambda one: one.roll))


def learn(war: War, power: int, technology: Technology) -> None:
    """Give a power a technology; it counts from now on. [A50-RND-11, A50-TEC-39]"""
    state, seat = war.state, war.seat(power)
    state.flags = {**state.flags, flag(seat): owned(state, seat) | _bit(technology.id)}
    war.refresh()
    war.emit(Developed(power=seat, technology=technology.id, name=technology.name, chart=technology.chart))


# -- combat --------------------------------------------------------------------------------------------


def gun_hits_on(war: War, owner: int) -> int:
    """The highest face that brings an aircraft down: 1, or 2 if the owner of the gun has Radar.

    [A50-AAG-04, A50-TEC-33, A50-TEC-34]
    """
    return 2 if owner < war.board.n_powers and has(war, owner, RADAR) else 1


# -- production and income -----------------------------------------------------------------------------


def extra_output(war: War, space: int) -> int:
    """Units Increased Factory Production adds to the complex of a territory.

    Two, before damage counts, where the value is 3 or more; as printed, everywhere. [A50-TEC-22, A50-TEC-23,
    A50-ICX-11]
    """
    holder = war.state.control[space]
    if holder >= war.board.n_powers or not has(war, holder, FACTORIES):
        return 0
    least = EXTRA_FROM if war.state.options["official_errata_2009"] else 0
    return EXTRA_UNITS if war.board.ipc[space] >= least else 0


HALF_REPAIRED = "half_repaired"  # flag: the power has paid for one more marker than it has removed


def repair_cost(war: War, power: int) -> int:
    """One IPC a marker; with Increased Factory Production every second one is free. [A50-PUR-06, A50-TEC-24]

    Together the markers of a turn so cost half their number, rounded up, wherever they lie.
    """
    return 0 if war.state.flags[HALF_REPAIRED] else 1


def repaired(war: War, power: int) -> None:
    """Note that a marker was removed. [A50-TEC-24]"""
    if has(war, power, FACTORIES):
        _half_repaired(war, 1 - war.state.flags[HALF_REPAIRED])


def forget_half(war: War) -> None:
    """Drop half a repair that was not used in its turn. [A50-TEC-24]"""
    if war.state.flags[HALF_REPAIRED]:
        _half_repaired(war, 0)


def _half_repaired(war: War, value: int) -> None:
    war.state.flags = {**war.state.flags, HALF_REPAIRED: value}


def sell_bonds(war: War, power: int) -> None:
    """War Bonds: one die of IPCs after production and objectives. [A50-TEC-25, A50-INC-07, A50-INC-08]"""
    if has(war, power, BONDS):
        (face,) = war.roll(1, f"{the(war.seat(power))} war bonds")
        war.pay(power, face, "war bonds")
