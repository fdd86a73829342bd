"""Answers to a question that has too many to list: a verb with a domain for each of its arguments.

``Answers`` is a sequence like any legal list: it can be counted, walked through, indexed (so a stream chooses
from it) and asked whether an action is in it, but nothing is made until somebody looks. What a question
offers in several forms is written as several choices one after the other.

    fleet, sea = Domain(ids), Domain(labels)
    Answers(choice("send", fleet, sea), choice("done"))      # 2,600 x 14,098 answers and one, in no time
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, product
from typing import Any, NamedTuple, overload

from flagplot.kernel.action import Action, Arg
from flagplot.kernel.errors import MalformedError


class Domain(Sequence[Arg]):
    """What may stand in one place of an answer, in a fixed order; asking is as cheap as for a set."""

    __slots__ = ("_known", "values")

    def __init__(self, values: Iterable[Arg]) -> None:
        self.values: Sequence[Arg]
        self._known: frozenset[Arg] | None = None
        if isinstance(values, range):
            self.values = values
            return
        self.values = tuple(values)
        self._known = frozenset(self.values)
        if len(self._known) < len(self.values):
            raise ValueError("every value of a domain once expected, found one twice")

    def __contains__(self, value: object) -> bool:
        if self._known is None:
            return type(value) is int and value in self.values
        return value in self._known

    def __len__(self) -> int:
        return len(self.values)

    @overload
    def __getitem__(self, at: int) -> Arg: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Arg]: ...
    def __getitem__(self, at: int | slice) -> Arg | Sequence[Arg]:
        return self.values[at]

    def to_json(self) -> Any:
        """The values; of a run of numbers only its two ends."""
        if isinstance(self.values, range):
            return {"from": self.values[0], "to": self.values[-1]}
        return list(self.values)


class Choice(NamedTuple):
    """One form of answer: every combination of what may stand in each place."""

    verb: str
    domains: tuple[Domain, ...]

    def size(self) -> int:
        """How many answers that is."""
        total = 1
        for domain in self.domains:
            total *= len(domain.values)
        return total

    def fits(self, action: Action) -> bool:
        """Whether an action has this form."""
        args = action.args
        return (
            action.verb == self.verb
            and len(args) == len(self.domains)
            and all(arg in domain for arg, domain in zip(args, self.domains, strict=True))
        )

    def at(self, number: int) -> Action:
        """The answer with a number: the last place changes fastest."""
        args: list[Arg] = []
        for domain in reversed(self.domains):
            number, place = divmod(number, len(domain))
            args.append(domain.values[place])
        return Action(self.verb, tuple(reversed(args)))


def choice(verb: str, *domains: Domain | Iterable[Arg]) -> Choice:
    """A form of answer from its verb and what may stand in each place."""
    # by its type: to ask whether it is an instance of a kind of sequence takes as long as to make one
    return Choice(verb, tuple([one if type(one) is Domain else Domain(one) for one in domains]))


class Answers(Sequence[Action]):
    """All answers of some choices, one choice after the other; no answer may be of two of them."""

    __slots__ = ("_ends", "choices")

    def __init__(self, *choices: Choice) -> None:
        sized = [(one, size) for one in choices if (size := one.size())]
        self.choices = tuple(one for one, _ in sized)
        self._ends = tuple(accumulate(size for _, size in sized))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and any(one.fits(action) for one in self.choices)

    def __iter__(self) -> Iterator[Action]:
        for one in self.choices:
            for args in product(*(domain.values for domain in one.domains)):
                yield Action(one.verb, args)

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | Sequence[Action]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        number = at + len(self) if at < 0 else at
        if not 0 <= number < len(self):
            raise IndexError(f"an answer from 0 to {len(self) - 1} expected, found {at}")
        place = bisect_right(self._ends, number)
        return self.choices[place].at(number - (self._ends[place - 1] if place else 0))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Answers):
            return self.to_json() == other.to_json()
        return (
            isinstance(other, Sequence)
            and len(self) == len(other)
            and all(mine == theirs for mine, theirs in zip(self, other, strict=True))
        )

    def __hash__(self) -> int:
        return hash(self.choices)

    def index(self, action: Any, start: int = 0, stop: int | None = None) -> int:
        """The number of an answer."""
        for place, one in enumerate(self.choices):
            if one.fits(action):
                number = 0
                for arg, domain in zip(action.args, one.domains, strict=True):
                    number = number * len(domain) + domain.values.index(arg)
                return number + (self._ends[place - 1] if place else 0)
        raise ValueError(f"{action} is none of the answers")

    def to_json(self) -> list[list[Any]]:
        """The short form on the wire: for every choice its verb and its domains."""
        return [[one.verb, *(domain.to_json() for domain in one.domains)] for one in self.choices]


def verbs_of(listed: Sequence[Action]) -> list[str]:
    """The verbs among some answers, each once, in the order of the answers."""
    found = listed.choices if isinstance(listed, Answers) else listed
    return list(dict.fromkeys(one.verb for one in found))


def with_verb(listed: Sequence[Action], verb: str) -> Sequence[Action]:
    """The answers that begin with a verb."""
    if isinstance(listed, Answers):
        return Answers(*(one for one in listed.choices if one.verb == verb))
    return [one for one in listed if one.verb == verb]


def may_end(listed: Sequence[Action]) -> bool:
    """Whether one of the answers is a verb alone, such as the one that ends a step."""
    if isinstance(listed, Answers):
        return any(not one.domains for one in listed.choices)
    return any(not one.args for one in listed)


def answers_from_json(data: object) -> Answers:
    """Read the short form back; the inverse of ``Answers.to_json``."""
    if not isinstance(data, list):
        raise MalformedError(f"a list of choices expected, found {type(data).__name__}")
    return Answers(*(_choice(one) for one in data))


def _choice(data: object) -> Choice:
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise MalformedError(
            f'a choice is a list such as ["send", ["a", "b"], {{"from": 1, "to": 9}}], found {data!r}'
        )
    return choice(data[0], *(_domain(one) for one in data[1:]))


def _domain(data: object) -> Domain:
    if isinstance(data, dict) and data.keys() == {"from", "to"}:
        return Domain(range(data["from"], data["to"] + 1))
    if isinstance(data, list) and all(type(value) in (str, int) for value in data):
        return Domain(data)
    raise MalformedError(f"words and numbers, or the two ends of a run of numbers expected, found {data!r}")
