"""Hands, the selection of cards a season ahead, and what cards tell their owners to do."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.politics import requirements
from flagplot.kernel.view import leak
from tests.dai_senso.affairs import GOVERNMENT, case, marker, posture
from tests.dai_senso.setting import BUILDING, Case

OPTION_CARD = {"step": "option_card"}
SELECT = {"step": "select_card", "faction": 0}
PEACE: dict[str, Any] = {"scenario": "rising-sun", "year": 1937, "turn": "May-June"}


def hand(*numbers: str, faction: int = 0, **affairs: Any) -> dict[str, Any]:
    """Affairs in which a faction has some cards, and the others nothing."""
    id = ("axis", "western", "soviet")[faction]
    hands: list[list[str]] = [[], [], []]
    hands[faction] = [f"{id}-{number}" for number in numbers]
    return {"hands": hands, "pending": ["", "", ""], "played": [], "markers": GOVERNMENT, **affairs}


def choice(*numbers: str, faction: int = 0, affairs: dict[str, Any] | None = None, **further: Any) -> Case:
    """A faction selects a card out of these."""
    frame = {"step": "select_card", "faction": faction}
    phasing = ("axis", "western", "soviet")[faction]
    given = hand(*numbers, faction=faction, **(affairs or {}))
    return case(frame, affairs=given, **{"phasing": phasing, **further})


def listed(one: Case) -> list[str]:
    return [answer.removeprefix("select ") for answer in one.legal(one.state.waiting[0])]


# -- colours ---------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DSA-CRD-29", "DSA-CRD-29a", "DSA-CRD-29b", "DSA-CRD-29c", "DSB-WS-16", "DSB-WS-20", "DSB-WS-33"
)
@pytest.mark.parametrize(
    ("state", "found"),
    [
        ("pre_war", ["axis-23"]),
        ("limited_war", ["axis-23", "axis-27"]),
        ("total_war", ["axis-23", "axis-27", "axis-53"]),
    ],
)
def test_the_colour_of_a_card_is_the_war_state_it_needs(state: str, found: list[str]) -> None:
    cards = standard()
    blue = next(c for c in cards if c.faction == "axis" and c.war_state == "pre_war" and not c.requirements)
    gray = next(
        c for c in cards if c.faction == "axis" and c.war_state == "limited_war" and not c.requirements
    )
    red = next(c for c in cards if c.faction == "axis" and c.war_state == "total_war" and not c.requirements)
    one = choice(blue.number, gray.number, red.number, war_state=state, cards={"axis": ""})
    assert listed(one) == [blue.id, gray.id, red.id][: len(found)]
    if state != "total_war":
        one.refuses("axis", f"select {red.id}", "DSA-CRD-29")


def standard() -> list[Any]:
    return list(BUILDING.tables.cards.values())


# -- requirements ----------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-CD-16", "DSA-CRD-25", "DSB-CD-07")
def test_aid_to_china_needs_the_quarantine_address_and_war_in_china() -> None:
    ready = {"played": [["western-18a", 1938, 1]]}  # EXB-054
    war = {"posture": {"nationalist_china": "war"}}
    assert choice("19a", faction=1, affairs=ready, **war).legal("western") == ["select western-19a"]
    assert choice("19a", faction=1, **war).halted
    assert choice("19a", faction=1, affairs=ready, posture={"nationalist_china": "resistance"}).halted


@pytest.mark.rule("DSB-CD-17", "DSA-CRD-25", "DSA-CRD-28", "DSB-CD-11")
def test_cash_and_carry_needs_war_somewhere() -> None:
    assert listed(choice("5", faction=1, war_state="limited_war")) == ["western-5"]
    peace: dict[str, Any] = {**PEACE, "war_state": "pre_war"}
    assert choice("5", faction=1, **peace).halted
    assert listed(choice("5", faction=1, affairs={"europe": [1, 0]}, **peace)) == ["western-5"]


@pytest.mark.rule("DSB-CD-18", "DSB-CD-10", "DSA-CRD-26", "DSA-CRD-27")
def test_nobody_leads_while_the_government_is_away() -> None:
    away = {"markers": {"government": "mar-apr-1942"}}  # EXB-055
    assert listed(choice("3", "8", affairs=away, cards={"axis": ""}, **PEACE)) == ["axis-3"]
    army = choice("3", "8", affairs={"government": "army"}, cards={"axis": ""}, **PEACE)
    assert listed(army) == ["axis-3", "axis-8"]
    navy = {"government": "navy"}
    assert choice("3", "8", affairs=navy, cards={"axis": ""}, **PEACE).halted


@pytest.mark.rule("DSA-CRD-30", "DSB-CD-08")
def test_no_demand_follows_a_demand() -> None:
    army = {"government": "army"}
    one = choice("8", "3", affairs=army, cards={"axis": "7"}, **PEACE)
    assert listed(one) == ["axis-3"]
    one.refuses("axis", "select axis-8", "DSA-CRD-30")


@pytest.mark.rule("DSA-CRD-31", "DSB-CD-08")
def test_no_limited_war_blitz_follows_another() -> None:
    kind = [card for card in standard() if card.symbols.limited_war_blitz]
    assert len(kind) > 1
    one = choice(kind[0].number, "1", faction=1, cards={"western": kind[1].number}, war_state="total_war")
    one.refuses("western", f"select {kind[0].id}", "DSA-CRD-31")


@pytest.mark.rule("DSA-CRD-33", "DSB-CD-09", "DSA-CRD-35", "DSA-CRD-36")
def test_one_rearmament_card_a_year() -> None:
    arms = [c for c in standard() if c.faction == "western" and c.symbols.rearmament][:2]

    def one(turn: str, year: int, when: list[int]) -> Case:
        played = {"played": [[arms[0].id, *when]]}
        return choice(
            arms[1].number, "12", faction=1, affairs=played, turn=turn, year=year,
            war_state="total_war", cards={"western": ""},
        )  # fmt: skip

    one("Mar-Apr", 1942, [1942, 1]).refuses("western", f"select {arms[1].id}", "DSA-CRD-33")
    # selected in Nov-Dec it is revealed in the next year; Winter belongs to the year of its Nov-Dec
    refusal = BUILDING.why_not(one("Nov-Dec", 1942, [1942, 1]).state, "western", f"select {arms[1].id}")
    assert refusal is None or refusal.rule != "DSA-CRD-33"


@pytest.mark.rule("DSA-CRD-34")
@pytest.mark.parametrize("kind", ["offensive", "war_progress"])
def test_one_soviet_card_of_a_kind_a_year(kind: str) -> None:
    two = [c for c in standard() if c.faction == "soviet" and getattr(c.symbols, kind)][:2]
    played = {"played": [[two[0].id, 1942, 1]]}
    one = choice(two[1].number, "1", faction=2, affairs=played, year=1942, turn="Mar-Apr",
                 war_state="total_war", cards={"soviet": ""})  # fmt: skip
    one.refuses("soviet", f"select {two[1].id}", "DSA-CRD-34")


@pytest.mark.rule("DSA-CRD-23", "DSA-CRD-32")
def test_a_card_comes_from_the_hand_and_cannot_follow_itself() -> None:
    one = choice("3", cards={"axis": "8"}, **PEACE)
    one.refuses("axis", "select axis-8", "DSA-CRD-23")
    one.do("axis", "select axis-3")
    assert one.war.affairs.pending[0] == "axis-3"
    assert one.war.affairs.hands[0] == ()


@pytest.mark.rule("DSA-CRD-24")
def test_who_can_select_no_card_has_none() -> None:
    one = choice("53", war_state="limited_war")
    assert one.halted
    assert one.war.affairs.pending[0] == ""


@pytest.mark.rule("DSB-CD-07", "DSB-CD-08", "DSB-CD-09", "DSA-CRD-38")
def test_every_requirement_of_every_card_can_be_read() -> None:
    one = choice("3", cards={"axis": ""}, **PEACE)
    for card in standard():
        for need in card.requirements:
            assert requirements.holds(one.war, need) in (True, False)


# -- revealing -------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-CRD-03", "DSA-CRD-04", "DSB-CD-05", "DSB-CD-21")
def test_a_recyclable_card_returns_to_the_hand_another_does_not() -> None:
    def begin(current: str) -> Case:
        affairs = hand("3", faction=1, pending=["", "western-12", ""])
        return case(OPTION_CARD, affairs=affairs, phasing="western", cards={"western": current})

    one = begin("22a")  # Chinese War Production
    assert one.state.current[1] == "western-12"
    assert "western-22a" in one.war.affairs.hands[1]
    assert ("western-12", 1941, 8) in one.war.affairs.played
    spent = next(c for c in standard() if c.faction == "western" and not c.symbols.recyclable)
    assert spent.id not in begin(spent.number).war.affairs.hands[1]


@pytest.mark.rule("DSA-CRD-09", "DSI-SCN-02")
def test_the_card_of_a_set_up_is_spent_and_the_next_is_selected() -> None:
    state = BUILDING.start("rising-sun", seed=1)
    state, _ = BUILDING.apply(state, "axis", "choose army")
    assert state.current[0] == "axis-1a"
    assert {str(one).split()[0] for one in BUILDING.legal(state, "axis")} == {"select"}


@pytest.mark.rule("DSI-SCN-03")
def test_the_pacific_war_begins_with_east_wind_rain() -> None:
    state = BUILDING.start("pacific-war", seed=1)
    assert state.current[0] == "axis-28a"
    assert state.war_state == 2


@pytest.mark.rule("DSI-SCN-07")
def test_the_axis_chooses_who_leads() -> None:
    state = BUILDING.start("rising-sun", seed=1)
    assert [str(one) for one in BUILDING.legal(state, "axis")] == ["choose army", "choose navy"]
    state, _ = BUILDING.apply(state, "axis", "choose navy")
    assert BUILDING.play(state).affairs.government == "navy"


@pytest.mark.rule("DSI-SCN-09")
def test_tigers_strike_south_or_north() -> None:
    begun = BUILDING.start("when-tigers-fight", seed=1)
    south, _ = BUILDING.apply(begun, "axis", "choose strike_south")
    north, _ = BUILDING.apply(begun, "axis", "choose strike_north")
    assert south.current[0] == "axis-24"
    assert BUILDING.play(south).affairs.government == "navy"
    assert north.current[0] == "axis-58"
    assert BUILDING.play(north).affairs.government == "army"
    assert north.posture[4] == north.posture[5] == "disputes"


@pytest.mark.rule("DSA-CRD-06", "DSA-CRD-07", "DSB-WS-08", "DSB-CD-06", "DSB-WS-21")
def test_an_illegal_card_goes_back_and_an_ally_may_declare_total_war() -> None:
    affairs = hand("3", pending=["axis-53", "", ""], unlawful=["axis-53"], europe=[0, 0], esv=0)  # EXB-101
    held = {"nationalist_china": "acceptance", "communist_china": "acceptance"}
    one = case(
        OPTION_CARD, affairs=affairs, posture=held, cards={"axis": ""}, boxes={"axis_events": ["JP-AF-04"]},
        **{**PEACE, "turn": "Aug-Sept", "war_state": "pre_war"},
    )  # fmt: skip
    assert one.state.current[0] == ""
    assert "axis-53" in one.war.affairs.hands[0]
    assert not one.war.affairs.played
    one.do("western", "choose total_war")
    assert one.state.war_state == 2
    assert one.where("JP-AF-04") == "delay"
    one.do("axis", "decline")  # Acceptance stays
    assert marker(one, "nationalist_chinese_entry") == "may-june-1941"
    assert marker(one, "increase_uscl") == "may-june-1938"
    assert marker(one, "v_j_day") == "aug-sept-1941"
    assert one.war.affairs.esv == -2
    assert posture(one, "britain") == "war"


# -- the Soviet Production Value -------------------------------------------------------------------------


@pytest.mark.rule("DSB-CD-12", "DSA-CRD-10", "DSA-CRD-37", "DSI-TAB-08")
def test_the_production_value_changes_the_esv() -> None:
    affairs = hand("3", faction=2, pending=["", "", "soviet-16"], esv=0, europe=[0, 0])  # EXB-056
    one = case(
        OPTION_CARD, affairs=affairs, phasing="soviet", cards={"soviet": ""}, war_state="limited_war",
        year=1939, turn="Mar-Apr",
    )  # fmt: skip
    one.do("soviet", one.legal("soviet")[0])
    assert one.war.affairs.esv == 1


@pytest.mark.rule("DSB-CD-22")
def test_limited_war_production_has_the_value_one() -> None:
    assert BUILDING.tables.cards["soviet-24"].symbols.production_value == 1
    affairs = hand("3", faction=2, pending=["", "", "soviet-24"], esv=0, europe=[0, 0])
    one = case(
        OPTION_CARD, affairs=affairs, phasing="soviet", cards={"soviet": ""}, war_state="limited_war",
        year=1939, turn="Mar-Apr",
    )  # fmt: skip
    one.do("soviet", one.legal("soviet")[0])
    assert one.war.affairs.esv == 1


# -- what is hidden --------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-CRD-01", "DSA-CRD-02")
@pytest.mark.parametrize("seat", ["axis", "western", "soviet", None])
def test_hands_and_pending_cards_do_not_leak(seat: str | None) -> None:
    state = BUILDING.start("waking-giant", seed=1)
    card = BUILDING.legal(state, "axis")[3]
    assert BUILDING.audience(state, "axis", card) == ("axis",)
    state, events = BUILDING.apply(state, "axis", card)
    assert not any(str(card.args[0]) in str(event) for event in events)
    assert BUILDING.play(state).affairs.pending[0]
    for seed in range(5):
        other = BUILDING.resample(state, seat, seed)
        assert leak(BUILDING, state, other, seat) is None
    if seat != "axis":
        drawn = {BUILDING.play(BUILDING.resample(state, seat, seed)).affairs.pending[0] for seed in range(8)}
        assert len(drawn) > 1


def test_the_panel_shows_each_seat_its_own_hand() -> None:
    state = BUILDING.start("pacific-war", seed=1)
    axis = BUILDING.view(state, "axis").panels["affairs"]["cards"]
    west = BUILDING.view(state, "western").panels["affairs"]["cards"]
    assert axis["hand"]
    assert all(card.startswith("axis") for card in axis["hand"])
    assert all(card.startswith("western") for card in west["hand"])
    assert BUILDING.view(state, None).panels["affairs"]["cards"]["hand"] == []


# -- what cards do ---------------------------------------------------------------------------------------

REVEAL = {"step": "card_actions"}


@pytest.mark.rule("DSI-CRD-08", "DSI-CRD-11")
def test_a_pact_binds_only_those_who_are_not_at_war() -> None:
    one = case(REVEAL, cards={"axis": "31b"}, posture={"russia": "disputes", "soviet_minors": "war"})
    assert posture(one, "russia") == "neutrality"
    assert posture(one, "soviet_minors") == "war"


@pytest.mark.rule("DSB-MK-1-3")
def test_a_pact_ends_aid_to_china() -> None:
    affairs = {"markers": {"aid_to_china_soviet": "soviet_events"}}
    one = case(REVEAL, cards={"axis": "31b"}, affairs=affairs)
    assert marker(one, "aid_to_china_soviet") == ""


@pytest.mark.rule("DSI-CRD-10", "DSA-CRD-11")
def test_a_card_removed_by_another_leaves_the_hand() -> None:
    one = case(
        REVEAL, cards={"axis": "28a"}, affairs=hand("28b", "3"), posture={"russia": "disputes"}, dice=[2]
    )
    assert one.war.affairs.hands[0] == ("axis-3",)
    again = case(REVEAL, cards={"axis": "28a"}, affairs=hand("3"), posture={"russia": "disputes"}, dice=[2])
    assert again.war.affairs.hands[0] == ("axis-3",)


@pytest.mark.rule("DSI-CRD-09", "DSB-PO-31")
def test_a_soviet_card_may_end_neutrality() -> None:
    one = case(REVEAL, cards={"soviet": "13"}, phasing="soviet", posture={"russia": "neutrality"})
    one.do("soviet", "choose end_policy russia")
    assert posture(one, "russia") == "war"


@pytest.mark.rule("DSI-CRD-12")
def test_russian_entry_comes_earlier_but_never_later() -> None:
    late = {"markers": {"russian_entry": "aug-sept-1945"}}
    one = case(REVEAL, cards={"soviet": "37"}, phasing="soviet", affairs=late, year=1944, turn="Nov-Dec")
    assert marker(one, "russian_entry") == "may-june-1945"
    soon = {"markers": {"russian_entry": "mar-apr-1945"}}
    one = case(REVEAL, cards={"soviet": "37"}, phasing="soviet", affairs=soon, year=1944, turn="Nov-Dec")
    assert marker(one, "russian_entry") == "mar-apr-1945"


@pytest.mark.rule("DSI-CRD-06", "DSI-CRD-04")
def test_surrender_cards_bring_allied_collapse_and_logistics_come_with_theirs() -> None:
    one = case(REVEAL, cards={"western": "29"}, phasing="western")
    assert marker(one, "allied_collapse") == "delay"
    two = case(REVEAL, cards={"western": "41"}, phasing="western")
    assert two.where("logistics_swpa-01") == "delay"


@pytest.mark.rule("DSI-CRD-14")
def test_barbarossa_costs_russian_steps() -> None:
    units = {"w5824": ["RU-INFA-01"], "w5821": ["RU-INFA-02"]}
    one = case(REVEAL, cards={"soviet": "11b"}, phasing="soviet", units=units, affairs={"esv": 0})
    assert one.war.affairs.esv == -2
    while one.state.waiting == ("soviet",) and not one.halted:
        one.do("soviet", one.legal("soviet")[0])
    assert sum(one.war.face(n).steps for n in one.war.all_ground(2)) == 0


@pytest.mark.rule("DSB-MK-38-2", "DSB-MK-27-2")
def test_markers_leave_the_game_by_cards() -> None:
    affairs = {"markers": {"quit_india": "swb", "loc_damaged_us": "swb", "loc_damaged_russian": "swb"}}
    one = case(REVEAL, cards={"western": "9b"}, phasing="western", affairs=affairs)
    assert marker(one, "quit_india") == ""
    two = case(REVEAL, cards={"western": "39b"}, phasing="western", affairs=affairs)
    assert marker(two, "loc_damaged_us") == ""
    three = case(REVEAL, cards={"soviet": "8"}, phasing="soviet", affairs=affairs)
    assert marker(three, "loc_damaged_russian") == ""
