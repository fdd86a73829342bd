"""Which task forces sail hidden, where there is a war on land. [16.1.6]

What a card may say depends on what lies open: bases, Subrons and torpedo boats, whatever is in them. Who is
looked over by coastwatchers gets its marker when it sails; its owner learns no sooner that they are there.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.names import agreed
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import plots, search
from flagplot.games.war_in_the_pacific.sea.state import Card
from flagplot.games.war_in_the_pacific.sea.surprise import asleep
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.units import TRANSPORTS
from flagplot.kernel.action import Action
from flagplot.kernel.answers import Choice, choice
from flagplot.kernel.memory import of_situation
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

VERBS = ("show", "hide")
FLEET = 6  # transports of a task force that may be hidden on any mission
LANDING = "AMPH"


def limited(play: Campaign, label: str) -> bool:
    """Whether a task force must heed the limits: not at Midway, nor while its side has surprise.

    [SC-S2-02, see SC-S3-03, SC-S4-02]
    """
    surprise = play.unseen(label) or asleep(play, enemy(play.force(label).side))
    return play.tables.land is not None and not surprise


# -- one task force -----------------------------------------------------------------------------------------


def against(play: Campaign, label: str, card: Card) -> str:
    """Why a task force cannot be plotted hidden, as far as its owner knows; nothing if it can. [BR-16-06]"""
    force = play.force(label)
    if force.marker or force.located:
        return "it lies on the map until it ends a phase in port"
    transports = sum(play.tables.ships[ship].type in TRANSPORTS for ship in force.ships)
    if transports > FLEET and card.mission != LANDING:
        return f"more than {FLEET} transports are hidden only on {LANDING}"
    if _overlooked(play, force.hex, enemy(force.side)):
        return f"the enemy looks over {the(play.label(force.hex))} at {search.SHORT} range"
    return ""


def hidden(play: Campaign, label: str) -> bool:
    """Whether a task force is hidden by its card, if not too many are."""
    card = plots.card_of(play, label)
    if not limited(play, label):
        return not play.force(label).marker
    return card.hidden and not against(play, label, card)


def _posts(play: Campaign, side: int) -> Iterator[int]:
    """Airbases, Subrons and torpedo boats of a side; all of them lie open, what is in them does not."""
    for hex, base in play.tables.bases.items():
        if base.airfield and play.state.control.get(hex) == side:
            yield hex
    for number, boats in play.sea.boats.items():
        if plots.subron_side(play, number) == side:
            yield boats.hex
    for squadron in play.sea.mtbs.squadrons if side == ALLIED else ():
        yield squadron.hex


@of_situation
def _overlooked(play: Campaign, hex: int, side: int) -> bool:
    """Whether a side looks over a hex at short range."""
    return any(_short(play, post, hex) for post in _posts(play, side))


def _short(play: Campaign, post: int, hex: int) -> bool:
    return play.tables.search.band(play.chart.air_cost(post, hex)) == search.SHORT


def _watched(play: Campaign, label: str) -> bool:
    """Whether coastwatchers look over a task force. [see BR-13-08]"""
    force = play.force(label)
    posts = play.sea.watchers if force.side == JAPAN else ()
    return any(play.chart.distance(post, force.hex) <= search.WATCHED for post in posts)


# -- a side -------------------------------------------------------------------------------------------------


def hiding(play: Campaign, side: int) -> list[str]:
    """The task forces that are hidden by their cards, in the order in which they sail."""
    return [label for label in _under_way(play, side) if hidden(play, label)]


def _under_way(play: Campaign, side: int) -> list[str]:
    """Those at sea, and those that put to sea in this phase; nobody sees who stays in port."""
    found = []
    for label in plots.order(play, side):
        card = plots.card_of(play, label)
        if limited(play, label) and (card.route or card.leave or not play.in_port(label)):
            found.append(label)
    return found


def most(play: Campaign, side: int, also: str = "") -> int:
    """How many may be hidden: half of those under way, rounded up. [BR-16-06]"""
    return (len({*_under_way(play, side), *([also] if also else ())}) + 1) // 2


def too_many(play: Campaign, side: int) -> list[str]:
    """Those that must be shown although their cards do not say so: the ones that sail last. [BR-16-06]"""
    return hiding(play, side)[most(play, side) :]


def _crowded(play: Campaign, label: str) -> bool:
    """Whether there is no room for one more that is hidden."""
    side = play.force(label).side
    others = [one for one in hiding(play, side) if one != label]
    return len(others) >= most(play, side, label)


def decide(play: Campaign, side: int) -> None:
    """The cards are handed in: those beyond the half are shown. [BR-16-06]"""
    for label in too_many(play, side):
        _show(play, label)
        name = play.force(label).name
        play.note(
            f"{name} {agreed(name, 'is')} not hidden: half of the task forces are already", (SEATS[side],)
        )


def join(play: Campaign, label: str) -> None:
    """A task force that is formed later is shown if half of the others are hidden already."""
    if limited(play, label) and _crowded(play, label):
        _show(play, label)


def _show(play: Campaign, label: str) -> None:
    card = replace(plots.card_of(play, label), hidden=False)
    play.sea.cards = {**play.sea.cards, label: card}


def set_out(play: Campaign, label: str, *, sails: bool) -> None:
    """A task force that is not hidden gets its marker when its turn to sail comes. [BR-16-06]"""
    stays = play.in_port(label) and not sails
    if stays or play.force(label).marker or not limited(play, label):
        return
    card = plots.card_of(play, label)
    if not card.hidden or against(play, label, card) or _watched(play, label):
        play.put_marker(label)


# -- the card -----------------------------------------------------------------------------------------------


def choices(play: Campaign, label: str, card: Card) -> list[Choice]:
    """To be shown, or to be hidden after all."""
    if not limited(play, label) or against(play, label, card):
        return []
    if card.hidden:
        return [choice("show")]
    return [] if _crowded(play, label) else [choice("hide")]


def refusal(play: Campaign, label: str, card: Card, action: Action) -> Refusal:
    """Why it is hidden or shown anyway."""
    if play.tables.land is None:
        return illegal("SC-S2-02", "all task forces are hidden until they are located")
    if not limited(play, label):
        return illegal("BR-16-06", "nobody looks for it in this phase")
    reason = against(play, label, card)
    if reason:
        return illegal("BR-16-06", reason, label)
    if card.hidden == (action.verb == "hide"):
        return illegal("BR-16-06", "the card says so already", label)
    return illegal("BR-16-06", "at most half of the task forces under way are hidden", label)
