"""Which card a faction selects: the one of history where nothing speaks against it, otherwise what it brings.

A surrender of one's own is never played, Total War comes when history had it or later, and the Soviets look
after Europe: a European Situation Value of 5 loses the war.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flagplot.games.dai_senso.bots.mind import Mind
from flagplot.games.dai_senso.cards import WAR_STATES, Card
from flagplot.games.dai_senso.factions import AXIS, SOVIET
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.affairs import NO_WAR
from flagplot.games.dai_senso.politics.frames import SelectCard
from flagplot.games.dai_senso.politics.hand import SELECT
from flagplot.games.dai_senso.politics.requirements import of_season, why_not
from flagplot.games.dai_senso.politics.surrender import SURRENDERS
from flagplot.games.dai_senso.politics.tracks import HIGHEST_ESV
from flagplot.games.dai_senso.state import AT_WAR, TOTAL_WAR
from flagplot.kernel.action import Action
from flagplot.kernel.words import the

HISTORY = 3.0  # for the card of the season
STEP, COUNTER, BLITZ, EVENT = 0.4, 0.8, 1.0, 0.3  # for what a card brings
NEVER, TOO_EARLY, SETTLES = 50.0, 8.0, 3.0  # against it
WAR_YEAR = 1942  # from which on Total War may come whenever it can
LATE_ENOUGH = 3.0
EUROPE = 0.8  # for a box of the European Situation Value, and more the worse it stands


def choose(mind: Mind, frame: SelectCard, legal: Sequence[Action]) -> list[Action]:
    """The card that is worth most."""
    war, faction = mind.war, mind.faction
    cards = [one for one in legal if one.verb == SELECT]
    if not cards:  # the government could be changed first; that is left alone
        return [legal[-1]]
    found = [(worth(war, faction, str(one.args[0])) + 10 * mind.noise(), one) for one in cards]
    _, best = max(found, key=lambda pair: (pair[0], pair[1].args))
    mind.say("cards", f"{the(str(best.args[0]))} is selected")
    return [best]


def worth(war: War, faction: int, id: str) -> float:
    """What a card promises."""
    card = war.tables.cards[id]
    total = HISTORY * of_season(war, id) + _brought(war, card) + _policy(war, faction, card)
    if why_not(war, faction, id) is not None:  # with a switch illegal ones are offered too
        total -= NEVER
    if faction == SOVIET:
        total -= _europe(war, _produced(war, card))
    return total


def _brought(war: War, card: Card) -> float:
    total = STEP * sum(one.steps for one in card.replacements)
    total += COUNTER * sum(one.qty for one in card.reinforcements)
    if AT_WAR in war.state.posture:
        total += BLITZ * card.symbols.blitz
    return total + EVENT * len(card.political_events_segment)


def _policy(war: War, faction: int, card: Card) -> float:
    total = 0.0
    for action in card.option_card_segment:
        total += _operation(war, faction, card, action)
    if faction != AXIS and any(one["event"] in SURRENDERS for one in card.conditional_events_segment):
        total -= NEVER
    if card.symbols.settlement:
        total -= SETTLES
    return total


def _operation(war: War, faction: int, card: Card, action: Mapping[str, Any]) -> float:
    match action["op"]:
        case "war_state":
            return _war(war, card, action["to"])
        case "esv":
            worse = _europe(war, action["change"])
            return worse if faction == AXIS else -worse
        case "uscl":
            return COUNTER
        case _:
            return EVENT


def _war(war: War, card: Card, to: str) -> float:
    """Limited War is welcome; Total War when history had it, or from then on."""
    if WAR_STATES.index(to) <= war.state.war_state:
        return 0.0
    if WAR_STATES.index(to) < TOTAL_WAR:
        return EVENT
    if of_season(war, card.id):
        return HISTORY
    return LATE_ENOUGH if war.state.year >= WAR_YEAR else -TOO_EARLY


def _produced(war: War, card: Card) -> int:
    """By how much the Production Value of a Soviet card moves the European Situation Value."""
    lines = war.tables.charts.esv_adjustment[WAR_STATES[war.state.war_state]]
    column = int(war.affairs.europe[1] != NO_WAR)
    changed: int = lines[str(card.symbols.production_value)][column]
    return changed


def _europe(war: War, change: int) -> float:
    """How bad a change of the European Situation Value is for the Allies."""
    if war.affairs.germany_surrendered:
        return 0.0
    if war.affairs.esv + change >= HIGHEST_ESV:
        return NEVER
    return EUROPE * change * (1 + max(0, war.affairs.esv))
