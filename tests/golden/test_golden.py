"""Whole recorded games: each file is played again answer by answer and must end where it ended.

If the rules were changed on purpose, `make golden` plays and writes the games anew; read what changed in
expected.json before keeping it.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from tools.golden import EXPECTED, FOLDER, GAMES, record, statistics

import flagplot
from flagplot import Match
from flagplot.games.admirals_war.combat.events import Grouped
from flagplot.games.dai_senso.politics.affairs import AUTOMATIC
from flagplot.games.dai_senso.state import LIMITED_WAR, TOTAL_WAR
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.turn.plans import CAMPAIGNS
from flagplot.games.skirmish.state import Fell, Lapsed, Marched, Noted, Shot
from flagplot.kernel import plotfile

GAME = flagplot.game("pacific-1940")
WORLD = flagplot.game("anniversary")
NOTES: dict[str, dict[str, Any]] = json.loads(EXPECTED.read_text(encoding="utf-8"))
_LOADED: dict[str, Match] = {}
# what is asked of one game is asked in one process, which has read it once
by_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(f"golden {name}")) for name in GAMES]
)


def loaded(name: str) -> Match:
    """A recorded game, every answer of it checked by the rules (once for all tests here)."""
    if name not in _LOADED:
        _LOADED[name] = flagplot.load(FOLDER / f"{name}.plot")
    return _LOADED[name]


def test_every_game_is_recorded_and_noted() -> None:
    assert {path.stem for path in FOLDER.glob("*.plot")} == set(GAMES) == set(NOTES)
    # one game for every way each of the scenarios ends; Midway's four have a hundred thousand bytes together
    assert sum(path.stat().st_size for path in FOLDER.iterdir() if path.is_file()) < 1_150_000


@by_game
def test_a_game_ends_as_it_did(name: str) -> None:
    match, noted = loaded(name), NOTES[name]
    outcome = match.state.outcome
    assert outcome is not None
    assert (list(outcome.winners), outcome.reason, outcome.rule) == (
        noted["winners"], noted["reason"], noted["rule"],
    )  # fmt: skip
    assert match.game.digest(match.state) == noted["digest"]
    assert len(match.entries) == noted["answers"]
    assert match.notes == (GAMES[name].text,)


@by_game
def test_every_round_goes_as_it_did(name: str) -> None:
    found, noted = statistics(loaded(name)), NOTES[name]
    assert list(found["rounds"]) == list(noted["rounds"])
    for number, told in noted["rounds"].items():
        assert found["rounds"][number] == told, f"round {number}"


@by_game
def test_the_dice_are_those_of_the_seed(name: str) -> None:
    found = loaded(name).verify()
    assert found.ok, found.problem
    assert found.checked == found.rolls > 0


@by_game
def test_a_game_is_written_as_it_was_read(name: str) -> None:
    assert plotfile.dumps(loaded(name)) == (FOLDER / f"{name}.plot").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_recorded_the_same_again(name: str) -> None:
    assert plotfile.dumps(record(name)) == plotfile.dumps(loaded(name))


# -- the games are what they are meant to be ---------------------------------------------------------------


@pytest.mark.rule("P40-VIC-01")
def test_japan_wins_by_cities() -> None:
    match = loaded("axis")
    assert match.state.outcome.winners == ("japan",)
    last = NOTES["axis"]["rounds"][str(match.state.round)]
    assert last["cities"][0] >= 6
    earlier = [note["cities"][0] for note in list(NOTES["axis"]["rounds"].values())[:-1]]
    assert max(earlier) < 6
    assert match.state.active == GAME.meta.seats.index("anzac")


@pytest.mark.rule("P40-VIC-02")
def test_the_allies_win_by_holding_japan() -> None:
    match = loaded("allies")
    assert match.state.outcome.winners == ("usa", "china", "uk", "anzac")
    assert match.state.active == GAME.meta.seats.index("japan")


def test_nobody_wins_when_the_rounds_are_over() -> None:
    match = loaded("cap")
    assert match.state.outcome.winners == ()
    assert match.state.round == match.state.options["round_cap"]


def ended(name: str) -> Any:
    """Who won a game of the Anniversary Edition, after an American turn."""
    state = loaded(name).state
    assert state.active == WORLD.meta.seats.index("usa")
    cities = NOTES[name]["rounds"][str(state.round)]["cities"]
    return state.outcome.winners, state.scenario, state.options["victory"], max(cities)


@pytest.mark.rule("A50-VIC-02")
def test_the_axis_win_a_short_game() -> None:
    winners, scenario, level, cities = ended("world_axis_13")
    assert set(winners) == {"germany", "japan", "italy"}
    assert (scenario, level) == ("1941", 13)
    assert cities >= 13


@pytest.mark.rule("A50-VIC-01", "A50-VIC-07")
@pytest.mark.parametrize(
    ("name", "year", "side"),
    [
        ("world_allies_15", "1941", {"ussr", "uk", "usa", "china"}),
        ("world_axis_15", "1942", {"germany", "japan", "italy"}),
    ],
)
def test_either_side_wins_a_usual_game(name: str, year: str, side: set[str]) -> None:
    winners, scenario, level, cities = ended(name)
    assert set(winners) == side
    assert (scenario, level) == (year, 15)
    assert cities >= 15


@pytest.mark.rule("A50-VIC-02")
def test_the_allies_win_a_total_war() -> None:
    winners, scenario, level, cities = ended("world_allies_18")
    assert set(winners) == {"ussr", "uk", "usa", "china"}
    assert (scenario, level, cities) == ("1942", 18, 18)


def test_the_switches_are_on() -> None:
    agreed = loaded("world_agreed").state.options
    assert all(agreed[name] for name in ("bid_auction", "interceptors", "closed_black_sea"))
    assert not agreed["official_errata_2009"]
    assert loaded("errata").state.options["politics"] == "errata"
    assert loaded("low_luck").state.options["low_luck"] is True
    every = loaded("sea_draw").state.options
    assert [name for name, value in every.items() if value is False] == ["parallel_theatres", "turn_11"]
    assert loaded("sea_axis").state.options["turn_11"] is True


# -- Admirals' War -------------------------------------------------------------------------------------------

ALLIES, AXIS = ("british", "us"), ("japanese", "german")


@pytest.mark.rule("AW-GEN-09")
@pytest.mark.parametrize(
    ("name", "turn", "winners", "signs"),
    [
        ("sea_allies", 10, ALLIES, (1, 1)),
        ("sea_axis", 11, AXIS, (-1, -1)),
        ("sea_draw", 10, (), (1, -1)),
        ("sea_level", 10, (), (0, 0)),
    ],
)
def test_the_war_at_sea_is_won_by_sides(
    name: str, turn: int, winners: tuple[str, ...], signs: tuple[int, int]
) -> None:
    state = loaded(name).state
    assert (state.turn, state.outcome.winners) == (turn, winners)
    assert tuple((points > 0) - (points < 0) for points in state.vp) == signs


@pytest.mark.rule("AW-GEN-11", "AW-GEN-13")
def test_the_war_at_sea_is_won_by_one() -> None:
    british, japan = loaded("sea_british").state, loaded("sea_japan").state
    assert british.outcome.winners == ("british",)
    assert british.vp[0] > british.vp[1] >= 0
    assert (japan.outcome.winners, japan.outcome.rule) == (("japanese",), "AW-GEN-13")
    assert japan.vp[1] < japan.vp[0] < 0
    assert loaded("sea_level_alone").state.outcome.winners == ()
    assert {loaded(name).state.options["victory"] for name in ("sea_british", "sea_japan")} == {"individual"}


@pytest.mark.rule("AW-SCN-04")
@pytest.mark.parametrize(
    ("name", "winners"), [("midway_allies", ALLIES), ("midway_axis", AXIS), ("midway_draw", ())]
)
def test_midway_is_won_by_points(name: str, winners: tuple[str, ...]) -> None:
    state = loaded(name).state
    assert state.outcome.winners == winners
    assert bool(state.vp[1]) == bool(winners)


@pytest.mark.parametrize("name", ["midway_allies", "midway_axis"])
def test_midway_sees_a_pursuit(name: str) -> None:
    groups = [event for entry in loaded(name).entries for event in entry.events if isinstance(event, Grouped)]
    assert any(event.pursuers for event in groups)


# -- the campaigns of Dai Senso! ----------------------------------------------------------------------------

UNITED = ("western", "soviet")
CAMPAIGN_ENDS = {
    "campaign_v_j_axis": ("magic-and-vengeance", ("axis",), "the Axis has 4 VP, the Allies have 0"),
    "campaign_v_j_tie": ("magic-and-vengeance", ("axis",), "the Axis has 1 VP, the Allies have 1"),
    "campaign_v_j_allies": ("pacific-war", UNITED, "the Axis has 0 VP, the Allies have 1"),
    "campaign_free": ("pacific-war", UNITED, "Asia is free"),
    "campaign_domination": ("waking-giant", ("axis",), "the Axis dominates Asia"),
    "campaign_surrender": ("cornered-mouse", UNITED, "Japan surrenders"),
    "campaign_collapse": ("opportunity-awaits", ("axis",), "the European theater collapses"),
    "campaign_1950": ("rising-sun", UNITED, "the Axis has 0 VP, the Allies have 1"),
    "campaign_1941": ("when-tigers-fight", ("axis",), "the Axis has 1 VP, the Allies have 0"),
    "campaign_1940": ("fateful-decision", ("axis",), "the Axis has 2 VP, the Allies have 0"),
    "resistance_west": ("war-of-resistance", UNITED, "war has come to Europe"),
    "resistance_axis": ("war-of-resistance", ("axis",), "war has come to Europe"),
}


@pytest.mark.parametrize("name", CAMPAIGN_ENDS)
def test_a_campaign_ends_as_its_title_says(name: str) -> None:
    state = loaded(name).state
    assert (state.scenario, state.outcome.winners, state.outcome.reason) == CAMPAIGN_ENDS[name]


def test_every_campaign_is_recorded() -> None:
    assert {scenario for scenario, _, _ in CAMPAIGN_ENDS.values()} == set(CAMPAIGNS)


@pytest.mark.rule("DSA-VIC-24", "DSA-VIC-29")
@pytest.mark.parametrize("name", ["campaign_v_j_axis", "campaign_v_j_tie", "campaign_v_j_allies"])
def test_v_j_day_ends_a_campaign_early(name: str) -> None:
    """It comes when its marker is due, long before the last year."""
    match = loaded(name)
    assert match.at(match.base).affairs.markers["v_j_day"] == "nov-dec-1945"
    state = match.state
    assert (state.year, TURNS[state.turn], state.outcome.rule) == (1945, "Nov-Dec", "DSA-VIC-29")
    assert "v_j_day" not in state.affairs.markers


@pytest.mark.parametrize(
    ("name", "year"), [("campaign_1950", 1950), ("campaign_1941", 1941), ("campaign_1940", 1940)]
)
def test_the_last_year_ends_a_campaign(name: str, year: int) -> None:
    state = loaded(name).state
    assert (state.year, TURNS[state.turn], state.options["max_year"]) == (year, "Nov-Dec", year)


@pytest.mark.rule("DSA-VIC-20", "DSA-VIC-22", "DSA-VIC-23")
def test_a_campaign_is_won_at_once() -> None:
    names = ("free", "domination", "surrender")
    states = [loaded(f"campaign_{name}").state for name in names]
    assert [(one.war_state, one.affairs.rising_sun, one.affairs.vp) for one in states] == [
        (TOTAL_WAR, False, AUTOMATIC), (TOTAL_WAR, True, AUTOMATIC), (LIMITED_WAR, False, 2),
    ]  # fmt: skip
    assert loaded("campaign_collapse").state.affairs.esv == 5


@pytest.mark.rule("DSI-SCN-08")
def test_the_rising_sun_decides_the_war_of_resistance() -> None:
    up = [loaded(name).state.affairs.rising_sun for name in ("resistance_west", "resistance_axis")]
    assert up == [False, True]


@pytest.mark.rule("SKR-15")
@pytest.mark.rule("SKR-18")
def test_both_sides_plot_at_once() -> None:
    """Orders of both come as chance has it, some are struck out or taken back, and all are carried out."""
    match = loaded("plotted")
    apart = [entry.seat for entry in match.entries if entry.private]
    changes = sum(one != other for one, other in pairwise(apart))
    assert changes > 30
    verbs = {entry.action.verb for entry in match.entries if entry.private}
    assert verbs == {"move", "fire", "strike", "done"}
    events = [event for entry in match.entries for event in entry.events]
    assert {type(event) for event in events} >= {Noted, Lapsed, Marched, Shot, Fell}


@pytest.mark.rule("SC-S2-08")
@pytest.mark.parametrize(
    ("name", "winners", "least"),
    [
        ("carriers_held", ("allied",), 6),
        ("carriers_routed", ("allied",), 21),
        ("carriers_draw", (), 0),
        ("carriers_lost", ("japan",), 6),
    ],
)
def test_midway_ends_in_every_way(name: str, winners: tuple[str, ...], least: int) -> None:
    state = loaded(name).state
    points = state_points(name)
    assert state.outcome.winners == winners
    assert least <= abs(points["allied"] - points["japan"]) <= (5 if not winners else 99)


@pytest.mark.rule("SC-S4-10")
@pytest.mark.parametrize(
    ("name", "winners", "words"),
    [
        ("malaya_decisive", ("japan",), "Singapore is taken; a decisive Japanese victory"),
        ("malaya_surrender", ("japan",), "Singapore is taken; a Japanese victory"),
        ("malaya_late", (), "Singapore is taken; a draw"),
        ("malaya_held", ("allied",), "Singapore is held; an Allied victory"),
    ],
)
def test_malaya_ends_in_every_way(name: str, winners: tuple[str, ...], words: str) -> None:
    outcome = loaded(name).state.outcome
    assert outcome.winners == winners
    assert outcome.reason.startswith(words)


def state_points(name: str) -> dict[str, int]:
    """The points of both sides at the end of a game of War in the Pacific."""
    match = loaded(name)
    found: dict[str, int] = match.game.view(match.state, None).tracks["points"]
    return found
