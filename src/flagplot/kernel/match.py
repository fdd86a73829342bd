"""A running game: the state, the dice, and the log of every answer with the throws it caused.

The log is all that is ever saved; states are kept at each change of seat so that any moment of the game is
at hand without playing from the first move.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from flagplot.kernel import entropy
from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.dice import (
    CheckingDice,
    Dice,
    FairDice,
    FastDice,
    NoDice,
    RecordedDice,
    RecordingDice,
    Throw,
    commitment,
    new_secret,
)
from flagplot.kernel.entropy import Share
from flagplot.kernel.errors import BadInputError, FlagplotError, FormatError, RefusedError
from flagplot.kernel.event import Event, Revealed
from flagplot.kernel.game import Game
from flagplot.kernel.meta import check_seed
from flagplot.kernel.refusal import Refusal, illegal, stale
from flagplot.kernel.view import LogLine, View, log_lines, visible
from flagplot.kernel.words import the

CHECK = 16  # characters of a digest that a checkpoint keeps
_GAP = 64  # answers after which a state is kept even when the same seat goes on
_KEPT = 4096  # states kept at most; beyond that every second old one is dropped


class Source(msgspec.Struct, frozen=True):
    """Where the dice come from, from answer ``seq`` on (a branch changes them)."""

    kind: Literal["fair", "fast", "table"]  # table: thrown outside and only recorded
    seq: int = 0
    commitment: str = ""  # fair: the published hash
    secret: bytes | None = None  # fair: the secret, where it is known
    seed: int | None = None  # fast
    shares: tuple[Share, ...] = ()  # fair: what players have mixed in

    def dice(self) -> Dice | None:
        """The provider, as far as it is known here."""
        if self.kind == "fast" and self.seed is not None:
            return FastDice(self.seed)
        if self.kind == "fair" and self.secret is not None:
            return FairDice(self.secret, self.shares)
        return None


class Entry(msgspec.Struct, frozen=True):
    """One answer in the log."""

    seq: int  # number of the answer
    seat: str
    action: Action
    rolls: tuple[Throw, ...]  # the throws it caused
    audience: tuple[str, ...] | None  # who may know the answer before the game ends
    events: tuple[Event, ...]
    check: str = ""  # digest of the state after it, where other seats are asked then

    @property
    def final(self) -> bool:
        """Whether dice or a reveal make it impossible to take the answer back."""
        return bool(self.rolls) or any(isinstance(event, Revealed) for event in self.events)

    def known_to(self, seat: str | None) -> bool:
        """Whether the seat may know what was answered."""
        return self.audience is None or seat in self.audience


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


class Match:
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
        self.game = game
        self.version: int = game.meta.version  # of the rules its answers were given by
        self.state = state  # never changed in place, so it can be handed out and kept
        self.base: int = state.seq
        self.entries: list[Entry] = []
        self.sources = list(sources)
        self.start_events = tuple(begun[0])
        self.start_rolls = tuple(begun[1])
        self.start_digest = game.digest(state)
        self.setup = dict(setup or {})
        self.position = dict(position) if position is not None else None
        self.players = {game.meta.check_seat(seat): _name(name) for seat, name in (players or {}).items()}
        self.notes = tuple(notes)
        self._dice = dice or self.sources[-1].dice()
        self._kept: list[tuple[int, Any]] = [(state.seq, state)]

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
        source = _source(seed, secret, dice, shares)
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

    @property
    def seq(self) -> int:
        """The number of the last answer."""
        return int(self.state.seq)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    def legal(self, seat: str) -> Sequence[Action]:
        """Every answer the seat may give now."""
        return self.game.legal(self.state, seat)

    def why_not(self, seat: str, action: Action | str) -> Refusal | None:
        """Why an answer is refused now; None when it is allowed."""
        return self.game.why_not(self.state, seat, action)

    def do(self, seat: str, action: Action | str, *, seq: int | None = None) -> list[Event]:
        """Give an answer; ``RefusedError`` if it is not allowed, and then nothing has changed.

        ``seq`` is the number of the last answer the caller has seen; an answer made against an older
        state is stale.
        """
        if seq is not None and seq != self.seq:
            raise RefusedError(stale(f"made after answer {seq}, but the game stands at answer {self.seq}"))
        primitives = self.game.resolve(self.state, seat, action)
        return self._advance(seat, primitives, self._dice or self._sealed())

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
        self._advance(seat, [action], dice)
        recorded.check_done()
        return dice.checked

    def _advance(self, seat: str, primitives: Sequence[Action], dice: Dice) -> list[Event]:
        entries: list[Entry] = []
        state = self.state.clone()
        for primitive in primitives:
            entries.append(self._enter(state, seat, primitive, dice))
        self.entries += entries
        self.state = state
        if entries[-1].check or state.seq - self._kept[-1][0] >= _GAP:
            self._keep()
        return [event for entry in entries for event in entry.events]

    def _enter(self, state: Any, seat: str, action: Action, dice: Dice) -> Entry:
        recording = RecordingDice(dice)
        audience = self.game.audience(state, seat, action)
        before = state.waiting
        events = self.game.push(state, seat, action, recording)
        check = self.game.digest(state)[:CHECK] if state.waiting != before else ""
        return Entry(state.seq, seat, action, tuple(recording.throws), audience, tuple(events), check)

    def _keep(self) -> None:
        self._kept.append((self.state.seq, self.state))
        if len(self._kept) > _KEPT:
            half = _KEPT // 2
            self._kept = self._kept[:half:2] + self._kept[half:]

    def _sealed(self) -> Dice:
        source = self.sources[-1]
        if source.kind == "fair":
            return _MissingDice("the secret of the fair dice is not in this file")
        return _MissingDice("the dice of this match are thrown outside; give them with Match.use")

    def use(self, dice: Dice) -> None:
        """Bring dice for a match whose dice are thrown outside."""
        if self.sources[-1].kind != "table":
            raise BadInputError(f"this match has {self.sources[-1].kind} dice; others may not be brought")
        self._dice = dice

    # -- taking back -------------------------------------------------------------------------------------

    def why_not_undo(self, seat: str) -> Refusal | None:
        """Why a seat may not take back its last answer; None when it may."""
        self.game.meta.check_seat(seat)
        found = self._no_undo(seat)
        return found and self.game.explain(found)

    def _no_undo(self, seat: str) -> Refusal | None:
        if not self.entries:
            return stale("there is no answer to take back")
        if self.over:  # by now the secret of the dice and every hand may have been shown
            return stale("the game is over; its last answer stands")
        last = self.entries[-1]
        if last.seat != seat:
            text = f"the last answer was given by {the(last.seat)}; {the(seat)} cannot go back behind it"
            return illegal("", text)
        if last.rolls:
            return illegal("", "dice were thrown after the last answer; it stands")
        if last.final:
            return illegal("", "something was revealed by the last answer; it stands")
        if len(self.sources) > 1 and self.sources[-1].seq >= last.seq:
            return illegal("", "this branch begins here")
        return None

    def undo(self, seat: str) -> Entry:
        """Take back the seat's last answer; never across a throw, a reveal or another seat's answer."""
        refusal = self.why_not_undo(seat)
        if refusal:
            raise RefusedError(refusal)
        state = self.at(self.seq - 1)
        entry = self.entries.pop()
        while self._kept[-1][0] >= entry.seq:
            self._kept.pop()
        self.state = state
        return entry

    # -- looking back ------------------------------------------------------------------------------------

    def at(self, seq: int) -> Any:
        """The state after answer ``seq``."""
        if not self.base <= seq <= self.seq:
            raise BadInputError(f"an answer from {self.base} to {self.seq} expected, found {seq}")
        number = bisect_right(self._kept, seq, key=lambda pair: pair[0]) - 1
        kept, state = self._kept[number]
        if kept == seq:
            return state
        state = state.clone()
        for entry in self.entries[kept - self.base : seq - self.base]:
            self.game.push(state, entry.seat, entry.action, RecordedDice(entry.rolls))
            self._reseed(state)
        return state

    def _reseed(self, state: Any) -> None:
        for source in self.sources[1:]:
            if source.seq == state.seq:
                state.seed = source.seed

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
        source = _source(seed, secret, dice)
        new.change_source(msgspec.structs.replace(source, seq=seq), dice)
        return new

    def fresh(self) -> Match:
        """The match as it stood before the first answer."""
        return Match(
            self.game,
            self._kept[0][1],
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
        self.sources = [self.sources[0], *(one for one in self.sources[1:] if one.seq < source.seq), source]
        self._dice = dice or source.dice()
        self.state = self.state.clone()
        self.state.seed = source.seed
        while self._kept and self._kept[-1][0] >= self.seq and len(self._kept) > 1:
            self._kept.pop()
        self._keep()

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
        lines = self._lines(since)
        return tuple(lines) if self.over else visible(lines, seat)

    def _lines(self, since: int) -> Iterator[LogLine]:
        if since <= self.base:
            yield from log_lines(self.game, self.base, "", self.start_events)
        for entry in self.entries[max(0, since - self.base) :]:
            yield from log_lines(self.game, entry.seq, entry.seat, entry.events)

    def answers(self, seat: str | None, since: int = 0) -> list[tuple[int, str, str]]:
        """The answers after ``since``: (number, seat, text); the text is "?" where the seat may not know."""
        return [
            (entry.seq, entry.seat, str(entry.action) if self.over or entry.known_to(seat) else "?")
            for entry in self.entries[max(0, since - self.base) :]
        ]

    def view(self, seat: str | None, since: int = 0) -> View:
        """The game as the seat may see it, with the log after answer ``since``."""
        return self.game.view(self.state, seat, self.log(seat, since))

    # -- checking ----------------------------------------------------------------------------------------

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
            self._check_commitments()
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

    def _check_commitments(self) -> None:
        for source in self.sources:
            for share in source.shares:
                entropy.check(source.commitment, share)
            if source.kind == "fair" and source.secret is not None:
                found = commitment(source.secret)
                if found != source.commitment:
                    raise FormatError(f"a secret with hash {source.commitment} expected, found {found}")

    def _check_start(self) -> int:
        source, first = self.sources[0], self._kept[0][1]
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


class _MissingDice:
    def __init__(self, why: str) -> None:
        self.why = why

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        raise BadInputError(f"no dice for {reason}: {self.why}")


def _source(
    seed: int | None, secret: bytes | None, dice: Dice | None, shares: Sequence[Share] = ()
) -> Source:
    if sum(one is not None for one in (seed, secret, dice)) > 1:
        raise BadInputError("one kind of dice expected: a seed, a secret or dice")
    if dice is not None:
        return Source("table")
    if seed is not None:
        return Source("fast", seed=check_seed(seed))
    secret = secret or new_secret()
    return Source("fair", commitment=FairDice(secret).commitment, secret=secret, shares=tuple(shares))


def _from_position(game: Game[Any], position: Mapping[str, Any], source: Source, dice: Dice) -> Any:
    state = game.position(position, dice)
    state.seed = source.seed
    return state
