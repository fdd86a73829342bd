"""What may be asked of the exact odds of a game: at a table, on the command line, by a program.

A game that has odds gives an ``OddsDesk`` (``Game.odds_desk``). It is made when somebody asks, because odds
bring compiled code along that games do without.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.whatif import WhatIf, Wish

if TYPE_CHECKING:
    from flagplot.kernel.game import Game

StateT = TypeVar("StateT", bound=Any)
Document = dict[str, Any]

TYPED = "goes with a typed battle, not with a game file"


class OddsOption(NamedTuple):
    """An option of ``flagplot odds`` that a game understands besides attackers, defenders and a space."""

    name: str  # "defend_order" is typed --defend-order
    help: str
    metavar: str = ""
    kind: type = str  # str, int, float, bool; list for one that may be repeated
    default: Any = ""


class Asked(NamedTuple):
    """One call of ``flagplot odds``: about a game in progress, or about a battle that was typed."""

    state: Any  # None for a typed battle
    space: str | None
    attack: str
    defend: str
    scenario: str | None
    options: Mapping[str, Any]  # switches of the game, checked
    given: Mapping[str, Any]  # every option the game declares, by name


class Table(NamedTuple):
    """Rows of an answer for people; None is a line between two of them."""

    rows: Sequence[Sequence[str] | None]
    head: Sequence[str] = ()
    title: str = ""
    right: Sequence[int] = ()  # columns that are flush right


class Answer(NamedTuple):
    """An answer twice: for programs, and as tables and sentences for people."""

    document: Any
    parts: list[Table | str]


def told(found: WhatIf) -> Answer:
    """A battle that was tried out, as an answer of the command line."""
    parts: list[Table | str] = [found.title]
    if found.headline is not None:
        parts.append(f"{percent(found.headline.chance)} {found.headline.text}")
    for part in found.parts:
        rows: list[tuple[str, ...] | None] = [(one.text, percent(one.chance)) for one in part.odds]
        if part.facts:
            rows += [None, *part.facts]
        if rows:
            parts.append(Table(rows, (), part.title, right=(1,)))
        if part.rows:
            parts.append(Table(part.rows, part.head, part.title))
        if part.text:
            parts.append(part.text)
    if found.note:
        parts.append(found.note)
    return Answer(msgspec.to_builtins(found), parts)


class Compiled(Protocol):
    """Where machine code lies between starts."""

    @property
    def ready(self) -> bool:
        """Whether nothing is left to compile."""

    def mark_ready(self) -> None:
        """Note that everything has been compiled."""


class OddsDesk(ABC, Generic[StateT]):
    """The exact odds of one game."""

    # machine code the answers are worked out with
    shelves: Sequence[Compiled] = ()

    def __init__(self, game: Game[StateT]) -> None:
        self.game = game

    @abstractmethod
    def odds(self, *question: Any, **details: Any) -> Any:
        """What ``game.odds`` answers to programs; how to ask is the game's own matter."""

    @abstractmethod
    def battles(self, state: StateT) -> Document:
        """All battles at hand, as a table shows them."""

    @abstractmethod
    def battle(self, state: StateT, space: str, retreat: str) -> Document:
        """One battle in detail."""

    @abstractmethod
    def planned(self, state: StateT, seat: str, action: Action, space: str) -> Document | None:
        """The battle an answer that is not given yet would lead to in a space; None if to none."""

    @abstractmethod
    def command(self, asked: Asked) -> Answer:
        """What ``flagplot odds`` answers."""

    def what_if(self, state: StateT, seat: str | None, wish: Wish) -> WhatIf:
        """A battle to try things out with, as ``seat`` sees it; None looks on."""
        raise BadInputError(f"{self.game.meta.id} has no battles to try out")

    def luck(self, state: StateT, events: Iterable[Document]) -> Document:
        """Every battle that is over against all that could have happened; nothing where no report is made."""
        return {"battles": [], "powers": {}}

    def warm_up(self) -> Iterator[Document]:
        """Small questions for ``odds`` that have everything compiled between them."""
        return iter(())


def misplaced(given: Mapping[str, Any], why: str) -> None:
    """Refuse an option of the command line that would not be looked at."""
    for name, value in given.items():
        if value:
            raise BadInputError(f"--{name.replace('_', '-')} {why}")


def percent(chance: float) -> str:
    """A chance as answers for people write it."""
    return f"{100 * chance:.2f}%"
