"""The switches of the campaigns, and what is out of play in the scenario of one map."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot import BadInputError, ScriptedDice
from flagplot.games.dai_senso.politics import victory
from flagplot.games.dai_senso.turn.plans import CAMPAIGNS

GAME = flagplot.game("dai-senso")
CARDS = {"scenario": "rising-sun", "base": "start", "frames": [
    {"step": "game_turn", "number": 1},
    {"step": "faction_turn", "number": 1, "stacked": True},
    {"step": "select_card", "faction": 0},
]}  # fmt: skip
WAR = {"scenario": "magic-and-vengeance", "phase": "war_and_peace", "phasing": "axis"}


def position(document: dict[str, Any], dice: list[int] | None = None, **options: Any) -> Any:
    return GAME.position({"game": "dai-senso", **document, "options": options}, dice=ScriptedDice(dice or []))


def value(units: dict[str, list[str]], **options: Any) -> int:
    affairs = {"markers": {}, "esv": 0}
    state = position({**WAR, "units": units, "affairs": affairs, "posture": {"russia": "war"}}, **options)
    return victory.strategic_value(GAME.play(state))


def test_switches_belong_to_the_campaigns() -> None:
    assert GAME.start("august-storm", seed=1).options == {}
    assert set(GAME.start("pacific-war", seed=1).options) >= {"players", "bid", "max_year"}
    with pytest.raises(BadInputError, match="option bid: a scenario of war-of-resistance"):
        GAME.start("china-incident", {"bid": 1}, seed=1)


def test_every_campaign_is_offered_with_three_seats() -> None:
    offered = [one.id for one in GAME.meta.scenarios]
    assert set(CAMPAIGNS) <= set(offered)
    for id in CAMPAIGNS:
        assert GAME.meta.deciding(id) == ("axis", "western", "soviet")


@pytest.mark.rule("DSI-SCN-07")
@pytest.mark.parametrize(("face", "branch"), [(1, "army"), (3, "army"), (4, "navy"), (6, "navy")])
def test_a_die_may_say_who_leads(face: int, branch: str) -> None:
    state = GAME.start("rising-sun", {"random_government": True}, dice=ScriptedDice([face]))
    assert GAME.play(state).affairs.government == branch


@pytest.mark.rule("DSA-CRD-38")
def test_cards_follow_history_if_that_is_chosen() -> None:
    free = {str(one) for one in GAME.legal(position(CARDS), "axis")}
    assert len(free) > 5
    bound = position(CARDS, fixed_history=True)
    assert [str(one) for one in GAME.legal(bound, "axis")] == ["select axis-8"]  # of summer 1937
    other = sorted(free - {"select axis-8"})[0]
    assert str(GAME.why_not(bound, "axis", other)).endswith("[DSA-CRD-38]")


@pytest.mark.rule("DSA-CRD-38")
def test_without_a_legal_card_of_history_all_legal_ones_may_be_selected() -> None:
    led = {**CARDS, "affairs": {"government": "navy"}}  # card 8 needs the Army
    free = [str(one) for one in GAME.legal(position(led), "axis")]
    assert [str(one) for one in GAME.legal(position(led, fixed_history=True), "axis")] == free
    assert "select axis-8" not in free


@pytest.mark.rule("DSA-CRD-06")
def test_an_illegal_card_may_be_selected_with_a_switch() -> None:
    free = position(CARDS)
    assert str(GAME.why_not(free, "axis", "select axis-30")).endswith("[DSA-CRD-29]")
    loose = position(CARDS, allow_illegal_cards=True)
    state, _ = GAME.apply(loose, "axis", "select axis-30")
    assert GAME.play(state).affairs.unlawful == ("axis-30",)
    legal, _ = GAME.apply(loose, "axis", "select axis-8")
    assert not GAME.play(legal).affairs.unlawful
    for seat in ("western", "soviet", None):
        assert "axis-30" not in str(GAME.view(state, seat).panels["affairs"])


@pytest.mark.rule("DSA-CRD-25")
@pytest.mark.parametrize("balanced", [False, True])
def test_pacts_or_settlements_but_not_both(balanced: bool) -> None:
    later = {
        **CARDS, "year": 1940, "war_state": "limited_war", "posture": {"nationalist_china": "war"},
        "affairs": {"played": [["axis-31b", 1939, 1]], "hands": [["axis-37c", "axis-5"], [], []]},
    }  # fmt: skip
    why = GAME.why_not(position(later, balance_31_37=balanced), "axis", "select axis-37c")
    assert str(why).endswith("[DSA-CRD-25]") if balanced else why is None


@pytest.mark.rule("DSA-VIC-02")
def test_soviet_hexes_may_count_half() -> None:
    world = GAME.tables.map
    soviet = [one.id for one in world.hexes if one.strategic == "soviet"]
    one, three = ({hex: [f"JP-INF1-0{n + 1}"] for n, hex in enumerate(soviet[:many])} for many in (1, 3))
    nothing = value({})
    assert (value(one), value(three)) == (nothing + 1, nothing + 3)
    assert value(one, balance_half_soviet=True) == nothing
    assert value(three, balance_half_soviet=True) == nothing + 1


@pytest.mark.rule("DSA-VIC-06")
def test_a_bid_is_added_to_the_value() -> None:
    assert value({}, bid=2) == value({}) + 2
    assert value({}, bid=-3) == value({}) - 3
    with pytest.raises(BadInputError, match="option bid: a whole number from -10 to 10 expected, found 11"):
        value({}, bid=11)


@pytest.mark.rule("DSA-VIC-22")
@pytest.mark.parametrize(("exact", "bid", "over"), [
    (False, -8, True), (False, -10, True), (True, -8, True), (True, -10, False),
])  # fmt: skip
def test_the_second_box_alone_may_end_limited_war(exact: bool, bid: int, over: bool) -> None:
    lost = {hex: [f"US-INF1-0{n + 1}"] for n, hex in enumerate(_axis_hexes(3))}
    document = {
        "scenario": "cornered-mouse", "units": lost, "war_state": "limited_war", "turn": "Mar-Apr",
        "year": 1940, "posture": {"us_western_minors": "war"}, "affairs": {"esv": 0, "europe": [0, 0]},
        "frames": [{"step": "game_turn", "number": 0}],
    }  # fmt: skip
    bare = GAME.play(position(document | {"frames": [{"step": "game_turn", "number": 1}]}))
    missing = -10 - victory.strategic_value(bare) if bid == -8 else -11 - victory.strategic_value(bare)
    state = position(document, limited_war_surrender_exact_box=exact, bid=missing)
    assert (state.outcome is not None and state.outcome.rule == "DSA-VIC-22") is over


def _axis_hexes(many: int) -> list[str]:
    found = [one.id for one in GAME.tables.map.hexes if one.strategic == "axis" and one.area == "japan"]
    return found[:many]


@pytest.mark.rule("DSA-VIC-24")
@pytest.mark.parametrize(("last", "over"), [(1943, True), (1944, False)])
def test_another_last_year_may_be_chosen(last: int, over: bool) -> None:
    document = {
        "scenario": "magic-and-vengeance", "base": "start", "year": 1943, "turn": "Nov-Dec",
        "frames": [{"step": "game_turn", "number": 3}],
    }  # fmt: skip
    state = position(document, [3] * 200, max_year=last)
    assert (state.outcome is not None) is over


# -- one map -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-SC-02")
def test_in_the_scenario_of_one_map_the_ocean_is_out_of_play() -> None:
    document: dict[str, Any] = {
        "scenario": "war-of-resistance", "phase": "support", "phasing": "axis", "war_state": "limited_war",
        "units": {"e3408": ["JP-INF1-01"], "e4801": ["JP-INF1-02"]},  # Truk, Nagasaki
        "boxes": {"axis_pool": ["JP-SURF-01", "JP-AF-01"]},
    }  # fmt: skip
    state = position(document)
    zones = {str(one.args[1]) for one in GAME.legal(state, "axis") if str(one.args[:1]) == "('JP-SURF-01',)"}
    assert "yellow_sea_on_station" in zones
    assert not {one for one in zones if one.startswith(("micronesia", "marianas", "bonins"))}
    for unit in ("JP-SURF-01", "JP-AF-01"):
        refused = GAME.why_not(state, "axis", f"place {unit} micronesia_on_station")
        assert str(refused).endswith("[DSB-SC-02]")
    grid, closed = GAME.tables.map.board.grid, GAME.play(state).lands.closed
    assert grid["e3408"] in closed
    assert grid["e4801"] not in closed
    whole = position({**document, "scenario": "rising-sun"})
    refused = GAME.why_not(whole, "axis", "place JP-SURF-01 micronesia_on_station")
    assert str(refused).endswith("[DSA-SPT-22]")  # no supplied Naval Base there
