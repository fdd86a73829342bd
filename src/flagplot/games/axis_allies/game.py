"""The family as a kernel game: an edition with the steps of the sequence of play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Protocol

import msgspec

from flagplot.games.axis_allies import catalog as printed
from flagplot.games.axis_allies import (
    notation,
    overlays,
    panels,
    positions,
    preview,
    proposals,
    soundness,
    standing,
    story,
    view,
)
from flagplot.games.axis_allies.board import Kind
from flagplot.games.axis_allies.combat import steps as combat
from flagplot.games.axis_allies.economy import steps as economy
from flagplot.games.axis_allies.edition import Edition
from flagplot.games.axis_allies.events import (
    Bought,
    Built,
    HandedOver,
    Hired,
    Lost,
    Paid,
    Placed,
    Raised,
    Refunded,
)
from flagplot.games.axis_allies.moves import steps as moves
from flagplot.games.axis_allies.moves.frames import AirOrder, CombatMove, LandOrder, SeaOrder
from flagplot.games.axis_allies.names import Names
from flagplot.games.axis_allies.odds_options import OPTIONS
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.status import friendly_territory
from flagplot.games.axis_allies.turn import sequence, victory
from flagplot.games.axis_allies.turn import steps as turn
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice
from flagplot.kernel.errors import RefusedError
from flagplot.kernel.event import Event, Mark
from flagplot.kernel.flow import Play, Steps
from flagplot.kernel.game import Game
from flagplot.kernel.lessons import Lesson, beside
from flagplot.kernel.meta import Meta
from flagplot.kernel.odds import OddsDesk
from flagplot.kernel.outlook import Outlook, Picked
from flagplot.kernel.overlays import Overlay, OverlayName
from flagplot.kernel.pointing import Pointed
from flagplot.kernel.proposals import Proposal, ProposalName
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.rehearsal import Rehearsal
from flagplot.kernel.standing import Policy
from flagplot.kernel.thinking import Opponents
from flagplot.kernel.view import Picture


class Chapter(Protocol):
    """What ``steps.py`` of a chapter or an edition says: the one table a new question is entered in."""

    STEPS: Steps
    VERBS: Mapping[str, str]
    BUTTONS: Mapping[str, str]
    BELONGS: Mapping[str, str]
    MANY: tuple[str, ...]
    PANELS: panels.Panels


class AxisAllies(Game[WarState]):
    """One edition of the family, ready to play."""

    odds_of: ClassVar[str] = "axis_allies"
    odds_options = OPTIONS

    def __init__(self, meta: Meta, edition: Edition, own: Chapter) -> None:
        self.meta = meta
        self.edition = edition
        self.state_type = edition.state_type
        chapters: tuple[Chapter, ...] = (turn, economy, moves, combat, own)
        self.steps = {frame: step for one in chapters for frame, step in one.STEPS.items()}
        self.panels = {frame: panel for one in chapters for frame, panel in one.PANELS.items()}
        self.verbs = self._asked({verb: usage for one in chapters for verb, usage in one.VERBS.items()})
        self.buttons = self._asked({verb: text for one in chapters for verb, text in one.BUTTONS.items()})
        self.belongs = self._asked({verb: phase for one in chapters for verb, phase in one.BELONGS.items()})
        self.many = tuple(verb for one in chapters for verb in one.MANY)
        self.phases = {**edition.openings, **sequence.frames_of(edition)}

    def _asked(self, table: dict[str, str]) -> dict[str, str]:
        """A table by verb, without the answers this edition never asks for."""
        return {verb: text for verb, text in table.items() if verb not in self.edition.without}

    def odds_desk(self) -> OddsDesk[WarState]:
        """The odds of the family, which every edition shares."""
        from flagplot.games.axis_allies.odds.desk import AxisAlliesOdds

        return AxisAlliesOdds(self)

    def opponents(self) -> Opponents[WarState]:
        """Easy, normal and hard, in every edition."""
        from flagplot.games.axis_allies.bots import WarOpponents

        return WarOpponents(self)

    def lessons(self) -> tuple[Lesson, ...]:
        """Those of the edition."""
        return beside(type(self.edition))

    def overlays(self) -> Sequence[OverlayName]:
        """Income, threats, the reach of the enemy."""
        return overlays.NAMES

    def overlay(self, state: WarState, seat: str | None, id: str) -> Overlay:
        """One of them."""
        return overlays.overlay(self, state, seat, id)

    # -- what the kernel needs -----------------------------------------------------------------------------

    def play(self, state: WarState, dice: Dice | None = None) -> War:
        """A look at a state."""
        return War(self.edition, state, dice)

    def new_state(self, scenario: str, options: dict[str, Any], setup: Mapping[str, Any]) -> WarState:
        """The start position of a scenario; ``persons`` says who plays which power."""
        return self.edition.new_state(scenario, options, setup.get("persons"))

    def rehearse(self, rehearsal: Rehearsal[WarState], action: Action) -> bool:
        """Whole moves and loosely named pieces."""
        try:
            return notation.rehearse(self, rehearsal, action)
        except RefusedError as error:
            raise RefusedError(self.cited(error.refusal)) from None

    def whole_moves(self, state: WarState, listed: Sequence[Action]) -> tuple[str, ...]:
        """``go`` where an order can be begun, ``on`` where one is open."""
        begun = isinstance(state.frames[-1], LandOrder | SeaOrder | AirOrder)
        return ("on",) if begun else ("go",) if any(one.verb == "move" for one in listed) else ()

    def forbidden(self, state: WarState, seat: str, action: Action, listed: Sequence[Action]) -> Refusal:
        """Why an answer is not listed, by the rules of this edition."""
        return self.cited(self._forbidden(state, seat, action, listed))

    def cited(self, refusal: Refusal) -> Refusal:
        """A refusal of the engine with the clause of the edition being played."""
        rule = self.edition.cite(refusal.rule)
        return refusal if rule == refusal.rule else msgspec.structs.replace(refusal, rule=rule)

    def _forbidden(self, state: WarState, seat: str, action: Action, listed: Sequence[Action]) -> Refusal:
        """The step's own reason; or that a declaration, or an answer of another phase, is out of time."""
        if any(one.verb == action.verb for one in listed):
            return super().forbidden(state, seat, action, listed)
        war = self.play(state)
        frame = state.frames[-1]
        if action.verb == "done" and isinstance(frame, LandOrder | SeaOrder | AirOrder):
            asked = self.steps[type(frame)].prompt(war, frame, seat)
            return illegal("", f"an order is open, and asks first: {asked}")
        if action.verb == "declare":
            late = self.edition.no_declaration(war, war.power(seat))
            if late is not None:
                return late
        own = self.steps[type(frame)].why_not(war, frame, seat, action)
        if own is not None:
            return own
        late = sequence.misplaced(war, seat, action, self.belongs)
        return late or super().forbidden(state, seat, action, listed)

    def picture(self, play: Play[WarState], seat: str | None) -> Picture:
        """Everything is open to everybody."""
        assert isinstance(play, War)
        return Picture(
            places=lambda: view.places(play),
            tracks=lambda: view.tracks(play),
            panels=lambda: panels.panels(play, self.panels),
        )

    def mark(self, state: WarState) -> Mark:
        """Whose turn it is, and the printed phase; before the first turn what is being settled."""
        return story.mark(self.play(state)) or super().mark(state)

    def numbers(self, state: WarState) -> dict[str, Any]:
        """Money, victory cities and armies."""
        return story.numbers(self.play(state))

    def catalog(self, scenario: str, options: dict[str, Any]) -> dict[str, Any]:
        """What is printed on the board of a scenario."""
        board = self.edition.board(self.new_state(scenario, options, {}))
        return printed.catalog(board, self.buttons)

    def say(self, reference: str) -> str:
        """Powers, spaces, unit types, pieces and the like by their names."""
        return self._names.say(reference)

    def plural(self, reference: str) -> str:
        """Several units of a type."""
        return self._names.plural(reference)

    @cached_property
    def _names(self) -> Names:
        first = self.new_state(self.meta.scenarios[0].id, self.meta.check_options(), {})
        return Names(self.edition.board(first), self.edition.names())

    def reason(self, state: WarState) -> str:
        """Who holds what."""
        return victory.reason(self.play(state))

    def policies(self) -> tuple[Policy, ...]:
        """The standing orders of this edition."""
        return self._policies

    @cached_property
    def _policies(self) -> tuple[Policy, ...]:
        first = self.new_state(self.meta.scenarios[0].id, self.meta.check_options(), {})
        return standing.policies(self.edition.board(first))

    def read_position(self, document: Mapping[str, Any], scenario: str, options: dict[str, Any]) -> WarState:
        """A state from a readable document; see docs/positions.md."""
        state = self.edition.new_state(scenario, options, document.get("persons"))
        return positions.read_position(self.edition, document, state)

    def units(self, state: WarState) -> dict[str, dict[str, dict[str, int]]]:
        """Space, power, piece, count, without the marks of this turn; a battle keeps its units by itself."""
        board = self.edition.board(state)
        return {
            board.space_ids[space]: positions.unmarked(board, stacks)
            for space, stacks in enumerate(state.units)
            if stacks
        }

    def write_position(self, state: WarState) -> dict[str, Any]:
        """The readable document of any state."""
        return positions.write_position(self.edition, state)

    def check(self, state: WarState) -> None:
        """Refuse saved states that do not fit the board."""
        soundness.check(self.edition, state)

    def outlook(self, state: WarState, seat: str, picked: Picked) -> Outlook:
        """Where a force could go, with the whole moves that lead there."""
        return preview.outlook(self, state, seat, picked)

    def meant(self, state: WarState, seat: str, pointed: Pointed) -> Iterable[str]:
        """Orders for units that are pointed at."""
        return preview.meant(self, state, seat, pointed)

    def proposals(self, state: WarState, seat: str) -> Sequence[ProposalName]:
        """All aircraft home; the last purchase once more."""
        return tuple(proposals.proposals(self, state, seat))

    def proposal(self, state: WarState, seat: str, id: str, earlier: Sequence[Action]) -> Proposal:
        """One of them, worked out."""
        return proposals.proposal(self, state, seat, id, earlier)

    # -- for laws --------------------------------------------------------------------------------------------

    def conserved(self, state: WarState) -> dict[str, int]:
        """Units on the map, on strips and aboard by owner and type, items waiting, money by power."""
        return positions.inventory(War(self.edition, state))

    def explained(self, event: Event) -> dict[str, int]:
        """How an event changes the inventory."""
        if isinstance(event, Lost):
            return {f"{event.power} {event.units}": -event.count}
        if isinstance(event, Placed):
            change = {f"{event.power} {event.units}": event.count}
            if event.power == "neutral":  # its infantry were printed on the map
                return change
            return {**change, f"{event.power} pool {event.units}": -event.count}
        if isinstance(event, Paid):
            return {f"{event.power} ipcs": event.ipcs}
        if isinstance(event, Refunded):
            return {f"{event.power} ipcs": event.ipcs, f"{event.power} pool {event.item}": -event.count}
        if isinstance(event, Built):
            return {f"{event.power} pool {event.item}": -1}
        if isinstance(event, HandedOver):
            count = event.count
            return {f"{event.power} {event.units}": count, f"{event.before} {event.units}": -count}
        if isinstance(event, Hired):
            return {f"{event.power} ipcs": -event.cost}
        if isinstance(event, Raised):
            return {f"{event.power} pool {event.units}": event.count}
        if isinstance(event, Bought):
            change = {f"{event.power} ipcs": -event.cost}
            return change if event.space else {**change, f"{event.power} pool {event.item}": 1}
        return {}

    # -- for notation ----------------------------------------------------------------------------------------

    def barrier(self, state: WarState, seat: str, kind: str, space: str) -> Refusal | None:
        """What, apart from range, keeps a unit out of a space: closed land, or peace with whom it attacks."""
        war = self.play(state)
        if space not in war.board.space_of:
            return None
        at, power, of = war.board.space_of[space], war.power(seat), war.board.kind_of[kind]
        if any(isinstance(frame, CombatMove) for frame in state.frames):
            closed = self.edition.no_entry(war, at, power, of, flying=True)
            if closed is None and (war.board.sea[at] or not friendly_territory(war, at, power)):
                closed = self.edition.no_attack(war, at, power)
            return closed
        return self.edition.no_entry(war, at, power, of, flying=False)

    def kinds_of(self, state: WarState) -> dict[str, Kind]:
        """The unit types by id."""
        board = self.edition.board(state)
        return {kind.id: kind for kind in board.kinds}

    def adjacent(self, state: WarState, one: str, other: str) -> bool:
        """Whether two spaces share a border."""
        board = self.edition.board(state)
        if one not in board.space_of or other not in board.space_of:
            return False
        return board.space_of[other] in board.near[board.space_of[one]]
