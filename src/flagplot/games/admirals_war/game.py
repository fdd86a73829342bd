"""Admirals' War as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from flagplot.games.admirals_war import catalog as printed
from flagplot.games.admirals_war import (
    hidden,
    names,
    outlook,
    overlays,
    positions,
    proposals,
    soundness,
    standing,
    story,
    view,
)
from flagplot.games.admirals_war.board import THEATRES
from flagplot.games.admirals_war.combat import steps as combat
from flagplot.games.admirals_war.combat import untimely
from flagplot.games.admirals_war.events import Arrived, Left, Scored
from flagplot.games.admirals_war.fleets import steps as fleets
from flagplot.games.admirals_war.fleets.frames import FrenchFleet
from flagplot.games.admirals_war.moves import steps as moves
from flagplot.games.admirals_war.moves.frames import Patrol
from flagplot.games.admirals_war.odds_options import OPTIONS
from flagplot.games.admirals_war.options import META
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import steps as shores
from flagplot.games.admirals_war.state import SeaState
from flagplot.games.admirals_war.tables import Tables, load, summary
from flagplot.games.admirals_war.turn import setup as preparation
from flagplot.games.admirals_war.turn import steps as turn
from flagplot.games.admirals_war.turn.frames import Deploy
from flagplot.games.admirals_war.turn.sequence import SEQUENCE
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice
from flagplot.kernel.errors import FormatError
from flagplot.kernel.event import Event, Mark
from flagplot.kernel.flow import Play
from flagplot.kernel.game import Game
from flagplot.kernel.odds import OddsDesk
from flagplot.kernel.outlook import Outlook, Picked
from flagplot.kernel.overlays import Overlay, OverlayName
from flagplot.kernel.proposals import Proposal, ProposalName, Trial
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.standing import Policy
from flagplot.kernel.thinking import Opponents
from flagplot.kernel.view import Picture


class AdmiralsWar(Game[SeaState]):
    """The game, played with one set of tables."""

    meta = META
    odds_of = "admirals_war"
    odds_options = OPTIONS
    state_type = SeaState
    steps = {**turn.STEPS, **moves.STEPS, **combat.STEPS, **shores.STEPS, **fleets.STEPS}
    panels = {**turn.PANELS, **moves.PANELS, **combat.PANELS, **shores.PANELS, **fleets.PANELS}
    buttons = {**turn.BUTTONS, **moves.BUTTONS, **combat.BUTTONS, **shores.BUTTONS, **fleets.BUTTONS}
    verbs = {**turn.VERBS, **moves.VERBS, **combat.VERBS, **shores.VERBS, **fleets.VERBS}

    a_round = "turn"
    phases = {"setup": Deploy, **SEQUENCE, "lila": FrenchFleet}
    # 1: units went home in another order; a file of that time is read in the order of play of today
    log_upgrades = {1: list}

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def play(self, state: SeaState, dice: Dice | None = None) -> War:
        """A look at a state."""
        return War(self.tables, state, dice)

    def new_state(self, scenario: str, options: dict[str, Any], setup: Mapping[str, Any]) -> SeaState:
        """The set-up of a scenario."""
        return preparation.new_state(self.tables, self.header(scenario, options))

    def odds_desk(self) -> OddsDesk[SeaState]:
        """The odds of fights at sea."""
        from flagplot.games.admirals_war.odds.desk import AdmiralsWarOdds

        return AdmiralsWarOdds(self)

    def opponents(self) -> Opponents[SeaState]:
        """The admirals that play by themselves."""
        from flagplot.games.admirals_war.bots.bot import Admirals

        return Admirals(self)

    def expand(self, state: SeaState, seat: str, action: Action) -> Sequence[Action] | Refusal | None:
        """``send`` gives several units one destination, ``raiders`` turns several ships over."""
        if action.verb == "send":
            place, *units = action.args
            return [one for unit in units for one in (Action("pick", (unit,)), Action("to", (place,)))]
        if action.verb == "raiders":
            return [one for unit in action.args for one in (Action("pick", (unit,)), Action("raid"))]
        return None

    def whole_moves(self, state: SeaState, listed: Sequence[Action]) -> tuple[str, ...]:
        """``send`` wherever units are picked, ``raiders`` where ships are turned over."""
        if not any(one.verb == "pick" for one in listed):
            return ()
        return ("send", "raiders") if isinstance(state.frames[-1], Patrol) else ("send",)

    def forbidden(self, state: SeaState, seat: str, action: Action, listed: Sequence[Action]) -> Refusal:
        """The step's own reason; or, for an answer of combat out of its time, the rule that says when."""
        refusal = super().forbidden(state, seat, action, listed)
        if refusal.rule or any(one.verb == action.verb for one in listed):
            return refusal
        return untimely.untimely(self.play(state), seat, action) or refusal

    def audience(self, state: SeaState, seat: str, action: Action) -> tuple[str, ...] | None:
        """Secret answers are for the seat that gives them."""
        return hidden.audience(state, seat, action)

    def picture(self, play: Play[SeaState], seat: str | None) -> Picture:
        """The board as a seat may see it."""
        assert isinstance(play, War)
        return Picture(
            places=lambda: view.places(play, seat),
            tracks=lambda: view.tracks(play),
            hands=lambda: view.hands(play, seat),
            panels=lambda: self._panels(play, seat),
        )

    def _panels(self, war: War, seat: str | None) -> dict[str, Any]:
        """The panels of the frames that have one, the outermost first."""
        return {
            str(frame.__struct_config__.tag): panel(war, frame, seat)
            for frame in war.state.frames
            if (panel := self.panels.get(type(frame))) is not None
        }

    def overlays(self) -> Sequence[OverlayName]:
        """Points, threats, the reach of the enemy."""
        return overlays.NAMES

    def overlay(self, state: SeaState, seat: str | None, id: str) -> Overlay:
        """One of them."""
        return overlays.overlay(self.play(state), seat, id)

    def outlook(self, state: SeaState, seat: str, picked: Picked) -> Outlook:
        """Where units that wait for orders may go, at what risk."""
        return outlook.outlook(self.play(state), seat, picked)

    def proposals(self, state: SeaState, seat: str) -> Sequence[ProposalName]:
        """All units home; the same orders as before."""
        return tuple(proposals.proposals(self.play(state)))

    def proposal(self, state: SeaState, seat: str, id: str, earlier: Sequence[Action]) -> Proposal:
        """One of them, worked out."""
        war = self.play(state)
        return (
            proposals.home(war)
            if id == proposals.HOME.id
            else proposals.again(Trial(self, state, seat), war, earlier)
        )

    def catalog(self, scenario: str, options: dict[str, Any]) -> dict[str, Any]:
        """What is printed, with the origin of every value."""
        return printed.catalog(self.tables, self.buttons)

    def say(self, reference: str) -> str:
        """Places, seats, flags, ships and types by their names; a name is what it is."""
        return names.names(self.tables.board).get(reference) or super().say(reference)

    def plural(self, reference: str) -> str:
        """Several counters of a type."""
        return names.several(self.say(reference))

    def policies(self) -> tuple[Policy, ...]:
        """The standing orders of an admiral."""
        return standing.POLICIES

    def resample(self, state: SeaState, seat: str | None, seed: int) -> SeaState:
        """Another state that ``seat`` cannot tell from this one."""
        return hidden.resample(self.play(state), seat, seed)

    def read_position(self, document: Mapping[str, Any], scenario: str, options: dict[str, Any]) -> SeaState:
        """A state from a readable document; see ``positions``."""
        return positions.read(self.tables, document, self.header(scenario, options))

    def units(self, state: SeaState) -> dict[str, dict[str, Any]]:
        """Place, unit and what is special about it, without the marks of this turn."""
        return positions.unmarked(self.tables.board, state)

    def reprinted(self, factors: Mapping[str, str]) -> AdmiralsWar:
        """The game with other factors printed on some counters: ``{"uk_hood": "4-4-6", "us_7af": "2-4"}``.

        Gunnery, armor, speed and airstrike of a ship, airstrike and armor of an air unit; stars are bonuses.
        """
        return AdmiralsWar(self.tables.with_factors(factors))

    def write_position(self, state: SeaState) -> dict[str, Any] | None:
        """The readable document of a state that is not over."""
        return None if state.outcome else positions.write(self.tables, state)

    def round(self, state: SeaState) -> int:
        """The turn."""
        return state.turn

    def mark(self, state: SeaState) -> Mark:
        """Both sides play every step of the turn."""
        return Mark(state.turn, "", view.phase(self.play(state)))

    def numbers(self, state: SeaState) -> dict[str, Any]:
        """Points and fleets."""
        return story.numbers(self.play(state))

    def check_tables(self, folder: str | Path | None) -> dict[str, int]:
        """Read a reader's own tables; how many values have each origin, or ``BadInputError``."""
        return summary(load(folder))

    # -- laws -------------------------------------------------------------------------------------------

    def check(self, state: SeaState) -> None:
        """Refuse states of other tables, of the wrong size, or whose lists disagree."""
        if state.tables != self.tables.digest:
            raise FormatError("saved state: a game played with the same tables expected, found other tables")
        soundness.check(self.tables.board, state)

    def conserved(self, state: SeaState) -> dict[str, int]:
        """Units on the map, and the two tracks."""
        board = self.tables.board
        gone = (board.chart, board.future, board.sunk, board.removed)
        on_map = board.n_units - sum(len(state.at[place]) for place in gone)
        return {"units": on_map, **dict(zip(THEATRES, state.vp, strict=True))}

    def explained(self, event: Event) -> dict[str, int]:
        """Arrivals, losses and points."""
        if isinstance(event, Arrived):
            return {"units": 1}
        if isinstance(event, Left):
            return {"units": -1}
        if isinstance(event, Scored):
            return {event.track: event.points}
        return {}
