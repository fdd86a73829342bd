"""Where a task force may sail to, shown before anything is written."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import planner, plots
from flagplot.games.war_in_the_pacific.sea.frames import Deck, Writing
from flagplot.kernel.lanes import frame_of
from flagplot.kernel.outlook import HERE, Outlook, Picked, jointly


def outlook(play: Campaign, picked: Picked, seat: str) -> Outlook:
    """While cards are laid out every task force may be picked, and sails in one answer; the one whose card is
    being written goes on from the end of its route.
    """
    frame = frame_of(play.state, seat) if seat in play.state.waiting else None
    if isinstance(frame, Writing):
        return _course(play, frame.force, "course")
    if not isinstance(frame, Deck):
        return Outlook()
    mine = play.forces_of(frame.side)
    if picked.units is None:
        here = [label for label in mine if picked.space in ("", play.label(play.force(label).hex))]
        return Outlook(stack=[{"piece": label, "count": 1, "pick": 0} for label in here])
    labels = [label for label in picked.units if label in mine]
    sailing = {label: _course(play, label, f"sail {label}", blank=True) for label in labels}
    if len(labels) < 2:
        return next(iter(sailing.values()), Outlook())
    goals = jointly({label: one.destinations for label, one in sailing.items()})
    return Outlook(goals, line=sailing[labels[0]].line)


def _course(play: Campaign, label: str, verb: str, *, blank: bool = False) -> Outlook:
    card = plots.blank(play, label) if blank else plots.card_of(play, label)
    return Outlook(planner.goals(play, label, card, verb), line=f"{verb} {HERE}")
