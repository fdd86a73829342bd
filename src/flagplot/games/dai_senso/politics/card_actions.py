"""What cards tell their owner to do: the words of the cards, one function each. [1.1.2]

The list of the Option Card Segment is gone through once, when the card is revealed, that of the
Political Events
Segment on every turn the card is current.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.places import DELAY, OUT
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers, policies, rolls, tracks, war_state
from flagplot.games.dai_senso.politics.affairs import DELAY as DELAY_BOX
from flagplot.games.dai_senso.politics.affairs import SWB
from flagplot.games.dai_senso.politics.frames import CardActions, Event, Losses, PoliticalEvents
from flagplot.games.dai_senso.state import NOT_CREATED
from flagplot.games.dai_senso.turn.calendar import seasons_ahead
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.flow import Step
from flagplot.kernel.words import the

Listed = PoliticalEvents | CardActions
Action = Mapping[str, Any]
ANY_NEUTRAL = "any_neutral_minor"
ANY = "any_minor"
ALLIED_COLLAPSES = 5


class _Going(Step[War, Any]):
    """One action after the other."""

    segment: str

    def run(self, war: War, frame: Listed) -> None:
        """The next one; without a card, or without actions on it, the segment is over at once."""
        card = war.current_card(war.state.phasing)
        actions = getattr(card, self.segment) if card is not None else ()
        if frame.number >= len(actions):
            war.pop()
            self.over(war)
            return
        action = actions[frame.number]
        frame.number += 1
        OPERATIONS[action["op"]](war, frame, action)

    def over(self, war: War) -> None:
        """What follows at once."""


class PoliticalEventsStep(_Going):
    """Every action in its order, on every turn the card is current. [DSA-POL-01, DSA-POL-02]"""

    segment = "political_events_segment"

    def over(self, war: War) -> None:
        """The Support Segment of the Axis begins with the Suicidal Raiders, if it has any.

        [see DSB-MK-41-1]
        """
        if war.state.phasing == AXIS and markers.where(war, "suicidal_raiders") == "axis_pool":
            war.push(Event("raid", AXIS))


class CardActionsStep(_Going):
    """The actions of the Option Card Segment in order, those in the red border. [DSA-CRD-08, DSA-CMP-38]"""

    segment = "option_card_segment"


def _event(war: War, frame: Listed, action: Action) -> None:
    """A Political Event by its section; the owner of the card receives it. [see DSA-CRD-14]"""
    rolls.happen(war, action["event"], war.state.phasing, frame.country, action.get("params"))


def _roll(war: War, frame: Listed, action: Action) -> None:
    """One die with Political DRMs, and the marker of the Country that was selected.

    What the card does not list is a No Result. [DSA-CRD-12, DSA-CRD-18, DSA-RD-02]
    """
    faction = war.state.phasing
    if not _rolls(war, action):
        return
    reason = f"Roll of {the(FACTIONS[faction])} for {the(war.state.current[faction])}"
    face = rolls.roll(war, faction, reason, frame.country)
    rolls.carry_out(war, action["results"].get(str(face), {}), faction, frame.country)


def _rolls(war: War, action: Action) -> bool:
    """Whether the scenario plays anything the roll can lead to."""
    plan = PLANS[war.state.scenario]
    return any(
        plan.plays(result.get("event") or result.get("table") or "")
        for result in action["results"].values()
        if "none" not in result
    )


def _select_country(war: War, frame: Listed, action: Action) -> None:
    """The owner selects a Country for what follows; if it cannot, the next action is a No Result.

    Dependents, Regions and Countries that do not exist cannot be selected. [DSB-FC-05, DSB-FC-07]
    """
    frame.country = ""
    found = selectable(war, action["from"])
    if not found:
        frame.number += 1
    elif len(found) == 1:
        frame.country = found[0]
    else:
        war.push(Event("select", war.state.phasing))


def choosing(war: War) -> list[str]:
    """The Countries the card that is being carried out lets its owner choose from."""
    frame = next(one for one in reversed(war.state.frames) if isinstance(one, PoliticalEvents | CardActions))
    card = war.current_card(war.state.phasing)
    assert card is not None
    political = isinstance(frame, PoliticalEvents)
    actions = card.political_events_segment if political else card.option_card_segment
    return selectable(war, actions[frame.number - 1]["from"])


def choose_country(war: War, country: str) -> None:
    """The owner of the card has selected a Country."""
    frame = next(one for one in reversed(war.state.frames) if isinstance(one, PoliticalEvents | CardActions))
    frame.country = country


def selectable(war: War, named: str | list[str] | tuple[str, ...]) -> list[str]:
    """The Countries a card lets its owner choose from. [DSB-FC-06, DSB-FC-07]"""
    if named == ANY_NEUTRAL:
        return countries.neutrals(war)
    if named == ANY:
        return [
            one.id for one in war.tables.map.countries.minors if countries.status(war, one.id) != NOT_CREATED
        ]
    return [country for country in named if countries.status(war, country) != NOT_CREATED]


def _war_state(war: War, frame: Listed, action: Action) -> None:
    """The card begins Limited or Total War. [DSB-WS-04, DSB-WS-06, DSB-WS-07]"""
    begin = war_state.begin_limited_war if action["to"] == "limited_war" else war_state.begin_total_war
    begin(war)


def _remove_card(war: War, frame: Listed, action: Action) -> None:
    """A card of the own deck leaves the hand for good; one that is gone already makes no difference.

    [DSI-CRD-10, DSA-CRD-11]
    """
    faction = war.state.phasing
    gone = f"{FACTIONS[faction]}-{action['card']}"
    hand = tuple(card for card in war.affairs.hands[faction] if card != gone)
    war.conduct(hands=_with(war.affairs.hands, faction, hand))


def _with(old: tuple[Any, ...], at: int, new: Any) -> tuple[Any, ...]:
    return tuple(new if n == at else one for n, one in enumerate(old))


def _set_policy(war: War, frame: Listed, action: Action) -> None:
    """A Policy in a box that is not at War. [DSI-CRD-08, DSI-CRD-11]"""
    policies.set_policy(war, action["box"], action["policy"])


def _may_end_policy(war: War, frame: Listed, action: Action) -> None:
    """The owner may end the Policy of a box, whatever it is. [see DSI-CRD-09]"""
    war.push(Event("may_end_policy", war.state.phasing, what=action["box"]))


def _place_marker(war: War, frame: Listed, action: Action) -> None:
    """A marker comes into the game; one that waits on the Turn Track only comes earlier.

    [DSI-CRD-04, DSI-CRD-06, DSI-CRD-12]
    """
    marker = action["marker"]
    number = war.tables.number.get(f"{marker}-01")
    if number is not None:  # a Logistics marker
        if war.state.place[number] == OUT:
            war.lay(number, DELAY)
        return
    if marker == "allied_collapse":
        markers.put_another(war, marker, DELAY_BOX, ALLIED_COLLAPSES)
        return
    if action["to"] == "turn_track":
        _schedule(war, marker, action["seasonal_turns_ahead"])
    elif not markers.where(war, marker):
        markers.put(war, marker, SWB if action["to"] == "swb" else DELAY_BOX)
        war.note(f"{the(marker)} comes into play")


def _schedule(war: War, marker: str, seasons: int) -> None:
    box = markers.turn_box(*seasons_ahead(war.state.year, war.state.turn, seasons))
    if not markers.where(war, marker) or markers.later(markers.where(war, marker), box):
        markers.put_ahead(war, marker, seasons)


def _remove_markers(war: War, frame: Listed, action: Action) -> None:
    """Markers leave the game from wherever they are. [DSB-MK-1-3, DSB-MK-27-2, DSB-MK-38-2]"""
    for marker in action["markers"]:
        markers.take_off(war, marker)


def _delay_marker(war: War, frame: Listed, action: Action) -> None:
    """A marker goes from an Allied Conditional Events Box to the Delay Box."""
    if markers.where(war, action["marker"]) in markers.ALLIED_BOXES:
        markers.put(war, action["marker"], DELAY_BOX)


def _esv(war: War, frame: Listed, action: Action) -> None:
    """The card changes the ESV. [see DSB-EU-03]"""
    tracks.change_esv(war, action["change"])


def _uscl(war: War, frame: Listed, action: Action) -> None:
    """The card raises the USCL. [DSI-CRD-03]"""
    tracks.raise_uscl(war)


def _eliminate_steps(war: War, frame: Listed, action: Action) -> None:
    """The owner loses Russian steps of its choice. [DSI-CRD-14]"""
    war.push(Losses(war.state.phasing, "russian", action["steps"]))


def _choose_settlement(war: War, frame: Listed, action: Action) -> None:
    """The Axis says which of the two settlements the card will bring. [see DSI-CRD-07]"""
    war.push(Event("settlement", AXIS))


OPERATIONS: dict[str, Callable[[War, Any, Action], None]] = {
    "event": _event,
    "roll": _roll,
    "select_country": _select_country,
    "war_state": _war_state,
    "remove_card": _remove_card,
    "set_policy": _set_policy,
    "may_end_policy": _may_end_policy,
    "place_marker": _place_marker,
    "remove_marker_from_game": _remove_markers,
    "marker_from_ce_box_to_delay": _delay_marker,
    "esv": _esv,
    "uscl": _uscl,
    "eliminate_steps": _eliminate_steps,
    "choose_settlement": _choose_settlement,
}
