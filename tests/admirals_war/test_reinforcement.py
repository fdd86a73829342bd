"""Arrivals, returns, removals and the calendar."""

from __future__ import annotations

import pytest

from flagplot.games.admirals_war.board import LBA
from flagplot.games.admirals_war.turn import arrivals, reinforcement
from tests.admirals_war.helpers import Case, quiet, rolling


def due(turn: int, *ids: str, **parts: object) -> Case:
    """The reinforcement step of a turn, with units that are not yet on the map."""
    units = {"future": list(ids), **parts.pop("units", {})}  # type: ignore[dict-item]
    return Case(turn=turn, step="reinforcement", units=units, **parts)


@pytest.mark.rule("AW-REI-07", "AW-SEQ-06")
def test_units_arrive_on_their_turn() -> None:
    case = due(2, "ger_bismarck", "ger_tirpitz", "uk_king_george_v")
    assert case.where("ger_bismarck") == "germany"
    assert case.where("uk_king_george_v") == "england"
    assert case.where("ger_tirpitz") == "future"


@pytest.mark.rule("AW-REI-07")
def test_removals_follow_arrivals() -> None:
    case = due(3, units={"germany": ["ger_x_fliegerkorps"]})
    assert case.where("ger_x_fliegerkorps") == "removed"
    kept = due(2, units={"germany": ["ger_x_fliegerkorps"]})
    assert kept.where("ger_x_fliegerkorps") == "germany"


@pytest.mark.rule("AW-REI-08")
def test_units_due_at_an_enemy_port_are_lost() -> None:
    case = due(5, "ita_roma", control={"taranto": "allied"})
    assert case.where("ita_roma") == "sunk"
    assert due(5, "ita_roma").where("ita_roma") == "taranto"


@pytest.mark.rule("AW-REI-09")
def test_us_reinforcements_choose_usa_or_pearl_harbor() -> None:
    case = due(4, "us_colorado", pacific="war")
    assert case.waiting == ("us",)
    case.do("us", "pick us_colorado")
    assert case.legal("us") == ["to usa", "to pearl_harbor", "cancel"]
    case.refuses("us", "to panama_canal", "AW-REI-09")
    case.do("us", "to pearl_harbor")
    assert case.where("us_colorado") == "pearl_harbor"


@pytest.mark.rule("AW-REI-09")
def test_panama_stands_in_for_a_lost_pearl_harbor() -> None:
    case = due(4, "us_colorado", pacific="war", control={"pearl_harbor": "axis"})
    case.do("us", "pick us_colorado")
    assert case.legal("us") == ["to usa", "to panama_canal", "cancel"]


@pytest.mark.rule("AW-UNI-16")
def test_an_lba_arrives_in_its_theatre() -> None:
    case = due(5, "us_8af", "us_13af", pacific="war")
    assert case.where("us_8af") == "usa"
    assert case.where("us_13af") == "pearl_harbor"


def test_done_lets_the_rest_arrive_at_the_first_port() -> None:
    case = due(4, "us_colorado", pacific="war").do("us", "done")
    assert case.where("us_colorado") == "usa"
    assert case.halted


def test_a_unit_that_is_not_due_cannot_be_picked() -> None:
    case = due(4, "us_colorado", "us_iowa", pacific="war")
    case.refuses("us", "pick us_iowa", "AW-REI-07")


# -- units that come back -----------------------------------------------------------------------------------


@pytest.mark.rule("AW-LBA-23", "AW-LBA-25")
def test_a_lost_allied_lba_is_back_after_two_turns_in_either_theatre() -> None:
    lost = quiet(turn=4, pacific="war", units={"england": {"uk_raf_med": {"damage": 3}}})
    war = rolling(lost)
    war.lose(lost.unit("uk_raf_med"))
    assert (lost.where("uk_raf_med"), lost.state.back[lost.unit("uk_raf_med")]) == ("chart", 6)
    early = Case(turn=5, step="reinforcement", pacific="war", units={"chart": {"uk_raf_med": {"back": 6}}})
    assert early.halted
    case = Case(turn=6, step="reinforcement", pacific="war", units={"chart": {"uk_raf_med": {"back": 6}}})
    case.do("british", "pick uk_raf_med")
    assert {"to england", "to suez", "to australia", "to pearl_harbor"} <= set(case.legal("british"))
    assert not {"to malta", "to murmansk", "to neutral_port", "to truk"} & set(case.legal("british"))
    case.do("british", "to australia")
    assert (case.where("uk_raf_med"), case.damage("uk_raf_med")) == ("australia", 0)


@pytest.mark.rule("AW-LBA-24")
def test_axis_lba_return_only_in_their_own_theatre() -> None:
    units = {"chart": {"jap_21af": {"back": 6}, "ger_stuka": {"back": 6}}}
    case = Case(turn=6, step="reinforcement", pacific="war", units=units)
    case.do("japanese", "pick jap_21af")
    assert case.legal("japanese") == ["to saigon", "to yokosuka_navy_yard", "to truk", "cancel"]
    case.refuses("japanese", "to germany", "AW-LBA-24")
    case.do("japanese", "to truk")
    case.do("german", "pick ger_stuka")
    assert case.legal("german") == ["to brest", "to toulon", "to germany", "to taranto", "cancel"]


