"""The Option Card Segment: the old card goes, the new one speaks. [1.1]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.cards import Reinforcement, card_id
from flagplot.games.dai_senso.counters import Counter
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.games.dai_senso.places import DELAY, IDS, OUT, pending_card, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import hand
from flagplot.games.dai_senso.politics.frames import CardActions, SelectCard
from flagplot.games.dai_senso.seasons import locations
from flagplot.games.dai_senso.seasons.frames import CardStage, OptionCard
from flagplot.games.dai_senso.state import ACTIVE
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.script import Script
from flagplot.kernel.words import the


def reveal(war: War, frame: OptionCard) -> None:
    """The Pending Card becomes the Current Card; in a scenario of fixed cards the one of the season.

    What is recyclable returns to the hand when there are hands. A card that a set-up has on the
    table is spent
    before play: its faction only selects the next one. [DSA-CRD-04, see DSA-CRD-03, DSI-SCN-02]
    """
    state, faction = war.state, war.state.phasing
    if PLANS[state.scenario].selects:
        if hand.revealed_already(war, faction):
            war.pop()
            war.push(SelectCard(faction))
            return
        hand.reveal(war, faction)
    number = PLANS[state.scenario].cards.get(faction, {}).get((state.year, state.turn))
    if number is not None:
        card = card_id(faction, number)
        state.current = tuple(card if at == faction else old for at, old in enumerate(state.current))
        war.note(f"Revealed by {the(FACTIONS[faction])}: {the(card)}")
    frame.stage = CardStage.REPATRIATE


class Repatriate(Step[War, OptionCard]):
    """Interned units return as replacements when their card is revealed. [DSA-CRD-05, DSB-IN-14]"""

    def seats(self, war: War, frame: OptionCard) -> tuple[str, ...]:
        """The phasing faction, while one of its interned units has somewhere to go."""
        return (FACTIONS[war.state.phasing],) if _choices(war) else ()

    def run(self, war: War, frame: OptionCard) -> None:
        """Nobody is left, or nobody can be placed: those go to the Force Pool."""
        for number in _interned(war):
            war.lay(number, pool(war.state.phasing))
        frame.stage = CardStage.VERIFY

    def legal(self, war: War, frame: OptionCard, seat: str) -> Sequence[Action]:
        """Where each of them may be placed."""
        return [Action("repatriate", (war.id(number), IDS[hex])) for number, hex in _choices(war)]

    def do(self, war: War, frame: OptionCard, seat: str, action: Action) -> None:
        """Place one."""
        id, hex = map(str, action.args)
        locations.place(war, war.tables.counter(id), IDS.index(hex))

    def prompt(self, war: War, frame: OptionCard, seat: str) -> str:
        """In words."""
        return "Place the interned units that return with the card"


def _interned(war: War) -> list[int]:
    box = pending_card(war.state.phasing)
    return [number for number, place in enumerate(war.state.place) if place == box]


def _choices(war: War) -> list[tuple[int, int]]:
    return [(number, hex) for number in _interned(war) for hex in locations.of(war, number)]


def verify(war: War, frame: OptionCard) -> None:
    """Whether the card was legal when it was selected. [see DSA-CRD-06]"""
    frame.stage = CardStage.ACTIONS
    hand.verify(war, war.state.phasing)


def choose(war: War, frame: OptionCard) -> None:
    """The card of the next season is selected, where there are hands. [see DSA-CRD-09]"""
    frame.stage = CardStage.REINFORCE
    if PLANS[war.state.scenario].selects:
        war.push(SelectCard(war.state.phasing))


def production(war: War, frame: OptionCard) -> None:
    """The Soviets look at the Production Value of their card. [see DSA-CRD-10]"""
    war.pop()
    hand.adjust_esv(war, war.state.phasing)


def act(war: War, frame: OptionCard) -> None:
    """The actions listed for this segment, in their order, as far as the scenario plays them.

    [see DSA-CRD-08, DSI-SCN-14]
    """
    frame.stage = CardStage.SELECT
    if PLANS[war.state.scenario].events is None:
        war.push(CardActions())


def reinforce(war: War, frame: OptionCard) -> None:
    """The counters of the Current Card come to the Force Pool or the Delay Box. [DSA-CRD-20]"""
    card = war.current_card(war.state.phasing)
    for one in card.reinforcements if card is not None else ():
        for number in _arriving(war, one, card.number if card else ""):
            war.lay(number, DELAY if one.to == "delay_box" else pool(war.state.phasing))
            war.note(f"{the(war.id(number))} joins {the(FACTIONS[war.state.phasing])}")
    frame.stage = CardStage.ESV


def _arriving(war: War, one: Reinforcement, code: str) -> list[int]:
    """Counters that have not entered play before; those of Minor Countries with their Country alone.

    The number on a counter names the card that brings it in; letters name events, which bring theirs in.
    [DSA-CRD-21, DSA-CRD-22, DSA-CMP-33, DSA-CMP-34, DSB-CD-15]
    """
    found = [
        number
        for number, counter in enumerate(war.counters)
        if counter.type == one.type
        and counter.code == code
        and war.state.place[number] == OUT
        and _friendly(war, counter)
    ]
    return found[: one.qty]


def _friendly(war: War, counter: Counter) -> bool:
    at = war.tables.minor(counter.country)
    if at < 0:
        return True  # of a Major Country, or of several
    stands = war.state.status[at] == ACTIVE and war.state.aligned[at] == war.state.phasing
    return stands and counter.faction in (NOBODY, war.state.phasing)


class OptionCardStep(Script[War, OptionCard]):
    """The segment in its steps."""

    stages = {
        CardStage.REVEAL: reveal,
        CardStage.REPATRIATE: Repatriate(),
        CardStage.VERIFY: verify,
        CardStage.ACTIONS: act,
        CardStage.SELECT: choose,
        CardStage.REINFORCE: reinforce,
        CardStage.ESV: production,
    }
