"""The game file: a short text with one line for each answer.

    flagplot 1                                      format version; 2 for a file with lines of entropy
    game skirmish 1                                 game and version of its rules
    scenario standard
    options {"rounds":6}
    setup {...}                                     only if the game was started with further keywords
    position {...}                                  only if the game began from a position
    player red "Ann"
    note "anything worth keeping"
    dice fair 5d41...                               kind of dice and commitment (or: fast SEED, table)
    entropy red 77ab... 4c09...                     a player's pledge and nonce, where mixed into the dice
    secret 09af...                                  only where it is opened or kept
    start 7c21... | 3 ; 4 4                         digest of the first state, throws of the set-up
    red play advance
    blue play barrage | 2 ; 6 1                     an answer and the throws it caused
    = 90ab12cd34ef5678                              digest at each change of the seats that are asked
    end 2 open 44d0... 0d1e2f3a4b5c6d7e             answers, open or over, digest, checksum of all above

Reading is strict: every answer is played again by the rules, every digest compared. Whatever does not fit
is one ``FormatError`` that names the line.
"""

from __future__ import annotations

import os
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from flagplot.kernel import codec, entropy, registry
from flagplot.kernel.dice import Throw, commitment
from flagplot.kernel.entropy import Share
from flagplot.kernel.errors import BadInputError, FlagplotError, FormatError
from flagplot.kernel.game import Game, Move
from flagplot.kernel.match import CHECK, Match, Source

FORMAT = 2
_PLAIN = 1  # of a file without entropy, which older versions can read as well
MAX_BYTES = 64 * 1024 * 1024


def _second(lines: list[str]) -> list[str]:
    """Format 2 has lines of entropy; nothing else has changed."""
    for number, line in enumerate(lines, 1):
        if line.startswith("entropy "):
            raise FormatError(f"line {number}: entropy is expected only in format 2, found {_cut(line)}")
    return lines


# format n -> how to make the lines of format n + 1 from those of format n
FORMAT_UPGRADES: dict[int, Callable[[list[str]], list[str]]] = {1: _second}

_HEX = re.compile(r"[0-9a-f]+")
_FACES = re.compile(r"[1-9]\d{0,2}( [1-9]\d{0,2})*")
_NUMBER = re.compile(r"0|[1-9]\d{0,18}")


# -- writing ---------------------------------------------------------------------------------------------


def dumps(match: Match, *, sealed: bool = False) -> str:
    """The text of a match; ``sealed`` leaves the secret of fair dice out until the game is over."""
    keep = not sealed or match.over
    lines = [*_header(match, keep), *_body(match, keep)]
    state = "over" if match.over else "open"
    lines.append(f"end {len(match.entries)} {state} {match.game.digest(match.state)} ")
    text = "\n".join(lines)
    return f"{text}{_checksum(text)}\n"


def _header(match: Match, keep: bool) -> Iterator[str]:
    meta, first = match.game.meta, match.at(match.base)
    yield f"flagplot {FORMAT if any(source.shares for source in match.sources) else _PLAIN}"
    yield f"game {meta.id} {match.version}"
    yield f"scenario {first.scenario}"
    yield f"options {_json(first.options)}"
    if match.setup:
        yield f"setup {_json(match.setup)}"
    if match.position is not None:
        yield f"position {_json(match.position)}"
    for seat in meta.seats:
        if seat in match.players:
            yield f"player {seat} {_json(match.players[seat])}"
    for note in match.notes:
        yield f"note {_json(note)}"
    yield from _source_lines(match.sources[0], keep)
    yield f"start {match.start_digest}{_rolls(match.start_rolls)}"


def _body(match: Match, keep: bool) -> Iterator[str]:
    sources = match.sources[1:]
    yield from _change(sources, match.base, keep)
    for entry in match.entries:
        yield f"{entry.seat} {entry.action}{_rolls(entry.rolls)}"
        if entry.check:
            yield f"= {entry.check}"
        yield from _change(sources, entry.seq, keep)


def _change(sources: Sequence[Source], seq: int, keep: bool) -> Iterator[str]:
    for source in sources:
        if source.seq == seq:
            yield from _source_lines(source, keep)


