"""Where the dice of a running game come from, and how that is checked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from flagplot.kernel import entropy
from flagplot.kernel.dice import Dice, FairDice, FastDice, Throw, commitment, new_secret
from flagplot.kernel.entropy import Share
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.meta import check_seed


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the dice come from, from answer ``seq`` on (a branch changes them).

    They cannot be thrown while players still add to them: ``stage`` is pledging, then opening, then empty.
    """

    kind: Literal["fair", "fast", "table"]  # table: thrown outside and only recorded
    seq: int = 0
    commitment: str = ""  # fair: the published hash
    secret: bytes | None = None  # fair: the secret, where it is known
    seed: int | None = None  # fast
    shares: tuple[Share, ...] = ()  # fair: what players have mixed in, or are about to
    stage: Literal["", "pledging", "opening"] = ""

    @property
    def mixed_in(self) -> tuple[Share, ...]:
        """What players have added, once nothing more can be."""
        return () if self.stage else self.shares

    def sealed(self) -> Source:
        """The same without its secret."""
        return self if self.secret is None else msgspec.structs.replace(self, secret=None)

    def opened(self, secret: bytes | None) -> Source:
        """The same with its secret, if there is one, and ready to be thrown."""
        return msgspec.structs.replace(self, secret=secret, shares=self.mixed_in, stage="")

    def dice(self) -> Dice | None:
        """The provider, as far as it is known here."""
        if self.kind == "fast" and self.seed is not None:
            return FastDice(self.seed)
        if self.kind == "fair" and self.secret is not None:
            return FairDice(self.secret, self.mixed_in)
        return None

    def missing(self) -> Dice:
        """Stands in for dice that are not known here, and says why."""
        if self.kind == "fair":
            return _MissingDice("the secret of the fair dice is not in this file")
        return _MissingDice("the dice of this match are thrown outside; give them with Match.use")


class _MissingDice:
    def __init__(self, why: str) -> None:
        self.why = why

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        raise BadInputError(f"no dice for {reason}: {self.why}")


def new_source(
    seed: int | None, secret: bytes | None, dice: Dice | None, shares: Sequence[Share] = (), seq: int = 0
) -> Source:
    """A source from what somebody brings: a seed, a secret, dice of one's own; else a new secret."""
    if sum(one is not None for one in (seed, secret, dice)) > 1:
        raise BadInputError("one kind of dice expected: a seed, a secret or dice")
    if dice is not None:
        return Source("table", seq)
    if seed is not None:
        return Source("fast", seq, seed=check_seed(seed))
    secret = secret or new_secret()
    return Source("fair", seq, FairDice(secret).commitment, secret, shares=tuple(shares))


def begins(sources: Sequence[Source], base: int) -> int:
    """The answer behind which nobody goes back: the start, or where the last branch began."""
    return sources[-1].seq if len(sources) > 1 else base


def changed(sources: Sequence[Source], source: Source) -> list[Source]:
    """The sources of a game that goes on with other dice; what was to be thrown after that is dropped."""
    return [sources[0], *(one for one in sources[1:] if one.seq < source.seq), source]


def check_commitments(sources: Iterable[Source]) -> None:
    """Complain about a secret or a nonce that is not the one promised."""
    for source in sources:
        for share in source.shares:
            entropy.check(source.commitment, share)
        if source.kind == "fair" and source.secret is not None:
            found = commitment(source.secret)
            if found != source.commitment:
                raise FormatError(f"a secret with hash {source.commitment} expected, found {found}")