@pytest.mark.rule("AW-AMP-15")
def test_lost_amphibious_units_return_at_any_friendly_port() -> None:
    lost = quiet(turn=4, units={"coral_sea": ["jap_snlf_kure"]})
    rolling(lost).lose(lost.unit("jap_snlf_kure"), "is eliminated")
    assert lost.state.back[lost.unit("jap_snlf_kure")] == 6
    case = Case(turn=6, step="reinforcement", pacific="war", units={"chart": {"jap_snlf_kure": {"back": 6}}})
    case.do("japanese", "pick jap_snlf_kure")
    assert "to truk" in case.legal("japanese")
    assert "to saipan" not in case.legal("japanese")  # a base


@pytest.mark.rule("AW-AMP-16")
@pytest.mark.parametrize(("turn", "defense", "speed"), [(7, 4, 4), (8, 5, 5)])
def test_us_amphibious_units_return_on_their_reverse_from_turn_8(turn: int, defense: int, speed: int) -> None:
    units = {"chart": {"us_amph_1stm": {"back": turn}}}
    case = Case(turn=turn, step="reinforcement", pacific="war", units=units)
    case.do("us", "pick us_amph_1stm", "to usa")
    unit = case.unit("us_amph_1stm")
    assert (case.war.armor(unit), case.war.speed(unit)) == (defense, speed)


@pytest.mark.rule("AW-SUB-30")
def test_sunk_submarines_return_but_oilers_and_hilfskreuzers_do_not() -> None:
    lost = quiet(turn=4, units={"mid_atlantic": ["ger_uboat_01", "ger_nordmark", "ger_atlantis"]})
    war = rolling(lost)
    for id in ("ger_uboat_01", "ger_nordmark", "ger_atlantis"):
        war.lose(lost.unit(id))
    assert lost.where("ger_nordmark") == lost.where("ger_atlantis") == "sunk"
    case = Case(turn=6, step="reinforcement", units={"chart": {"ger_uboat_01": {"back": 6}}})
    assert case.where("ger_uboat_01") == "reserve"


# -- withdrawals --------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-REI-10")
def test_a_damaged_unit_is_withdrawn_all_the_same() -> None:
    case = due(3, units={"germany": {"ger_x_fliegerkorps": {"damage": 4}, "ger_luftflotte_5": {}}})
    assert case.where("ger_x_fliegerkorps") == "removed"
    assert case.where("ger_luftflotte_5") == "germany"


@pytest.mark.rule("AW-REI-11", "AW-REI-14")
def test_another_of_exactly_the_same_type_goes_for_a_lost_one() -> None:
    units = {
        "germany": ["ger_luftflotte_5", "ger_stuka"],
        "taranto": ["ita_regia_aeronautica"],
        "chart": {"ger_x_fliegerkorps": {"back": 9}},
    }
    case = due(3, units=units)
    assert case.where("ger_luftflotte_5") == "removed"
    assert case.where("ger_stuka") == "germany"  # other factors
    assert case.where("ita_regia_aeronautica") == "taranto"
    assert case.where("ger_x_fliegerkorps") == "chart"


@pytest.mark.rule("AW-REI-11")
def test_the_owner_chooses_among_several_substitutes() -> None:
    factors = {"ger_stuka": "3-4", "ita_regia_aeronautica": "3-4"}
    units = {
        "germany": ["ger_luftflotte_5", "ger_stuka"],
        "taranto": ["ita_regia_aeronautica"],
        "chart": {"ger_x_fliegerkorps": {"back": 9}},
    }
    case = due(3, units=units, factors=factors)
    assert case.legal("german") == ["withdraw ger_stuka", "withdraw ger_luftflotte_5"]
    case.refuses("german", "withdraw ita_regia_aeronautica", "AW-REI-14")
    case.do("german", "withdraw ger_stuka")
    assert case.where("ger_stuka") == "removed"


@pytest.mark.rule("AW-REI-12")
def test_the_next_to_come_back_is_withdrawn_if_none_is_on_the_board() -> None:
    units = {"chart": {"ger_x_fliegerkorps": {"back": 5}, "ger_luftflotte_5": {"back": 4}}}
    case = due(3, units=units)
    assert case.where("ger_luftflotte_5") == "removed"
    assert case.where("ger_x_fliegerkorps") == "chart"


@pytest.mark.rule("AW-REI-13")
def test_nothing_is_withdrawn_if_no_such_unit_exists() -> None:
    case = due(3, units={"germany": ["ger_stuka"], "sunk": ["ger_x_fliegerkorps", "ger_luftflotte_5"]})
    assert case.where("ger_stuka") == "germany"
    assert case.where("ger_x_fliegerkorps") == "sunk"


