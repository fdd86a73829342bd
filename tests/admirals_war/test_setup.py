"""Preparation: starting forces, deployment, the raid force."""

from __future__ import annotations

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.board import BOXES
from flagplot.games.admirals_war.options import META, RULE_OPTION
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.action import parse_action

BOARD = GAME.tables.board


def start(scenario: str = "standard", **options: object) -> SeaState:
    return GAME.start(scenario, options, seed=1)


def where(state: SeaState, id: str) -> str:
    return BOARD.place_ids[state.place[BOARD.unit(id)]]


def answer(state: SeaState, *steps: tuple[str, str]) -> SeaState:
    for seat, text in steps:
        state, _ = GAME.apply(state, seat, text)
    return state


def to_raid_force(state: SeaState) -> SeaState:
    return answer(state, ("british", "done"), ("us", "done"))


@pytest.mark.rule("AW-REI-01", "AW-REI-02")
def test_starting_forces_are_those_of_turn_1() -> None:
    state = start()
    on_map = [unit for unit in range(BOARD.n_units) if state.place[unit] <= BOARD.reserve]
    assert len(on_map) == 163
    assert all(BOARD.pieces[unit].turn == 1 for unit in on_map)
    assert where(state, "uk_royal_oak") == "removed"  # a turn-0 counter
    assert where(state, "ger_bismarck") == "future"


@pytest.mark.rule("AW-REI-03")
def test_axis_units_start_in_their_home_ports() -> None:
    state = start()
    homes = {"german": "germany", "italian": "taranto", "japanese": "yokosuka_navy_yard"}
    for unit, piece in enumerate(BOARD.pieces):
        nation = ("german", "italian", "japanese")
        name = next((one for one in nation if piece.id.startswith(one[:3])), None)
        if name and state.place[unit] < BOARD.reserve:
            assert BOARD.place_ids[state.place[unit]] == homes[name]


@pytest.mark.rule("AW-REI-05", "AW-UNI-10")
@pytest.mark.parametrize(
    ("unit", "place"),
    [
        ("us_arizona", "pearl_harbor"),
        ("us_texas", "usa"),
        ("us_louisville", "coral_sea"),
        ("us_houston", "philippines"),
        ("us_lexington_cv2", "location_uncertain_x"),
        ("ned_de_ruyter", "singapore"),
        ("aus_hmas_canberra", "australia"),
    ],
)
def test_units_with_a_letter_start_where_it_says(unit: str, place: str) -> None:
    assert where(start(), unit) == place


@pytest.mark.rule("AW-REI-06")
def test_british_units_start_in_any_of_five_ports() -> None:
    state = answer(start(), ("british", "pick uk_hood"))
    ports = [str(action.args[0]) for action in GAME.legal(state, "british") if action.verb == "to"]
    assert ports == ["england", "gibraltar", "suez", "trincomalee", "singapore"]
    assert where(answer(state, ("british", "to suez")), "uk_hood") == "suez"
    refusal = GAME.why_not(state, "british", "to malta")
    assert refusal is not None
    assert refusal.rule == "AW-REI-06"


@pytest.mark.rule("AW-REI-04", "AW-FRA-01")
def test_french_ships_start_in_any_french_port() -> None:
    state = answer(start(), ("british", "done"), ("us", "pick fra_bearn"))
    ports = [str(action.args[0]) for action in GAME.legal(state, "us") if action.verb == "to"]
    assert sorted(ports) == ["brest", "diego_suarez", "noumea", "saigon", "toulon"]
    state = answer(state, ("us", "to noumea"))
    assert where(state, "fra_bearn") == "noumea"
    assert where(state, "fra_richelieu") == "future"


@pytest.mark.rule("AW-SET-05")
def test_nations_deploy_in_nationality_order() -> None:
    state = start()
    assert state.waiting == ("british",)
    state = answer(state, ("british", "done"))
    assert state.waiting == ("us",)
    assert answer(state, ("us", "done")).waiting == ("japanese",)
    refusal = GAME.why_not(start(), "british", "pick us_texas")
    assert refusal is not None
    assert refusal.rule == "AW-SET-05"


@pytest.mark.rule("AW-SET-06")
def test_fast_ships_may_join_the_raid_force_last_of_all() -> None:
    state = to_raid_force(start())
    joining = {str(action.args[0]) for action in GAME.legal(state, "japanese") if action.verb == "force"}
    assert "jap_akagi" in joining
    assert "jap_fuso" not in joining
    assert all(BOARD.pieces[BOARD.unit(id)].speed >= 5 for id in joining)
    refusal = GAME.why_not(state, "japanese", "force jap_fuso")
    assert refusal is not None
    assert refusal.rule == "AW-SET-06"
    state = answer(state, ("japanese", "force jap_akagi"))
    assert where(state, "jap_akagi") == "phrf"
    state = answer(state, ("japanese", "release jap_akagi"))
    assert where(state, "jap_akagi") == "yokosuka_navy_yard"


