"""What is shown beside the board."""

from __future__ import annotations

from flagplot.games.dai_senso import GAME, card_words
from flagplot.games.dai_senso.cards import Symbols
from tests.dai_senso.setting import Case


def test_objectives_tell_points_and_holders() -> None:
    state = GAME.start("august-storm", seed=1)
    shown = GAME.view(state, None).panels["objectives"]
    assert shown["points"] == 0
    assert {goal["hex"]: goal["points"] for goal in shown["goals"]}["w5226"] == 3
    assert {goal["holder"] for goal in shown["goals"]} == {"axis"}


def test_in_tora_the_strategic_hexes_are_told_with_their_value() -> None:
    shown = GAME.view(GAME.start("tora", seed=1), None).panels["objectives"]
    assert shown["points"] == 3
    held = {goal["name"]: goal["holder"] for goal in shown["goals"]}
    assert (held["Saigon"], held["Townsville"], held["Palembang"]) == ("axis", "western", "")
    assert not {"Vladivostok", "Urumchi", "Tokyo"} & held.keys()  # aloof, and safely the Axis's own
    joined = {"sinkiang": {"status": "active", "alignment": "axis"}}
    case = Case("organization", {}, phasing="axis", scenario="tora", countries=joined)
    shown = GAME.view(case.state, None).panels["objectives"]
    assert "Urumchi" in {goal["name"] for goal in shown["goals"]}  # it counts, so it is told


def test_nobody_is_cut_off_at_first() -> None:
    assert "supply" not in GAME.view(GAME.start("august-storm", seed=1), None).panels


def test_a_unit_that_is_cut_off_is_told_with_the_hex_where_its_line_breaks() -> None:
    axis = {"w5326": ["KW-HQ-01"], "w5225": ["KW-INFA-01"], "w5327": ["KW-INFA-02"], "w5427": ["KW-INFA-03"]}
    case = Case("regular_combat", {"w5226": ["RU-CAVM-01"], **axis})
    view = GAME.view(case.state, "soviet")
    cut = {one["unit"]: one for one in view.panels["supply"]["cut"]}
    assert cut["RU-CAVM-01"]["hex"] == "w5226"
    line = cut["RU-CAVM-01"]["line"]
    assert line[0] == "w5226"
    assert cut["RU-CAVM-01"]["breaks"] in line[1:]
    (doc,) = view.places["w5226"]["units"]
    assert doc["supplied"] is False


def test_shifts_are_told_in_words() -> None:
    case = Case("regular_combat", {"w5524": ["RU-CAVM-01"], "w5525": ["KW-INFA-02/back"]})
    case.do("soviet", "target w5525", "commit RU-CAVM-01")
    shown = GAME.view(case.state, "soviet").panels["attack"]
    assert all("{" not in one["reason"] for one in shown["shifts"])
    assert len(shown["results"]) == 6


def test_counters_without_a_name_are_called_by_nation_and_type() -> None:
    names = {one.id: one.name for one in GAME.tables.counters}
    assert names["JP-INF1-03"] == "Japanese infantry 3"
    assert names["RU-TK-01"] == "Russian tanks 1"
    assert [name for id, name in names.items() if name == id] == []


def test_zones_of_control_are_told_by_faction() -> None:
    case = Case("regular_combat", {"w5524": ["RU-CAVM-01"], "w5526": ["KW-INFA-01"]})
    shown = GAME.view(case.state, None).panels["zones"]
    grid = case.war.tables.map.board.grid
    beside = {grid.labels[hex] for hex in grid.around(grid["w5524"])}
    assert set(shown) == {"axis", "soviet"}
    assert "w5525" in shown["soviet"]
    assert set(shown["soviet"]) <= beside  # not over mountains


def test_the_calendar_tells_turn_last_turn_and_bad_weather() -> None:
    shown = GAME.view(GAME.start("august-storm", seed=1), None).panels["calendar"]
    assert (shown["year"], shown["turn"]) == (1945, 5)
    assert shown["last"] == [1945, 5]
    assert set(shown["weather"].values()) <= {"mud", "storms", "snow"}


def test_politics_are_left_out_where_nobody_has_any() -> None:
    panels = GAME.view(GAME.start("august-storm", seed=1), None).panels
    assert "politics" not in panels
    assert panels["cards"] == {"axis": "axis-59", "soviet": "soviet-31"}


def test_every_card_can_be_put_into_words() -> None:
    for card in GAME.tables.cards.values():
        told = card_words.document(GAME.tables, card)
        assert told["name"] == card.name
        assert bool(told["lines"]) or card.symbols != Symbols()
        assert not any("_" in text or "{" in text or "the the" in text for _, text in told["lines"]), told


def test_a_card_says_what_its_die_brings() -> None:
    told = card_words.document(GAME.tables, GAME.tables.cards["axis-28a"])
    assert told["symbols"] == ["2 Blitz markers"]
    assert ["When it is revealed", "Total War begins"] in told["lines"]
    assert any("3, 4: Bases Damaged (15.3)" in text for _, text in told["lines"])


def test_only_the_cards_of_a_scenario_are_in_its_catalog() -> None:
    catalog = GAME.catalog("august-storm", {})
    assert set(catalog["cards"]) == set(
        GAME.view(GAME.start("august-storm", seed=1), None).panels["cards"].values()
    )
    assert catalog["calendar"]["turns"][6] == "Aug-Sept"
