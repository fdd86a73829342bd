"""China: what it buys, where its units may be, what it wins, where it places."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.economy import capture
from flagplot.games.axis_allies.events import Dismantled
from flagplot.games.axis_allies.pacific_1940.powers import ANZAC, CHINA, JAPAN, UK, USA
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.status import capital_lost
from tests.pacific_1940.opened import Opened


def buys(game: Opened, power: int) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for item, name in enumerate(game.board.items):
        refusal = game.edition.may_buy(game.war, power, item)
        found[name] = refusal.rule if refusal else None
    return found


# -- purchases -----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-02", "P40-CHN-03", "P40-CHN-04", "P40-CHN-14", "P40-PUR-02")
def test_what_china_buys() -> None:
    game = Opened()
    china = buys(game, CHINA)
    assert {name for name, rule in china.items() if rule is None} == {"infantry", "artillery"}
    assert china["tank"] == china["transport"] == "P40-CHN-02"
    assert china["fighter"] == "P40-CHN-14"
    for facility in ("airbase", "naval_base", "minor_ic", "major_ic", "upgrade"):
        assert china[facility] == "P40-CHN-04"
    for power in (JAPAN, USA, UK, ANZAC):
        assert not any(buys(game, power).values())


@pytest.mark.rule("P40-CHN-03")
@pytest.mark.parametrize("lost", ["india", "burma", "yunnan", "szechwan"])
def test_no_artillery_while_the_burma_road_is_cut(lost: str) -> None:
    game = Opened()
    game.hold("japan", lost)
    assert buys(game, CHINA)["artillery"] == "P40-CHN-03"
    assert buys(game, CHINA)["infantry"] is None


# -- the area open to Chinese units --------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-07", "P40-CHN-09")
def test_chinese_units_stay_in_china_kwangtung_and_burma() -> None:
    game = Opened()
    for space in ("shantung", "kiangsu", "manchuria", "kwangtung", "burma"):
        assert game.no_entry("china", "infantry", space) is None
    for space in ("india", "french_indo_china", "korea", "olgiy", "shan_state"):
        assert game.no_entry("china", "infantry", space) == "P40-CHN-07"


@pytest.mark.rule("P40-CHN-08")
def test_chinese_units_are_never_loaded() -> None:
    assert Opened().no_entry("china", "infantry", "sea20") == "P40-CHN-08"


@pytest.mark.rule("P40-CHN-13")
@pytest.mark.parametrize("flying", [False, True])
def test_the_flying_tigers_do_not_even_fly_out(flying: bool) -> None:
    game = Opened()
    for space in ("sea20", "french_indo_china", "india", "shan_state"):
        assert game.no_entry("china", "fighter", space, flying=flying) == "P40-CHN-13"
    assert game.no_entry("china", "fighter", "burma", flying=flying) is None


@pytest.mark.rule("P40-CHN-27")
def test_captured_guns_are_chinese_and_stay_inside() -> None:
    game = Opened()
    game.put("china", "infantry", "manchuria")
    game.state.units[game.at("manchuria")] = {
        piece: count
        for piece, count in game.state.units[game.at("manchuria")].items()
        if look(piece).owner == CHINA or game.board.kinds[look(piece).kind].antiaircraft
    }
    capture.take(game.war, game.at("manchuria"), CHINA)
    guns = [p for p in game.state.units[game.at("manchuria")] if game.board.kinds[look(p).kind].antiaircraft]
    assert [look(gun).owner for gun in guns] == [CHINA]
    assert game.no_entry("china", "aa_gun", "korea") == "P40-CHN-07"


@pytest.mark.rule("P40-CHN-18", "P40-CHN-12")
def test_artillery_and_fighters_of_china_are_chinese_in_every_respect() -> None:
    game = Opened("usa", "uk", "anzac")
    for kind, rule in (("artillery", "P40-CHN-07"), ("fighter", "P40-CHN-13")):
        assert game.no_entry("usa", kind, "india") is None
        assert game.no_entry("china", kind, "india") == rule


@pytest.mark.rule("P40-CHN-16")
def test_friends_units_in_china_are_not_chinese() -> None:
    game = Opened("uk", "anzac")
    game.put("uk", "infantry", "yunnan")
    assert game.no_entry("uk", "infantry", "shan_state") is None
    assert game.no_entry("uk", "infantry", "sea39") is None


# -- conquest ------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-09", "P40-CHN-10")
@pytest.mark.parametrize("space", ["kwangtung", "burma"])
def test_kwangtung_and_burma_freed_by_chinese_troops_become_british(space: str) -> None:
    game = Opened("uk", "anzac")
    game.hold("japan", space)
    game.put("china", "infantry", space)
    capture.take(game.war, game.at(space), CHINA)
    assert game.state.control[game.at(space)] == UK


@pytest.mark.rule("P40-CHN-25", "P40-CHN-11")
def test_that_is_so_also_without_india_and_then_nobody_collects() -> None:
    game = Opened("uk", "anzac")
    game.hold("japan", "kwangtung", "india")
    capture.take(game.war, game.at("kwangtung"), CHINA)
    assert game.state.control[game.at("kwangtung")] == UK
    assert capital_lost(game.war, UK)
    # another Ally keeps what it takes while India is lost
    game.hold("japan", "kwangtung")
    capture.take(game.war, game.at("kwangtung"), USA)
    assert game.state.control[game.at("kwangtung")] == USA


@pytest.mark.rule("P40-MAP-21", "P40-CHN-22")
@pytest.mark.parametrize("captor", [CHINA, USA, UK])
def test_chinese_land_returns_to_china_whoever_frees_it(captor: int) -> None:
    game = Opened("usa", "uk", "anzac")
    for space in ("shantung", "kiangsu"):
        capture.take(game.war, game.at(space), captor)
        assert game.state.control[game.at(space)] == CHINA


@pytest.mark.rule("P40-CHN-05", "P40-CHN-26")
@pytest.mark.parametrize("captor", [CHINA, UK])
def test_japanese_complexes_in_freed_chinese_land_are_removed_and_bases_stay(captor: int) -> None:
    game = Opened("uk", "anzac")
    game.state.facilities[game.at("kiangsu")] = (2, 0, 1, 4)
    capture.take(game.war, game.at("kiangsu"), captor)
    assert game.state.facilities[game.at("kiangsu")] == (2, 0, 0, 0)
    assert [e.item for e in game.war.events if isinstance(e, Dismantled)] == ["minor_ic"]


@pytest.mark.rule("P40-CHN-05")
def test_complexes_outside_china_and_in_japanese_hands_stay() -> None:
    game = Opened("uk", "anzac")
    game.state.facilities[game.at("korea")] = game.state.facilities[game.at("hunan")] = (-1, -1, 1, 0)
    capture.take(game.war, game.at("korea"), UK)
    capture.take(game.war, game.at("hunan"), JAPAN)
    assert game.state.facilities[game.at("korea")] == (-1, -1, 1, 0)
    assert game.state.facilities[game.at("hunan")] == (-1, -1, 1, 0)


@pytest.mark.rule("P40-CHN-21", "P40-CHN-19")
def test_japan_never_takes_chinese_money() -> None:
    game = Opened()
    for space in bits(game.board.chinese_mask):
        if game.state.control[space] == CHINA:
            capture.take(game.war, space, JAPAN)
    assert game.state.treasury[CHINA] == 12
    assert game.state.treasury[JAPAN] == 26
    assert not capital_lost(game.war, CHINA)


@pytest.mark.rule("P40-MAP-14")
def test_a_former_neutral_belongs_to_whoever_takes_it() -> None:
    game = Opened("uk", "anzac")
    game.hold("japan", "olgiy")
    game.state.aligned = {game.at("olgiy"): game.board.side[UK]}
    capture.take(game.war, game.at("olgiy"), UK)
    assert game.state.control[game.at("olgiy")] == UK


# -- placement -----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-20")
def test_new_units_enter_any_chinese_land_china_controls_captures_included() -> None:
    game = Opened()
    placed = game.edition.placement(game.war, CHINA)
    assert placed is not None
    assert placed.bit_count() == 12
    capture.take(game.war, game.at("kiangsu"), CHINA)
    game.hold("japan", "hunan")
    placed = game.edition.placement(game.war, CHINA)
    assert placed is not None
    assert placed >> game.at("kiangsu") & 1
    assert not placed >> game.at("hunan") & 1
    assert game.edition.placement(game.war, UK) is None


# -- kamikaze ------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-KAM-01")
@pytest.mark.parametrize(
    ("space", "captor", "wanted"),
    [
        ("okinawa", USA, 1),
        ("iwo_jima", UK, 1),
        ("marianas", ANZAC, 1),
        ("philippines", USA, 1),
        ("palau_island", USA, 0),
        ("philippines", JAPAN, 0),
    ],
)
def test_what_unlocks_kamikaze_attacks(space: str, captor: int, wanted: int) -> None:
    game = Opened("usa", "uk", "anzac")
    if captor != JAPAN:
        game.hold("japan", space)
    capture.take(game.war, game.at(space), captor)
    assert game.state.flags["kamikaze_open"] == wanted
