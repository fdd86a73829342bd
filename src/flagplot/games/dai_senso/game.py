"""Dai Senso! as the kernel sees it: title page, set-up, views, positions, and sums that must not change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from flagplot.games.dai_senso import (
    arguments,
    names,
    outlook,
    overlays,
    panels,
    positions,
    proposals,
    soundness,
    standing,
    story,
    view,
)
from flagplot.games.dai_senso import catalog as printed
from flagplot.games.dai_senso.combat import assault
from flagplot.games.dai_senso.combat import steps as combat
from flagplot.games.dai_senso.events import Arrived, Left, Withdrew
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.landings import steps as landings
from flagplot.games.dai_senso.landings.frames import Landings
from flagplot.games.dai_senso.movement import march
from flagplot.games.dai_senso.movement import steps as movement
from flagplot.games.dai_senso.odds_options import OPTIONS as ODDS_OPTIONS
from flagplot.games.dai_senso.options import OPTIONS
from flagplot.games.dai_senso.organization import steps as organization
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import card_checks, hand
from flagplot.games.dai_senso.politics import steps as politics
from flagplot.games.dai_senso.politics.frames import Arrivals, SelectCard
from flagplot.games.dai_senso.politics.frames import Event as PoliticalEvent
from flagplot.games.dai_senso.politics.panels import affairs
from flagplot.games.dai_senso.seasons import steps as seasons
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.support import steps as support
from flagplot.games.dai_senso.support.frames import Reuse
from flagplot.games.dai_senso.tables import Tables, load
from flagplot.games.dai_senso.tables import printed as own_tables
from flagplot.games.dai_senso.titles import CAMPAIGN_TITLES
from flagplot.games.dai_senso.turn import setup as preparation
from flagplot.games.dai_senso.turn import steps as turn
from flagplot.games.dai_senso.turn.frames import EndOfTurn, GameTurn, Overstack
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.games.dai_senso.turn.sequence import SEQUENCE
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice
from flagplot.kernel.event import Event
from flagplot.kernel.flow import Play
from flagplot.kernel.game import Game
from flagplot.kernel.meta import Meta, Scenario
from flagplot.kernel.odds import OddsDesk
from flagplot.kernel.outlook import Outlook, Picked
from flagplot.kernel.overlays import Overlay, OverlayName
from flagplot.kernel.proposals import Proposal, ProposalName, Trial
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.standing import Policy
from flagplot.kernel.thinking import Opponents
from flagplot.kernel.view import Picture

CHAPTERS = (turn, seasons, politics, support, organization, movement, combat, landings)


class DaiSenso(Game[AsiaState]):
    """The game, played with one set of tables."""

    meta = Meta(
        id="dai-senso",
        title="Dai Senso!",
        seats=FACTIONS,
        players=(1, 3),
        sides=(("axis",), ("western", "soviet")),  # [see DSA-RD-11]
        side_names=("axis", "allied"),
        scenarios=(
            Scenario(
                "august-storm",
                "August Storm",
                "Manchuria, August 1945: one Soviet turn.",
                ("soviet", "axis"),
                open=True,
            ),
            Scenario(
                "china-incident",
                "The China Incident",
                "China, July 1937 to February 1938: five turns by land and sea.",
                ("axis", "western"),
                open=True,
            ),
            Scenario(
                "tora",
                "Tora! Tora! Tora!",
                "The Pacific, November 1941 to May 1942: four turns from Operation Z.",
                ("axis", "western"),
                open=True,
            ),
            *CAMPAIGN_TITLES,
        ),
        options=OPTIONS,
        secrets=True,  # hands and Pending Cards [see DSA-CRD-01]
        text="Asia and the Pacific from 1937 to V-J Day on 2,062 hexes.",
        minutes=(90, 240),
        weight=4,
    )
    state_type = AsiaState
    steps = {frame: step for chapter in CHAPTERS for frame, step in chapter.STEPS.items()}
    panels = {frame: panel for chapter in CHAPTERS for frame, panel in chapter.PANELS.items()}
    verbs = {verb: form for chapter in CHAPTERS for verb, form in chapter.VERBS.items()}
    buttons = {verb: text for chapter in CHAPTERS for verb, text in chapter.BUTTONS.items()}
    a_round = "turn"
    odds_of = "dai_senso"
    odds_options = ODDS_OPTIONS
    phases = {
        **SEQUENCE, "landings": Landings, "reuse": Reuse, "arrivals": Arrivals, "stacking": Overstack,
        "select_card": SelectCard, "end_of_turn": EndOfTurn, "choice": PoliticalEvent,
    }  # fmt: skip

    def __init__(self, tables: Tables) -> None:
        card_checks.check(tables)
        self.tables = tables

    def play(self, state: AsiaState, dice: Dice | None = None) -> War:
        """A look at a state."""
        return War(self.tables, state, dice)

    def new_state(self, scenario: str, options: dict[str, Any], setup: Mapping[str, Any]) -> AsiaState:
        """The set-up of a scenario."""
        return preparation.new_state(self.tables, self.header(scenario, options))

    def opponents(self) -> Opponents[AsiaState]:
        """The commanders that play by themselves."""
        from flagplot.games.dai_senso.bots.bot import Commanders

        return Commanders(self)

    def odds_desk(self) -> OddsDesk[AsiaState]:
        """Ground attacks."""
        from flagplot.games.dai_senso.odds.desk import DaiSensoOdds

        return DaiSensoOdds(self)

    def expand(self, state: AsiaState, seat: str, action: Action) -> Sequence[Action] | Refusal | None:
        """``assault`` names a hex and all who attack it, ``march`` a hex and all who go there."""
        if action.verb == march.MARCH:
            return march.steps(action)
        return assault.steps(self.play(state), action) if action.verb == assault.ASSAULT else None

    def whole_moves(self, state: AsiaState, listed: Sequence[Action]) -> tuple[str, ...]:
        """``assault`` where a hex can be attacked, ``march`` where units move."""
        verbs = {one.verb for one in listed}
        return tuple(
            whole for small, whole in (("target", assault.ASSAULT), ("move", march.MARCH)) if small in verbs
        )

    def forbidden(self, state: AsiaState, seat: str, action: Action, listed: Sequence[Action]) -> Refusal:
        """As the steps say it, if the words of the answer name anything at all."""
        misread = arguments.misread(self.tables, self.verbs[action.verb], action)
        return misread or super().forbidden(state, seat, action, listed)

    def overlays(self) -> Sequence[OverlayName]:
        """Supply, objectives, threats, the reach of the enemy."""
        return overlays.NAMES

    def overlay(self, state: AsiaState, seat: str | None, id: str) -> Overlay:
        """One of them."""
        return overlays.overlay(self.play(state), seat, id)

    def outlook(self, state: AsiaState, seat: str, picked: Picked) -> Outlook:
        """Where counters may be sent; see ``outlook``."""
        legal = self.legal(state, seat) if seat in state.waiting else ()
        return outlook.outlook(self.play(state), picked, legal)

    def proposals(self, state: AsiaState, seat: str) -> Sequence[ProposalName]:
        """All Convoys ready; support as in the last turn."""
        return tuple(proposals.proposals(self.play(state)))

    def proposal(self, state: AsiaState, seat: str, id: str, earlier: Sequence[Action]) -> Proposal:
        """One of them, worked out."""
        war = self.play(state)
        if id == proposals.READY.id:
            return proposals.ready(war)
        return proposals.again(Trial(self, state, seat), war, earlier)

    def picture(self, play: Play[AsiaState], seat: str | None) -> Picture:
        """The board, and beside it the cards of the seat; those of others are hidden."""
        assert isinstance(play, War)
        return Picture(
            places=lambda: view.places(play),
            tracks=lambda: view.tracks(play),
            panels=lambda: self._panels(play, seat),
        )

    def _panels(self, war: War, seat: str | None) -> dict[str, Any]:
        """What is always shown, and the panels of the frames that have one, the outermost first."""
        politics = {"affairs": shown} if (shown := affairs(war, seat)) else {}
        return (
            panels.standing(war)
            | politics
            | {
                str(frame.__struct_config__.tag): panel(war, frame, seat)
                for frame in war.state.frames
                if (panel := self.panels.get(type(frame))) is not None
            }
        )

    def audience(self, state: AsiaState, seat: str, action: Action) -> tuple[str, ...] | None:
        """Which card a faction selects it alone knows. [see DSA-CRD-01]"""
        return (seat,) if action.verb == hand.SELECT else None

    def resample(self, state: AsiaState, seat: str | None, seed: int) -> AsiaState:
        """Pending Cards of others drawn anew; see ``hand``."""
        copy = super().resample(state, seat, seed)
        hand.redraw(self.play(copy), seat, seed)
        return copy

    def catalog(self, scenario: str, options: dict[str, Any]) -> dict[str, Any]:
        """What is printed, with the origin of every value."""
        return printed.catalog(self.tables, self.buttons, scenario)

    def say(self, reference: str) -> str:
        """Hexes, factions, counters and types by their names."""
        return names.names(self.tables).get(reference) or super().say(reference)

    def policies(self) -> tuple[Policy, ...]:
        """The standing orders of a defender."""
        return standing.policies(self.tables)

    def read_position(self, document: Mapping[str, Any], scenario: str, options: dict[str, Any]) -> AsiaState:
        """A state from a readable document; see ``positions``."""
        return positions.read(self.tables, document, self.header(scenario, options))

    def write_position(self, state: AsiaState) -> dict[str, Any] | None:
        """The readable document of a state that is not over."""
        return None if state.outcome else positions.write(self.tables, state)

    def numbers(self, state: AsiaState) -> dict[str, Any]:
        """The numbers charts are drawn from."""
        return story.numbers(self.play(state))

    def round(self, state: AsiaState) -> int:
        """The Game Turn, counted from the first."""
        turns = next((frame for frame in state.frames if isinstance(frame, GameTurn)), GameTurn())
        return min(turns.played + 1, PLANS[state.scenario].turns)

    def check_tables(self, folder: str | Path | None) -> dict[str, int]:
        """Read a reader's own tables; how many values have each origin, or ``BadInputError``."""
        own = DaiSenso(load(folder))
        for scenario in self.meta.scenarios:
            own.start(scenario.id, seed=1)
        return own_tables(folder).origins()

    # -- laws -------------------------------------------------------------------------------------------

    def check(self, state: AsiaState) -> None:
        """Refuse states of other tables, of the wrong size, or whose lists disagree."""
        soundness.check(self.tables, state)

    def conserved(self, state: AsiaState) -> dict[str, int]:
        """Counters on the map."""
        return {"on the map": sum(len(stack) for stack in state.at.values())}

    def explained(self, event: Event) -> dict[str, int]:
        """Counters arrive and leave."""
        if isinstance(event, Arrived):
            return {"on the map": 1}
        return {"on the map": -1} if isinstance(event, Left | Withdrew) else {}