@pytest.mark.rule("AW-O23-01")
def test_the_raid_force_holds_ten_ships_with_pearl_harbor_tension() -> None:
    for tension, most in ((True, 10), (False, 99)):
        state = to_raid_force(start(pearl_harbor_tension=tension))
        joined = 0
        while any(action.verb == "force" for action in GAME.legal(state, "japanese")) and joined < 12:
            ship = next(action for action in GAME.legal(state, "japanese") if action.verb == "force")
            state, _ = GAME.apply(state, "japanese", ship)
            joined += 1
        assert joined == min(most, 12)
        if tension:
            yard = state.at[BOARD["yokosuka_navy_yard"]]
            left = next(unit for unit in yard if BOARD.pieces[unit].speed >= 5)
            refusal = GAME.why_not(state, "japanese", f"force {BOARD.unit_ids[left]}")
            assert refusal is not None
            assert refusal.rule == "AW-O23-01"


@pytest.mark.rule("AW-SET-01")
@pytest.mark.parametrize(("rule", "option"), RULE_OPTION.items())
def test_counters_of_optional_rules_stay_out_without_them(rule: str, option: str) -> None:
    value = "fixed" if option == "italian_buildup" else True
    plain, extended = start(), start(**{option: value})
    for unit, piece in enumerate(BOARD.pieces):
        if piece.option == rule:
            assert plain.place[unit] == BOARD.removed
            comes = piece.turn >= 0
            assert (extended.place[unit] != BOARD.removed) == comes, piece.id


@pytest.mark.rule("AW-SET-02")
def test_the_paratroopers_come_on_turn_3_or_0() -> None:
    assert where(start(), "ger_fsjr") == "future"
    assert BOARD.pieces[BOARD.unit("ger_fsjr")].turn == 3
    assert where(start("turn_0"), "ger_fsjr") == "germany"


@pytest.mark.rule("AW-REI-15")
@pytest.mark.parametrize(
    ("scenario", "first", "last"), [("standard", 1, 10), ("turn_0", 0, 10), ("turn_11", 1, 11)]
)
def test_ten_turns_unless_more_are_agreed(scenario: str, first: int, last: int) -> None:
    from flagplot.games.admirals_war.turn import calendar

    state = start(scenario)
    assert state.turn == first
    assert calendar.last_turn(scenario, state.options) == last


@pytest.mark.rule("AW-O20-01", "AW-O20-02", "AW-DEC-40")
def test_turn_0_forces() -> None:
    state = start("turn_0")
    assert where(state, "uk_valiant") == "future"  # marked WD
    assert where(state, "ita_littorio") == "future"
    assert where(state, "uk_royal_oak") == "england"
    assert where(state, "uk_courageous") == "england"
    assert where(state, "ger_blucher") == where(state, "ger_altmark") == "germany"
    assert where(state, "uk_hood") == "england"
    assert where(state, "ger_admiral_graf_spee") == "germany"


@pytest.mark.rule("AW-O36-02")
def test_overhaul_markers_at_the_start() -> None:
    state = start(aging_fleet=True)
    marked = {BOARD.unit_ids[unit]: points for unit, points in enumerate(state.overhaul) if points}
    assert marked == {
        "uk_barham": 1, "uk_malaya": 1, "uk_ramillies": 1, "uk_hood": 2, "uk_kent": 1, "uk_berwick": 1,
        "uk_cornwall": 1, "uk_cumberland": 1, "uk_suffolk": 1,
    }  # fmt: skip
    assert not any(start().overhaul)
    with_royal_oak = start("turn_0", aging_fleet=True)
    assert with_royal_oak.overhaul[BOARD.unit("uk_royal_oak")] == 1


@pytest.mark.rule("AW-GEN-01", "AW-GEN-02", "AW-GEN-03")
def test_two_or_four_persons_over_the_same_four_seats() -> None:
    assert META.players == (2, 4)
    assert META.seats == ("british", "japanese", "us", "german")
    assert META.option("players").choices == ("two", "four")
    from flagplot.games.admirals_war import hidden

    assert hidden.confidants(start(), 0) == ("british", "us")  # one person runs all Allied fleets
    assert hidden.confidants(start(players="four"), 0) == ("british",)


@pytest.mark.rule("AW-PAC-04", "AW-O20-09")
def test_opening_points() -> None:
    assert start().vp == [0, -8]
    assert start("turn_0").vp == [0, -12]


def test_boxes_are_places() -> None:
    assert all(box in BOARD.place_of for box in BOXES)


def test_every_listed_deployment_can_be_read_back() -> None:
    state = start()
    assert all(parse_action(str(action)) == action for action in GAME.legal(state, "british"))


def test_a_start_can_be_sent_in_one_line() -> None:
    state = answer(start(), ("british", "send suez uk_hood uk_nelson"))
    assert where(state, "uk_hood") == where(state, "uk_nelson") == "suez"
