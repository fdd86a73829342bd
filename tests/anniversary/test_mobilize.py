"""Mobilization of new units."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case


def mobilize(seat: str, pool: dict[str, int], **parts: Any) -> Case:
    """The mobilize phase of a power that has these items waiting."""
    return Case(turn=seat, phase="mobilize", pool={seat: pool}, **parts)


def waiting(case: Case, seat: str) -> dict[str, int]:
    """What is left in a power's mobilization zone."""
    war = case.war
    return {war.board.items[item]: count for item, count in case.state.pool[war.power(seat)].items()}


def places(case: Case, seat: str, item: str) -> list[str]:
    """Where an item may be placed now."""
    return [words.split()[2] for words in case.legal(seat) if words.startswith(f"place {item} ")]


@pytest.mark.rule("A50-MOB-01", "A50-MOB-02")
def test_only_through_complexes_held_since_the_start_of_the_turn() -> None:
    case = mobilize("germany", {"infantry": 1}, control={"russia": "germany", "caucasus": "germany"})
    assert places(case, "germany", "infantry") == ["caucasus", "germany", "russia"]
    fresh = mobilize(
        "germany",
        {"infantry": 1},
        control={"russia": "germany", "caucasus": "germany"},
        this_turn={"control": {"russia": "ussr"}},
    )
    assert places(fresh, "germany", "infantry") == ["caucasus", "germany"]
    fresh.refuses("germany", "place infantry russia", "A50-MOB-02")
    fresh.refuses("germany", "place infantry karelia_ssr", "A50-MOB-01")


@pytest.mark.rule("A50-MOB-03", "A50-MOB-09")
def test_ships_count_against_the_complex_beside_their_zone() -> None:
    case = mobilize("ussr", {"submarine": 2, "infantry": 3}, control={"caucasus": "germany"})
    case.do("ussr", "place submarine sz4", "place submarine sz5")
    case.refuses("ussr", "place infantry karelia_ssr", "A50-MOB-03")
    assert case.units("sz4") == case.units("sz5") == {"ussr": {"submarine": 1}}


@pytest.mark.rule("A50-MOB-05")
def test_a_new_complex_counts_against_no_limit() -> None:
    case = mobilize("italy", {"infantry": 6, "industrial_complex": 2})
    case.do("italy", *["place infantry italy"] * 6)
    case.do("italy", "place industrial_complex balkans", "place industrial_complex libya")
    assert waiting(case, "italy") == {}


@pytest.mark.rule("A50-MOB-06")
def test_antiaircraft_guns_count_like_other_units() -> None:
    case = mobilize("ussr", {"aa_gun": 3}, control={"caucasus": "germany"})
    case.do("ussr", "place aa_gun karelia_ssr", "place aa_gun karelia_ssr")
    case.refuses("ussr", "place aa_gun karelia_ssr", "A50-MOB-03")


@pytest.mark.rule("A50-MOB-08")
@pytest.mark.parametrize("item", ["infantry", "artillery", "tank", "aa_gun", "bomber"])
def test_land_units_and_bombers_go_into_the_territory(item: str) -> None:
    case = mobilize("japan", {item: 1}, units={"sz62": {"japan": {"transport": 1, "carrier": 1}}})
    assert places(case, "japan", item) == ["japan"]
    case.refuses("japan", f"place {item} sz62", "A50-MOB-08")
    case.refuses("japan", f"place {item} formosa", "A50-MOB-08")


@pytest.mark.rule("A50-MOB-09", "A50-MOB-10")
def test_ships_go_into_zones_beside_the_complex_hostile_or_not() -> None:
    case = mobilize("germany", {"submarine": 1}, units={"sz5": {"uk": {"battleship": 1}}})
    assert places(case, "germany", "submarine") == ["sz5"]
    case.refuses("germany", "place submarine germany", "A50-MOB-09")
    case.refuses("germany", "place submarine sz13", "A50-MOB-09")
    case.do("germany", "place submarine sz5")
    assert case.units("sz5") == {"uk": {"battleship": 1}, "germany": {"submarine": 1}}
    assert case.waiting == ("ussr",)  # no battle


@pytest.mark.rule("A50-MOB-11", "A50-MOB-12")
def test_fighters_go_ashore_or_onto_an_own_carrier() -> None:
    case = mobilize("japan", {"fighter": 3}, units={"sz62": {"japan": {"carrier": 1}}})
    assert places(case, "japan", "fighter") == ["japan", "sz62"]
    case.do("japan", "place fighter sz62", "place fighter sz62", "place fighter japan")
    assert case.units("sz62") == {"japan": {"carrier[fighter,fighter]": 1}}
    assert case.units("japan") == {"japan": {"fighter": 1}}


