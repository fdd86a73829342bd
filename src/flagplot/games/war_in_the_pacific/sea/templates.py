"""Cards written as in the phase before: mission, class, night and stories again, the same course onwards."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from flagplot.board.grid import SIDES
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import plots
from flagplot.games.war_in_the_pacific.sea.state import Card, Habit


def keep(play: Campaign, side: int) -> None:
    """What the cards of a side say is remembered when they are handed in."""
    sea, mine = play.sea, play.forces_of(side)
    kept = {label: habit for label, habit in sea.before.items() if label in sea.forces and label not in mine}
    for label in mine:
        card = sea.cards.get(label)
        if card is not None and not card.leave:
            turns = _turns(play, (play.force(label).hex, *card.route))
            kept[label] = Habit(card.mission, card.speed, card.night, card.story, turns)
    sea.before = dict(sorted(kept.items()))


def _turns(play: Campaign, hexes: tuple[int, ...]) -> tuple[int, ...]:
    """A route as the sides by which hexes are left."""
    grid = play.chart.grid
    return tuple(
        next(side for side in range(SIDES) if grid.beside(one, side) == other)
        for one, other in pairwise(hexes)
    )


def again(play: Campaign, label: str) -> Card | None:
    """The card of the phase before, as far as it is still possible; None if there was none."""
    old = play.sea.before.get(label)
    if old is None:
        return None
    card = plots.blank(play, label)
    card = replace(
        card,
        speed=old.speed if old.speed in plots.speeds(play, label) else card.speed,
        mission=old.mission if old.mission in plots.missions(play, label) else card.mission,
        story=old.story,
    )
    if old.night and plots.room(play, label, card) >= plots.NIGHT:
        card = replace(card, night=True)
    return replace(card, route=_onwards(play, label, card, old.turns))


def _onwards(play: Campaign, label: str, card: Card, turns: tuple[int, ...]) -> tuple[int, ...]:
    """The same turns once more, from where the task force is now, as far as water and MPs last."""
    if not plots.may_be_active(play, label, card.speed):
        return ()
    route, here = [], play.force(label).hex
    left, slow = plots.budget(play, label, card), plots.slow(play, label)
    for side in turns:
        there = play.chart.grid.beside(here, side)
        if there not in play.chart.sea.get(here, ()):
            break
        left -= play.chart.price(here, (there,), slow)
        if left < 0:
            break
        route.append(there)
        here = there
    return tuple(route)


def waiting(play: Campaign, side: int) -> list[str]:
    """The task forces without a card that had one in the phase before."""
    return [
        label for label in play.forces_of(side) if label in play.sea.before and label not in play.sea.cards
    ]
