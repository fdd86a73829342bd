"""The names a user may rely on: changing this list is changing the interface."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import flagplot

NAMES = [
    "Action",
    "BadInputError",
    "Bot",
    "Budget",
    "Event",
    "FairDice",
    "FastDice",
    "Fault",
    "FlagplotError",
    "FormatError",
    "Frame",
    "Game",
    "Level",
    "MalformedError",
    "Match",
    "Meta",
    "Option",
    "Outcome",
    "Reason",
    "RecordedDice",
    "Refusal",
    "RefusedError",
    "Revealed",
    "Rolled",
    "RulesBug",
    "Scenario",
    "ScriptedDice",
    "Seen",
    "State",
    "Thought",
    "View",
    "__version__",
    "act",
    "fuzz",
    "game",
    "load",
    "new_secret",
    "outcomes",
    "parse_action",
    "register",
    "save",
    "titles",
]


def test_the_public_names() -> None:
    assert sorted(flagplot.__all__) == sorted(NAMES)


def test_every_public_name_is_documented() -> None:
    for name in NAMES:
        value = getattr(flagplot, name)
        assert name == "__version__" or value.__doc__, f"flagplot.{name} has no docstring"


def test_loading_games_hides_no_name() -> None:
    """A package inside ``flagplot`` takes the place of a function of the same name when it is imported."""
    before = {name: getattr(flagplot, name) for name in NAMES}
    for id in flagplot.titles():
        assert flagplot.game(id).meta.id == id
    assert {name: getattr(flagplot, name) for name in NAMES} == before
    taken = {path.stem for path in Path(flagplot.__file__).parent.iterdir()}
    assert not taken & set(NAMES)


def test_the_version_is_written_once() -> None:
    root = Path(__file__).parents[1]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "flagplot.__version__"}
    for name in ("package.json", "package-lock.json"):
        assert flagplot.__version__ not in json.loads((root / "web" / name).read_text()).get("version", "")


def test_names_of_odds_that_programs_import_are_where_they_were() -> None:
    from flagplot import odds
    from flagplot.games.axis_allies import odds as home
    from flagplot.odds import questions

    assert sorted(odds.__all__) == sorted(home.__all__)
    assert all(getattr(odds, name) is getattr(home, name) for name in odds.__all__)
    assert {"extras", "one_after_another", "smallest", "take_and_hold", "which_first"} <= set(
        questions.__all__
    )
