"""Industrial complexes: output by value, damage, capture, new ones."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.economy import facilities, sites
from tests.anniversary.helpers import Case


def mobilize(seat: str, pool: dict[str, int], **parts: Any) -> Case:
    """The mobilize phase of a power that has these items waiting."""
    return Case(turn=seat, phase="mobilize", pool={seat: pool}, **parts)


def capacity(case: Case, seat: str) -> dict[str, int]:
    """Units a power may place through each of its complexes."""
    war = case.war
    return {war.name(space): left for space, left in sites.capacity(war, war.power(seat)).items()}


@pytest.mark.rule("A50-ICX-01", "A50-MOB-03")
def test_a_complex_makes_as_many_units_as_its_territory_is_worth() -> None:
    for seat, expected in (
        ("germany", {"germany": 10}),
        ("ussr", {"caucasus": 4, "karelia_ssr": 2, "russia": 6}),
        ("japan", {"japan": 8}),
        ("uk", {"united_kingdom": 8}),
        ("italy", {"italy": 6}),
        ("usa", {"eastern_united_states": 12, "western_united_states": 10}),
    ):
        assert capacity(mobilize(seat, {"infantry": 1}), seat) == expected


@pytest.mark.rule("A50-ICX-02", "A50-MOB-04")
@pytest.mark.parametrize("damage", [0, 1, 4, 5])
def test_each_marker_is_one_unit_less(damage: int) -> None:
    case = mobilize("italy", {"infantry": 9}, facilities={"italy": {"complex_damage": damage}})
    case.do("italy", *["place infantry italy"] * (6 - damage))
    assert case.units("italy") == {"italy": {"infantry": 6 - damage}}
    assert case.step != "mobilize"


@pytest.mark.rule("A50-ICX-02", "A50-MOB-04")
def test_what_damage_leaves_out_is_refused() -> None:
    case = mobilize(
        "ussr",
        {"infantry": 3},
        facilities={"karelia_ssr": {"complex_damage": 1}},
        units={"russia": {"ussr": {"infantry": 1}}},
    )
    case.do("ussr", "place infantry karelia_ssr")
    case.refuses("ussr", "place infantry karelia_ssr", "A50-MOB-04")


@pytest.mark.rule("A50-ICX-03", "A50-ICX-04")
@pytest.mark.parametrize(
    ("space", "most"), [("germany", 20), ("karelia_ssr", 4), ("caucasus", 8), ("italy", 12)]
)
def test_damage_ends_at_twice_the_value(space: str, most: int) -> None:
    war = Case(phase="purchase").war
    at = war.board.space_of[space]
    assert facilities.suffer(war, at, "complex", most - 1) == most - 1
    assert facilities.suffer(war, at, "complex", 6) == 1
    assert war.state.facilities[at] == (-1, -1, 1, most)  # it still stands


@pytest.mark.rule("A50-ICX-04")
@pytest.mark.parametrize("damage", [6, 7, 12])
def test_with_damage_of_its_value_or_more_it_makes_nothing(damage: int) -> None:
    case = mobilize(
        "italy", {"infantry": 1, "industrial_complex": 1}, facilities={"italy": {"complex_damage": damage}}
    )
    assert "place infantry italy" not in case.legal("italy")
    case.refuses("italy", "place infantry italy", "A50-ICX-04")


@pytest.mark.rule("A50-ICX-05")
def test_a_complex_is_no_piece() -> None:
    case = Case(turn="germany", phase="combat_move", units={"germany": {"germany": {"infantry": 1}}})
    case.refuses("germany", "go germany>poland industrial_complex")
    board = case.war.board
    assert "industrial_complex" not in board.kind_of
    assert "industrial_complex" in board.facility_of


@pytest.mark.rule("A50-ICX-06", "A50-CAP-09", "A50-MOB-02", "A50-CAP-07")
def test_a_captured_complex_works_from_the_captors_next_turn_and_keeps_its_damage() -> None:
    taken = {
        "control": {"karelia_ssr": "germany"},
        "facilities": {"karelia_ssr": {"complex_damage": 1}},
    }
    fresh = mobilize("germany", {"infantry": 2}, this_turn={"control": {"karelia_ssr": "ussr"}}, **taken)
    fresh.refuses("germany", "place infantry karelia_ssr", "A50-MOB-02")
    later = mobilize("germany", {"infantry": 2}, **taken)
    assert capacity(later, "germany") == {"germany": 10, "karelia_ssr": 1}


@pytest.mark.rule("A50-ICX-07", "A50-MOB-14")
def test_where_a_new_complex_may_stand() -> None:
    case = mobilize("uk", {"industrial_complex": 1}, this_turn={"control": {"burma": "japan"}})
    sites_ = [words.split()[2] for words in case.legal("uk") if words.startswith("place")]
    war = case.war
    worth = [
        war.name(space)
        for space, holder in enumerate(war.state.control)
        if holder == war.power("uk")
        and war.board.ipc[space]
        and war.name(space) not in ("burma", "united_kingdom")
    ]
    assert sites_ == worth
    assert "borneo" in worth  # islands too
    case.refuses("uk", "place industrial_complex gibraltar", "A50-ICX-07")  # worth nothing
    case.refuses("uk", "place industrial_complex united_kingdom", "A50-ICX-07")  # never a second one
    case.refuses("uk", "place industrial_complex burma", "A50-MOB-14")  # taken this turn
    case.refuses("uk", "place industrial_complex france", "A50-MOB-14")
    case.refuses("uk", "place industrial_complex sz6", "A50-MOB-14")


@pytest.mark.rule("A50-ICX-08")
def test_a_complex_placed_this_turn_does_not_work_yet() -> None:
    case = mobilize("uk", {"industrial_complex": 1, "infantry": 1})
    case.do("uk", "place industrial_complex india")
    assert case.facilities("india") == (-1, -1, 1, 0)
    case.refuses("uk", "place infantry india", "A50-MOB-02")
    later = mobilize("uk", {"infantry": 9}, facilities={"india": {"complex": "industrial"}})
    later.do("uk", *["place infantry india"] * 3)
    later.refuses("uk", "place infantry india", "A50-MOB-03")


@pytest.mark.rule("A50-ICX-09")
def test_a_liberated_complex_is_its_owners_from_its_next_turn() -> None:
    war = Case(
        turn="uk",
        phase="combat_move",
        control={"karelia_ssr": "germany"},
        units={"archangel": {"uk": {"tank": 1}}},
        treasury={"uk": 40},
    )
    war.do("uk", "go archangel>karelia_ssr tank", "done")
    assert war.control("karelia_ssr") == "ussr"
    assert "karelia_ssr" not in capacity(war, "uk")
    war.do("uk", "done")  # noncombat; then income and the turns of the others
    owner = mobilize("ussr", {"infantry": 1})
    assert capacity(owner, "ussr")["karelia_ssr"] == 2


@pytest.mark.rule("A50-ICX-10", "A50-MOB-07")
def test_a_friends_complex_serves_only_its_owner() -> None:
    case = mobilize("uk", {"infantry": 2})
    case.refuses("uk", "place infantry russia", "A50-MOB-07")
    kept = mobilize("uk", {"infantry": 2}, control={"russia": "germany", "caucasus": "uk"})
    kept.do("uk", "place infantry caucasus")  # taken from the enemy on an earlier turn, Moscow being lost
    assert kept.units("caucasus") == {"uk": {"infantry": 1}}
