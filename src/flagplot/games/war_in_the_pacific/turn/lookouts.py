"""New coastwatchers of the strategic turn. [13.8.2]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.games.war_in_the_pacific.turn.frames import Lookout
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

MOST = 12  # markers that the Allies have [see BR-13-08]
COUNTRIES = (
    "Solomon Islands", "NE New Guinea", "Papua", "Admiralty Is.", "New Hebrides", "Gilbert Is.",
)  # fmt: skip


def begin(play: Campaign) -> None:
    """The Allies may place one, where a scenario has coastwatchers. [BR-13-08]"""
    if play.sea_card.coastwatchers and len(play.sea.watchers) < MOST:
        play.push(Lookout())


def coasts(play: Campaign) -> list[int]:
    """The coasts they may watch from: of those islands, without an Allied base. [BR-13-08, WPB-SOL-02]"""
    return [
        hex
        for hex in play.land.places
        if play.land.coastal(hex)
        and play.country(hex) in COUNTRIES
        and hex not in play.sea.watchers
        and not (hex in play.tables.bases and play.state.control[hex] == ALLIED)
    ]


class LookoutStep(Step[Campaign, Lookout]):
    """One new marker in a strategic turn; where it is the Allies alone know. [BR-13-08]"""

    def seats(self, play: Campaign, frame: Lookout) -> tuple[str, ...]:
        """The Allies."""
        return (SEATS[ALLIED],)

    def prompt(self, play: Campaign, frame: Lookout, seat: str) -> str:
        """The question."""
        left = MOST - len(play.sea.watchers)
        return f"Where do new coastwatchers go ashore ({left} of {MOST} are left)? Or done."

    def legal(self, play: Campaign, frame: Lookout, seat: str) -> list[Action]:
        """Coasts, and done."""
        return [*(act("put-watchers", play.label(hex)) for hex in coasts(play)), act("done")]

    def do(self, play: Campaign, frame: Lookout, seat: str, action: Action) -> None:
        """They are there, or none are."""
        play.pop()
        if action.verb == "put-watchers":
            hex = play.hex(str(action.args[0]))
            play.sea.watchers = tuple(sorted((*play.sea.watchers, hex)))
            play.news(f"coastwatchers are in {the(play.label(hex))}", (seat,))

    def why_not(self, play: Campaign, frame: Lookout, seat: str, action: Action) -> Refusal | None:
        """No such coast, or an Allied base."""
        if action.verb != "put-watchers":
            return None
        label = str(action.args[0])
        return illegal("BR-13-08", f"coastwatchers find no place in {the(label)}", label)
