"""The one door through which chance enters.

Rules never see a generator: they call ``Play.roll``, which asks the provider given to ``Game.apply`` and
records the faces. Every provider is a pure function of what it was built with and of the roll's number.

``FairDice``      for games between people: a stream keyed by a secret whose hash is published at the start
``FastDice``      seeded, for simulation
``ScriptedDice``  the faces a test wants
``RecordedDice``  the faces of a game already played
``outcomes``      every way the dice can fall, with its probability

Low luck is not a provider, because it changes what is rolled for and not how: see ``low_luck``.
"""

from __future__ import annotations

import hmac
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from hashlib import blake2b, sha256
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Protocol, TypeVar

from flagplot.kernel.entropy import Share, mixed
from flagplot.kernel.errors import BadInputError, RulesBug

T = TypeVar("T")
Throw = tuple[int, ...]
Script = int | tuple[str | int, ...]


class Dice(Protocol):
    """A provider of dice."""

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """``count`` faces from 1 to ``sides`` for throw number ``index`` of the game."""
        ...


def faces_from(stream: Iterable[int], count: int, sides: int) -> list[int]:
    """Turn bytes into unbiased faces, rejecting the bytes that would favour low faces."""
    if not 1 <= sides <= 256:
        raise RulesBug(f"a die has from 1 to 256 sides, found {sides}")
    limit = 256 - 256 % sides
    faces: list[int] = []
    if count == 0:
        return faces
    for byte in stream:
        if byte < limit:
            faces.append(byte % sides + 1)
            if len(faces) == count:
                break
    return faces


class FastDice:
    """Seeded dice for simulation: the same seed and roll number give the same faces."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._key = (seed & (2**128 - 1)).to_bytes(16, "big")

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """Faces from a keyed hash of the roll's number."""
        faces: list[int] = []
        block = 0
        while len(faces) < count:
            number = (index << 16 | block).to_bytes(12, "big")
            stream = blake2b(number, digest_size=64, key=self._key).digest()
            faces += faces_from(stream, count - len(faces), sides)
            block += 1
        return tuple(faces)


# -- fair dice ------------------------------------------------------------------------------------------

_SECRET_BYTES = 32


