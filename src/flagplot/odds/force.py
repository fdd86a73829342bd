"""One side of an imagined battle: units, the order in which they are lost, and what is left after hits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from flagplot.games.axis_allies.combat import fire
from flagplot.kernel.errors import BadInputError


class Unit(NamedTuple):
    """A unit as a battle sees it."""

    kind: int
    damaged: bool = False
    seaborne: bool = False  # came ashore in this assault and cannot retreat


Units = Mapping[Unit, int]


class Loss(NamedTuple):
    """One hit taken: a unit is lost, or only damaged."""

    unit: Unit
    sunk: bool


def text_of(tab: fire.Table, unit: Unit) -> str:
    """A unit in words."""
    return tab.kinds[unit.kind].id + ("*" if unit.damaged else "") + ("~seaborne" if unit.seaborne else "")


def sensible_order(tab: fire.Table, units: Units, *, attacking: bool, keep_land: int = 0) -> tuple[Loss, ...]:
    """The order of loss of a player who thinks: free damage first, cheap before dear, weak before strong.

    With ``keep_land`` so many units that can capture are kept to the very last.
    """
    value = tab.attack if attacking else tab.defense

    def cheap(unit: Unit) -> tuple[object, ...]:
        kind = tab.kinds[unit.kind]
        return kind.transport, kind.cost, value[unit.kind], unit.kind, not unit.damaged, not unit.seaborne

    damage, losses = [], []
    for unit in sorted(units, key=cheap):
        if tab.hits[unit.kind] > 1 and not unit.damaged:
            damage += [Loss(unit, False)] * units[unit]
        losses += [Loss(unit, True)] * units[unit]
    damage.sort(key=lambda loss: -tab.kinds[loss.unit.kind].cost)
    kept: list[Loss] = []
    for loss in reversed(losses):
        if len(kept) < keep_land and tab.kinds[loss.unit.kind].captures:
            kept.append(loss)
    for loss in kept:
        losses.reverse()
        losses.remove(loss)
        losses.reverse()
    return (*damage, *losses, *reversed(kept))


def custom_order(
    tab: fire.Table, units: Units, words: Sequence[str], *, attacking: bool, keep_land: int = 0
) -> tuple[Loss, ...]:
    """An order of loss by kinds: those named in their order, the others sensibly after them.

    ``battleship`` alone means damage at its sensible place and the loss where it is named; ``battleship*``
    names the loss of a damaged one too. A kind that is not in the force is an error.
    """
    names = {kind.id: i for i, kind in enumerate(tab.kinds)}
    wanted = []
    for word in words:
        kind = names.get(word.removesuffix("*"))
        if kind is None:
            raise BadInputError(f"order of loss: no unit is called {word!r}; expected {', '.join(names)}")
        if all(unit.kind != kind for unit in units):
            raise BadInputError(f"order of loss: there is no {word} in that force")
        wanted.append(kind)
    order = sensible_order(tab, units, attacking=attacking, keep_land=keep_land)

    def place(pair: tuple[int, Loss]) -> tuple[int, int]:
        at, loss = pair
        if not loss.sunk:
            return -1, at
        kind = loss.unit.kind
        return (wanted.index(kind) if kind in wanted else len(wanted)), at

    tail = order[len(order) - keep_land :] if keep_land else ()
    head = order[: len(order) - len(tail)]
    return (*[loss for _, loss in sorted(enumerate(head), key=place)], *tail)


def total_hits(tab: fire.Table, units: Units) -> int:
    """Hits the units can take together."""
    return sum(number * (tab.hits[unit.kind] - unit.damaged) for unit, number in units.items())


def left_after(tab: fire.Table, units: Units, losses: Sequence[Loss]) -> dict[Unit, int]:
    """What is left of the units after some losses."""
    return dict(one_by_one(tab, units, losses)[-1])


def one_by_one(tab: fire.Table, units: Units, losses: Sequence[Loss]) -> list[tuple[tuple[Unit, int], ...]]:
    """What is left of the units before any loss, after the first, after the second, ..."""
    left = dict(units)
    found = [tuple(sorted(left.items()))]
    for unit, sunk in losses:
        hurt = unit if unit.damaged or tab.hits[unit.kind] < 2 else unit._replace(damaged=True)
        gone = hurt if sunk and hurt in left else unit
        left[gone] -= 1
        if not left[gone]:
            del left[gone]
        if not sunk:
            left[hurt] = left.get(hurt, 0) + 1
        found.append(tuple(sorted(left.items())))
    return found


def counts(tab: fire.Table, units: Units) -> list[int]:
    """The units by kind, as the rules muster them."""
    found = [0] * tab.n
    for unit, number in units.items():
        found[unit.kind] += number
    return found


def room(tab: fire.Table, units: Units) -> fire.Room:
    """Hits each target group can take."""
    found = [0, 0, 0, 0]
    for unit, number in units.items():
        found[tab.group[unit.kind]] += number * (tab.hits[unit.kind] - unit.damaged)
    return found[0], found[1], found[2], found[3]
