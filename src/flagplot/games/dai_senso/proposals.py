"""Orders a faction can give as one: all used Convoys ready again, support placed as in the turn before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from flagplot.games.dai_senso.places import CONVOYS, IDS, zone_box, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.support.frames import Reuse, Support, SupportStage
from flagplot.games.dai_senso.support.placement import PLACE
from flagplot.games.dai_senso.support.reuse import REUSE, used
from flagplot.games.dai_senso.turn.frames import GameTurn
from flagplot.kernel.action import Action, act
from flagplot.kernel.proposals import Proposal, ProposalName, ProposalPart, Trial, together
from flagplot.kernel.words import listed, the

READY = ProposalName("ready", "Make all Convoys ready")
AGAIN = ProposalName("again", "Place as in your last turn")
FOLLOWING = ("strike", "escort", "stay", "hit", "decline")  # answers that belong to a unit just placed


def proposals(war: War) -> Iterator[ProposalName]:
    """When there is more than one Convoy; in the Support Segment from the second Game Turn on."""
    frame, first = war.state.frames[-1], war.state.frames[0]
    if isinstance(frame, Reuse) and len(used(war, war.state.phasing)) > 1:
        yield READY
    later = isinstance(first, GameTurn) and first.played > 0
    if isinstance(frame, Support) and frame.stage == SupportStage.PLACEMENT and later:
        yield AGAIN


def ready(war: War) -> Proposal:
    """Every Troop Convoy of a Used Box back to the Convoys Box of its zone."""
    counters = used(war, war.state.phasing)
    parts = []
    for one in counters:
        start = war.state.place[one]
        way = IDS[start], IDS[zone_box(zone_of(start), CONVOYS)]
        parts.append(ProposalPart(f"{the(war.id(one))}: {the(way[0])} → {the(way[1])}", way))
    answer = together([act(REUSE, war.id(one)) for one in counters])
    return Proposal(READY.id, READY.name, answer, tuple(parts))


def again(trial: Trial[Any], war: War, earlier: Sequence[Action]) -> Proposal:
    """Support units and Convoys of the same types in the same places, until somebody may contest one."""
    parts, left = [], []
    for old in _last_placed(war, earlier):
        if old.verb != PLACE:
            trial.give(old)
            continue
        new = next((one for one in trial.legal() if one.verb == PLACE and _like(war, one, old)), None)
        if new is not None and trial.give(new):
            parts.append(ProposalPart(f"{the(new.args[0])}: {the(new.args[1])}"))
        else:
            left.append(str(old.args[0]))
    rest = "Nothing was placed in your last turn." if not parts and not left else ""
    if left:
        why = "To be placed when others have had their say" if trial.over else "Not possible now"
        rest = f"{why}: {listed(left)}."
    return Proposal(AGAIN.id, AGAIN.name, together(trial.answers), tuple(parts), rest)


def _last_placed(war: War, earlier: Sequence[Action]) -> list[Action]:
    """The placements of the last Support Segment in which there were any, with what followed on each."""
    found: list[Action] = []
    for answer in reversed(earlier):
        if answer.verb in (PLACE, *FOLLOWING):
            found.append(answer)
        elif any(_support(war, one) for one in found):
            break
        else:
            found = []
    return found[::-1]


def _support(war: War, answer: Action) -> bool:
    """Whether a support unit or a Convoy was placed; events of politics place other things."""
    id = str(answer.args[0]) if answer.verb == PLACE else ""
    if id not in war.tables.number:
        return False
    counter = war.counter(war.tables.counter(id))
    return bool(counter.convoy) or counter.faces[0].support


def _like(war: War, one: Action, other: Action) -> bool:
    """Whether counters of one type are placed alike: any of them stands for all."""
    types = {war.counter(war.tables.counter(str(answer.args[0]))).type for answer in (one, other)}
    return one.args[1:] == other.args[1:] and len(types) == 1
