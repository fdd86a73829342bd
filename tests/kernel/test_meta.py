"""Title pages: scenarios, options, seats."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flagplot import BadInputError, Meta, Option, RulesBug, Scenario
from flagplot.kernel.meta import check_keys, check_seed

META = Meta(
    id="test",
    title="Test",
    seats=("north", "south"),
    scenarios=(Scenario("one", "One"), Scenario("two", "Two")),
    options=(
        Option("fog", False, "Fog."),
        Option("rounds", 6, "Rounds.", low=1, high=9),
        Option("start", "usa", "Who starts.", choices=("usa", "japan")),
        Option("name", "x", "Any word."),
    ),
    setup=("persons",),
)


def test_defaults() -> None:
    assert META.scenario().id == "one"
    assert META.check_options() == {"fog": False, "rounds": 6, "start": "usa", "name": "x"}
    assert list(META.check_options({"start": "japan", "fog": True})) == ["fog", "rounds", "start", "name"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"fog": 1}, "option fog: true or false expected, found 1"),
        ({"rounds": True}, "option rounds: a whole number from 1 to 9 expected, found true"),
        ({"rounds": 10}, "option rounds: a whole number from 1 to 9 expected, found 10"),
        ({"rounds": 10**30}, "option rounds: a whole number from 1 to 9 expected, found 1000"),
        ({"start": "china"}, "option start: one of usa, japan expected, found china"),
        ({"name": None}, "option name: a word expected, found None"),
        ({"frog": True}, "test has no option frog; expected one of: fog, rounds, start, name"),
        ([], "options: a mapping of names to values expected"),
    ],
)
def test_bad_options(options: object, message: str) -> None:
    with pytest.raises(BadInputError) as caught:
        META.check_options(options)
    assert str(caught.value).startswith(message)


def test_options_from_a_command_line() -> None:
    assert META.parse_option("fog") == ("fog", True)
    assert META.parse_option("fog=off") == ("fog", False)
    assert META.parse_option("rounds=3") == ("rounds", 3)
    assert META.parse_option("start=japan") == ("start", "japan")
    for bad in ("fog=maybe", "rounds=many", "rounds", "start=x", "frog=1"):
        with pytest.raises(BadInputError):
            META.parse_option(bad)


def test_seats_scenarios_and_setup() -> None:
    assert META.check_seat("north") == "north"
    with pytest.raises(BadInputError, match="no seat west; expected one of: north, south"):
        META.check_seat("west")
    with pytest.raises(BadInputError, match="no scenario three; expected one of: one, two"):
        META.scenario("three")
    META.check_setup({"persons": 1})
    with pytest.raises(BadInputError, match="no set-up keyword people; expected: persons"):
        META.check_setup({"people": 1})
    with pytest.raises(BadInputError, match="position: unknown key 'x y'"):
        check_keys({"x y": 1}, ("a",), "position")


@pytest.mark.parametrize("seat", ["end", "dice", "secret", "North", "a b", ""])
def test_seats_that_game_files_could_not_hold(seat: str) -> None:
    with pytest.raises(RulesBug):
        Meta(id="x", title="X", seats=(seat,), scenarios=())


@pytest.mark.parametrize("groups", [{"sides": (("north",), ("west",))}, {"together": (("west", "north"),)}])
def test_groups_of_seats_that_do_not_exist(groups: dict[str, Any]) -> None:
    with pytest.raises(RulesBug, match="'west' is grouped"):
        Meta(id="x", title="X", seats=("north",), scenarios=(), **groups)


def test_seeds() -> None:
    assert check_seed(None) is None
    assert check_seed(2**63 - 1) == 2**63 - 1
    for bad in (-1, 2**63, 1.0, "1", True):
        with pytest.raises(BadInputError, match="seed"):
            check_seed(bad)


def test_an_option_may_belong_to_some_scenarios() -> None:
    narrowed = msgspec.structs.replace(
        META, options=(*META.options, Option("bid", 0, "A bid.", scenarios=("two",)))
    )
    assert "bid" not in narrowed.check_options({}, "one")
    assert narrowed.check_options({"bid": 2}, "two")["bid"] == 2
    with pytest.raises(BadInputError, match="option bid: a scenario of two expected, found one"):
        narrowed.check_options({"bid": 2}, "one")
    with pytest.raises(RulesBug, match="names a scenario that is not there"):
        msgspec.structs.replace(META, options=(Option("bid", 0, "A bid.", scenarios=("three",)),))


def test_a_scenario_may_hide_nothing() -> None:
    some = msgspec.structs.replace(
        META, scenarios=(Scenario("one", "One", open=True), Scenario("two", "Two"))
    )
    assert [some.hides(id) for id in ("one", "two")] == [False, True]
    assert not msgspec.structs.replace(some, secrets=False).hides("two")
