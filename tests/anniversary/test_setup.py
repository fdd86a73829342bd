"""Opening positions and seating."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.turn.victory import cities
from flagplot.kernel.errors import BadInputError
from tests.anniversary.helpers import GAME, Case


def opening(scenario: str = "1941", **options: Any) -> War:
    play = GAME.play(GAME.start(scenario=scenario, options=options))
    assert isinstance(play, War)
    return play


def by_power(war: War, values: list[int]) -> dict[str, int]:
    return dict(zip(war.board.owner_ids, values, strict=False))


def held_cities(war: War) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for space in war.board.victory_cities:
        holder = war.board.owner_ids[war.state.control[space]]
        found.setdefault(holder, set()).add(war.board.spaces[space].victory_city)
    return found


def forces(war: War) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {}
    for stacks in war.state.units:
        for piece, count in stacks.items():
            for seen in (look(piece), *look(piece).aboard):
                owner = war.board.owner_ids[seen.owner]
                found.setdefault(owner, Counter())[war.board.kinds[seen.kind].id] += count
    return found


CITIES_1941 = {
    "germany": {"Berlin", "Paris", "Warsaw"},
    "japan": {"Tokyo", "Shanghai"},
    "italy": {"Rome"},
    "usa": {"Washington", "San Francisco", "Honolulu", "Manila"},
    "uk": {"London", "Calcutta", "Sydney", "Hong Kong", "Ottawa"},
    "ussr": {"Moscow", "Stalingrad", "Leningrad"},
}


@pytest.mark.rule("A50-SET-01", "A50-SET-04")
def test_cities_of_1941() -> None:
    war = opening("1941")
    assert held_cities(war) == CITIES_1941
    assert [cities(war, side) for side in (0, 1)] == [6, 12]


@pytest.mark.rule("A50-SET-02", "A50-SET-06")
def test_cities_of_1942() -> None:
    war = opening("1942")
    assert held_cities(war) == {
        **CITIES_1941,
        "japan": {"Tokyo", "Shanghai", "Hong Kong", "Manila"},
        "uk": CITIES_1941["uk"] - {"Hong Kong"},
        "usa": CITIES_1941["usa"] - {"Manila"},
    }
    assert [cities(war, side) for side in (0, 1)] == [8, 10]


@pytest.mark.rule("A50-SET-03", "A50-SET-10", "A50-SET-15")
def test_money_of_1941_equals_production() -> None:
    war = opening("1941")
    wanted = {"germany": 31, "japan": 17, "italy": 10, "usa": 40, "uk": 43, "ussr": 30, "china": 0}
    assert by_power(war, war.state.treasury) == wanted
    case = Case()
    assert {seat: case.production(seat) for seat in wanted if seat != "china"} == {
        seat: ipcs for seat, ipcs in wanted.items() if seat != "china"
    }


@pytest.mark.rule("A50-SET-05", "A50-SET-15")
def test_money_of_1942() -> None:
    war = opening("1942")
    wanted = {"germany": 37, "japan": 31, "italy": 10, "usa": 38, "uk": 31, "ussr": 24, "china": 0}
    assert by_power(war, war.state.treasury) == wanted


@pytest.mark.rule("A50-SET-09", "A50-OPT-05")
def test_without_the_errata_germany_starts_1942_with_31() -> None:
    war = opening("1942", official_errata_2009=False)
    assert by_power(war, war.state.treasury)["germany"] == 31
    assert by_power(war, war.state.treasury)["japan"] == 31


@pytest.mark.rule("A50-SET-08")
@pytest.mark.parametrize(
    ("scenario", "power", "some"),
    [
        ("1941", "germany", {"infantry": 19, "tank": 8, "submarine": 3, "transport": 2}),
        ("1941", "uk", {"infantry": 17, "destroyer": 5, "battleship": 1}),
        ("1942", "japan", {"infantry": 23, "carrier": 2, "fighter": 7}),
        ("1942", "usa", {"bomber": 3, "carrier": 1, "submarine": 1}),
    ],
)
def test_starting_forces(scenario: str, power: str, some: dict[str, int]) -> None:
    found = forces(opening(scenario))[power]
    assert {kind: found[kind] for kind in some} == some


@pytest.mark.rule("A50-SET-08")
@pytest.mark.parametrize("scenario", ["1941", "1942"])
def test_nine_complexes_in_both_scenarios(scenario: str) -> None:
    war = opening(scenario)
    standing = {war.name(space) for space, parts in enumerate(war.state.facilities) if parts[2]}
    assert standing == {
        "caucasus", "eastern_united_states", "germany", "italy", "japan", "karelia_ssr", "russia",
        "united_kingdom", "western_united_states",
    }  # fmt: skip


@pytest.mark.rule("A50-SET-19")
@pytest.mark.parametrize("scenario", ["1941", "1942"])
def test_the_flying_tigers_stand_in_yunnan(scenario: str) -> None:
    case = Case(base="start", scenario=scenario)
    assert case.units("yunnan")["china"]["fighter"] == 1
    assert forces(opening(scenario))["china"]["fighter"] == 1


@pytest.mark.rule("A50-SET-20")
def test_loaded_ships_of_1941() -> None:
    japanese = Case(base="start").units("sz61")["japan"]
    assert japanese["transport[infantry,infantry]"] == 1
    assert japanese["transport[artillery,infantry]"] == 1
    assert japanese["carrier[fighter,fighter]"] == 1
    assert "fighter" not in japanese


@pytest.mark.rule("A50-OPT-04")
def test_the_scenario_is_a_choice() -> None:
    assert GAME.start().scenario == "1941"
    assert GAME.start(scenario="1942").waiting == ("japan",)
    with pytest.raises(BadInputError, match="1941, 1942"):
        GAME.start(scenario="1943")


# -- people ------------------------------------------------------------------------------------------------

SIX = {"germany": 0, "ussr": 1, "japan": 2, "uk": 3, "italy": 4, "usa": 5}


def persons(**chosen: int) -> WarState:
    return GAME.start(persons={**dict.fromkeys(SIX, 0), "ussr": 1, "uk": 1, "usa": 1, **chosen})


@pytest.mark.rule("A50-GEN-01")
def test_six_powers_on_two_sides_and_china() -> None:
    board = Case().war.board
    sides = {power.id: power.side for power in board.powers}
    assert {seat for seat, side in sides.items() if side == "axis"} == {"germany", "japan", "italy"}
    assert {seat for seat, side in sides.items() if side == "allies"} == {"ussr", "uk", "usa", "china"}


@pytest.mark.rule("A50-GEN-02")
def test_two_to_six_people_play() -> None:
    assert GAME.start().persons == (0, 1, 0, 1, 0, 1, 1)
    assert GAME.start(persons=SIX).persons == (0, 1, 2, 3, 4, 5, 5)
    assert persons(uk=2).persons == (0, 1, 0, 2, 0, 1, 1)
    with pytest.raises(BadInputError, match="2 to 6 people, found 7"):
        GAME.start(persons={**SIX, "china": 6})


@pytest.mark.rule("A50-SET-12")
def test_nobody_plays_for_both_sides() -> None:
    with pytest.raises(BadInputError, match="A50-SET-12"):
        persons(ussr=0)


@pytest.mark.rule("A50-SET-13")
def test_with_fewer_than_six_players_italy_is_run_by_the_german_player() -> None:
    assert persons(japan=2).persons == (0, 1, 2, 1, 0, 1, 1)
    with pytest.raises(BadInputError, match="A50-SET-13"):
        persons(italy=2)
    assert len(set(GAME.start(persons=SIX).persons)) == 6


@pytest.mark.rule("A50-CHN-01")
def test_china_is_run_by_the_american_player_and_keeps_its_own_units() -> None:
    with pytest.raises(BadInputError, match="A50-CHN-01"):
        persons(china=2)
    case = Case(turn="usa", phase="noncombat_move", units={"yunnan": {"china": {"infantry": 1}}})
    assert case.state.persons[5] == case.state.persons[6]
    assert "move yunnan land" not in case.legal("usa")
    case.refuses("usa", "move yunnan land")
    case.do("usa", "switch")
    assert "move yunnan land" in case.legal("china")


@pytest.mark.rule("A50-GEN-09", "A50-SET-14")
def test_powers_of_one_player_stay_apart() -> None:
    case = Case(turn="germany", treasury={"germany": 3, "italy": 30})
    assert case.state.persons[0] == case.state.persons[4]
    case.do("germany", "buy infantry")
    assert (case.treasury("germany"), case.treasury("italy")) == (0, 30)
    case.refuses("germany", "buy infantry")
    case.refuses("italy", "buy infantry")
    case = Case(turn="germany", technologies={"italy": ["improved_shipyards"]}, treasury={"germany": 19})
    assert "buy battleship" not in case.legal("germany")


def test_the_library_lists_both_scenarios() -> None:
    assert [one.id for one in flagplot.game("anniversary").meta.scenarios] == ["1941", "1942"]
