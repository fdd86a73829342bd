"""The contract every game fulfils, and everything that is the same for all of them.

A game gives its title page (``meta``), its steps, a way to look at a state (``play``) and a first state
(``new_state``). From these the kernel makes starting, legality, refusals, changes, views, positions,
digests and saved states.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from flagplot.kernel import codec, lanes, positions, proposals
from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.answers import verbs_of, with_verb
from flagplot.kernel.dice import Dice, FastDice, NoDice
from flagplot.kernel.errors import BadInputError, MalformedError, RefusedError
from flagplot.kernel.event import Event, Mark
from flagplot.kernel.flow import Play, Steps, settle
from flagplot.kernel.lanes import frame_of
from flagplot.kernel.language import in_words
from flagplot.kernel.lessons import Lesson, beside
from flagplot.kernel.meta import Meta, check_seed
from flagplot.kernel.odds import OddsDesk, OddsOption
from flagplot.kernel.outlook import Outlook, Picked
from flagplot.kernel.overlays import Overlay, OverlayName
from flagplot.kernel.painting import painter
from flagplot.kernel.parts import part
from flagplot.kernel.pointing import Pointed, why_grey
from flagplot.kernel.proposals import SEVERAL, Proposal, ProposalName, parted
from flagplot.kernel.refusal import Refusal, illegal, malformed, stale
from flagplot.kernel.rehearsal import Interrupted, Rehearsal, WholeMove
from flagplot.kernel.seen import Seen
from flagplot.kernel.spelling import unknown
from flagplot.kernel.standing import Policy
from flagplot.kernel.state import Outcome
from flagplot.kernel.thinking import Opponents
from flagplot.kernel.view import LogLine, Picture, View
from flagplot.kernel.words import counted, listed, quoted, the, typed

StateT = TypeVar("StateT", bound=Any)

BETWEEN, OVER = "between", "over"  # what ``Game.phase`` says where no phase is being played


class Move(NamedTuple):
    """One answer as a game file keeps it: who, what, and the throws it caused."""

    seat: str
    text: str
    rolls: tuple[tuple[int, ...], ...] = ()


StateUpgrade = Callable[[dict[str, Any]], dict[str, Any]]
_Stop = Callable[[Any], bool]  # whether play stops at a state
LogUpgrade = Callable[[list[Move]], list[Move]]


class Game(ABC, Generic[StateT]):
    """A game: plain data and pure functions. A game object has no state of its own."""

    meta: Meta
    steps: Steps
    state_type: type[StateT]
    # verb -> usage such as "take <piece> <n>"; [x] may be left out, ... may be repeated, <n> is a number
    verbs: Mapping[str, str] = {}
    # the parts of the sequence of play: id -> the frame that begins it; see ``phase``
    phases: Mapping[str, Callable[..., Any]] = {}
    # what one time round the table is called
    a_round: ClassVar[str] = "round"
    # schema n -> how to make a document of schema n + 1 from one of schema n
    state_upgrades: ClassVar[Mapping[int, StateUpgrade]] = {}
    # version n of the rules -> how to make a log for version n + 1 from one of version n
    log_upgrades: ClassVar[Mapping[int, LogUpgrade]] = {}

    # whose odds these are; games with the same word share what is worked out. Empty: the game has no odds
    odds_of: ClassVar[str] = ""
    # what ``flagplot odds`` may be asked about this game
    odds_options: ClassVar[tuple[OddsOption, ...]] = ()

    # -- what a game must give ---------------------------------------------------------------------------

    @abstractmethod
    def play(self, state: StateT, dice: Dice | None = None) -> Play[StateT]:
        """A look at ``state``, with dice when it is going to be changed."""

    @abstractmethod
    def new_state(self, scenario: str, options: dict[str, Any], setup: Mapping[str, Any]) -> StateT:
        """The set-up of a scenario; scenario and options are already checked. ``settle`` follows."""

    # -- what a game may give ----------------------------------------------------------------------------

    def expand(self, state: StateT, seat: str, action: Action) -> Sequence[Action] | Refusal | None:
        """The small answers a whole-move action stands for; a refusal; or None when it is not a macro."""
        return None

    def rehearse(self, rehearsal: Rehearsal[StateT], action: Action) -> bool:
        """Carry out a whole move step by step; False when the action is none.

        For games whose moves must look at the position on the way; ``expand`` is enough for all others.
        """
        steps = self.expand(rehearsal.state, rehearsal.seat, action)
        if isinstance(steps, Refusal):
            raise RefusedError(steps)
        for step in steps or ():
            rehearsal.do(step)
        return steps is not None

    def whole_moves(self, state: StateT, listed: Sequence[Action]) -> tuple[str, ...]:
        """The verbs of ``expand`` that stand for some of the ``listed`` answers now."""
        return ()

    def audience(self, state: StateT, seat: str, action: Action) -> tuple[str, ...] | None:
        """Who may learn that ``seat`` answers ``action`` now; None for everybody."""
        return None

    def picture(self, play: Play[StateT], seat: str | None) -> Picture:
        """Pieces, tracks, hands and panels as ``seat`` may see them."""
        return Picture()

    def odds(self, *question: Any, **details: Any) -> Any:
        """The exact chances of a battle; what may be asked, and how, is the game's own matter."""
        return self.ask_odds().odds(*question, **details)

    def odds_desk(self) -> OddsDesk[StateT]:
        """Who answers questions about odds; what that needs is imported here, when somebody asks."""
        raise BadInputError(f"odds are not known for {self.meta.id}")

    def ask_odds(self) -> OddsDesk[StateT]:
        """``odds_desk``, with one sentence where a package it needs is not installed."""
        with part("odds"):
            return self.odds_desk()

    def opponents(self) -> Opponents[StateT]:
        """Bots that know this game; what they need is imported here, when somebody asks."""
        return Opponents()

    def lessons(self) -> tuple[Lesson, ...]:
        """Lessons that teach this game, the one for a newcomer first: the files in ``lessons`` beside it."""
        return beside(type(self))

    def outlook(self, state: StateT, seat: str, picked: Picked) -> Outlook | None:
        """Where a seat could send what it has picked; None where a game does not tell."""
        return None

    def meant(self, state: StateT, seat: str, pointed: Pointed) -> Iterable[Action | str]:
        """What a player may want who points at something that answers nothing: lines to refuse, best first.

        Answers like those allowed now are tried by themselves; see ``kernel/pointing.py``.
        """
        return ()

    def proposals(self, state: StateT, seat: str) -> Sequence[ProposalName]:
        """Bundles of answers the game could propose to a seat now; asked often, so it must be cheap."""
        return ()

    def proposal(self, state: StateT, seat: str, id: str, earlier: Sequence[Action]) -> Proposal:
        """One of them, worked out; ``earlier`` are the answers the seat has given, the last at the end."""
        raise BadInputError(f"proposal: {self.meta.id} has none called {id!r} now")

    def overlays(self) -> Sequence[OverlayName]:
        """What can be laid over the map."""
        return ()

    def overlay(self, state: StateT, seat: str | None, id: str) -> Overlay:
        """The values of an overlay, as a seat sees them; None only watches."""
        raise BadInputError(f"overlay: {self.meta.id} has none called {id!r}")

    def catalog(self, scenario: str, options: dict[str, Any]) -> dict[str, Any]:
        """What is printed and never changes during a game, for clients: names, unit types, powers, spaces.

        docs/adding-a-game.md lists the keys a client understands; all of them may be left out.
        """
        return {}

    def say(self, reference: str) -> str:
        """What a reference in a sentence is called (see kernel/words.py); by itself the id made readable.

        It must have an answer for every text.
        """
        return reference.replace("_", " ")

    def plural(self, reference: str) -> str:
        """What several of it are called: ``tanks``, ``infantry``."""
        return f"{self.say(reference)}s"

    def words(self, sentence: str) -> str:
        """A sentence of the rules as a player reads it."""
        return in_words(sentence, self.say, self.plural)

    def reason(self, state: StateT) -> str:
        """Why the game that is over ended, a sentence with references; states keep an older wording."""
        return str(state.outcome.reason)

    def policies(self) -> tuple[Policy, ...]:
        """The standing orders a player may give, in the order in which they are asked for an answer."""
        return ()

    def read_position(self, document: Mapping[str, Any], scenario: str, options: dict[str, Any]) -> StateT:
        """A state from a readable document over a scenario; unknown keys and ids are ``BadInputError``."""
        raise BadInputError(f"{self.meta.id} reads positions only with the key 'state'")

    def write_position(self, state: StateT) -> dict[str, Any] | None:
        """The readable document of a state; None when the state is too special to be written sparsely."""
        return None

    def check(self, state: StateT) -> None:
        """Raise ``FormatError`` for a state read from outside that no play could reach (wrong sizes...)."""

    def conserved(self, state: StateT) -> dict[str, int]:
        """Sums that may change only as events say: pieces, money, cards."""
        return {}

    def explained(self, event: Event) -> dict[str, int]:
        """By how much an event changes the sums of ``conserved``."""
        return {}

    def resample(self, state: StateT, seat: str | None, seed: int) -> StateT:
        """Another state that ``seat`` cannot tell from this one; a plain copy where nothing is hidden."""
        copy: StateT = state.clone()
        return copy

    def round(self, state: StateT) -> int:
        """The number of the round."""
        return int(getattr(state, "round", 0))

    def phase(self, state: StateT) -> str:
        """The part of the sequence of play a state is in: an id of ``phases``.

        ``between`` where one has ended and the next has not begun, ``over`` when the game has ended.
        """
        if state.outcome is not None or not state.frames:
            return OVER
        for frame in state.frames:
            for id, begins in self.phases.items():
                if type(frame) is begins:
                    return id
        return BETWEEN

    def mark(self, state: StateT) -> Mark:
        """Where play stands, for history and headlines; a game of turns says whose turn it is."""
        phase = self.phase(state)
        return Mark(self.round(state), "", phase if phase in self.phases else "")

    def numbers(self, state: StateT) -> dict[str, Any]:
        """The numbers that are kept for charts, once a turn; everybody may see them.

        Keys a client draws: ``points`` (owner -> what counts for winning), ``tracks`` (numbers by name),
        ``units`` (owner -> kind -> how many).
        """
        return {}

    def units(self, state: StateT) -> dict[str, Any]:
        """What stands where, as the key ``units`` of a position has it, without the marks of this turn."""
        return {}

    # -- starting ----------------------------------------------------------------------------------------

    def start(
        self,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        dice: Dice | None = None,
        **setup: Any,
    ) -> StateT:
        """A new game, played on to its first question."""
        return self.begin(scenario, options, seed, dice, **setup)[0]

    def begin(
        self,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        dice: Dice | None = None,
        **setup: Any,
    ) -> tuple[StateT, list[Event]]:
        """Like ``start``, with what happened on the way to the first question."""
        name = self.meta.scenario(scenario).id
        values = self.meta.check_options(options, name)
        self.meta.check_setup(setup)
        state = self.new_state(name, values, setup)
        state.seed = check_seed(seed)
        return state, self.settled(state, dice)

    def header(self, scenario: str, options: dict[str, Any]) -> dict[str, Any]:
        """The fields every new state begins with: ``StateT(**self.header(scenario, options), ...)``."""
        return {"schema": self.meta.schema, "game": self.meta.id, "scenario": scenario, "options": options}

    def settled(self, state: StateT, dice: Dice | None, *, stop: bool = False) -> list[Event]:
        """Play a state on, in place, to its next question, or with ``stop`` to the end of the phase."""
        play = self.play(state, self.dice(state) if dice is None else dice)
        settle(play, self.steps, self._phase_ends(state) if stop else None)
        return play.events

    def _phase_ends(self, state: StateT) -> _Stop:
        """A test whether the phase of a state, or else the next one that begins, has ended."""
        first = self.phase(state)

        def ended(state: StateT) -> bool:
            nonlocal first
            now = self.phase(state)
            if first == BETWEEN:
                first = now
            return now != first

        return ended

    def dice(self, state: StateT) -> Dice:
        """The dice of a state nobody brought dice for: seeded ones, or none that can be thrown."""
        return _NO_DICE if state.seed is None else _fast_dice(state.seed)

    # -- asking ------------------------------------------------------------------------------------------

    def look(self, state: StateT) -> Play[StateT]:
        """A look at a state that nobody changes meanwhile: rules may remember what they find."""
        return self.play(state)

    def legal(self, state: StateT, seat: str) -> Sequence[Action]:
        """Every answer ``seat`` may give now; empty when it owes none. The only source of legality.

        A list, or, where there are too many to list, ``Answers`` that are made when somebody looks.
        """
        if seat not in state.waiting:
            self.meta.check_seat(seat)
            return []
        frame = state.frames[-1]
        if frame.parallel:
            frame = frame_of(state, seat)
        found: Sequence[Action] = self.steps[type(frame)].legal(self.look(state), frame, seat)
        return found

    def why_not(self, state: StateT, seat: str, action: Action | str) -> Refusal | None:
        """Why ``action`` is refused now; None when it is allowed."""
        return None if isinstance(found := self._resolve(state, seat, action), list) else self.explain(found)

    def why_grey(self, state: StateT, seat: str, pointed: Pointed) -> Refusal | None:
        """Why nothing can be done now with a place, a unit or another thing; None when something can."""
        return why_grey(self, state, seat, pointed)

    def explain(self, refusal: Refusal) -> Refusal:
        """The refusal in words; its ``sentence`` stays as the rules wrote it."""
        if refusal.sentence:
            return refusal
        text = refusal.text
        return Refusal(refusal.fault, self.words(text), refusal.rule, refusal.ids, text)

    def prompt(self, state: StateT, seat: str | None) -> str:
        """What ``seat`` is asked, or what everybody waits for."""
        if state.outcome is not None:
            return self.words(self._ending(state))
        if seat is not None and seat in state.waiting:
            frame = frame_of(state, seat)
            return self.words(self.steps[type(frame)].prompt(self.look(state), frame, seat))
        return self.words(f"waiting for {listed(state.waiting)}.")

    def _ending(self, state: StateT) -> str:
        return f"{listed(state.outcome.winners) or 'nobody'} won: {self.reason(state)}"

    def proposed(self, state: StateT, seat: str | None) -> tuple[ProposalName, ...]:
        """What could be proposed to ``seat`` now, with names in words; to nobody else but who is asked."""
        return proposals.proposed(self, state, seat)

    def propose(self, state: StateT, seat: str, id: str, earlier: Sequence[Action] = ()) -> Proposal:
        """One of those in words; an id that is not among them now is ``BadInputError``."""
        return proposals.propose(self, state, seat, id, earlier)

    def concern(self, state: StateT, seat: str | None) -> str:
        """What ``seat`` would leave undone if it ended its step now; empty when nobody would mind."""
        if seat is None or seat not in state.waiting:
            return ""
        frame = frame_of(state, seat)
        return self.words(self.steps[type(frame)].concern(self.look(state), frame, seat))

    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended; None while it goes on."""
        result: Outcome | None = state.outcome
        return result

    def view(self, state: StateT, seat: str | None, log: Iterable[LogLine] = ()) -> View:
        """The game as ``seat`` may see it, as one document; None is a spectator."""
        return self.seen(state, seat).view(log)

    def seen(self, state: StateT, seat: str | None) -> Seen:
        """The game as ``seat`` may see it, worked out part by part when somebody looks."""
        return Seen(self, state, seat)

    def drawn(self, state: StateT, seat: str | None = None, **how: Any) -> Any:
        """The board as ``seat`` may see it, as SVG that shows itself in a notebook: ``flagplot.pictures``.

        ``window`` is a part of the map (west, south, east, north in its degrees), ``width`` the pixels.
        """
        return painter()(self, self.view(state, seat), **how)

    # -- changing ----------------------------------------------------------------------------------------

    def push(self, state: StateT, seat: str, action: Action, dice: Dice | None = None) -> list[Event]:
        """Carry out a listed answer on ``state`` itself. Trusts the caller: nothing is checked."""
        return self._carry_out(state, seat, action, dice, None)

    def _carry_out(
        self, state: StateT, seat: str, action: Action, dice: Dice | None, ends: _Stop | None
    ) -> list[Event]:
        play = self.play(state, self.dice(state) if dice is None else dice)
        frame = state.frames[-1]
        steps = self.steps
        if frame.parallel:
            lanes.answer(play, steps, frame, seat, action)
        else:
            steps[type(frame)].do(play, frame, seat, action)
        state.seq += 1
        settle(play, steps, ends)
        return play.events

    def apply(
        self, state: StateT, seat: str, action: Action | str, dice: Dice | None = None, *, stop: bool = False
    ) -> tuple[StateT, list[Event]]:
        """The state after an answer, and what happened; ``state`` stays as it is.

        With ``stop`` play goes no further than the end of the phase: nobody is asked there, and ``go_on``
        plays on. Raises ``RefusedError`` with the reason when the answer is not allowed.
        """

        def carry_out(new: StateT, step: Action, dice: Dice | None) -> list[Event]:
            if stop:
                return self._carry_out(new, seat, step, dice, self._phase_ends(new))
            return self.push(new, seat, step, dice)

        done: list[tuple[StateT, list[Event]]] = []
        steps = self.resolve(state, seat, action, rehearsal=partial(WholeMove, done, carry_out))
        new = done[-1][0] if done else state.clone()
        events = [event for _, told in done for event in told]
        for step in steps[len(done) :]:  # an answer by itself, or the last step of a move, which throws dice
            events += carry_out(new, step, dice)
        return new, events

    def go_on(
        self, state: StateT, dice: Dice | None = None, *, stop: bool = False
    ) -> tuple[StateT, list[Event]]:
        """Play on from where ``stop`` left a state, to the next question or the end of the next phase."""
        new = state.clone()
        return new, self.settled(new, dice, stop=stop)

    def resolve(
        self,
        state: StateT,
        seat: str,
        action: Action | str,
        *,
        rehearsal: Callable[..., Rehearsal[StateT]] = Rehearsal,
    ) -> list[Action]:
        """The listed answers an action stands for, one after the other; ``RefusedError`` if not allowed.

        A macro ends early where another seat must answer or dice are thrown: what was to follow is
        dropped, because nobody can know yet whether it will be allowed. Whoever wants to keep what it did on
        the way brings a ``rehearsal`` of his own; an answer that is listed needs none.
        """
        found = self._resolve(state, seat, action, rehearsal)
        if isinstance(found, Refusal):
            raise RefusedError(self.explain(found))
        return found

    def _resolve(
        self,
        state: StateT,
        seat: str,
        action: object,
        rehearsing: Callable[..., Rehearsal[StateT]] = Rehearsal,
    ) -> list[Action] | Refusal:
        if isinstance(action, str):
            try:
                action = parse_action(action)
            except MalformedError as error:
                return malformed(str(error))
        elif not isinstance(action, Action):
            return malformed(f"an action or its text expected, found {type(action).__name__}")
        parts = parted(action) if SEVERAL in action.args else [action]
        for one in parts:
            refusal = self._unanswerable(state, seat, one)
            if refusal:
                return refusal
        listed = self.legal(state, seat)
        if action in listed:
            return [listed[listed.index(action)]]
        rehearsal = rehearsing(self, state, seat, listed)
        try:
            for one in parts:
                self._rehearsed(rehearsal, one)
        except RefusedError as refused:
            return refused.refusal
        except Interrupted:
            pass
        return rehearsal.steps or malformed("a move of no steps")

    def _rehearsed(self, rehearsal: Rehearsal[StateT], action: Action) -> None:
        """One of several answers that are given as one: a listed answer or a whole move."""
        if rehearsal.steps and rehearsal.seat not in rehearsal.state.waiting:
            raise Interrupted
        listed = rehearsal.legal()
        if action in listed:
            rehearsal.do(action)
        elif not self.rehearse(rehearsal, action):
            raise RefusedError(self.forbidden(rehearsal.state, rehearsal.seat, action, listed))

    def _unanswerable(self, state: StateT, seat: str, action: Action) -> Refusal | None:
        if seat not in self.meta.seats:
            return malformed(f"no seat {seat!r}; expected one of: {quoted(self.meta.seats)}", str(seat))
        if self.verbs:
            refusal = _misused(action, self.verbs)
            if refusal:
                return refusal
        return self.unasked(state, seat)

    def unasked(self, state: StateT, seat: str) -> Refusal | None:
        """Why a seat is not asked now; None when it is."""
        if state.outcome is not None:
            return stale(f"the game is over: {self._ending(state)}")
        if not state.waiting:
            return stale("nobody is asked: play was stopped at the end of a phase, and goes on with go_on")
        if seat not in state.waiting:
            return stale(f"{the(seat)} owes no answer now; waiting for {listed(state.waiting)}", seat)
        return None

    def forbidden(self, state: StateT, seat: str, action: Action, listed: Sequence[Action]) -> Refusal:
        """Why an answer that is not listed is not: the step's own reason, or what would be allowed."""
        frame = frame_of(state, seat)
        special = self.steps[type(frame)].why_not(self.look(state), frame, seat, action)
        if special:
            return special
        same = with_verb(listed, action.verb)
        if same:
            more = f" and {len(same) - 3} more" if len(same) > 3 else ""
            return illegal("", f"{typed(action)} is not allowed now; allowed: {quoted(same[:3])}{more}")
        verbs = quoted(dict.fromkeys([*verbs_of(listed), *self.whole_moves(state, listed)]))
        return illegal("", f"{typed(action.verb)} does not answer the question now open; expected: {verbs}")

    # -- positions and saving: see kernel/positions.py ---------------------------------------------------

    def position(
        self, document: Mapping[str, Any], dice: Dice | None = None, *, stop: bool = False
    ) -> StateT:
        """The state a position document describes, played on to its first question.

        With ``stop`` no further than the end of the phase it begins with; see ``apply``.

        Keys of every game: ``game``, ``scenario``, ``options``, ``seed``, ``seq``, ``rolls``; or, instead of
        anything readable, ``state`` with a whole saved state. The other keys belong to the game.
        """
        state: StateT = positions.read(self, document, dice, stop=stop)
        return state

    def describe(self, state: StateT) -> dict[str, Any]:
        """The position document of a state; ``position`` reads it back to the same digest."""
        return positions.describe(self, state)

    def digest(self, state: StateT) -> str:
        """A stable 128-bit hash of the state: equal states have equal digests in every process."""
        return codec.digest(state)

    def to_json(self, state: StateT) -> str:
        """The state as one line of canonical JSON."""
        return codec.canonical(state).decode()

    def from_json(self, text: str | bytes) -> StateT:
        """Read a saved state back, upgrading older schemas; damaged or foreign text is ``FormatError``."""
        return self.from_document(codec.decode(text, "saved state"))

    def from_document(self, document: Any) -> StateT:
        """Read a saved state from its JSON document."""
        state: StateT = positions.state_from(self, document)
        return state


_NO_DICE = NoDice()


@lru_cache(maxsize=256)
def _fast_dice(seed: int) -> FastDice:
    return FastDice(seed)


@lru_cache(maxsize=1024)
def _usage(text: str) -> tuple[int, int, tuple[bool, ...]]:
    words = re.findall(r"\[[^\]]*\]|\S+", text)[1:]
    numbers = tuple("<n>" in word for word in words)
    repeats = any("..." in word for word in words)
    least = sum(not word.startswith("[") and word != "..." for word in words)
    return least, 99 if repeats else len(words), numbers


def _misused(action: Action, verbs: Mapping[str, str]) -> Refusal | None:
    usage = verbs.get(action.verb)
    if usage is None:
        return unknown("verb", action.verb, verbs, listing=True)
    least, most, numbers = _usage(usage)
    if not least <= len(action.args) <= most:
        found = counted(len(action.args), "argument")
        return malformed(f"{typed(action)} has {found}; expected: {typed(usage)}", action.verb)
    for arg, number in zip(action.args, numbers, strict=False):
        if number and not isinstance(arg, int):
            return malformed(f"{typed(arg)} is not a whole number; expected: {typed(usage)}", str(arg))
    return None
