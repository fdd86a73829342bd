"""A running game in memory: a journal with every answer from the first, ready to be saved as a file.

The log is all that is ever saved; some states are kept beside it so that any moment of the game is at hand
without playing from the first move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.dice import CheckingDice, Dice, NoDice, RecordedDice, RecordingDice, Throw
from flagplot.kernel.entropy import Share
from flagplot.kernel.errors import BadInputError, FlagplotError, FormatError
from flagplot.kernel.event import Event
from flagplot.kernel.game import Game
from flagplot.kernel.journal import CHECK, Draft, Entry, Journal, carry_on
from flagplot.kernel.keeping import States
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.sources import Source, begins, changed, check_commitments, new_source
from flagplot.kernel.telling import shown_number
from flagplot.kernel.view import LogLine, View, log_lines, opened, visible

__all__ = ["CHECK", "Entry", "Match", "Source", "Verification"]


class Verification(msgspec.Struct, frozen=True):
    """What ``Match.verify`` found."""

    answers: int  # played again
    rolls: int  # throws recorded
    checked: int  # throws compared with the dice they must come from
    digest: str  # of the last state
    problem: str = ""  # the first thing that is wrong

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong; sealed or table dice leave ``checked`` below ``rolls``."""
        return not self.problem


class Match(Journal):
    """A game being played. ``Match.new`` starts one; ``flagplot.kernel.plotfile`` saves and loads it."""

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        *,
        sources: Sequence[Source],
        begun: tuple[Sequence[Event], Sequence[Throw]] = ((), ()),
        setup: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        players: Mapping[str, str] | None = None,
        notes: Sequence[str] = (),
        dice: Dice | None = None,
    ) -> None:
        super().__init__(game, state)
        self.base: int = state.seq  # number of the answer the log begins after
        self.sources = list(sources)
        self.version: int = game.meta.version  # of the rules its answers were given by
        self.entries: list[Entry] = []
        self.start_events = tuple(begun[0])
        self.start_rolls = tuple(begun[1])
        self.start_digest = game.digest(state)
        self.setup = dict(setup or {})
        self.position = dict(position) if position is not None else None
        self.players = {game.meta.check_seat(seat): _name(name) for seat, name in (players or {}).items()}
        self.notes = tuple(notes)
        self.unread = ""  # why the file of an older version it comes from was read only in part
        self._dice = dice or self.sources[-1].dice()
        self._states = States(state)
        self._work = 0  # since the last of them

    # -- starting ----------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game[Any],
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        dice: Dice | None = None,
        shares: Sequence[Share] = (),
        position: Mapping[str, Any] | None = None,
        players: Mapping[str, str] | None = None,
        notes: Sequence[str] = (),
        **setup: Any,
    ) -> Match:
        """A new match: fair dice unless a ``seed`` (fast dice) or ``dice`` of your own are given.

        ``shares`` of the players are mixed into fair dice whose ``secret`` was published before them.
        It starts from a scenario, or from a ``position`` document, which then names its own scenario.
        """
        source = new_source(seed, secret, dice, shares)
        recording = RecordingDice(dice or source.dice() or NoDice())
        setup = _plain(setup, "set-up")
        if position is None:
            state, events = game.begin(scenario, options, source.seed, recording, **setup)
        else:
            if scenario is not None or options is not None or setup:
                raise BadInputError("a position brings its own scenario and options; give only one of them")
            position = _plain(position, "position")
            state, events = _from_position(game, position, source, recording), []
        return cls(
            game,
            state,
            sources=[source],
            begun=(events, recording.throws),
            setup=setup,
            position=position,
            players=players,
            notes=notes,
            dice=dice,
        )

    @classmethod
    def restart(
        cls,
        game: Game[Any],
        scenario: str,
        options: Mapping[str, Any],
        *,
        source: Source,
        rolls: Sequence[Throw],
        setup: Mapping[str, Any],
        position: Mapping[str, Any] | None,
        players: Mapping[str, str],
        notes: Sequence[str] = (),
        exact: bool = True,
    ) -> Match:
        """The beginning of a recorded match, with the throws of its set-up.

        ``exact`` expects every option to be named, as in a file of the present version.
        """
        recorded = RecordedDice(rolls)
        events: list[Event] = []
        if position is None:
            state, events = game.begin(scenario, options, source.seed, recorded, **setup)
        else:
            state = _from_position(game, position, source, recorded)
        recorded.check_done()
        if exact and (state.scenario, state.options) != (scenario, options):
            raise FormatError(
                f"scenario {state.scenario} with options {state.options} expected, "
                f"found {scenario} with {dict(options)}"
            )
        return cls(
            game,
            state,
            sources=[source],
            begun=(events, rolls),
            setup=setup,
            position=position,
            players=players,
            notes=notes,
        )

    # -- playing -----------------------------------------------------------------------------------------

    def legal(self, seat: str) -> Sequence[Action]:
        """Every answer the seat may give now."""
        return self.game.legal(self.state, seat)

    def why_not(self, seat: str, action: Action | str) -> Refusal | None:
        """Why an answer is refused now; None when it is allowed."""
        return self.game.why_not(self.state, seat, action)

    def do(self, seat: str, action: Action | str, *, seq: int | None = None) -> list[Event]:
        """Give an answer; ``RefusedError`` if it is not allowed, and then nothing has changed.

        ``seq`` is the number of the last answer the seat has seen; an answer made against an older
        state is stale.
        """
        self.check_number(seat, seq)
        draft = self.draft()
        draft.answer(seat, action)
        self.adopt(draft)
        return draft.events

    def draft(self) -> Draft:
        """Answers to be tried on a copy; they count when ``adopt`` has taken them over."""
        return self._draft(self.state, self._work)

    def _draft(self, state: Any, work: int) -> Draft:
        return Draft(self.game, state, self._dice or self.sources[-1].missing(), work)

    def adopt(self, draft: Draft) -> None:
        """Take over the answers of a draft that was begun at the present state."""
        self.entries += draft.entries
        self.state, self._work = draft.state, draft.work
        for state in draft.states:
            self._states.keep(state)

    def feed(
        self,
        seat: str,
        text: str,
        rolls: Sequence[Throw],
        *,
        trusted: bool = False,
        true: Dice | None = None,
    ) -> int:
        """Repeat a recorded answer; complains when the rules ask for other throws than those recorded.

        With the ``true`` dice every throw is also compared with what they give; the number compared
        is returned.
        """
        action = parse_action(text)
        if not trusted and self.game.resolve(self.state, seat, action) != [action]:
            raise FormatError(f"a single answer expected, found the whole move '{action}'")
        recorded = RecordedDice(rolls)
        dice = CheckingDice(recorded, true)
        draft = self.draft()
        draft.enter(seat, action, dice=dice)
        self.adopt(draft)
        recorded.check_done()
        return dice.checked

    def use(self, dice: Dice) -> None:
        """Bring dice for a match whose dice are thrown outside."""
        if self.sources[-1].kind != "table":
            raise BadInputError(f"this match has {self.sources[-1].kind} dice; others may not be brought")
        self._dice = dice

    @property
    def begins(self) -> int:
        """The answer behind which nobody goes back."""
        return begins(self.sources, self.base)

    # -- taking back -------------------------------------------------------------------------------------

    def undo(self, seat: str, *, whole: bool = False, without: Action | str | None = None) -> Entry:
        """Take back the seat's last answer; never across a throw, a reveal or another seat's answer.

        With ``whole`` the whole move it belongs to goes; ``without`` one earlier answer the later ones are
        given again. The first answer taken back is returned.
        """
        gone = parse_action(without) if isinstance(without, str) else without
        plan = self.plan_undo(seat, whole=whole, without=gone)
        kept = self._states.before(plan.target).seq
        work = sum(entry.work for entry in self.entries[kept - self.base : plan.target - self.base])
        draft = self._draft(self.at(plan.target), work)
        draft.again(plan.again)
        del self.entries[plan.target - self.base :]
        self._states.drop(plan.target + 1)
        self.adopt(draft)
        return plan.taken[0]

    # -- looking back ------------------------------------------------------------------------------------

    def at(self, seq: int) -> Any:
        """The state after answer ``seq``."""
        if not self.base <= seq <= self.seq:
            raise BadInputError(f"an answer from {self.base} to {self.seq} expected, found {seq}")
        kept = self.state if seq == self.seq else self._states.before(seq)
        if kept.seq == seq:
            return kept
        entries = self.entries[kept.seq - self.base : seq - self.base]
        return carry_on(self.game, kept.clone(), entries, self.sources)

    def branch(
        self,
        seq: int,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        dice: Dice | None = None,
    ) -> Match:
        """Another match that shares the first ``seq`` answers and goes on with dice of its own.

        The dice are new even when none are given: otherwise a branch would show how the dice will fall.
        """
        self.at(seq)
        new = self.fresh()
        new.turn_to_source(self.sources)
        for entry in self.entries[: seq - self.base]:
            new.feed(entry.seat, str(entry.action), entry.rolls, trusted=True)
            new.turn_to_source(self.sources)
        new.change_source(new_source(seed, secret, dice, seq=seq), dice)
        return new

    def fresh(self) -> Match:
        """The match as it stood before the first answer."""
        return Match(
            self.game,
            self._states.first,
            sources=self.sources[:1],
            begun=(self.start_events, self.start_rolls),
            setup=self.setup,
            position=self.position,
            players=self.players,
            notes=self.notes,
        )

    def change_source(self, source: Source, dice: Dice | None = None) -> None:
        """Go on with other dice: the beginning of a branch."""
        if source.seq != self.seq:
            raise FormatError(f"dice from answer {self.seq} expected, found {source.seq}")
        self.sources = changed(self.sources, source)
        self._dice = dice or source.dice()
        self.state = self.state.clone()
        self.state.seed = source.seed
        self._states.keep(self.state)
        self._work = 0

    def turn_to_source(self, sources: Sequence[Source]) -> None:
        """Take over the change of dice another match made at this answer, if it made one."""
        for source in sources[1:]:
            if source.seq == self.seq:
                self.change_source(source)

    # -- the log -----------------------------------------------------------------------------------------

    def log(self, seat: str | None, since: int = 0) -> tuple[LogLine, ...]:
        """What happened after answer ``since``, as far as the seat (None: a spectator) may know.

        When the game has ended everything is open.
        """
        lines = self._lines(seat, since)
        return opened(lines) if self.over else visible(lines, seat)

    def number_after(self, seq: int, seat: str | None) -> int:
        """What a seat knows of the first ``seq`` answers: the number of the last one it may know of."""
        first = self._states.first
        apart = self.entries[seq - self.base - 1].apart if seq > self.base else first.apart or None
        return shown_number(seq, apart, seat, everything=self.over)

    def _lines(self, seat: str | None, since: int) -> Iterator[LogLine]:
        first = self._states.first
        if since <= self.number_after(self.base, seat):
            yield from log_lines(self.game, first.seq, "", self.start_events, first.apart)
        for _, entry in self._after(seat, since):
            yield from log_lines(self.game, entry.seq, entry.seat, entry.events, entry.apart or UNSET)

    def _after(self, seat: str | None, since: int) -> Iterator[tuple[int, Entry]]:
        """The answers after the one a seat knows as number ``since``, each with the number it has for it."""
        alike = self.over or not self.state.apart  # the numbers of everybody are those of the log
        for entry in self.entries[max(0, since - self.base) :] if alike else self.entries:
            number = shown_number(entry.seq, entry.apart, seat, everything=self.over)
            if number > since:
                yield number, entry

    def answers(self, seat: str | None, since: int = 0) -> list[tuple[int, str, str]]:
        """The answers after ``since``: (number, seat, text); the text is "?" where the seat may not know.

        What others have answered in lanes is left out.
        """
        return [
            (number, entry.seat, entry.told(seat, everything=self.over))
            for number, entry in self._after(seat, since)
            if self.over or entry.seat == seat or not entry.private
        ]

    def view(self, seat: str | None, since: int = 0) -> View:
        """The game as the seat may see it, with the log after answer ``since``."""
        return self.game.view(self.state, seat, self.log(seat, since))

    # -- checking ----------------------------------------------------------------------------------------

    def drawn(self, seat: str | None = None, **how: Any) -> Any:
        """The board as it stands, as ``seat`` may see it; see ``Game.drawn``."""
        return self.game.drawn(self.state, seat, **how)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the board with a spectator's eyes."""
        return str(self.drawn())

    def replay(self) -> Iterator[tuple[Entry | None, Any]]:
        """Play the log again by the rules: the first state, then every answer with the state after it."""
        for new, _ in self._retrace():
            yield (new.entries[-1] if new.entries else None), new.state

    def _retrace(self) -> Iterator[tuple[Match, int]]:
        new = self.fresh()
        new.turn_to_source(self.sources)
        yield new, 0
        for entry in self.entries:
            checked = new.feed(entry.seat, str(entry.action), entry.rolls, true=new.sources[-1].dice())
            found = new.entries[-1].check
            if found != entry.check:
                raise FormatError(f"answer {entry.seq}: digest {entry.check} expected, found {found}")
            new.turn_to_source(self.sources)
            yield new, checked

    def verify(self) -> Verification:
        """Play the log again and compare every throw with the dice it must come from."""
        rolls = len(self.start_rolls) + sum(len(entry.rolls) for entry in self.entries)
        answers = checked = 0
        try:
            check_commitments(self.sources)
            checked += self._check_start()
            for new, compared in self._retrace():
                answers = len(new.entries)
                checked += compared
            digest = self.game.digest(new.state)
            if digest != self.game.digest(self.state):
                raise FormatError("the state does not follow from the log")
        except FlagplotError as error:
            return Verification(answers, rolls, checked, "", f"answer {self.base + answers + 1}: {error}")
        return Verification(answers, rolls, checked, digest)

    def _check_start(self) -> int:
        source, first = self.sources[0], self._states.first
        recorded = RecordedDice(self.start_rolls)
        dice = CheckingDice(recorded, source.dice())
        if self.position is None:
            state = self.game.begin(first.scenario, first.options, source.seed, dice, **self.setup)[0]
        else:
            state = _from_position(self.game, self.position, source, dice)
        recorded.check_done()
        found = self.game.digest(state)
        if found != self.start_digest:
            raise FormatError(f"digest {self.start_digest} expected at the start, found {found}")
        return dice.checked


def _plain(document: Mapping[str, Any], what: str) -> dict[str, Any]:
    """The document as it will be read back from a file."""
    try:
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadInputError(f"{what}: plain JSON values expected: {error}") from None
    if not isinstance(plain, dict):
        raise BadInputError(f"{what}: a mapping expected, found {type(document).__name__}")
    return plain


def _name(name: object) -> str:
    if isinstance(name, str) and name.isprintable() and 0 < len(name) <= 100:
        return name
    raise BadInputError(f"the name of a player of 1 to 100 printable characters expected, found {name!r}")


def _from_position(game: Game[Any], position: Mapping[str, Any], source: Source, dice: Dice) -> Any:
    state = game.position(position, dice)
    state.seed = source.seed
    return state
