"""What the table agrees on before the game, and what never limits anything."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.events import Paid
from flagplot.kernel.laws import check_state
from flagplot.kernel.stream import Stream
from tests.anniversary.helpers import GAME, Case
from tests.anniversary.turns import rest_of_turn


def collected(power: str, **parts: Any) -> list[Paid]:
    case = rest_of_turn(Case(turn=power, phase="income", **parts))
    return [event for event in case.events if isinstance(event, Paid) and event.power == power]


@pytest.mark.rule("A50-OPT-01", "A50-SET-16")
def test_the_research_phase_is_a_choice() -> None:
    assert Case(phase="research", treasury={"germany": 10}).step == "research"
    without = Case(phase="research", treasury={"germany": 10}, options={"research": False})
    assert without.step == "purchase"
    without.refuses("germany", "research 1")


@pytest.mark.rule("A50-OPT-02", "A50-SET-17")
def test_national_objectives_are_a_choice() -> None:
    assert Case(turn="germany", phase="income", base="start").treasury("germany") == 31 + 31 + 5
    off = Case(turn="germany", phase="income", base="start", options={"national_objectives": False})
    assert off.treasury("germany") == 31 + 31


@pytest.mark.rule("A50-OPT-05")
def test_the_errata_go_together() -> None:
    factories = {"germany": ["increased_factory_production"]}
    for errata, output in ((True, 2), (False, 4)):
        case = Case(
            turn="germany",
            phase="mobilize",
            control={"karelia_ssr": "germany"},
            technologies=factories,
            pool={"germany": {"infantry": 9}},
            facilities={"germany": {"complex": None}, "karelia_ssr": {"complex": "industrial"}},
            options={"official_errata_2009": errata},
        )
        for _ in range(output):
            case.do("germany", "place infantry karelia_ssr")
        assert not case.can("germany", "place infantry karelia_ssr")
    assert Case(scenario="1942", base="start").treasury("germany") == 37
    printed = Case(scenario="1942", base="start", options={"official_errata_2009": False})
    assert printed.treasury("germany") == 31


@pytest.mark.rule("A50-OPT-06")
def test_the_limit_for_new_chinese_infantry_is_read_in_two_ways() -> None:
    for check, placed in (("per_unit", 1), ("per_territory", 4)):
        case = Case(
            turn="china",
            phase="mobilize",
            control=dict.fromkeys(("chinghai", "fukien", "hupeh", "ningxia", "sikang", "suiyuan"), "japan"),
            units={"yunnan": {"china": {"infantry": 2}}},
            pool={"china": {"infantry": 4}},
            options={"china_placement_check": check},
        )
        for _ in range(placed):
            case.do("china", "place infantry yunnan")
        assert case.units("yunnan") == {"china": {"infantry": 2 + placed}}
        assert case.step != "mobilize" or not case.can("china", "place infantry yunnan")


@pytest.mark.rule("A50-OPT-07")
def test_submarines_beside_a_destroyer_must_act_or_may_stay() -> None:
    units = {"sz8": {"germany": {"submarine": 1}, "uk": {"destroyer": 1}}}
    fights = Case(turn="germany", phase="combat_move", units=units).do("germany", "done", dice=[2, 6])
    assert fights.units("sz8") == {"germany": {"submarine": 1}}
    stays = Case(
        turn="germany",
        phase="combat_move",
        units=units,
        options={"subs_sharing_with_destroyer": "may_stay"},
    )
    assert stays.do("germany", "done").step == "noncombat_move"


@pytest.mark.rule("A50-OPT-08")
def test_consent_of_friends_is_presumed_or_asked_for() -> None:
    units = {"sz2": {"usa": {"carrier": 1}}, "united_kingdom": {"uk": {"fighter": 1}}}
    free = Case(turn="uk", phase="noncombat_move", units=units)
    assert free.can("uk", "go united_kingdom>sz2 fighter")
    people = {"germany": 0, "ussr": 1, "japan": 0, "uk": 2, "italy": 0, "usa": 1, "china": 1}
    asking = Case(
        turn="uk",
        phase="noncombat_move",
        units=units,
        persons=people,
        options={"ally_sharing_permission": "ask"},
    )
    asking.refuses("uk", "go united_kingdom>sz2 fighter")
    asking.do("uk", "ask usa")
    asking.do("usa", "agree")
    assert asking.can("uk", "go united_kingdom>sz2 fighter")


@pytest.mark.rule("A50-OPT-09")
@pytest.mark.parametrize(("reading", "hits"), [("both_count", 2), ("best_of_two", 1)])
def test_heavy_bombers_count_both_dice_or_the_better(reading: str, hits: int) -> None:
    case = Case(
        turn="germany",
        phase="combat_move",
        technologies={"germany": ["heavy_bombers"]},
        options={"heavy_bomber_dice": reading},
        units={"poland": {"germany": {"bomber": 1}}, "east_poland": {"ussr": {"infantry": 3}}},
    )
    case.do("germany", "go poland>east_poland bomber", "done", dice=[1, 2, 6, 6, 6])
    case.do("germany", "retreat air")
    assert case.units("east_poland")["ussr"] == {"infantry": 3 - hits}


def test_the_black_sea_can_be_closed_to_ships() -> None:
    units = {"sz14": {"italy": {"cruiser": 1}}, "italy": {"italy": {"fighter": 1}}}
    open_ = Case(turn="italy", phase="noncombat_move", units=units)
    assert open_.can("italy", "go sz14>sz16 cruiser")
    shut = Case(turn="italy", phase="noncombat_move", units=units, options={"closed_black_sea": True})
    shut.refuses("italy", "go sz14>sz16 cruiser")
    assert shut.can("italy", "go italy>sz14>sz16>bulgaria_romania fighter")


def test_random_play_of_six_people_who_ask_each_other_keeps_the_laws() -> None:
    people = {"germany": 0, "ussr": 1, "japan": 2, "uk": 3, "italy": 4, "usa": 5}
    state = GAME.start(seed=1, options={"ally_sharing_permission": "ask"}, persons=people)
    stream, asked = Stream("six", 1), 0
    for number in range(900):
        seat = state.waiting[0]
        listed = GAME.legal(state, seat)
        asks = [action for action in listed if action.verb == "ask"]
        action = asks[0] if asks else stream.choose(listed)
        asked += action.verb == "ask"
        GAME.push(state, seat, action)
        if number % 60 == 0:
            check_state(GAME, state, number)
    assert asked > 5


# -- money and pieces --------------------------------------------------------------------------------------


@pytest.mark.rule("A50-GEN-03", "A50-GEN-10")
def test_money_is_never_negative_and_never_changes_hands() -> None:
    case = Case(turn="germany", treasury={"germany": 4, "italy": 9})
    case.do("germany", "buy infantry")
    case.refuses("germany", "buy infantry")
    assert case.treasury("germany") == 1
    assert not {"give", "pay", "lend"} & case.verbs("germany")
    before = case.treasury("italy")
    rest_of_turn(case)
    assert case.treasury("italy") == before


@pytest.mark.rule("A50-GEN-04")
def test_guns_and_complexes_change_owners() -> None:
    case = Case(
        turn="germany",
        phase="combat_move",
        units={"karelia_ssr": {"ussr": {"aa_gun": 1}}, "finland": {"germany": {"infantry": 1}}},
        base="start",
    )
    case.do("germany", "go finland>karelia_ssr infantry", "done")
    assert case.units("karelia_ssr") == {"germany": {"infantry": 1, "aa_gun": 1}}
    assert case.facilities("karelia_ssr") == (-1, -1, 1, 0)
    assert case.control("karelia_ssr") == "germany"


@pytest.mark.rule("A50-GEN-05", "A50-GEN-06", "A50-GEN-11", "A50-SET-11")
def test_pieces_chips_and_bills_never_run_out() -> None:
    case = Case(
        turn="germany",
        treasury={"germany": 600},
        units={"germany": {"germany": {"infantry": 150}}, "sz5": {"germany": {"battleship": 9}}},
    )
    assert case.units("germany") == {"germany": {"infantry": 150}}
    for _ in range(5):
        case.do("germany", "buy battleship", "buy infantry")
    assert case.treasury("germany") == 600 - 5 * 23


@pytest.mark.rule("A50-GEN-07")
def test_production_technologies_and_researchers_are_public() -> None:
    case = Case(
        base="start",
        technologies={"germany": ["radar", "rockets"]},
        researchers={"germany": 2},
    )
    assert case.production("germany") == 31
    seen = str(GAME.view(case.state, "usa"))
    assert "radar" in seen
    assert "rockets" in seen
    assert case.state.flags["tokens.germany"] == 2


@pytest.mark.rule("A50-GEN-08")
def test_a_units_own_profile_comes_before_the_general_rules() -> None:
    units = {"sz7": {"germany": {"cruiser": 1}}, "sz8": {"uk": {"submarine": 1, "destroyer": 1}}}
    case = Case(turn="uk", phase="combat_move", units=units)
    case.refuses("uk", "go sz8>sz7>sz6 destroyer")  # ships stop in a hostile zone
    case = Case(turn="uk", phase="noncombat_move", units=units)
    assert case.can("uk", "go sz8>sz7>sz6 submarine")  # submarines do not


@pytest.mark.rule("A50-GEN-13")
def test_all_powers_pay_the_same_prices() -> None:
    offers = []
    for seat in ("germany", "ussr", "japan", "uk", "italy", "usa"):
        case = Case(turn=seat, treasury={seat: 20})
        offers.append([action for action in case.legal(seat) if action.startswith("buy")])
    assert all(one == offers[0] for one in offers)
    assert len(offers[0]) == 13
