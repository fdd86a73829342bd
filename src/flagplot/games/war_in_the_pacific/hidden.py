"""Who may see what. Everything lies open but what stands here. [27.14, BR-1-07]

Secret are the defender's deployment while he writes it; which of his units stand in a hex, of which the enemy
sees the steps, until they are seen; how strong his forts are and what damage they have, until they are seen;
and the invader's landing plan until the Joint Assault Segment.
"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.deployment import deploy
from flagplot.games.war_in_the_pacific.deployment.frames import Deployment, Placed
from flagplot.games.war_in_the_pacific.fire.frames import FortHits, StepLoss
from flagplot.games.war_in_the_pacific.ground import hidden as on_land
from flagplot.games.war_in_the_pacific.ground.theatre import Theatre
from flagplot.games.war_in_the_pacific.landing import plan
from flagplot.games.war_in_the_pacific.landing.frames import Entry, Planning
from flagplot.games.war_in_the_pacific.marks import BROKEN, KNOWN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import hidden as at_sea
from flagplot.games.war_in_the_pacific.sea.frames import Alarm, Staff, Writing
from flagplot.games.war_in_the_pacific.sea.state import Sea
from flagplot.games.war_in_the_pacific.secrets import answered
from flagplot.games.war_in_the_pacific.secrets import privy as privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.action import Action
from flagplot.kernel.lanes import open_lanes
from flagplot.kernel.stream import Stream

LINES = 6  # lines of a plan somebody may imagine
# orders that name a unit of a stack that lies face down, or what is built [see WPA-RAIL-19, WPA-CON-04]
FACE_DOWN = ("entrain", "detrain", "ride", "mend", "fix", "build", "hold-out")
# and on the main map whatever else tells who stands where, or what a headquarters has to spend
ON_LAND = (
    "move", "force-march", "attach", "report-to", "activate", "activate-hq", "lend", "allot", "refit",
    "refill", "supply", "break-down", "reform", "rebuild", "repair-ship", "full-effort", "mend-base",
    "check-for-all", "check-each", "dig-in", "fill-squadron",
)  # fmt: skip


def sees(play: Campaign, unit: int, viewer: str | None) -> bool:
    """Whether a viewer may know which unit it is: the steps of a hex he sees anyway.

    On fortified beaches only the number of steps is shown. [WPA-TDP-08, WPA-TDP-09]
    """
    return play.is_(unit, KNOWN) or play.side(unit) == ALLIED or privy(play.state, JAPAN, viewer)


def fort_shown(play: Campaign, hex: int, viewer: str | None) -> tuple[int, int, int] | None:
    """Strength, size and damage of a fort; None if a viewer sees only that there is one. [WPA-TDP-10]"""
    side, strength, size, damage, known = play.state.forts[hex]
    return (strength, size, damage) if known or privy(play.state, side, viewer) else None


def audience(state: PacificState, seat: str, action: Action) -> tuple[str, ...] | None:
    """Who learns of an answer: what is written in secret, and damage to unseen forts, is for one side.

    So are orders that name units of a stack on the main map, and the stocks of headquarters. [BR-1-07]
    """
    if isinstance(state.war, Theatre) and action.verb in ON_LAND:
        return (seat,)
    if open_lanes(state) is not None or action.verb in (*at_sea.SECRET_VERBS, *FACE_DOWN):
        return (seat,)
    return (seat,) if isinstance(state.frames[-1], FortHits | Writing | Alarm | Staff) else None


# -- what somebody may imagine who does not see it ----------------------------------------------------------


def resample(play: Campaign, viewer: str | None, seed: int) -> None:
    """Change whatever a viewer does not see into something else that looks the same to him."""
    state, stream = play.state, Stream("resample", seed)
    if state.outcome is not None:
        return
    if isinstance(state.sea, Sea):
        at_sea.resample(play, viewer, stream)
        if play.tables.land is not None:
            on_land.resample(play, viewer, stream)
        return
    if not privy(state, JAPAN, viewer):
        _redeploy(play, stream)
        _shuffle(play, stream)
        _refortify(play, stream)
    if not privy(state, ALLIED, viewer):
        _replan(play, stream)


def _redeploy(play: Campaign, stream: Stream) -> None:
    """Another deployment, written in another number of lines."""
    frame = play.state.frames[-1]
    if not isinstance(frame, Deployment) or not frame.stacks[0]:
        return
    draft = frame.stacks[0][-1]
    placed: Placed = ()
    units = deploy.defenders(play)
    for unit in units[: stream.below(len(units) + 1)]:
        open_ = [hex for hex in play.island.places if deploy.room(play, placed, unit, hex)]
        placed = tuple(sorted((*placed, (unit, stream.choose(open_)))))
    answered(play.state, SEATS[JAPAN], len(placed) - len(draft.placed))
    draft.placed = placed


def _shuffle(play: Campaign, stream: Stream) -> None:
    """Unseen units of equal steps change places, and may be broken or not."""
    state = play.state
    if any(isinstance(frame, StepLoss) for frame in state.frames):
        return
    unseen = [unit for unit in play.ashore(JAPAN) if not play.is_(unit, KNOWN)]
    for steps in sorted({state.steps[unit] for unit in unseen}):
        alike = [unit for unit in unseen if state.steps[unit] == steps]
        places = [state.place[unit] for unit in alike]
        for unit in alike:
            state.place[unit] = places.pop(stream.below(len(places)))
            if stream.below(2):
                state.marks[unit] = state.marks[unit] ^ BROKEN


def _refortify(play: Campaign, stream: Stream) -> None:
    """Unseen forts are stronger or weaker, whole or damaged."""
    for hex, (side, _, size, _, known) in tuple(play.state.forts.items()):
        if not known:
            strength = 1 + stream.below(4)
            play.set_fort(hex, (side, strength, size, stream.below(strength + 1), 0))


def _replan(play: Campaign, stream: Stream) -> None:
    """Another landing plan, written in another number of lines."""
    state, frame = play.state, play.state.frames[-1]
    if isinstance(frame, Planning) and frame.stacks[0]:
        draft = frame.stacks[0][-1]
        entries = _imagined(play, stream)
        answered(state, SEATS[ALLIED], len(entries) - len(draft.entries))
        draft.entries = entries
    elif plan.landing_units(play) and not isinstance(frame, Planning):
        state.plan = _imagined(play, stream)


def _imagined(play: Campaign, stream: Stream) -> tuple[Entry, ...]:
    entries: tuple[Entry, ...] = ()
    for _ in range(stream.below(LINES)):
        units = plan.landing_units(play)
        entry = (
            stream.choose(units),
            1 + stream.below(4),
            stream.choose(play.island.places),
            stream.below(2),
        )
        if plan.allowed(play, entries, entry):
            entries = (*entries, entry)
    return entries
