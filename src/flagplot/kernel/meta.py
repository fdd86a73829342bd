"""What a game says about itself: its seats, scenarios, switches and versions.

Everything a caller may choose when a game starts is declared here and checked here, so that a wrong
scenario or option is refused with what was expected and what was found before any rule runs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from flagplot.kernel.errors import BadInputError, RulesBug

OptionValue = bool | int | str

_SEAT = re.compile(r"[a-z][a-z0-9_-]*")
_RESERVED = ("dice", "entropy", "secret", "end")  # words that begin other lines of a game file
_YES = ("true", "yes", "on")
_NO = ("false", "no", "off")


class Scenario(msgspec.Struct, frozen=True):
    """One set-up a game can start from."""

    id: str
    title: str
    text: str = ""
    seats: tuple[str, ...] = ()  # that decide something in it, the one to offer first; empty: all of the game
    minutes: tuple[int, int] = (0, 0)  # how long it takes people who know it; 0: as the game says
    weight: int = 0  # how hard it is to learn, from 1 to 5; 0: as the game says
    open: bool = False  # nothing is hidden in it, though the game has secrets


class Option(msgspec.Struct, frozen=True):
    """A switch: its type is the type of ``default``; ``choices`` or ``low`` and ``high`` narrow it."""

    id: str
    default: OptionValue
    text: str
    rule: str = ""
    choices: tuple[OptionValue, ...] = ()
    low: int = 0
    high: int = 1_000_000
    together: dict[str, tuple[tuple[str, ...], ...]] = {}  # value -> seats that one person then holds
    scenarios: tuple[str, ...] = ()  # in which it changes anything; empty: all of the game

    def expected(self) -> str:
        """What the option accepts, in words."""
        if self.choices:
            return "one of " + ", ".join(map(_show, self.choices))
        if isinstance(self.default, bool):
            return "true or false"
        if isinstance(self.default, int):
            return f"a whole number from {self.low} to {self.high}"
        return "a word"

    def check(self, value: object) -> OptionValue:
        """The value, or an error naming what was expected and found."""
        if isinstance(value, (bool, int, str)) and self._fits(value):
            return value
        raise BadInputError(f"option {self.id}: {self.expected()} expected, found {_show(value)}")

    def _fits(self, value: OptionValue) -> bool:
        if type(value) is not type(self.default):
            return False
        if self.choices:
            return value in self.choices
        if isinstance(value, (bool, str)):
            return True
        return self.low <= value <= self.high

    def parse(self, text: str) -> OptionValue:
        """Read a value typed on a command line."""
        if isinstance(self.default, bool):
            word = text.lower()
            return self.check(True if word in _YES else False if word in _NO else text)
        if isinstance(self.default, int):
            try:
                return self.check(int(text))
            except ValueError:
                return self.check(text)
        return self.check(text)


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The title page of a game."""

    id: str
    title: str
    seats: tuple[str, ...]
    scenarios: tuple[Scenario, ...]  # the first is the default
    options: tuple[Option, ...] = ()
    players: tuple[int, int] = (1, 2)  # fewest and most persons
    setup: tuple[str, ...] = ()  # further keywords that ``Game.start`` takes
    sides: tuple[tuple[str, ...], ...] = ()  # seats that are friends; empty when every seat is on its own
    side_names: tuple[str, ...] = ()  # one for each of ``sides``
    together: tuple[tuple[str, ...], ...] = ()  # seats that one person always holds, the leading one first
    version: int = 1  # of the rules: raised when an old log may play out differently
    schema: int = 1  # of the state: raised when an old saved state can no longer be read as it is
    secrets: bool = True  # whether anything is ever hidden from a seat
    round_cap: int = 0  # rounds after which random play may stop; 0 when the game always ends by itself
    text: str = ""
    minutes: tuple[int, int] = (0, 0)  # how long it takes people who know it, at least and at most
    weight: int = 0  # how hard it is to learn: 1 in a few minutes, 5 a hobby of its own; 0: nobody has said
    sample: bool = False  # made to show something rather than to be played; stands last on the shelf

    def __post_init__(self) -> None:
        for seat in self.seats:
            if not _SEAT.fullmatch(seat) or seat in _RESERVED:
                raise RulesBug(f"{self.id}: {seat!r} cannot be the name of a seat")
        chosen = (group for option in self.options for groups in option.together.values() for group in groups)
        scenarios = (scenario.seats for scenario in self.scenarios)
        known = {scenario.id for scenario in self.scenarios}
        for option in self.options:
            if not known.issuperset(option.scenarios):
                raise RulesBug(f"{self.id}: option {option.id} names a scenario that is not there")
        for seat in (seat for group in (*self.sides, *self.together, *chosen, *scenarios) for seat in group):
            if seat not in self.seats:
                raise RulesBug(f"{self.id}: {seat!r} is grouped, but there is no such seat")
        if len(self.side_names) != len(self.sides):
            raise RulesBug(f"{self.id}: {len(self.sides)} sides, but {len(self.side_names)} names for them")

    def scenario(self, id: str | None = None) -> Scenario:
        """The scenario named, or the default one."""
        if id is None:
            return self.scenarios[0]
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        known = ", ".join(scenario.id for scenario in self.scenarios)
        raise BadInputError(f"{self.id} has no scenario {_show(id)}; expected one of: {known}")

    def deciding(self, scenario: str | None = None) -> tuple[str, ...]:
        """The seats that have something to decide in a scenario; the first is the one to offer a newcomer."""
        return self.scenario(scenario).seats or self.seats

    def hides(self, scenario: str | None = None) -> bool:
        """Whether anything is ever hidden from a seat in a scenario."""
        return self.secrets and not self.scenario(scenario).open

    def teams(self) -> dict[str, tuple[str, ...]]:
        """The sides by name; a seat that is on its own gives its side its name."""
        if not self.sides:
            return {seat: (seat,) for seat in self.seats}
        return dict(zip(self.side_names, self.sides, strict=True))

    def option(self, id: str) -> Option:
        """The option named."""
        for option in self.options:
            if option.id == id:
                return option
        known = ", ".join(option.id for option in self.options) or "none at all"
        raise BadInputError(f"{self.id} has no option {_show(id)}; expected one of: {known}")

    def options_of(self, scenario: str | None) -> tuple[Option, ...]:
        """The options that change anything in a scenario; all of the game without one."""
        return tuple(
            option
            for option in self.options
            if scenario is None or not option.scenarios or scenario in option.scenarios
        )

    def check_options(self, values: object = None, scenario: str | None = None) -> dict[str, Any]:
        """All options of a scenario with their values, defaults filled in, in the order they are declared."""
        if values is None:
            values = {}
        if not isinstance(values, Mapping):
            raise BadInputError(f"options: a mapping of names to values expected, found {_show(values)}")
        given = {self.option(key).id: value for key, value in values.items()}
        known = self.options_of(scenario)
        for option in self.options:
            if option.id in given and option not in known:
                where = ", ".join(option.scenarios)
                raise BadInputError(f"option {option.id}: a scenario of {where} expected, found {scenario}")
        return {
            option.id: option.check(given[option.id]) if option.id in given else option.default
            for option in known
        }

    def parse_option(self, text: str) -> tuple[str, OptionValue]:
        """Read ``name=value`` (or ``name`` alone to turn a switch on) from a command line."""
        name, equals, value = text.partition("=")
        option = self.option(name.strip())
        return option.id, option.parse(value.strip() if equals else "true")

    def check_seat(self, seat: object) -> str:
        """The seat, or an error naming the seats there are."""
        if isinstance(seat, str) and seat in self.seats:
            return seat
        raise BadInputError(f"{self.id} has no seat {_show(seat)}; expected one of: {', '.join(self.seats)}")

    def check_setup(self, values: Mapping[str, Any]) -> None:
        """Refuse keywords of ``start`` the game does not know."""
        for key in values:
            if key not in self.setup:
                known = ", ".join(self.setup) or "none"
                raise BadInputError(f"{self.id} takes no set-up keyword {_show(key)}; expected: {known}")


def check_seed(seed: object) -> int | None:
    """A seed for fast dice: None or a whole number that fits into a JSON number."""
    if seed is None:
        return None
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 2**63:
        return seed
    raise BadInputError(f"seed: a whole number from 0 to 2^63-1 expected, found {_show(seed)}")


def check_keys(document: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    """Refuse keys of a document that nobody would read."""
    for key in document:
        if key not in known:
            raise BadInputError(f"{where}: unknown key {_show(key)}; expected one of: {', '.join(known)}")


def _show(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    text = value if isinstance(value, str) and value.isidentifier() else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