@pytest.mark.rule("AW-O31-01")
def test_argus_comes_on_turn_2_and_leaves_on_turn_7() -> None:
    options = {"argus": True}
    case = due(2, "uk_argus", options=options)
    assert case.where("uk_argus") == "england"
    unit = case.unit("uk_argus")
    war = case.war
    assert (war.gunnery(unit), war.armor(unit), war.speed(unit), war.air(unit)) == (0, 0, 3, 1)
    assert due(7, options=options, units={"suez": ["uk_argus"]}).where("uk_argus") == "removed"


# -- the calendar -------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-MAP-09")
def test_addu_atoll_becomes_british_on_turn_3() -> None:
    before = {"holder": {"addu_atoll": ""}, "control": {"addu_atoll": ""}}
    assert due(3, **before).control("addu_atoll") == "allied"
    assert due(2, **before).control("addu_atoll") == ""


@pytest.mark.rule("AW-MAP-13")
def test_russian_ports_and_ships_come_in_on_turn_3() -> None:
    case = due(3, "rus_marat", control={"leningrad": "", "murmansk": ""})
    assert case.control("leningrad") == case.control("murmansk") == "allied"
    assert case.where("rus_marat") == "leningrad"


@pytest.mark.rule("AW-DEC-09", "AW-FRA-08")
def test_french_ports_when_france_falls() -> None:
    french = dict.fromkeys(("brest", "toulon", "diego_suarez", "noumea"), "french")
    allied = dict.fromkeys(french, "allied")
    case = due(2, control=allied, holder=french)
    assert case.control("brest") == case.control("toulon") == "axis"
    assert case.control("diego_suarez") == case.control("noumea") == ""
    assert case.control("saigon") == "allied"


@pytest.mark.rule("AW-DEC-09")
def test_richelieu_and_jean_bart_reach_brest_though_it_is_german() -> None:
    case = quiet(turn=2, units={"future": ["fra_richelieu", "fra_jean_bart"]})
    war = rolling(case)
    assert reinforcement.bring_in(war, 2) == ()
    assert case.where("fra_richelieu") == case.where("fra_jean_bart") == "brest"


@pytest.mark.rule("AW-DEC-10", "AW-FRA-11")
def test_saigon_is_french_on_turn_2_and_japanese_from_turn_3() -> None:
    assert quiet(turn=2).control("saigon") == "allied"
    case = due(3, control={"saigon": "allied"}, holder={"saigon": "french"})
    assert case.control("saigon") == "axis"
    port = case.game.tables.board.port(case.place("saigon"))
    assert port.lba


@pytest.mark.rule("AW-O20-05")
def test_everything_french_is_a_turn_earlier_with_turn_0() -> None:
    assert quiet(scenario="turn_0", turn=0).control("brest") == "allied"
    assert quiet(scenario="turn_0", turn=1).control("brest") == "axis"
    french = dict.fromkeys(("brest", "toulon", "saigon"), "french")
    case = quiet(scenario="turn_0", turn=1, holder=french, control=dict.fromkeys(french, "allied"))
    reinforcement.fixed_events(rolling(case))
    assert case.control("brest") == "axis"
    assert case.control("saigon") == "allied"
    assert quiet(scenario="turn_0", turn=2).control("saigon") == "axis"
    later = quiet(scenario="turn_0", turn=1, units={"future": ["fra_richelieu"]})
    assert arrivals.due(later.war, 2) == [later.unit("fra_richelieu")]


@pytest.mark.rule("AW-O38-01")
@pytest.mark.parametrize(("ship", "turn"), [("ita_aquila", 7), ("ita_impero", 10)])
def test_italian_ships_on_fixed_turns_while_italy_fights(ship: str, turn: int) -> None:
    options = {"italian_buildup": "fixed"}
    assert due(turn, ship, options=options).where(ship) == "taranto"
    assert due(turn - 1, ship, options=options).where(ship) == "future"
    assert due(turn, ship, options=options, control={"taranto": "allied"}).where(ship) == "future"


@pytest.mark.rule("AW-O38-05", "AW-DEC-39")
def test_italian_ships_by_dice() -> None:
    options = {"italian_buildup": "dice"}
    case = due(3, "ita_aquila", "ita_impero", options=options, dice=[2, 3])
    assert case.where("ita_aquila") == "taranto"
    assert case.where("ita_impero") == "future"


def test_nothing_arrives_in_midway() -> None:
    case = Case(scenario="midway", step="reinforcement", units={"future": ["us_colorado"]})
    assert case.where("us_colorado") == "future"


def test_lba_of_the_chart_are_lba() -> None:
    case = quiet()
    assert case.war.kind(case.unit("ger_x_fliegerkorps")) == LBA


def test_allied_guests_leave_french_ports_when_france_falls() -> None:
    french = dict.fromkeys(("brest", "toulon"), "french")
    control = dict.fromkeys(french, "allied")
    units = {"brest": ["uk_hood", "fra_bearn"]}
    case = due(2, control=control, holder=french, units=units, dice=[6, 6])
    assert case.where("uk_hood") == "england"  # the only port next door, and the nearest
    assert case.where("fra_bearn") == "usa"  # Free French by the dice