def _source_lines(source: Source, keep: bool) -> Iterator[str]:
    if source.kind == "fair":
        yield f"dice fair {source.commitment}"
        for share in source.shares:
            yield f"entropy {share.seat} {share.pledge} {share.nonce}".rstrip()
        if source.secret is not None and keep:
            yield f"secret {source.secret.hex()}"
    elif source.kind == "fast":
        yield f"dice fast {source.seed}"
    else:
        yield "dice table"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _rolls(rolls: Sequence[Throw]) -> str:
    return " | " + " ; ".join(" ".join(map(str, faces)) for faces in rolls) if rolls else ""


def _checksum(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def write_atomically(path: str | Path, data: bytes) -> None:
    """Write a whole file or nothing: a reader sees the old or the new content, never a part."""
    target = Path(os.path.realpath(path))
    partial = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with open(partial, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, target)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(target.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def save(match: Match, path: str | Path, *, sealed: bool = False) -> None:
    """Write a match to a file, atomically."""
    write_atomically(path, dumps(match, sealed=sealed).encode())


# -- reading ---------------------------------------------------------------------------------------------


def read_bytes(path: str | Path, what: str) -> bytes:
    """The content of a file, but no more than a game file may have, or ``/dev/zero`` would never end."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadInputError(f"{path}: a readable {what} expected: {error.strerror or error}") from None
    if len(data) > MAX_BYTES:
        raise BadInputError(f"{path}: a {what} of at most {MAX_BYTES} bytes expected, found more")
    return data


def load(path: str | Path, *, trusted: bool = False, partly: bool = False) -> Match:
    """Read a match from a file; see ``loads``."""
    data = read_bytes(path, "game file")
    try:
        return loads(data, trusted=trusted, partly=partly)
    except FormatError as error:
        raise FormatError(f"{path}: {error}") from None


def loads(data: str | bytes, *, trusted: bool = False, partly: bool = False) -> Match:
    """Read a match from the text of a file.

    ``trusted`` skips asking the rules whether each answer was legal, as long as every digest and the
    checksum fit; for files this program has just written. ``partly`` opens a game of older rules as far as
    the present ones allow what was done, and notes in it where they no longer do; else it is refused.
    """
    lines = _split(data)
    damage = _damage(lines)
    lines = _upgraded(lines)
    if trusted:
        try:
            return _Reader(lines, damage, trusted=True).read()
        except Exception:  # anything odd: read it again, carefully, for an exact message
            return _Reader(lines, damage, partly=partly).read()
    return _Reader(lines, damage, partly=partly).read()


def _split(data: str | bytes) -> list[str]:
    if isinstance(data, str):
        data = data.encode("utf-8", "surrogatepass")
    if len(data) > MAX_BYTES:
        raise FormatError(f"a game file of at most {MAX_BYTES} bytes expected, found {len(data)}")
    if not data:
        raise FormatError(f"line 1: 'flagplot {_PLAIN}' expected, found an empty file")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FormatError(f"line {line}: UTF-8 text expected, found byte {data[error.start]:#04x}") from None
    if not text.startswith("flagplot "):
        raise FormatError(f"line 1: 'flagplot {_PLAIN}' expected, found {_cut(text.splitlines()[0])}")
    lines = text.split("\n")
    if lines.pop() != "":
        raise FormatError(f"line {len(lines) + 1}: the file breaks off in the middle of this line")
    return lines


def _damage(lines: list[str]) -> FormatError | None:
    """The complaint to make if nothing more exact can be said about a file that was changed."""
    head, _, found = "\n".join(lines).rpartition(" ")
    expected = _checksum(head + " ")
    if found == expected:
        return None
    return FormatError(
        f"line {len(lines)}: checksum {expected} expected, found {_cut(found)}: "
        "the file was damaged or edited after it was written"
    )


def _upgraded(lines: list[str]) -> list[str]:
    word = lines[0].removeprefix("flagplot ")
    if not _NUMBER.fullmatch(word) or word == "0":
        raise FormatError(f"line 1: 'flagplot {_PLAIN}' expected, found {_cut(lines[0])}")
    version = int(word)
    if version > FORMAT:
        raise FormatError(
            f"line 1: format {version} is newer than {FORMAT}, the newest this version can read"
        )
    for number in range(version, FORMAT):
        if number not in FORMAT_UPGRADES:
            raise FormatError(f"line 1: format {number} can no longer be read; {FORMAT} expected")
        lines = FORMAT_UPGRADES[number](lines)
    return lines


class _Reader:
    """Reads the lines of one file from top to bottom."""

    def __init__(
        self, lines: list[str], damage: FormatError | None, *, trusted: bool = False, partly: bool = False
    ) -> None:
        self.lines = lines
        self.damage = damage
        self.trusted = trusted
        self.partly = partly
        self.number = 1  # of the line about to be read, from 1
        self.seats: tuple[str, ...] = ()

    # -- small parts ---------------------------------------------------------------------------------

    def fail(self, text: str, line: int | None = None) -> NoReturn:
        raise FormatError(f"line {line or self.number}: {text}") from None

    def peek(self) -> str:
        if self.number > len(self.lines):
            self.fail("an answer or 'end' expected, found the end of the file")
        return self.lines[self.number - 1]

    def take(self, keyword: str, example: str) -> str:
        line = self.peek()
        if not line.startswith(keyword + " "):
            self.fail(f"'{example}' expected, found {_cut(line)}")
        self.number += 1
        return line[len(keyword) + 1 :]

    def maybe(self, keyword: str) -> str | None:
        return self.take(keyword, keyword) if self.peek().startswith(keyword + " ") else None

    def json(self, text: str, type_: type[Any], what: str) -> Any:
        """The JSON value of the line just taken; it must be written as this program writes it."""
        try:
            value = codec.decode(text, what)
        except FormatError as error:
            self.fail(str(error), self.number - 1)
        if not isinstance(value, type_):
            self.fail(f"{what}: {_words[type_]} expected, found {_cut(text)}", self.number - 1)
        if _json(value) != text:
            self.fail(f"{what}: {_cut(_json(value))} expected, found {_cut(text)}", self.number - 1)
        return value

    def hexadecimal(self, text: str, length: int, what: str) -> str:
        if len(text) != length or not _HEX.fullmatch(text):
            self.fail(f"{what}: {length} hexadecimal digits expected, found {_cut(text)}", self.number - 1)
        return text

    def whole(self, text: str, what: str) -> int:
        if not _NUMBER.fullmatch(text):
            self.fail(f"{what}: a whole number expected, found {_cut(text)}", self.number - 1)
        return int(text)

    def rolls(self, text: str) -> tuple[Throw, ...]:
        throws = text.split(" ; ")
        for throw in throws:
            if not _FACES.fullmatch(throw):
                self.fail(f"throws such as '3 5 ; 2' expected, found {_cut(text)}", self.number - 1)
        return tuple(tuple(map(int, throw.split(" "))) for throw in throws)

    def with_rolls(self, text: str) -> tuple[str, tuple[Throw, ...]]:
        head, bar, tail = text.partition(" | ")
        return head, self.rolls(tail) if bar else ()

    # -- the header ------------------------------------------------------------------------------------

    def read(self) -> Match:
        self.take("flagplot", "flagplot 1")
        game, old = self.game()
        self.seats = game.meta.seats
        match = self.header(game, old)
        moves, changes, checks, end = self.body(game)
        if old is not None:
            moves, checks = self.modernised(game, old, moves), {}
        try:
            self.retrace(match, moves, changes, checks, old=old is not None)
            self.check_end(match, end, compare=old is None)
        except FormatError:
            raise
        except Exception:
            if self.damage is None:
                raise
        if self.damage is not None:
            raise self.damage
        return match

    def game(self) -> tuple[Game[Any], int | None]:
        text = self.take("game", "game ID VERSION")
        id, _, word = text.partition(" ")
        version = self.whole(word, "version of the game")
        try:
            game = registry.game(id)
        except BadInputError as error:
            self.fail(str(error), self.number - 1)
        current = game.meta.version
        if version > current:
            self.fail(
                f"version {version} of {id} is newer than {current}, the newest this version can read",
                self.number - 1,
            )
        return game, None if version == current else version

    def header(self, game: Game[Any], old: int | None) -> Match:
        scenario = self.take("scenario", "scenario ID")
        options = self.json(self.take("options", "options {...}"), dict, "options")
        setup = self.optional("setup", dict)
        position = self.optional("position", dict)
        players = self.players()
        notes: list[str] = []
        while (text := self.maybe("note")) is not None:
            notes.append(self.json(text, str, "note"))
        source = self.source(0)
        digest, rolls = self.with_rolls(self.take("start", "start DIGEST"))
        self.hexadecimal(digest, 32, "digest")
        start = self.number - 1
        try:
            match = Match.restart(
                game,
                scenario,
                options,
                source=source,
                rolls=rolls,
                setup=setup or {},
                position=position,
                players=players,
                notes=notes,
                exact=old is None,
            )
        except FlagplotError as error:
            self.fail(f"the start does not fit: {error}", start)
        if old is None and match.start_digest != digest:
            self.fail(f"digest {match.start_digest} expected at the start, found {digest}", start)
        return match

    def optional(self, keyword: str, type_: type[Any]) -> Any:
        text = self.maybe(keyword)
        return None if text is None else self.json(text, type_, keyword)

    def players(self) -> dict[str, str]:
        players: dict[str, str] = {}
        while (text := self.maybe("player")) is not None:
            seat, _, name = text.partition(" ")
            if seat in players:
                self.fail(f"one player for {seat} expected, found a second one", self.number - 1)
            players[seat] = self.json(name, str, "player")
        return players

    def source(self, seq: int) -> Source:
        words = self.take("dice", "dice KIND").split(" ")
        if words[0] == "fair" and len(words) == 2:
            promise = self.hexadecimal(words[1], 64, "commitment")
            shares = self.shares(promise)
            text = self.maybe("secret")
            secret = None if text is None else bytes.fromhex(self.hexadecimal(text, 64, "secret"))
            if secret is not None and commitment(secret) != promise:
                self.fail(f"the secret with hash {promise} expected, found another", self.number - 1)
            return Source("fair", seq, promise, secret, shares=shares)
        if words[0] == "fast" and len(words) == 2:
            return Source("fast", seq, seed=self.whole(words[1], "seed"))
        if words == ["table"]:
            return Source("table", seq)
        self.fail("'dice fair COMMITMENT', 'dice fast SEED' or 'dice table' expected", self.number - 1)

    def shares(self, promise: str) -> tuple[Share, ...]:
        """What players have mixed into the dice whose secret was promised."""
        found: dict[str, Share] = {}
        while (text := self.maybe("entropy")) is not None:
            seat, *words = text.split(" ")
            if seat not in self.seats or not 1 <= len(words) <= 2 or seat in found:
                self.fail(
                    f"one 'entropy SEAT PLEDGE NONCE' a seat expected, found {_cut(text)}", self.number - 1
                )
            found[seat] = Share(seat, *(self.hexadecimal(word, 64, "entropy") for word in words))
            try:
                entropy.check(promise, found[seat])
            except FormatError as error:
                self.fail(str(error), self.number - 1)
        return tuple(found.values())

    # -- the answers -----------------------------------------------------------------------------------

    def body(
        self, game: Game[Any]
    ) -> tuple[list[tuple[int, Move]], dict[int, Source], dict[int, tuple[int, str]], tuple[int, list[str]]]:
        """Moves with their lines, changes of dice and checkpoints by number of moves before, the end."""
        moves: list[tuple[int, Move]] = []
        changes: dict[int, Source] = {}
        checks: dict[int, tuple[int, str]] = {}
        while not self.peek().startswith("end "):
            if (text := self.maybe("=")) is not None:
                if len(moves) in checks:
                    self.fail("one digest expected here, found a second one", self.number - 1)
                checks[len(moves)] = (self.number - 1, self.hexadecimal(text, CHECK, "digest"))
            elif self.peek().startswith("dice "):
                if len(moves) in changes:
                    self.fail("one change of dice expected here, found a second one")
                changes[len(moves)] = self.source(0)
            else:
                moves.append((self.number, self.move(game)))
        end = self.number, self.take("end", "end").split(" ")
        if self.number <= len(self.lines):
            self.fail(f"nothing expected after 'end', found {_cut(self.peek())}")
        return moves, changes, checks, end

    def move(self, game: Game[Any]) -> Move:
        line = self.peek()
        self.number += 1
        answer, rolls = self.with_rolls(line)
        seat, _, text = answer.partition(" ")
        if seat not in game.meta.seats:
            seats = ", ".join(game.meta.seats)
            self.fail(f"an answer of {seats}, or 'end', expected, found {_cut(line)}", self.number - 1)
        if text.split() != text.split(" ") or not text:
            self.fail(f"'{seat} VERB ARGUMENTS' expected, found {_cut(line)}", self.number - 1)
        return Move(seat, text, rolls)

    def modernised(self, game: Game[Any], old: int, moves: list[tuple[int, Move]]) -> list[tuple[int, Move]]:
        """The moves in the terms of the present rules; each keeps its line where their number is the same."""
        new = [move for _, move in moves]
        for version in range(old, game.meta.version):
            if version not in game.log_upgrades:
                current = game.meta.version
                self.fail(f"version {version} of {game.meta.id} can no longer be read; {current} expected", 2)
            new = game.log_upgrades[version](new)
        kept = len(new) == len(moves)
        return [(moves[number][0] if kept else 2, move) for number, move in enumerate(new)]

    def retrace(
        self,
        match: Match,
        moves: Sequence[tuple[int, Move]],
        changes: Mapping[int, Source],
        checks: Mapping[int, tuple[int, str]],
        *,
        old: bool,
    ) -> None:
        self.change(match, changes, 0)
        for number, (line, move) in enumerate(_in_order(match, moves) if old else moves, 1):
            try:
                match.feed(move.seat, move.text, move.rolls, trusted=self.trusted and not old)
            except FlagplotError as error:
                what = f"'{move.seat} {move.text}' does not fit: {error}"
                if not (old and self.partly):
                    self.fail(what, line)
                here = f"This game of older rules was read up to answer {number - 1} of {len(moves)}"
                match.unread = f"{here}: the present ones differ."  # for everybody: the answer may be secret
                match.notes = (*match.notes, f"{match.unread} Line {line}: {what}")
                return
            self.compare(match.entries[-1].check, checks.get(number), line, asked=bool(checks))
            self.change(match, changes, number)

    def compare(self, expected: str, found: tuple[int, str] | None, line: int, *, asked: bool) -> None:
        if found is not None and found[1] != expected:
            wanted = f"digest {expected}" if expected else "no digest"
            self.fail(f"{wanted} expected, found {found[1]}", found[0])
        if found is None and expected and asked:
            self.fail(f"'= {expected}' expected after this line, found none", line)

    def change(self, match: Match, changes: Mapping[int, Source], number: int) -> None:
        if number in changes:
            match.change_source(msgspec.structs.replace(changes[number], seq=match.seq))

    # -- the end ---------------------------------------------------------------------------------------

    def check_end(self, match: Match, end: tuple[int, list[str]], *, compare: bool) -> None:
        line, words = end
        state = "over" if match.over else "open"
        expected = [str(len(match.entries)), state, match.game.digest(match.state)]
        if compare and words[:3] != expected:
            self.fail(
                f"'end {' '.join(expected)}' expected, found {_cut('end ' + ' '.join(words[:3]))}", line
            )


def _in_order(match: Match, moves: Sequence[tuple[int, Move]]) -> Iterator[tuple[int, Move]]:
    """The moves of an older version in the order in which the present rules ask for them.

    The answer of a seat that is not asked yet waits for the next of a seat that is. Lines and throws stay
    where they are: what was decided at one moment is carried out when the last of its answers is in.
    """
    rest = deque(move for _, move in moves)
    for line, (_, _, rolls) in moves:
        asked = match.state.waiting
        found = next((number for number, move in enumerate(rest) if move.seat in asked), 0)
        move = rest[found]
        del rest[found]
        yield line, Move(move.seat, move.text, rolls)


_words: dict[type[Any], str] = {dict: "a mapping", str: "text in quotes"}


def _cut(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
