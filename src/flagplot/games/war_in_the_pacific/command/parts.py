"""Detachments: a unit is split into parts, and parts are joined again. [27.11.2, BR-23-29, SC-S1-11]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.events import Note
from flagplot.games.war_in_the_pacific.landing.frames import Entry
from flagplot.games.war_in_the_pacific.marks import KNOWN
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.units import MOST_PARTS
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the


def free_rows(play: Campaign, unit: int) -> list[int]:
    """The numbers that parts of a unit could still take: it has at most three parts. [BR-23-29]"""
    if not play.tables.ground[play.tables.family(unit)].splits:
        return []
    return [one for one in play.tables.parts(unit) if play.state.place[one] == OUT][:MOST_PARTS]


def unplanned(play: Campaign, entries: tuple[Entry, ...], unit: int) -> int:
    """Steps of a unit that a landing plan does not speak of."""
    return play.state.steps[unit] - sum(entry[1] for entry in entries if entry[0] == unit)


def parts_needed(play: Campaign, entries: tuple[Entry, ...], unit: int) -> int:
    """Numbers that the parts of a unit would need for a landing plan beyond those they have."""
    total = 0
    for one in play.tables.parts(unit):
        planned = [entry for entry in entries if entry[0] == one]
        if planned:
            total += len(planned) + (unplanned(play, entries, one) > 0) - 1
    return total


def may_split(play: Campaign, unit: int) -> bool:
    """Whether a unit may be split further: parts that are to land are not forestalled. [BR-23-29]"""
    return len(free_rows(play, unit)) > parts_needed(play, play.state.plan, unit)


def split(play: Campaign, unit: int, steps: int) -> int:
    """Some steps become a part of their own; it has the same quality, activation and broken status.

    Gives its number. [BR-23-29]
    """
    state = play.state
    part = free_rows(play, unit)[0]
    state.place[part], state.came[part] = state.place[unit], state.came[unit]
    state.marks[part], state.spent[part] = state.marks[unit], state.spent[unit]
    state.steps[part], state.steps[unit] = steps, state.steps[unit] - steps
    return part


def join(play: Campaign, unit: int, other: int) -> None:
    """Parts that are stacked become one; a general with either stays. [BR-23-29]"""
    state = play.state
    state.steps[unit] = state.steps[unit] + state.steps[other]
    state.spent[unit] = max(state.spent[unit], state.spent[other])
    for leader in state.leader.where(other):
        state.leader[leader] = unit
    state.steps[other] = state.marks[other] = state.spent[other] = 0
    state.place[other] = state.came[other] = OUT


def joinable(play: Campaign, unit: int, other: int) -> bool:
    """Whether two units are parts of one, in one place and alike."""
    state = play.state
    return (
        unit < other
        and play.tables.family(unit) == play.tables.family(other)
        and state.place[unit] == state.place[other] != OUT
        and state.marks[unit] | KNOWN == state.marks[other] | KNOWN
    )


def orders(play: Campaign, side: int) -> list[Action]:
    """Everything that may be split or joined by a side on the island."""
    units = play.ashore(side)
    found = [
        act("split", play.id(unit), steps)
        for unit in units
        if may_split(play, unit)
        for steps in range(1, play.state.steps[unit])
    ]
    found += [
        act("merge", play.id(unit), play.id(other))
        for unit in units
        for other in units
        if joinable(play, unit, other)
    ]
    return found


def carry_out(play: Campaign, action: Action) -> None:
    """Split or join as ordered."""
    unit = play.tables.number[str(action.args[0])]
    if action.verb == "split":
        part = split(play, unit, int(action.args[1]))
        if play.is_(unit, KNOWN):
            steps = counted(int(action.args[1]), "step")
            play.note(f"{does(play.id(unit), 'is')} split: {the(play.id(part))} has {steps}")
        return
    join(play, unit, play.tables.number[str(action.args[1])])
    play.emit(Note(what=f"{the(action.args[1])} joins {the(action.args[0])}"))


def why_not(play: Campaign, side: int, action: Action) -> Refusal | None:
    """Why something cannot be split or joined."""
    id = str(action.args[0])
    unit = play.tables.number[id]
    if play.side(unit) != side or unit not in play.ashore(side):
        return illegal("BR-23-29", f"{the(id)} is not yours on the island", id)
    if action.verb == "merge":
        return illegal("BR-23-29", "only parts of one unit that are stacked and alike are joined", id)
    if not play.tables.ground[play.tables.family(unit)].splits:
        return illegal("SC-S1-11", f"{the(id)} cannot be split", id)
    if not may_split(play, unit):
        return illegal("BR-23-29", f"{the(id)} has three parts already", id)
    return illegal("BR-23-29", f"each part of {the(id)} needs at least one step", id)