def new_secret() -> bytes:
    """A fresh secret for fair dice; the only place where unpredictable bytes enter the program."""
    return os.urandom(_SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The hash to publish before the first roll; it fixes the secret without telling it."""
    return sha256(b"flagplot fair dice 1\n" + secret).hexdigest()


class FairDice:
    """Dice nobody can predict and everybody can check once the secret is opened; see also ``entropy``."""

    def __init__(self, secret: bytes, shares: Sequence[Share] = ()) -> None:
        if len(secret) != _SECRET_BYTES:
            raise BadInputError(f"a secret of {_SECRET_BYTES} bytes expected, found {len(secret)}")
        self.secret = secret
        self.commitment = commitment(secret)
        self._key = mixed(secret, shares)

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """Faces from a keyed hash (HMAC-SHA256) of the roll's number."""
        faces: list[int] = []
        block = 0
        while len(faces) < count:
            stream = hmac.digest(self._key, f"{index}/{block}".encode(), "sha256")
            faces += faces_from(stream, count - len(faces), sides)
            block += 1
        return tuple(faces)

    def verify(self, published: str) -> bool:
        """Whether this is the secret that was committed to."""
        return hmac.compare_digest(self.commitment, published)


# -- dice for tests and replays -------------------------------------------------------------------------


class ScriptedDice:
    """Dice for tests: the faces to come, in the order they will be thrown.

    ``ScriptedDice([1, 6, 3])``, or with labels: ``ScriptedDice([("fighter", 2, 3), 5])``, where a label must
    occur in the reason of every throw that uses its faces.
    """

    def __init__(self, faces: Sequence[Script] = ()) -> None:
        self._script: list[tuple[str, int]] = []
        self.thrown: list[tuple[str, Throw]] = []
        for entry in faces:
            self._script += _scripted(entry)

    @property
    def faces(self) -> list[int]:
        """The faces not thrown yet."""
        return [face for _, face in self._script]

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """The next ``count`` scripted faces."""
        if len(self._script) < count:
            left = len(self._script)
            raise BadInputError(f"the script has {left} faces left, {count} needed for: {reason}")
        taken = tuple(face for _, face in self._script[:count])
        for label, _ in self._script[:count]:
            if label.lower() not in reason.lower():
                raise BadInputError(f"a throw for {label!r} expected by the script, found one for: {reason}")
        if any(not 1 <= face <= sides for face in taken):
            raise BadInputError(f"faces from 1 to {sides} expected for {reason}, found {taken}")
        del self._script[:count]
        self.thrown.append((reason, taken))
        return taken

    def check_done(self) -> None:
        """Complain when faces are left over."""
        if self._script:
            raise BadInputError(f"the script has faces left that nobody threw: {self.faces}")


def _scripted(entry: Script) -> list[tuple[str, int]]:
    if isinstance(entry, int) and not isinstance(entry, bool):
        return [("", entry)]
    if isinstance(entry, (tuple, list)) and entry and isinstance(entry[0], str):
        faces = [face for face in entry[1:] if isinstance(face, int) and not isinstance(face, bool)]
        if len(faces) == len(entry) - 1:
            return [(entry[0], face) for face in faces]
    raise BadInputError(f'a face or ("label", face, ...) expected in the script, found {entry!r}')


class RecordedDice:
    """Dice of a game already played: the recorded throws, or a complaint when the rules ask for others."""

    def __init__(self, throws: Iterable[Throw]) -> None:
        self._throws = list(throws)
        self._next = 0

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """The next recorded throw."""
        if self._next == len(self._throws):
            raise BadInputError(f"a recorded throw of {count} dice expected for {reason}, found none")
        faces = self._throws[self._next]
        if len(faces) != count:
            raise BadInputError(f"a recorded throw of {count} dice expected for {reason}, found {len(faces)}")
        if any(not 1 <= face <= sides for face in faces):
            raise BadInputError(f"faces from 1 to {sides} expected for {reason}, found {_spell(faces)}")
        self._next += 1
        return faces

    def check_done(self) -> None:
        """Complain about throws nobody asked for."""
        if self._next < len(self._throws):
            raise BadInputError(f"no throw expected, found {_spell(self._throws[self._next])}")


class RecordingDice:
    """Passes throws on and keeps them."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.throws: list[Throw] = []

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """A throw of the dice inside."""
        faces = self.dice.roll(count, sides, reason, index)
        self.throws.append(faces)
        return faces


class CheckingDice:
    """Passes recorded throws on and compares each with what the true dice give, where they are known."""

    def __init__(self, recorded: Dice, true: Dice | None) -> None:
        self.recorded = recorded
        self.true = true
        self.checked = 0

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """The recorded throw, if it is the true one."""
        found = self.recorded.roll(count, sides, reason, index)
        if self.true is None:
            return found
        expected = self.true.roll(count, sides, reason, index)
        if found != expected:
            raise BadInputError(
                f"throw {index} ({reason}): {_spell(expected)} expected from the dice, found {_spell(found)}"
            )
        self.checked += 1
        return found


def _spell(faces: Throw) -> str:
    return " ".join(map(str, faces))


# -- no dice at all -------------------------------------------------------------------------------------


class NoDice:
    """Stands in where nobody brought dice."""

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """Say what to do about it."""
        raise BadInputError(f"dice are needed for {reason}: start the game with seed=..., or give dice=...")


class RollNeeded(Exception):
    """Play cannot go on without a throw."""


class ProbeDice:
    """Stops a rehearsal at the first throw."""

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """Never gives a face."""
        raise RollNeeded(reason)


# -- exact odds -----------------------------------------------------------------------------------------


class EnumeratingDice:
    """Walks through every way the dice can fall; see ``outcomes``.

    Within one throw only the number of each face matters to most rules, so equal throws in another order
    are counted together unless ``ordered`` is set.
    """

    def __init__(self, *, ordered: bool = False) -> None:
        self.ordered = ordered
        self.probability = Fraction(1)
        self._path: list[tuple[list[tuple[Throw, Fraction]], int]] = []
        self._depth = 0

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """The throw that belongs to the present branch."""
        if self._depth == len(self._path):
            self._path.append((self.falls(count, sides, reason), 0))
        choices, number = self._path[self._depth]
        self._depth += 1
        faces, chance = choices[number]
        self.probability *= chance
        return faces

    def falls(self, count: int, sides: int, reason: str) -> list[tuple[Throw, Fraction]]:
        """All ways a throw may fall; who knows that many come to the same may name one for them."""
        return throws(count, sides, ordered=self.ordered)

    def advance(self) -> bool:
        """Turn to the next branch; False when all have been walked."""
        self.probability = Fraction(1)
        self._depth = 0
        while self._path:
            choices, number = self._path.pop()
            if number + 1 < len(choices):
                self._path.append((choices, number + 1))
                return True
        return False


def throws(count: int, sides: int, *, ordered: bool = False) -> list[tuple[Throw, Fraction]]:
    """Every throw of ``count`` dice with its probability."""
    total = sides**count
    if ordered:
        return [(faces, Fraction(1, total)) for faces in product(range(1, sides + 1), repeat=count)]
    found: list[tuple[Throw, Fraction]] = []
    for faces in combinations_with_replacement(range(1, sides + 1), count):
        repeats = prod(factorial(faces.count(face)) for face in range(1, sides + 1))
        found.append((faces, Fraction(factorial(count) // repeats, total)))
    return found


def outcomes(run: Callable[[Dice], T], *, ordered: bool = False) -> Iterator[tuple[Fraction, T]]:
    """Run something once for every way its dice can fall: (probability, result); probabilities add up to 1.

    ``run`` must be pure: ``outcomes(lambda dice: game.apply(state, seat, action, dice))``.
    """
    dice = EnumeratingDice(ordered=ordered)
    while True:
        result = run(dice)
        yield dice.probability, result
        if not dice.advance():
            return


def low_luck(points: int, sides: int = 6) -> tuple[int, int]:
    """Sure hits and the value one last die must not exceed, when ``points`` of firing value are added up."""
    return divmod(points, sides)
