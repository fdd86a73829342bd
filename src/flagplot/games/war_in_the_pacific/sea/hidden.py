"""Who may see what on the main map, and what somebody may imagine who does not see it. [BR-1-07]

Secret are task forces that are hidden, what ships are in any task force, which are dummies, cards and plots,
the strength of submarines, aircraft at bases, the Allied chits and what is left of Sigint. What a report has
told is known to whom it was told.
"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import magic, plots
from flagplot.games.war_in_the_pacific.sea.frames import (
    Deck,
    Hunt,
    Listen,
    Listening,
    Passage,
    Plotting,
    Stations,
)
from flagplot.games.war_in_the_pacific.sea.state import Boats
from flagplot.games.war_in_the_pacific.secrets import answered, privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.lanes import Lanes
from flagplot.kernel.stream import Stream

ROOM = 6  # hexes within which a hidden task force may be imagined elsewhere
SECRET_VERBS = ("sigint", "ruse", "demand-plans", "inquire", "read-card")


def resample(play: Campaign, viewer: str | None, stream: Stream) -> None:
    """Change whatever a viewer does not see into something else that looks the same to him."""
    for side in (JAPAN, ALLIED):
        if not privy(play.state, side, viewer):
            _lanes(play, side, stream)
            _forces(play, side, viewer, stream)
            _boats(play, side, stream)
    if not privy(play.state, ALLIED, viewer):
        _intelligence(play, stream)


def _lanes(play: Campaign, side: int, stream: Stream) -> None:
    """Another number of answers in a lane, and other dummies and cards."""
    frame = play.state.frames[-1]
    if not isinstance(frame, Lanes):
        return
    stack = frame.lane(SEATS[side])
    if isinstance(frame, Stations):
        hexes = tuple(sorted(play.chart.sea))
        if stack:
            before = len(stack[-1].forces) + len(stack[-1].boats)
            stack[-1].forces = tuple(
                stream.choose(hexes) for _ in range(stream.below(play.sea.dummies[side] + 1))
            )
            stack[-1].boats = tuple(
                stream.choose(hexes) for _ in range(stream.below(play.sea.decoys[side] + 1))
            )
            answered(play.state, SEATS[side], len(stack[-1].forces) + len(stack[-1].boats) - before)
    elif isinstance(frame, Plotting) and stack:
        frame.stacks[frame.seats.index(SEATS[side])] = [Deck(side)]
        mine = play.forces_of(side)
        play.sea.cards = {label: card for label, card in play.sea.cards.items() if label not in mine}
        play.sea.order = tuple(label for label in play.sea.order if label not in mine)
        answered(play.state, SEATS[side], stream.below(9) - 4)
    elif isinstance(frame, Listening) and stack:
        frame.stacks[0] = [Listen(stream.below(7))]
        answered(play.state, SEATS[side], stream.below(3))


def _forces(play: Campaign, side: int, viewer: str | None, stream: Stream) -> None:
    """Hidden task forces are elsewhere, with other cards; ships of those on the map are other ones."""
    named = {frame.force for frame in play.state.frames if isinstance(frame, Passage | Hunt)}
    read = play.sea.seen_cards if viewer == SEATS[ALLIED] else ()
    for label in play.forces_of(side):
        force = play.force(label)
        if label in named or label in read or play.in_port(label):
            continue
        card = play.sea.cards.get(label)
        if card is not None:
            play.sea.cards = {
                **play.sea.cards,
                label: replace(card, route=(), leave=False, follow="", refuel=""),
            }
        if not force.marker:
            near = [hex for hex in play.chart.within(force.hex, ROOM) if hex in play.chart.sea]
            near = [hex for hex in near if hex not in play.tables.bases]
            play.set_force(label, hex=stream.choose(near) if near else force.hex)


def _boats(play: Campaign, side: int, stream: Stream) -> None:
    """Other numbers of submarines."""
    hunting = {frame.subron for frame in play.state.frames if isinstance(frame, Hunt)}
    for number, boats in sorted(play.sea.boats.items()):
        if plots.subron_side(play, number) == side and number not in hunting and not boats.dummy:
            play.sea.boats = {**play.sea.boats, number: Boats(boats.hex, 1 + stream.below(6), False)}


def _intelligence(play: Campaign, stream: Stream) -> None:
    """Other chits, and other uses left."""
    chits = [chit for chit in play.tables.chits.chits if chit not in magic.DRAWS]
    hand: dict[str, int] = {}
    for _ in range(sum(play.sea.magic.values())):
        chit = stream.choose(chits)
        if hand.get(chit, 0) < play.tables.chits.chits[chit]:
            hand[chit] = hand.get(chit, 0) + 1
    play.sea.magic = hand
    play.sea.sigint = stream.below(play.sea_card.sigint + 1)
