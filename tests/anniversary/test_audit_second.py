"""A second reading of the rulebook, the home front: research, production, objectives, China, capitals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import GAME, Case

ALL_OF_CHART_1 = [
    "advanced_artillery",
    "rockets",
    "paratroopers",
    "increased_factory_production",
    "war_bonds",
    "mechanized_infantry",
]
FACTORIES = ["increased_factory_production"]


def fight(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    """A Combat Move phase."""
    return Case(turn=turn, phase="combat_move", units=units, **parts)


def income(turn: str, **parts: Any) -> int:
    """What a power collects at the end of its turn."""
    case = Case(turn=turn, phase="mobilize", treasury={turn: 0}, **parts)
    if case.step == "mobilize" and case.waiting == (turn,):
        case.do(turn, "done")
    return case.treasury(turn)


def waiting_units(case: Case) -> Any:
    """What waits in the mobilization zone."""
    return case.game.view(case.state, None).panels["mobilization_zone"]


# -- research ------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-RND-05", "A50-RND-08", "A50-RND-11", "A50-TEC-39", "A50-TEC-32")
def test_two_sixes_are_one_advance_good_for_the_same_purchases() -> None:
    case = Case(turn="germany", phase="research", treasury={"germany": 27})
    case.do("germany", "research 2", dice=[6, 6]).do("germany", "chart 2", dice=[3])
    assert case.step == "purchase"
    facts = case.game.view(case.state, None).tracks["powers"]["germany"]
    assert (facts["technologies"], facts["researchers"]) == (["improved_shipyards"], 0)
    case.do("germany", "buy battleship")
    assert case.treasury("germany") == 0


@pytest.mark.rule("A50-RND-10", "A50-RND-09")
def test_with_one_chart_complete_the_other_is_rolled_on_at_once() -> None:
    known = [*ALL_OF_CHART_1, "super_submarines"]
    case = Case(turn="germany", phase="research", treasury={"germany": 5}, technologies={"germany": known})
    case.do("germany", "research 1", dice=[6, 1, 1, 4])  # super submarines twice, then radar
    facts = case.game.view(case.state, None).tracks["powers"]["germany"]
    assert facts["technologies"][-1] == "radar"


@pytest.mark.rule("A50-RND-14", "A50-SEQ-10")
def test_researchers_wait_while_the_capital_is_lost() -> None:
    case = Case(
        turn="germany",
        phase="research",
        treasury={"germany": 25},
        researchers={"germany": 2},
        control={"germany": "ussr"},
        units={"poland": {"germany": {"infantry": 1}}},
    )
    assert case.step == "combat_move"
    assert case.game.view(case.state, None).tracks["powers"]["germany"]["researchers"] == 2


@pytest.mark.rule("A50-RND-12")
def test_an_allys_shipyards_sell_nothing_cheaper() -> None:
    case = Case(turn="uk", phase="purchase", treasury={"uk": 6}, technologies={"usa": ["improved_shipyards"]})
    case.refuses("uk", "buy transport", "A50-PUR-03")


# -- production ----------------------------------------------------------------------------------------


@pytest.mark.rule("A50-TEC-24")
def test_half_a_repair_is_used_wherever_the_next_marker_lies() -> None:
    damaged = {
        "germany": {"complex_damage": 5},
        "france": {"complex": "industrial", "complex_damage": 1},
    }
    case = Case(
        turn="germany",
        phase="purchase",
        treasury={"germany": 3},
        technologies={"germany": FACTORIES},
        facilities=damaged,
    )
    case.do("germany", "repair germany complex 3")
    assert case.treasury("germany") == 1
    case.do("germany", "repair france complex")
    assert case.treasury("germany") == 1
    case.do("germany", "repair germany complex 2")
    assert case.treasury("germany") == 0
    assert case.facilities("germany")[3] == case.facilities("france")[3] == 0


@pytest.mark.rule("A50-TEC-22", "A50-ICX-11", "A50-OPT-05")
@pytest.mark.parametrize(("errata", "karelia"), [(True, 2), (False, 4)])
def test_extra_output_where_the_value_allows_it(errata: bool, karelia: int) -> None:
    case = Case(
        turn="ussr",
        phase="mobilize",
        pool={"ussr": {"infantry": 12}},
        technologies={"ussr": FACTORIES},
        options={"official_errata_2009": errata},
    )
    case.do("ussr", "place infantry:6 caucasus", f"place infantry:{karelia} karelia_ssr")
    case.refuses("ussr", "place infantry caucasus", "A50-MOB-03")
    case.refuses("ussr", "place infantry karelia_ssr", "A50-MOB-03")


@pytest.mark.rule("A50-ICX-10", "A50-MOB-07")
def test_only_a_complex_won_from_the_enemy_serves_a_friend_of_fallen_london() -> None:
    case = Case(
        turn="usa",
        phase="mobilize",
        pool={"usa": {"infantry": 5}},
        control={"united_kingdom": "germany", "egypt": "usa"},
        facilities={"egypt": {"complex": "industrial"}, "india": {"complex": "industrial"}},
    )
    case.refuses("usa", "place infantry india", "A50-MOB-07")
    case.do("usa", "place infantry:2 egypt")
    case.refuses("usa", "place infantry egypt", "A50-MOB-03")


@pytest.mark.rule("A50-MOB-16", "A50-MOB-03", "A50-MOB-04")
def test_a_zone_between_two_complexes_is_charged_to_either() -> None:
    case = Case(
        turn="germany",
        phase="mobilize",
        pool={"germany": {"submarine": 4}},
        control={"karelia_ssr": "germany"},
        facilities={"germany": {"complex_damage": 9}},
    )
    case.do("germany", "place submarine sz5 germany")
    assert not case.can("germany", "place submarine sz5 germany")
    case.do("germany", "place submarine sz5 karelia_ssr", "place submarine sz4")
    assert case.units("sz5") == {"germany": {"submarine": 2}}
    assert case.waiting == ("ussr",)  # nothing fits anywhere any more
    assert waiting_units(case)["germany"] == {"submarine": 1}


@pytest.mark.rule("A50-MOB-14", "A50-MOB-02", "A50-ICX-08")
def test_ground_won_this_turn_takes_no_complex_and_its_complex_no_units() -> None:
    case = fight(
        "germany",
        {"finland": {"germany": {"infantry": 1}}, "poland": {"germany": {"infantry": 1}}},
        pool={"germany": {"infantry": 1, "industrial_complex": 2}},
    )
    case.do("germany", "go finland>karelia_ssr infantry", "go poland>east_poland infantry", "done", "done")
    case.refuses("germany", "place infantry karelia_ssr", "A50-MOB-02")
    case.refuses("germany", "place industrial_complex east_poland", "A50-MOB-14")
    case.do("germany", "place industrial_complex france")
    case.refuses("germany", "place infantry france", "A50-MOB-02")


@pytest.mark.rule("A50-PUR-07")
def test_nobody_places_more_than_waits() -> None:
    case = Case(turn="germany", phase="mobilize", pool={"germany": {"infantry": 1}})
    case.refuses("germany", "place infantry:2 germany", "A50-PUR-07")
    case.refuses("germany", "place tank germany", "A50-PUR-07")
    case.do("germany", "place infantry:1 germany")
    assert case.units("germany") == {"germany": {"infantry": 1}}


@pytest.mark.rule("A50-PUR-12", "A50-PUR-06")
def test_nobody_repairs_for_a_friend() -> None:
    case = Case(
        turn="germany", phase="purchase", treasury={"germany": 3}, facilities={"italy": {"complex_damage": 5}}
    )
    case.refuses("germany", "repair italy complex", "A50-PUR-12")
    case.refuses("germany", "repair germany complex", "A50-PUR-06")


# -- objectives ----------------------------------------------------------------------------------------


@pytest.mark.rule("A50-NOB-17", "A50-NOB-20")
@pytest.mark.parametrize("power", ["ussr", "uk", "usa"])
@pytest.mark.parametrize("ship", ["battleship", "carrier", "cruiser", "destroyer"])
def test_any_allied_surface_warship_spoils_our_sea(power: str, ship: str) -> None:
    assert income("italy") == 15
    assert income("italy", units={"sz15": {power: {ship: 1}}}) == 10
    assert income("italy", units={"sz12": {power: {ship: 1}}}) == 15  # outside the Mediterranean


@pytest.mark.rule("A50-NOB-10", "A50-NOB-19")
def test_soviet_pride_is_hurt_by_guests_on_any_land_it_holds() -> None:
    assert income("ussr") == 35
    assert income("ussr", units={"russia": {"usa": {"aa_gun": 1}}}) == 30
    assert income("ussr", units={"sz4": {"uk": {"cruiser": 1, "transport[infantry]": 1}}}) == 35
    taken = income("ussr", control={"poland": "ussr"}, units={"poland": {"uk": {"infantry": 1}}})
    assert taken == 33
    assert income("ussr", control={"archangel": "germany"}) == 28


@pytest.mark.rule("A50-NOB-09", "A50-NOB-21")
def test_three_buffers_count_whichever_ally_holds_them() -> None:
    buffers = {"norway": "uk", "finland": "usa", "balkans": "ussr"}
    british = {"norway": {"uk": {"infantry": 1}}}  # not on Soviet land
    assert income("ussr", control=buffers, units=british) == 30 + 3 + 10 + 5


@pytest.mark.rule("A50-NOB-06", "A50-NOB-07")
@pytest.mark.parametrize(
    ("territory", "holder", "bonus"),
    [
        ("iwo_jima", "usa", 5),
        ("french_indo_china_thailand", "ussr", 5),
        ("kiangsu", "china", 0),
        ("manchuria", "china", 0),
    ],
)
def test_what_was_japanese_from_the_first(territory: str, holder: str, bonus: int) -> None:
    assert income("uk", control={territory: holder}) == 48 + bonus


@pytest.mark.rule("A50-NOB-04", "A50-NOB-02", "A50-NOB-03")
def test_american_objectives_one_by_one() -> None:
    assert income("usa") == 55
    assert income("usa", control={"wake_island": "japan"}) == 55  # three islands are enough
    assert income("usa", control={"wake_island": "japan", "midway": "japan"}) == 50
    assert income("usa", control={"france": "ussr"}) == 60
    assert income("usa", control={"philippine_islands": "uk"}) == 53


@pytest.mark.rule("A50-TEC-25", "A50-INC-08", "A50-INC-03")
def test_war_bonds_come_last_and_never_without_the_capital() -> None:
    bonds = {"germany": ["war_bonds"]}
    case = Case(turn="germany", phase="mobilize", pool={"germany": {"tank": 1}}, technologies=bonds)
    case.state.treasury[case.war.power("germany")] = 0
    case.do("germany", "done", dice=[6])
    assert case.treasury("germany") == 31 + 5 + 6
    assert income("germany", technologies=bonds, control={"germany": "ussr"}) == 0


# -- China ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-CHN-18", "A50-CHN-19", "A50-CHN-34", "A50-CHN-27")
@pytest.mark.parametrize("london", ["uk", "germany"])
def test_kwangtung_taken_by_china_is_british_with_its_gun(london: str) -> None:
    case = fight(
        "china",
        {
            "fukien": {"china": {"infantry": 3}},
            "kwangtung": {"japan": {"infantry": 1, "aa_gun": 1}},
            "alaska": {"usa": {"infantry": 1}},
        },
        control={"kwangtung": "japan", "united_kingdom": london},
    )
    case.do("china", "go fukien>kwangtung infantry:3").do("china", "done", dice=[1, 6, 6, 6])
    assert case.control("kwangtung") == "uk"
    assert case.units("kwangtung") == {"china": {"infantry": 3}, "uk": {"aa_gun": 1}}


@pytest.mark.rule("A50-LIB-03")
def test_kwangtung_taken_by_another_ally_is_kept_while_london_is_lost() -> None:
    case = fight(
        "usa",
        {"sz61": {"usa": {"transport[infantry]": 1}}, "sikang": {"china": {"infantry": 1}}},
        control={"kwangtung": "japan", "united_kingdom": "germany"},
    )
    case.do("usa", "go sz61 transport assault=kwangtung", "done", "land all kwangtung")
    assert case.control("kwangtung") == "usa"


@pytest.mark.rule("A50-CHN-13", "A50-CHN-11", "A50-CHN-10")
def test_new_infantry_enters_land_regained_this_turn_up_to_three() -> None:
    case = fight(
        "china",
        {"hupeh": {"china": {"infantry": 4}}, "alaska": {"usa": {"infantry": 1}}},
        pool={"china": {"infantry": 3}},
    )
    case.do("china", "go hupeh>kiangsu infantry:2", "done")
    assert case.control("kiangsu") == "china"
    while case.step != "mobilize":
        case.do(case.waiting[0], "done")
    case.do("china", "place infantry kiangsu")
    refusal = case.refuses("china", "place infantry kiangsu", "A50-CHN-10")
    assert refusal.text == "Kiangsu has no room for more new units this turn"
    case.refuses("china", "place infantry kwangtung", "A50-CHN-10")
    case.refuses("china", "place infantry manchuria", "A50-CHN-10")


@pytest.mark.rule("A50-CHN-24", "A50-CHN-21")
def test_american_jets_are_not_the_flying_tigers() -> None:
    case = fight(
        "china",
        {
            "yunnan": {"china": {"fighter": 1}},
            "kiangsu": {"japan": {"infantry": 1}},
            "alaska": {"usa": {"infantry": 1}},
        },
        technologies={"usa": ["jet_fighters"]},
    )
    case.do("china", "go yunnan>kiangsu fighter").do("china", "done", dice=[4, 6])
    assert case.step == "battle"
    case.do("china", "retreat air")
    assert case.units("kiangsu")["japan"] == {"infantry": 1}


@pytest.mark.rule("A50-CHN-04", "A50-CHN-17")
def test_china_and_the_united_states_attack_one_after_the_other() -> None:
    case = fight(
        "china",
        {
            "hupeh": {"china": {"infantry": 1}},
            "suiyuan": {"usa": {"infantry": 2}},
            "kiangsu": {"japan": {"infantry": 2}},
        },
    )
    case.do("china", "go hupeh>kiangsu infantry").do("china", "done", dice=[1, 1, 6])
    case.do("usa", "go suiyuan>kiangsu infantry:2").do("usa", "done", dice=[1, 6, 6])
    assert case.control("kiangsu") == "china"
    assert case.units("kiangsu") == {"usa": {"infantry": 2}}


@pytest.mark.rule("A50-CHN-32", "A50-NCM-13")
def test_what_china_wins_is_ground_for_american_tanks_but_no_airfield() -> None:
    case = fight(
        "china",
        {
            "hupeh": {"china": {"infantry": 2}, "usa": {"fighter": 1}},
            "suiyuan": {"usa": {"tank": 1}},
            "manchuria": {"japan": {"infantry": 1}},
        },
    )
    case.do("china", "go hupeh>kiangsu infantry:2", "done")
    case.refuses("usa", "go suiyuan>kiangsu tank", "A50-CMV-05")
    assert case.can("usa", "go suiyuan>kiangsu>manchuria tank")
    case.do("usa", "done")
    case.refuses("usa", "go hupeh>kiangsu fighter", "A50-NCM-13")


@pytest.mark.rule("A50-CHN-26", "A50-SEQ-10")
def test_without_washington_only_china_mobilizes() -> None:
    case = Case(
        turn="usa",
        phase="research",
        treasury={"usa": 10},
        researchers={"usa": 2},
        pool={"usa": {"tank": 1}},
        control={"eastern_united_states": "germany"},
        units={"hupeh": {"china": {"infantry": 1}}, "alaska": {"usa": {"infantry": 1}}},
    )
    assert case.step == "who_first"
    case.do("usa", "first usa", "done").do("china", "done").do("usa", "done").do("china", "done")
    assert (case.step, case.waiting) == ("mobilize", ("china",))
    case.do("china", "place infantry:2 hupeh", "done")
    assert case.treasury("usa") == 10
    assert waiting_units(case) == {"usa": {"tank": 1}, "china": {"infantry": 1}}


# -- capitals ------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-LIB-11", "A50-LIB-13", "A50-LIB-19")
def test_a_power_without_its_own_capital_still_takes_the_money_of_another() -> None:
    case = fight(
        "germany",
        {"belorussia": {"germany": {"infantry": 2}}},
        control={"germany": "uk", "belorussia": "germany"},
        treasury={"ussr": 11, "germany": 0},
        pool={"ussr": {"tank": 2}},
    )
    case.do("germany", "go belorussia>russia infantry:2", "done")
    assert (case.treasury("germany"), case.treasury("ussr")) == (11, 0)
    case.do("germany", "done")
    assert case.treasury("germany") == 11  # and no income
    assert waiting_units(case)["ussr"] == {"tank": 2}


@pytest.mark.rule("A50-LIB-17", "A50-LIB-18", "A50-LIB-23", "A50-LIB-12", "A50-LIB-16")
def test_a_freed_capital_brings_its_lands_home_and_guns_taken_this_turn() -> None:
    case = fight(
        "germany",
        {
            "france": {"germany": {"infantry": 2}},
            "germany": {"germany": {"infantry": 2}},
            "balkans": {"uk": {"aa_gun": 1}},
            "italy": {"uk": {"infantry": 1, "aa_gun": 1}},
            "libya": {"germany": {"aa_gun": 1}},
        },
        control={"italy": "uk", "balkans": "uk", "libya": "germany"},
        treasury={"uk": 20, "italy": 0, "germany": 3},
    )
    case.do("germany", "go germany>balkans infantry:2", "go france>italy infantry:2")
    case.do("germany", "done", dice=[1, 6, 6])
    assert [case.control(land) for land in ("italy", "balkans", "libya")] == ["italy"] * 3
    assert case.units("italy")["italy"] == {"aa_gun": 1}
    assert case.units("balkans") == {"germany": {"infantry": 2}, "italy": {"aa_gun": 1}}
    assert case.units("libya") == {"germany": {"aa_gun": 1}}  # owned before this turn
    assert (case.treasury("uk"), case.treasury("germany")) == (20, 3)


@pytest.mark.rule("A50-LIB-07")
def test_land_under_a_marker_of_1942_is_still_soviet() -> None:
    case = fight(
        "italy",
        {"poland": {"italy": {"infantry": 1}}},
        scenario="1942",
        control={"baltic_states": "ussr"},
    )
    case.do("italy", "go poland>baltic_states infantry", "done")
    assert case.control("baltic_states") == "italy"


@pytest.mark.rule("A50-LIB-02", "A50-LIB-01")
def test_the_gun_of_a_freed_territory_goes_home_not_to_the_liberator() -> None:
    case = fight(
        "usa",
        {
            "trans_jordan": {"usa": {"infantry": 1}},
            "egypt": {"italy": {"aa_gun": 1}},
            "sikang": {"china": {"infantry": 1}},
        },
        control={"egypt": "italy"},
    )
    case.do("usa", "go trans_jordan>egypt infantry", "done")
    assert case.control("egypt") == "uk"
    assert case.units("egypt") == {"usa": {"infantry": 1}, "uk": {"aa_gun": 1}}


# -- victory and set-up --------------------------------------------------------------------------------

TOWARDS_13 = {
    "kwangtung": "japan",
    "philippine_islands": "japan",
    "karelia_ssr": "germany",
    "caucasus": "germany",
    "russia": "germany",
    "india": "japan",
    "australia": "japan",
}
TOWARDS_15 = {**TOWARDS_13, "hawaiian_islands": "japan", "eastern_canada": "germany"}


@pytest.mark.rule("A50-VIC-01", "A50-VIC-02", "A50-VIC-04", "A50-SEQ-07")
@pytest.mark.parametrize(
    ("turn", "control", "level", "over"),
    [
        ("usa", TOWARDS_13, 13, True),
        ("usa", TOWARDS_13, 15, False),
        ("usa", TOWARDS_15, 15, True),
        ("usa", TOWARDS_15, 18, False),
        ("italy", TOWARDS_15, 15, False),
    ],
)
def test_cities_count_at_the_end_of_the_american_turn(
    turn: str, control: dict[str, str], level: int, over: bool
) -> None:
    case = Case(
        turn=turn,
        phase="mobilize",
        pool={turn: {"infantry": 1}},
        control=control,
        options={"victory": level},
    )
    case.do(turn, "done")
    outcome = GAME.outcome(case.state)
    assert (outcome is not None) == over
    if outcome is not None:
        assert set(outcome.winners) == {"germany", "japan", "italy"}


@pytest.mark.rule("A50-VIC-08", "A50-VIC-07")
def test_chinese_shanghai_wins_for_the_allies() -> None:
    control = {"france": "uk", "poland": "ussr", "kiangsu": "china"}
    case = Case(turn="usa", phase="mobilize", pool={"usa": {"infantry": 1}}, control=control)
    case.do("usa", "done")
    outcome = GAME.outcome(case.state)
    assert outcome is not None
    assert set(outcome.winners) == {"ussr", "uk", "usa", "china"}


@pytest.mark.rule("A50-SET-05", "A50-SET-09")
@pytest.mark.parametrize(("errata", "money"), [(True, 37), (False, 31)])
def test_german_money_in_1942(errata: bool, money: int) -> None:
    state = GAME.start(scenario="1942", options={"official_errata_2009": errata})
    powers = GAME.view(state, None).tracks["powers"]
    assert powers["germany"]["treasury"] == money
    assert [powers[p]["treasury"] for p in ("japan", "ussr", "uk", "italy", "usa")] == [31, 24, 31, 10, 38]
