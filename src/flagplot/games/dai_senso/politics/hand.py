"""Hands: a card is selected a season ahead, revealed, and goes back to the hand or for good. [1.1.1, 1.1.3]

Hands and Pending Cards are secret, what has been played is open. [DSA-CRD-01]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.dai_senso.cards import WAR_STATES
from flagplot.games.dai_senso.factions import ALLIED, AXIS, FACTIONS, SOVIET
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import any_time, requirements, war_state
from flagplot.games.dai_senso.politics.affairs import NO_WAR
from flagplot.games.dai_senso.politics.asking import DECLINE, Question, Words, follow
from flagplot.games.dai_senso.politics.frames import Event, SelectCard
from flagplot.games.dai_senso.politics.tracks import change_esv
from flagplot.games.dai_senso.state import TOTAL_WAR
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.action import Action
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.stream import Stream
from flagplot.kernel.words import the

SELECT = "select"


def changed(old: tuple[Any, ...], at: int, new: Any) -> tuple[Any, ...]:
    """A tuple by faction with one entry replaced."""
    return tuple(new if n == at else one for n, one in enumerate(old))


def revealed_already(war: War, faction: int) -> bool:
    """Whether the Current Card was revealed this season: that of a set-up is spent before play.

    [DSI-SCN-02]
    """
    now = (war.state.current[faction], war.state.year, war.state.turn)
    return now in war.affairs.played


def reveal(war: War, faction: int) -> None:
    """The Current Card goes, back to the hand if it is recyclable, and the Pending Card takes its place.

    [DSA-CRD-03, DSA-CRD-04, DSB-CD-05, DSB-CD-21, DSI-SCN-03]
    """
    affairs, state = war.affairs, war.state
    old, new = state.current[faction], affairs.pending[faction]
    hand = affairs.hands[faction]
    if old and war.tables.cards[old].symbols.recyclable:
        hand = in_order(war, (*hand, old))
    state.current = changed(state.current, faction, new)
    war.conduct(
        hands=changed(affairs.hands, faction, hand),
        pending=changed(affairs.pending, faction, ""),
        played=(*affairs.played, (new, state.year, state.turn)) if new else affairs.played,
    )
    shown = the(new) if new else "no card"
    war.note(f"Revealed by {the(FACTIONS[faction])}: {shown}")


def in_order(war: War, cards: Sequence[str]) -> tuple[str, ...]:
    """A hand in the order of the deck."""
    return tuple(card for card in war.tables.cards if card in cards)


def verify(war: War, faction: int) -> None:
    """A card that was illegal when it was selected returns to the hand and was not played; nothing
    is current.

    If it is of the Axis before Total War, either Ally may declare Total War. [DSA-CRD-06,
    DSA-CRD-07, DSB-WS-08,
    DSB-CD-06]
    """
    card, affairs = war.state.current[faction], war.affairs
    if not card or card not in affairs.unlawful:
        return
    war.state.current = changed(war.state.current, faction, "")
    war.conduct(
        unlawful=tuple(one for one in affairs.unlawful if one != card),
        hands=changed(affairs.hands, faction, in_order(war, (*affairs.hands[faction], card))),
        played=affairs.played[:-1],
    )
    war.note(f"{the(card)} was illegal and returns to the hand")
    if faction == AXIS and war.state.war_state != TOTAL_WAR:
        follow(war, *(Event("illegal_card", side) for side in ALLIED))


def claim(war: War, frame: Event) -> Question | None:
    """An Ally may declare Total War for an illegal card of the Axis. [DSA-CRD-07, DSB-WS-08]"""

    def declare(war: War, words: Words) -> None:
        war_state.begin_total_war(war)

    found = [("total_war",)] if war.state.war_state != TOTAL_WAR else []
    prompt = "The Axis revealed an illegal card: declare Total War?"
    return Question(frame.receiver, prompt, found, declare, may=True, rule="DSA-CRD-07")


class SelectCardStep(Step[War, SelectCard]):
    """A Pending Card is placed face down and stays; who can select none says so.

    [DSA-CRD-09, DSA-CRD-23, DSA-CRD-24]
    """

    def seats(self, war: War, frame: SelectCard) -> tuple[str, ...]:
        """The faction, while it has a card to select, or can change what it may select."""
        able = requirements.selectable_cards(war, frame.faction) or any_time.choices(war, frame.faction)
        return (FACTIONS[frame.faction],) if able else ()

    def run(self, war: War, frame: SelectCard) -> None:
        """No card can be selected."""
        war.note(f"No card can be selected by {the(FACTIONS[frame.faction])}")
        war.pop()

    def legal(self, war: War, frame: SelectCard, seat: str) -> Sequence[Action]:
        """Legal cards of the hand, or what a switch makes of them; the Axis may change its government first.

        [DSB-MK-22-5, DSB-MK-40-2]
        """
        cards = [Action(SELECT, (card,)) for card in requirements.selectable_cards(war, frame.faction)]
        return [*cards, *any_time.answers(war, frame.faction), *([] if cards else [Action(DECLINE)])]

    def do(self, war: War, frame: SelectCard, seat: str, action: Action) -> None:
        """It goes from the hand onto the table, face down."""
        if any_time.chosen(war, frame.faction, action):
            return
        war.pop()
        if action.verb == SELECT:
            select(war, frame.faction, str(action.args[0]))

    def why_not(self, war: War, frame: SelectCard, seat: str, action: Action) -> Refusal | None:
        """The clause that forbids the card."""
        if action.verb != SELECT:
            return None
        card = str(action.args[0])
        season = illegal("DSA-CRD-38", "the cards of history are played, and another one is due", card)
        return requirements.why_not(war, frame.faction, card) or season

    def prompt(self, war: War, frame: SelectCard, seat: str) -> str:
        """In words."""
        return "Select the card of the next season"


def select(war: War, faction: int, card: str) -> None:
    """A card leaves the hand and is pending; an illegal one is marked as such, as hidden as it is."""
    affairs = war.affairs
    if card not in affairs.hands[faction]:
        raise RulesBug(f"{card} is selected from a hand without it")
    unlawful = requirements.why_not(war, faction, card) is not None
    war.conduct(
        unlawful=(*affairs.unlawful, card) if unlawful else affairs.unlawful,
        hands=changed(affairs.hands, faction, tuple(one for one in affairs.hands[faction] if one != card)),
        pending=changed(affairs.pending, faction, card),
    )


def adjust_esv(war: War, faction: int) -> None:
    """The Production Value of the Soviet card changes the ESV, by War State and war in Europe.

    [DSA-CRD-10, DSA-CRD-37, DSB-CD-12, DSB-CD-22, DSI-TAB-08]
    """
    card = war.current_card(faction)
    if faction != SOVIET or card is None or not PLANS[war.state.scenario].selects:
        return
    lines = war.tables.charts.esv_adjustment[WAR_STATES[war.state.war_state]]
    column = int(war.affairs.europe[1] != NO_WAR)
    change_esv(war, lines[str(card.symbols.production_value)][column])


# -- who sees what ---------------------------------------------------------------------------------------


def redraw(war: War, seat: str | None, seed: int) -> None:
    """Pending Cards of others are drawn anew from what their owners could have selected; for ``resample``.

    Which cards a faction has left can be worked out from what was played; which of them is pending cannot.
    """
    stream = Stream("cards", seed)
    for faction, id in enumerate(FACTIONS):
        pending = war.affairs.pending[faction]
        if id == seat or not pending:
            continue
        known = in_order(war, (*war.affairs.hands[faction], pending))
        card = stream.choose(known)
        war.conduct(
            hands=changed(war.affairs.hands, faction, tuple(one for one in known if one != card)),
            pending=changed(war.affairs.pending, faction, card),
            unlawful=tuple(one for one in war.affairs.unlawful if one != pending),
        )


def shown(war: War, seat: str | None) -> dict[str, Any]:
    """What a seat sees of the cards: its own hand and Pending Card, of others how many there are.

    [DSA-CRD-01, DSA-CRD-02]
    """
    own = FACTIONS.index(seat) if seat in FACTIONS else -1
    affairs = war.affairs
    return {
        "hand": list(affairs.hands[own]) if own >= 0 else [],
        "pending": affairs.pending[own] if own >= 0 else "",
        "held": {id: len(affairs.hands[at]) + bool(affairs.pending[at]) for at, id in enumerate(FACTIONS)},
        "face_down": {id: bool(affairs.pending[at]) for at, id in enumerate(FACTIONS)},
        "played": [card for card, _, _ in affairs.played],
    }
