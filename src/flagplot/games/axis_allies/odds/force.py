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
Side = tuple[tuple[Unit, int], ...]  # a force as a key


class Loss(NamedTuple):
    """One hit taken: a unit is lost, or only damaged."""

    unit: Unit
    sunk: bool


class Losses(NamedTuple):
    """Equal hits taken one after the other."""

    unit: Unit
    sunk: bool
    number: int


def text_of(tab: fire.Table, unit: Unit) -> str:
    """A unit in words."""
    return tab.kinds[unit.kind].id + ("*" if unit.damaged else "") + ("~seaborne" if unit.seaborne else "")


def sensible_order(
    tab: fire.Table, units: Units, *, attacking: bool, keep_land: int = 0
) -> tuple[list[Losses], list[Losses]]:
    """The order of loss of a player who thinks: free damage first, cheap before dear, weak before strong.

    With ``keep_land`` so many units that can capture are kept to the very last: they are the second list.
    """
    value, kinds = (tab.attack if attacking else tab.defense), tab.kinds

    def cheap(unit: Unit) -> tuple[object, ...]:
        kind = kinds[unit.kind]
        return kind.transport, kind.cost, value[unit.kind], unit.kind, not unit.damaged, not unit.seaborne

    damage, losses = [], []
    kept: list[Losses] = []
    for unit in sorted(units, key=cheap):
        if tab.hits[unit.kind] > 1 and not unit.damaged:
            damage.append(Losses(unit, False, units[unit]))
        losses.append(Losses(unit, True, units[unit]))
    damage.sort(key=lambda loss: -kinds[loss.unit.kind].cost)
    for at in range(len(losses) - 1, -1, -1):
        unit, _, number = losses[at]
        if keep_land and kinds[unit.kind].captures:
            last = min(number, keep_land)
            keep_land -= last
            losses[at] = Losses(unit, True, number - last)
            kept.insert(0, Losses(unit, True, last))
    return [*damage, *losses], kept


def order_of_loss(
    tab: fire.Table, units: Units, words: Sequence[str], *, attacking: bool, keep_land: int = 0
) -> list[Losses]:
    """An order of loss by kinds: those named in their order, the others sensibly after them.

    ``battleship`` alone means damage at its sensible place and the loss where it is named; ``battleship*``
    names the loss of a damaged one too. A kind that is not in the force is an error.
    """
    order, kept = sensible_order(tab, units, attacking=attacking, keep_land=keep_land)
    if words:
        wanted = _named(tab, units, words)

        def place(loss: Losses) -> int:
            if not loss.sunk:
                return -1
            kind = loss.unit.kind
            return wanted.index(kind) if kind in wanted else len(wanted)

        order.sort(key=place)
    return order + kept


def _named(tab: fire.Table, units: Units, words: Sequence[str]) -> list[int]:
    """The kinds of an order of loss."""
    names = {kind.id: i for i, kind in enumerate(tab.kinds)}
    wanted = []
    for word in words:
        kind = names.get(word.removesuffix("*"))
        if kind is None:
            raise BadInputError(f"order of loss: no unit is called {word!r}; expected {', '.join(names)}")
        if all(unit.kind != kind for unit in units):
            raise BadInputError(f"order of loss: there is no {word} in that force")
        if kind in wanted:
            raise BadInputError(f"order of loss: {word} is named twice")
        wanted.append(kind)
    return wanted


def custom_order(
    tab: fire.Table, units: Units, words: Sequence[str], *, attacking: bool, keep_land: int = 0
) -> tuple[Loss, ...]:
    """The same order hit by hit."""
    order = order_of_loss(tab, units, words, attacking=attacking, keep_land=keep_land)
    return tuple(Loss(unit, sunk) for unit, sunk, number in order for _ in range(number))


def total_hits(tab: fire.Table, units: Units) -> int:
    """Hits the units can take together."""
    return sum(number * (tab.hits[unit.kind] - unit.damaged) for unit, number in units.items())


def left_after(tab: fire.Table, units: Units, losses: Sequence[Loss]) -> dict[Unit, int]:
    """What is left of the units after some losses."""
    return dict(one_by_one(tab, units, losses)[-1])


def one_by_one(tab: fire.Table, units: Units, losses: Sequence[Loss]) -> list[Side]:
    """What is left of the units before any loss, after the first, after the second, ..."""
    left = dict(units)
    found = [tuple(sorted(left.items()))]
    for unit, sunk in losses:
        hurt = damaged(tab, unit)
        gone = hurt if sunk and hurt in left else unit
        left[gone] -= 1
        if not left[gone]:
            del left[gone]
        if not sunk:
            left[hurt] = left.get(hurt, 0) + 1
        found.append(tuple(sorted(left.items())))
    return found


def damaged(tab: fire.Table, unit: Unit) -> Unit:
    """The unit as it is when it can take but one more hit."""
    return unit if unit.damaged or tab.hits[unit.kind] < 2 else unit._replace(damaged=True)


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