@pytest.mark.rule("A50-MOB-12")
def test_the_carrier_may_be_new_too() -> None:
    case = mobilize("japan", {"fighter": 1, "carrier": 1})
    case.refuses("japan", "place fighter sz62", "A50-MOB-17")
    case.do("japan", "place carrier sz62", "place fighter sz62")
    assert case.units("sz62") == {"japan": {"carrier[fighter]": 1}}


@pytest.mark.rule("A50-MOB-13")
def test_never_onto_a_friends_carrier() -> None:
    case = mobilize("uk", {"fighter": 1}, units={"sz6": {"usa": {"carrier": 1}}})
    case.refuses("uk", "place fighter sz6", "A50-MOB-13")
    assert places(case, "uk", "fighter") == ["united_kingdom"]


@pytest.mark.rule("A50-MOB-15")
def test_what_is_not_placed_waits() -> None:
    case = mobilize("germany", {"infantry": 2, "tank": 1}, treasury={"germany": 0})
    assert "done" in case.legal("germany")
    case.do("germany", "place tank germany", "done")
    assert waiting(case, "germany") == {"infantry": 2}
    assert case.treasury("germany") == 36  # income, and no refund


@pytest.mark.rule("A50-MOB-15")
def test_what_fits_nowhere_waits_too() -> None:
    case = mobilize(
        "italy", {"infantry": 2}, facilities={"italy": {"complex_damage": 12}}, treasury={"italy": 0}
    )
    assert case.waiting == ("usa",)
    assert waiting(case, "italy") == {"infantry": 2}
    assert case.treasury("italy") == 15


@pytest.mark.rule("A50-MOB-16")
def test_a_zone_between_two_complexes_is_served_by_either() -> None:
    case = mobilize(
        "germany",
        {"submarine": 2},
        control={"karelia_ssr": "germany"},
        facilities={"germany": {"complex_damage": 9}},
    )
    case.refuses("germany", "place submarine sz5", "A50-MOB-16")
    case.do("germany", "place submarine sz5 germany")
    case.refuses("germany", "place submarine sz5 germany", "A50-MOB-16")
    case.do("germany", "place submarine sz5 karelia_ssr")
    assert case.units("sz5") == {"germany": {"submarine": 2}}


@pytest.mark.rule("A50-MOB-17")
def test_a_fighter_on_a_carrier_counts_and_needs_room() -> None:
    case = mobilize(
        "ussr",
        {"fighter": 3},
        control={"caucasus": "germany", "russia": "ussr"},
        facilities={"russia": {"complex_damage": 12}},
        units={"sz5": {"ussr": {"carrier[fighter]": 1}}},
    )
    case.do("ussr", "place fighter sz5")
    case.refuses("ussr", "place fighter sz5", "A50-MOB-17")  # no deck left
    case.do("ussr", "place fighter karelia_ssr")
    assert case.step != "mobilize"  # two units through Karelia
    assert waiting(case, "ussr") == {"fighter": 1}


@pytest.mark.rule("A50-MOB-18", "A50-MOB-14")
def test_several_complexes_in_one_turn_one_a_territory() -> None:
    case = mobilize("usa", {"industrial_complex": 3})
    case.do("usa", "place industrial_complex alaska", "place industrial_complex brazil")
    case.refuses("usa", "place industrial_complex brazil", "A50-ICX-07")
    case.do("usa", "place industrial_complex mexico")
    assert [case.facilities(space)[2] for space in ("alaska", "brazil", "mexico")] == [1, 1, 1]


@pytest.mark.rule("A50-MOB-19")
def test_kept_and_new_units_share_the_limits() -> None:
    case = Case(
        turn="italy", phase="purchase", treasury={"italy": 30}, pool={"italy": {"infantry": 5}},
        units={"italy": {"italy": {"aa_gun": 1}}},
    )  # fmt: skip
    case.do("italy", "buy infantry:5", "done", "done", "done")
    assert waiting(case, "italy") == {"infantry": 10}
    case.do("italy", *["place infantry italy"] * 6)
    assert waiting(case, "italy") == {"infantry": 4}


@pytest.mark.rule("A50-MOB-20", "A50-NCM-21")
def test_only_fighters_waiting_at_sea_go_aboard_a_new_carrier() -> None:
    case = Case(
        turn="japan",
        phase="noncombat_move",
        pool={"japan": {"carrier": 1}},
        units={"formosa": {"japan": {"fighter": 1}}, "japan": {"japan": {"fighter": 1}}},
    )
    case.do("japan", "go formosa>sz61>sz62 fighter", "done")
    case.refuses("japan", "done", "A50-NCM-21")
    case.do("japan", "place carrier sz62")
    assert case.units("sz62") == {"japan": {"carrier[fighter]": 1}}
    assert case.units("japan") == {"japan": {"fighter": 1}}


@pytest.mark.rule("A50-MOB-15")
def test_a_carrier_nobody_waits_for_may_wait_itself() -> None:
    case = mobilize("japan", {"carrier": 1})
    case.do("japan", "done")
    assert waiting(case, "japan") == {"carrier": 1}
