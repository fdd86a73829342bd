"""Whole journeys in a real browser against a real server: one script of web/e2e after the other.

The client must be built (``make web``). A Chromium of the system is used; where there is none, web/browser.sh
installs one (``make test`` does so beforehand). Nothing here is ever skipped silently.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import TypeVar

import pytest

import flagplot
from flagplot.server.api.lobby import map_file
from tests.e2e.conftest import WEB
from tests.server.harness import Running
from tests.server.outside import Service

F = TypeVar("F", bound=Callable[..., object])
HELPERS = {"asia", "browser", "lib", "push"}
# with another server, or once for every game
APART = {
    "shared", "processes", "spaces", "midway", "august_storm", "china_incident", "invitation", "dice",
    "plotting", "people", "tarawa", "accounts", "notices", "elsewhere", "again",
    "carriers", "story", "lessons", "malaya",
}  # fmt: skip
# whole games and whatever else takes minutes: left to ``make soak``, so that ``make test`` stays short
LONG = {
    "again", "allies", "anything", "august_storm", "china_incident", "dice", "globe", "guard", "landing",
    "lesson", "lessons", "looks", "malaya", "midway", "newcomer", "notices", "picking", "processes",
    "program", "pseudo", "spaces admirals-war", "spaces anniversary", "spaces pacific-1940", "story",
    "tarawa", "versus", "whole", "world",
}  # fmt: skip
JOURNEYS = sorted(path.stem for path in (WEB / "e2e").glob("*.mjs") if path.stem not in HELPERS)
ALONE = [name for name in JOURNEYS if name not in APART]
BOARDS = [title for title in flagplot.titles() if map_file(title)]

# side by side; more browsers at once only slow each other down
LANES = ("browser 1", "browser 2")
# how long each takes on two busy cores, so that all lanes end together; what is not named counts as OTHER
SECONDS = {
    "midway": 60, "spaces anniversary": 37, "anything": 35, "spaces pacific-1940": 30, "processes": 30,
    "shared": 28, "spaces admirals-war": 27, "panels": 27, "allies": 25, "access": 27, "whole": 14,
    "world": 14, "solo": 12, "battles": 12, "newcomer": 44, "pseudo": 45, "import": 12, "invitation": 14,
    "versus": 40, "lesson": 45, "august_storm": 50, "china_incident": 50, "tarawa": 90, "program": 38,
    "globe": 29, "keyboard": 27, "dice": 25, "people": 18, "guard": 17,
    "carriers": 45, "malaya": 90, "story": 25, "orders": 45, "grey": 27, "landodds": 25,
}  # fmt: skip
OTHER = 9


def share(names: list[str]) -> dict[str, str]:
    """The lane of each journey: the longest first, each to the lane that is free first."""
    busy = dict.fromkeys(LANES, 0)
    found = {}
    for name in sorted(names, key=lambda name: (-SECONDS.get(name, OTHER), name)):
        found[name] = min(LANES, key=lambda lane: busy[lane])
        busy[found[name]] += SECONDS.get(name, OTHER)
    return found


ALL = [*ALONE, *(f"spaces {board}" for board in BOARDS), *(APART - {"spaces"})]
LANE = share([name for name in ALL if name not in LONG]) | share([name for name in ALL if name in LONG])


def marks(name: str) -> list[pytest.MarkDecorator]:
    """What puts a journey into its lane, and a long one into ``make soak``."""
    return [pytest.mark.xdist_group(LANE[name]), *([pytest.mark.slow] if name in LONG else [])]


def lane(name: str) -> Callable[[F], F]:
    """The same for a test of its own."""
    return lambda test: reduce(lambda one, mark: mark(one), marks(name), test)


class Guide:
    """Leads through journeys, all in the same browser."""

    def __init__(self, node: str, browser: str, folder: Path) -> None:
        self.node, self.browser, self.folder = node, browser, folder

    def travel(self, name: str, patience: int = 900, **settings: str) -> None:
        """Run a journey; a picture of where it failed is left in the folder."""
        told = {"FLAGPLOT_BROWSER": self.browser, "FLAGPLOT_SHOTS": str(self.folder), **settings}
        ran = subprocess.run(
            [self.node, f"e2e/{name}.mjs"],
            cwd=WEB,
            env={**os.environ, **told},
            capture_output=True,
            text=True,
            timeout=patience,
        )
        assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"


@pytest.fixture
def guide(node: str, browser: str, tmp_path: Path) -> Guide:
    """Whoever knows the way."""
    return Guide(node, browser, tmp_path)


def test_every_journey_is_run() -> None:
    named = {
        "access", "accounts", "again",
        "allies", "anything", "august_storm", "battles", "boards", "chart", "china_incident", "cut",
        "dice", "elsewhere", "fleetodds", "notices",
        "globe", "hotseat", "import", "program",
        "invitation", "keyboard", "landing", "lesson", "midway", "newcomer", "odds", "panels", "people",
        "phone", "picking", "grey", "orders", "reference", "renewed",
        "carriers", "plotting", "processes", "pseudo", "shared", "solo", "spaces", "tarawa", "two", "undo",
        "lessons", "looks", "malaya", "story",
        "versus", "whatif",
        "whole", "world",
    }  # fmt: skip
    assert named <= set(JOURNEYS)


@pytest.mark.parametrize("name", [pytest.param(name, marks=marks(name)) for name in ALONE])
def test_journey(name: str, table: Running, guide: Guide) -> None:
    guide.travel(name, FLAGPLOT_URL=table.url)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["grey", "orders"])
def test_journey_in_further_games(name: str, table: Running, guide: Guide) -> None:
    guide.travel(name, FLAGPLOT_URL=table.url, FLAGPLOT_WHOLE="1")


@pytest.mark.parametrize("game", [pytest.param(game, marks=marks(f"spaces {game}")) for game in BOARDS])
def test_every_space_can_be_clicked(game: str, table: Running, guide: Guide) -> None:
    guide.travel("spaces", FLAGPLOT_URL=table.url, FLAGPLOT_GAME=game)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=marks("story") if game == "pacific-1940" else pytest.mark.slow)
        for game in flagplot.titles()
        if flagplot.game(game).overlays()
    ],
)
def test_the_war_is_told(game: str, table: Running, guide: Guide) -> None:
    guide.travel("story", FLAGPLOT_URL=table.url, FLAGPLOT_GAME=game)


@lane("lessons")
@pytest.mark.parametrize(
    "lesson", [f"{game} {one.id}" for game in flagplot.titles() for one in flagplot.game(game).lessons()]
)
def test_every_lesson_in_a_browser(lesson: str, table: Running, guide: Guide) -> None:
    guide.travel("lessons", FLAGPLOT_URL=table.url, FLAGPLOT_LESSON=lesson)


@lane("shared")
def test_accounts_invitations_and_a_spectator(club: Running, guide: Guide) -> None:
    guide.travel("shared", FLAGPLOT_URL=club.url)


@lane("invitation")
def test_an_invitation_stays(club: Running, guide: Guide) -> None:
    guide.travel("invitation", FLAGPLOT_URL=club.url)


@lane("people")
def test_strangers_find_each_other(club: Running, guide: Guide) -> None:
    guide.travel("people", FLAGPLOT_URL=club.url)


@lane("again")
def test_played_again_with_sides_swapped(club: Running, guide: Guide) -> None:
    guide.travel("again", FLAGPLOT_URL=club.url)


@lane("accounts")
def test_accounts_by_letter(outside: tuple[Running, Service], guide: Guide) -> None:
    club, service = outside
    guide.travel("accounts", FLAGPLOT_URL=club.url, FLAGPLOT_OUTSIDE=service.url)


@lane("notices")
def test_notices_arrive(outside: tuple[Running, Service], guide: Guide) -> None:
    club, service = outside
    guide.travel("notices", FLAGPLOT_URL=club.url, FLAGPLOT_OUTSIDE=service.url)


@lane("elsewhere")
def test_log_in_elsewhere(elsewhere: Running, guide: Guide) -> None:
    guide.travel("elsewhere", FLAGPLOT_URL=elsewhere.url)


@lane("dice")
def test_players_add_to_the_dice(club: Running, guide: Guide) -> None:
    guide.travel("dice", FLAGPLOT_URL=club.url)


@lane("midway")
def test_two_players_at_midway(club: Running, guide: Guide) -> None:
    guide.travel("midway", FLAGPLOT_URL=club.url)


if "dai-senso" in flagplot.titles():  # as soon as the game is on the shelf

    @lane("august_storm")
    def test_two_players_fight_august_storm(club: Running, guide: Guide) -> None:
        guide.travel("august_storm", FLAGPLOT_URL=club.url)

    @lane("china_incident")
    def test_two_players_play_the_china_incident(club: Running, guide: Guide) -> None:
        guide.travel("china_incident", FLAGPLOT_URL=club.url)


@lane("tarawa")
def test_two_players_play_tarawa(club: Running, guide: Guide) -> None:
    guide.travel("tarawa", FLAGPLOT_URL=club.url)


@lane("carriers")
@pytest.mark.slow
@pytest.mark.parametrize("whole", ["", "1"])
def test_two_players_plot_at_midway(club: Running, guide: Guide, whole: str) -> None:
    guide.travel("carriers", patience=2700, FLAGPLOT_URL=club.url, FLAGPLOT_WHOLE=whole)


# wars on land, as they are offered
WARS = [
    scenario.id
    for scenario in flagplot.game("war-in-the-pacific").meta.scenarios
    if scenario.id in ("malaya", "guadalcanal")
]


@lane("malaya")
@pytest.mark.parametrize("scenario", WARS)
def test_a_war_on_land(table: Running, guide: Guide, scenario: str) -> None:
    guide.travel("malaya", FLAGPLOT_URL=table.url, FLAGPLOT_SCENARIO=scenario)


@lane("plotting")
def test_two_players_plot_at_once(club: Running, guide: Guide) -> None:
    guide.travel("plotting", FLAGPLOT_URL=club.url)


@lane("processes")
def test_two_processes(two_processes: tuple[str, str], guide: Guide) -> None:
    one, other = two_processes
    guide.travel("processes", FLAGPLOT_URL=one, FLAGPLOT_OTHER_URL=other)
