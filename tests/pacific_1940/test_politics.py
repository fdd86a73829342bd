"""War and peace: declarations, acts of war, who may attack whom and who may go where."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.events import WarDeclared
from flagplot.games.axis_allies.pacific_1940 import politics
from flagplot.games.axis_allies.pacific_1940.frames import Declare
from flagplot.games.axis_allies.pacific_1940.powers import ANZAC, CHINA, JAPAN, UK, USA
from flagplot.games.axis_allies.pacific_1940.steps import STEPS
from flagplot.games.axis_allies.status import (
    airbase_bonus,
    friendly_territory,
    hostile_territory,
    hostile_zone,
    naval_base_serves,
)
from flagplot.kernel.action import act
from tests.pacific_1940.helpers import Case
from tests.pacific_1940.opened import POWERS, Opened

ALL = {"usa", "china", "uk", "anzac"}


def errata(*at_war: str) -> Opened:
    return Opened(*at_war, politics="errata")


# -- declarations of the rulebook ----------------------------------------------------------------------


@pytest.mark.rule("P40-POL-05", "P40-POL-26", "P40-POL-16")
def test_japan_may_declare_war_on_everybody_in_its_first_turn() -> None:
    game = Opened()
    assert game.declarations("japan") == ["declare all", "pass"]
    game.declare("japan", "declare all")
    assert game.enemies() == ALL
    assert game.declarations("japan") == []


@pytest.mark.rule("P40-POL-26")
def test_japan_may_not_pick_single_powers() -> None:
    game = Opened()
    frame = Declare(power=JAPAN)
    refusal = STEPS[Declare].why_not(game.war, frame, "japan", act("declare", "uk"))
    assert refusal is not None
    assert refusal.rule == "P40-POL-26"


def test_passing_changes_nothing() -> None:
    game = Opened()
    game.declare("japan", "pass")
    assert game.enemies() == {"china"}
    assert game.state.frames == []


@pytest.mark.rule("P40-POL-09", "P40-POL-12", "P40-POL-22", "P40-POL-34")
@pytest.mark.parametrize("power", ["uk", "anzac"])
def test_either_commonwealth_power_takes_both_into_war_but_not_the_americans(power: str) -> None:
    game = Opened()
    assert game.declarations(power) == ["declare japan", "pass"]
    game.declare(power, "declare japan")
    assert game.enemies() == {"china", "uk", "anzac"}
    assert {e.by for e in game.war.events if isinstance(e, WarDeclared)} == {"uk", "anzac"}


@pytest.mark.rule("P40-POL-13")
def test_americans_and_chinese_declare_nothing_under_the_rulebook() -> None:
    game = Opened()
    assert game.declarations("usa") == []
    assert game.declarations("china") == []


@pytest.mark.rule("P40-POL-33")
def test_japan_is_asked_again_after_a_british_declaration_and_that_brings_in_the_americans() -> None:
    game = Opened("uk", "anzac")
    game.declare("japan", "declare all")
    assert game.enemies() == ALL


@pytest.mark.rule("P40-TRN-31")
def test_zones_that_become_hostile_by_the_declaration_are_noted() -> None:
    game = Opened()
    game.put("japan", "destroyer", "sea35")
    game.put("usa", "transport", "sea6")
    game.declare("japan", "declare all")
    noted = {game.board.space_ids[zone] for zone in game.state.new_hostile_zones}
    # every zone with foreign surface warships, and not sea 6, where only a transport lies
    assert noted == {"sea10", "sea35", "sea37", "sea39", "sea62"}


@pytest.mark.rule("P40-POL-24")
def test_war_never_ends() -> None:
    game = Opened("usa", "uk", "anzac")
    before = list(game.state.war)
    for power in POWERS:
        assert game.declarations(power) == []
    politics.us_third_turn(game.war)
    game.edition.disrupted(game.war, UK, JAPAN)
    assert game.state.war == before


# -- the third American turn ---------------------------------------------------------------------------


@pytest.mark.rule("P40-POL-17", "P40-POL-27")
@pytest.mark.parametrize(("turn", "wanted"), [(2, {"china"}), (3, {"china", "usa"})])
def test_the_americans_declare_war_in_the_income_phase_of_their_third_turn(
    turn: int, wanted: set[str]
) -> None:
    game = Opened()
    game.state.turns[USA] = turn
    game.edition.before_income(game.war, USA)
    assert game.enemies() == wanted


@pytest.mark.rule("P40-POL-17")
def test_the_third_turn_of_another_power_means_nothing() -> None:
    game = Opened()
    game.state.turns = [3] * 5
    for power in (JAPAN, CHINA, UK, ANZAC):
        game.edition.before_income(game.war, power)
    assert game.enemies() == {"china"}


@pytest.mark.rule("P40-OPT-06")
def test_the_switch_lets_the_american_declaration_bring_in_the_commonwealth() -> None:
    game = Opened(us_declaration_brings_commonwealth=True)
    game.state.turns[USA] = 3
    game.edition.before_income(game.war, USA)
    assert game.enemies() == ALL


# -- acts of war ---------------------------------------------------------------------------------------


@pytest.mark.rule("P40-POL-11", "P40-POL-12", "P40-POL-20", "P40-CHN-15")
@pytest.mark.parametrize("power", ["uk", "anzac"])
def test_commonwealth_units_in_china_mean_war(power: str) -> None:
    game = Opened()
    assert game.no_entry(power, "infantry", "yunnan") is None
    game.edition.entered(game.war, game.at("yunnan"), POWERS[power])
    assert game.enemies() == {"china", "uk", "anzac"}


@pytest.mark.rule("P40-POL-11")
def test_japanese_held_china_is_china_and_burma_is_not() -> None:
    game = Opened()
    provoking = {game.board.space_ids[s] for s in bits(game.edition.provoking_mask(game.war, UK))}
    assert {"kiangsu", "yunnan"} <= provoking
    assert not {"burma", "kwangtung"} & provoking
    game.edition.entered(game.war, game.at("burma"), UK)
    assert game.enemies() == {"china"}
    game.edition.entered(game.war, game.at("kiangsu"), UK)
    assert game.enemies() == {"china", "uk", "anzac"}
    assert game.edition.provoking_mask(game.war, UK) == 0


@pytest.mark.rule("P40-POL-10", "P40-POL-12")
def test_a_british_convoy_raid_means_war_of_both_with_japan() -> None:
    game = Opened()
    assert game.edition.may_disrupt(game.war, UK, JAPAN)
    game.edition.disrupted(game.war, UK, JAPAN)
    assert game.enemies() == {"china", "uk", "anzac"}


@pytest.mark.rule("P40-POL-14")
def test_americans_at_peace_disrupt_nothing() -> None:
    game = Opened()
    assert not game.edition.may_disrupt(game.war, USA, JAPAN)
    assert Opened("usa").edition.may_disrupt(Opened("usa").war, USA, JAPAN)


@pytest.mark.rule("P40-POL-29")
@pytest.mark.parametrize("victim", ["usa", "uk", "anzac"])
def test_a_japanese_convoy_raid_in_peace_means_war_with_all(victim: str) -> None:
    game = Opened()
    assert game.edition.may_disrupt(game.war, JAPAN, POWERS[victim])
    game.edition.disrupted(game.war, JAPAN, POWERS[victim])
    assert game.enemies() == ALL


@pytest.mark.rule("P40-POL-29", "P40-POL-33")
def test_a_japanese_raid_on_an_enemy_brings_in_the_americans_too() -> None:
    game = Opened("uk", "anzac")
    game.edition.disrupted(game.war, JAPAN, UK)
    assert game.enemies() == ALL


@pytest.mark.rule("P40-OPT-09", "P40-POL-29")
def test_the_switch_keeps_japanese_raiders_to_their_enemies() -> None:
    game = Opened("uk", "anzac", japan_peace_convoy_raid=False)
    assert not game.edition.may_disrupt(game.war, JAPAN, USA)
    assert game.edition.may_disrupt(game.war, JAPAN, UK)
    game.edition.disrupted(game.war, JAPAN, UK)
    assert game.enemies() == {"china", "uk", "anzac"}


@pytest.mark.rule("P40-CNV-07", "P40-CHN-23")
def test_friends_disrupt_nothing_and_china_is_exempt() -> None:
    game = Opened()
    assert not game.edition.may_disrupt(game.war, UK, USA)
    assert game.edition.convoy_exempt(game.war, CHINA)
    assert not game.edition.convoy_exempt(game.war, UK)


# -- attacks -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-POL-02")
def test_japan_attacks_china_freely() -> None:
    assert Opened().no_attack("japan", "hunan") is None


@pytest.mark.rule("P40-POL-04", "P40-POL-23", "P40-POL-26")
@pytest.mark.parametrize(
    "space",
    ["malaya", "kwangtung", "java", "dutch_new_guinea", "queensland", "philippines", "sea35", "sea37"],
)
def test_british_dutch_anzac_and_american_targets_need_the_declaration(space: str) -> None:
    assert Opened().no_attack("japan", space) == "P40-POL-26"
    assert Opened("usa", "uk", "anzac").no_attack("japan", space) is None


@pytest.mark.rule("P40-POL-33")
@pytest.mark.parametrize("space", ["malaya", "sea37", "java"])
def test_a_british_declaration_does_not_free_japan_to_attack_without_its_own(space: str) -> None:
    assert Opened("uk", "anzac").no_attack("japan", space) == "P40-POL-26"


@pytest.mark.rule("P40-POL-04")
def test_british_troops_in_chinese_land_are_british_targets() -> None:
    game = Opened("uk", "anzac")
    game.put("uk", "infantry", "yunnan")
    assert game.no_attack("japan", "yunnan") == "P40-POL-26"


@pytest.mark.rule("P40-POL-03", "P40-POL-32")
def test_french_indo_china_is_free_to_japan_until_an_ally_is_there() -> None:
    game = Opened()
    assert game.no_attack("japan", "french_indo_china") is None
    game.put("uk", "fighter", "french_indo_china")
    assert game.no_attack("japan", "french_indo_china") == "P40-POL-03"
    taken = Opened()
    taken.hold("uk", "french_indo_china")
    assert taken.no_attack("japan", "french_indo_china") == "P40-POL-26"


@pytest.mark.rule("P40-POL-28")
def test_new_hebrides_is_french_in_every_respect() -> None:
    game = Opened()
    assert game.no_attack("japan", "new_hebrides") is None
    game.edition.entered_peacefully(game.war, game.at("new_hebrides"), ANZAC, game.board.kind_of["infantry"])
    assert game.state.control[game.at("new_hebrides")] == ANZAC


@pytest.mark.rule("P40-POL-25")
@pytest.mark.parametrize("power", ["japan", "usa", "uk"])
def test_mongolia_may_be_attacked_in_peace(power: str) -> None:
    game = Opened()
    assert game.no_attack(power, "olgiy") is None
    assert hostile_territory(game.war, game.at("olgiy"), POWERS[power])


@pytest.mark.rule("P40-POL-13", "P40-POL-23")
@pytest.mark.parametrize("space", ["japan", "sea6"])
def test_americans_attack_japan_only_at_war(space: str) -> None:
    assert Opened().no_attack("usa", space) == "P40-POL-13"
    assert Opened("usa").no_attack("usa", space) is None


@pytest.mark.rule("P40-POL-34", "P40-POL-23")
@pytest.mark.parametrize("power", ["uk", "anzac"])
def test_the_commonwealth_announces_its_attack_first(power: str) -> None:
    assert Opened().no_attack(power, "siam") == "P40-POL-34"
    assert Opened("uk", "anzac").no_attack(power, "siam") is None


@pytest.mark.rule("P40-GEN-12")
def test_allies_never_attack_each_other_or_the_dutch() -> None:
    game = Opened("usa", "uk", "anzac")
    assert game.no_attack("usa", "malaya") == "P40-GEN-12"
    assert game.no_attack("uk", "java") == "P40-MAP-26"


@pytest.mark.rule("P40-POL-21", "P40-MAP-05", "P40-MAP-06")
def test_ships_of_a_power_at_peace_make_no_zone_hostile() -> None:
    zone = Opened().at("sea35")
    assert not hostile_zone(Opened().war, zone, JAPAN)
    assert hostile_zone(Opened("usa").war, zone, JAPAN)
    game = Opened("usa")
    game.state.units[zone] = {}
    game.put("usa", "submarine", "sea35")
    game.put("usa", "transport", "sea35")
    assert not hostile_zone(game.war, zone, JAPAN)


# -- friendly, hostile, closed -------------------------------------------------------------------------


@pytest.mark.rule("P40-MAP-04")
def test_territory_of_powers_at_peace_is_neither_friendly_nor_hostile() -> None:
    game = Opened()
    malaya = game.at("malaya")
    assert not friendly_territory(game.war, malaya, JAPAN)
    assert not hostile_territory(game.war, malaya, JAPAN)
    assert friendly_territory(game.war, malaya, ANZAC)
    assert hostile_territory(Opened("uk", "anzac").war, malaya, JAPAN)


@pytest.mark.rule("P40-MAP-26")
@pytest.mark.parametrize("space", ["java", "french_indo_china"])
def test_dutch_and_french_land(space: str) -> None:
    peace, at_war = Opened(), Opened("usa")
    at = peace.at(space)
    assert [friendly_territory(peace.war, at, p) for p in range(5)] == [False, False, False, True, True]
    assert [friendly_territory(at_war.war, at, p) for p in range(5)] == [False, True, False, True, True]
    assert [hostile_territory(at_war.war, at, p) for p in range(5)] == [True, False, False, False, False]


@pytest.mark.rule("P40-MAP-27", "P40-MAP-13", "P40-MAP-11")
def test_a_violated_neutral_is_friendly_to_the_side_it_joined() -> None:
    game = Opened()
    dzavhan = game.at("dzavhan")
    assert not any(friendly_territory(game.war, dzavhan, p) for p in range(5))
    game.state.aligned = {dzavhan: game.board.side[UK]}
    assert [friendly_territory(game.war, dzavhan, p) for p in range(5)] == [False, True, True, True, True]
    assert [hostile_territory(game.war, dzavhan, p) for p in range(5)] == [True, False, False, False, False]


@pytest.mark.rule("P40-MAP-19", "P40-MAP-24")
@pytest.mark.parametrize("power", POWERS)
def test_soviet_land_and_the_himalayas_are_closed_to_all(power: str) -> None:
    game = Opened("usa", "uk", "anzac")
    for flying in (False, True):
        assert game.no_entry(power, "fighter", "amur", flying=flying) == "P40-MAP-19"
        assert game.no_entry(power, "fighter", "himalayas", flying=flying) == "P40-MAP-24"


@pytest.mark.rule("P40-MAP-22")
def test_ships_stay_at_sea() -> None:
    game = Opened()
    assert game.no_entry("japan", "destroyer", "japan") == "P40-MAP-22"
    assert game.no_entry("japan", "destroyer", "sea6") is None


@pytest.mark.rule("P40-POL-15", "P40-POL-20", "P40-POL-31")
def test_china_is_closed_to_americans_before_war_even_in_flight() -> None:
    game = Opened()
    assert game.no_entry("usa", "fighter", "yunnan", flying=True) == "P40-POL-15"
    assert game.no_entry("usa", "infantry", "kiangsu") == "P40-POL-15"
    assert Opened("usa").no_entry("usa", "fighter", "yunnan", flying=True) is None
    assert game.no_entry("usa", "fighter", "burma", flying=True) is None


@pytest.mark.rule("P40-POL-31")
def test_foreign_land_may_be_flown_over_in_peace_but_not_entered() -> None:
    game = Opened()
    assert game.no_entry("japan", "fighter", "philippines", flying=True) is None
    assert game.no_entry("japan", "fighter", "philippines") == "P40-POL-31"
    assert game.no_entry("usa", "infantry", "okinawa") == "P40-POL-31"
    assert Opened("usa").no_entry("japan", "fighter", "philippines") is None


@pytest.mark.rule("P40-POL-30")
def test_americans_at_peace_use_british_land_but_not_dutch_or_french() -> None:
    game = Opened()
    assert game.no_entry("usa", "infantry", "malaya") is None
    assert game.no_entry("usa", "infantry", "java") == "P40-POL-30"
    assert game.no_entry("usa", "fighter", "new_hebrides") == "P40-POL-30"
    assert game.no_entry("usa", "fighter", "java", flying=True) is None
    assert game.edition.may_share(game.war, USA, UK)
    assert Opened("usa").no_entry("usa", "infantry", "java") is None


@pytest.mark.rule("P40-GEN-11")
def test_friends_share_land_ships_and_bases() -> None:
    game = Opened()
    assert all(
        game.edition.may_share(game.war, one, other) for one in (USA, UK, ANZAC) for other in (USA, UK, ANZAC)
    )
    assert friendly_territory(game.war, game.at("queensland"), USA)
    assert naval_base_serves(game.war, game.at("sea54"), USA)


@pytest.mark.parametrize("rules", ["rulebook", "errata"])
@pytest.mark.parametrize("at_war", [(), ("uk", "anzac"), ("usa",), ("usa", "uk", "anzac")])
def test_closed_masks_agree_with_refusals(rules: str, at_war: tuple[str, ...]) -> None:
    game = Opened(*at_war, politics=rules)
    for name, power in POWERS.items():
        for kind, flying in (("infantry", False), ("fighter", True)):
            closed = game.edition.closed_mask(game.war, power, chinese_area=name == "china", flying=flying)
            for space in range(game.board.n):
                if game.board.sea[space] and kind == "infantry":
                    continue
                refused = game.no_entry(name, kind, game.board.space_ids[space], flying=flying)
                assert bool(closed >> space & 1) == (refused is not None), (name, kind, space)


# -- take-over -----------------------------------------------------------------------------------------


def take(game: Opened, power: str, kind: str, space: str) -> str:
    game.edition.entered_peacefully(game.war, game.at(space), POWERS[power], game.board.kind_of[kind])
    return game.board.owner_ids[game.state.control[game.at(space)]]


@pytest.mark.rule("P40-POL-06", "P40-POL-07", "P40-NCM-21")
@pytest.mark.parametrize(
    ("power", "space"), [("uk", "sumatra"), ("anzac", "java"), ("uk", "french_indo_china")]
)
def test_the_commonwealth_takes_dutch_and_french_land_by_moving_in(power: str, space: str) -> None:
    game = Opened()
    assert take(game, power, "infantry", space) == power
    assert game.enemies() == {"china"}
    assert game.at(space) not in game.state.captured


@pytest.mark.rule("P40-POL-08")
def test_it_may_still_do_so_at_war() -> None:
    assert take(Opened("uk", "anzac"), "uk", "tank", "java") == "uk"


@pytest.mark.rule("P40-NCM-21")
@pytest.mark.parametrize(("power", "kind"), [("usa", "infantry"), ("uk", "aa_gun"), ("uk", "fighter")])
def test_who_takes_nothing(power: str, kind: str) -> None:
    assert take(Opened("usa", "uk", "anzac"), power, kind, "java") == "netherlands"


@pytest.mark.rule("P40-NCM-21", "P40-POL-06")
def test_the_first_to_enter_keeps_it_and_japan_is_not_dispossessed() -> None:
    game = Opened()
    take(game, "anzac", "infantry", "java")
    assert take(game, "uk", "infantry", "java") == "anzac"
    game.hold("japan", "sumatra")
    assert take(game, "uk", "infantry", "sumatra") == "japan"


@pytest.mark.rule("P40-NCM-22")
def test_land_taken_over_was_friendly_before() -> None:
    game = Opened()
    game.state.turn_control = tuple(game.state.control)
    take(game, "uk", "infantry", "java")
    java = game.at("java")
    assert friendly_territory(game.war, java, UK, game.state.turn_control)
    assert friendly_territory(game.war, java, UK)


# -- the errata ----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-ERR-01", "P40-OPT-02")
def test_errata_japan_picks_its_enemies() -> None:
    game = errata()
    assert game.declarations("japan") == ["declare usa", "declare uk anzac", "declare usa uk anzac", "pass"]
    game.declare("japan", "declare uk anzac")
    assert game.enemies() == {"china", "uk", "anzac"}
    assert game.declarations("japan") == ["declare usa", "pass"]
    game.declare("japan", "declare usa")
    assert game.enemies() == ALL


@pytest.mark.rule("P40-ERR-04")
def test_errata_either_commonwealth_power_declares_for_both() -> None:
    game = errata()
    game.declare("anzac", "declare japan")
    assert game.enemies() == {"china", "uk", "anzac"}
    refusal = STEPS[Declare].why_not(game.war, Declare(power=JAPAN), "japan", act("declare", "uk"))
    assert refusal is not None
    assert refusal.rule == "P40-ERR-04"


@pytest.mark.rule("P40-ERR-06")
def test_errata_an_unprovoked_attack_on_the_commonwealth_lets_the_americans_declare() -> None:
    game = errata()
    assert game.declarations("usa") == []
    game.declare("japan", "declare uk anzac")
    assert game.enemies() == {"china", "uk", "anzac"}
    assert game.declarations("usa") == ["declare japan", "pass"]
    game.declare("usa", "declare japan")
    assert game.enemies() == ALL


@pytest.mark.rule("P40-ERR-06")
def test_errata_a_war_the_commonwealth_began_gives_the_americans_no_such_right() -> None:
    game = errata()
    game.declare("uk", "declare japan")
    assert game.declarations("usa") == []


@pytest.mark.rule("P40-ERR-07")
def test_errata_the_americans_are_asked_in_their_third_income_phase_and_may_declare_later() -> None:
    game = errata()
    game.state.frames, game.state.turns[USA] = [], 3
    assert game.declarations("usa") == []
    game.edition.before_income(game.war, USA)
    assert game.offered() == ["declare japan", "pass"]
    assert game.enemies() == {"china"}
    game.state.turns[USA] = 4
    assert game.declarations("usa") == ["declare japan", "pass"]
    game.state.frames = []
    game.edition.before_income(game.war, USA)
    assert game.state.frames == []


@pytest.mark.rule("P40-ERR-07")
def test_errata_the_declaration_in_the_income_phase_counts_at_once() -> None:
    game = errata()
    game.declare("usa", "declare japan", income=True)
    assert game.enemies() == {"china", "usa"}
    assert ("US-1", 40) in game.edition.bonus(game.war, USA)


@pytest.mark.rule("P40-ERR-02", "P40-ERR-12")
def test_errata_dutch_land_only_at_war_with_the_commonwealth() -> None:
    assert errata().no_attack("japan", "java") == "P40-ERR-02"
    assert errata("usa").no_attack("japan", "java") == "P40-ERR-02"
    assert errata("uk", "anzac").no_attack("japan", "java") is None
    assert errata("uk", "anzac").no_attack("japan", "philippines") == "P40-ERR-12"
    assert errata("uk", "anzac").no_attack("japan", "malaya") is None


@pytest.mark.rule("P40-ERR-03", "P40-ERR-12")
def test_errata_french_land_at_any_time_but_not_past_powers_at_peace() -> None:
    game = errata()
    assert game.no_attack("japan", "french_indo_china") is None
    game.put("uk", "infantry", "french_indo_china")
    assert game.no_attack("japan", "french_indo_china") == "P40-ERR-12"


@pytest.mark.rule("P40-ERR-10", "P40-ERR-12")
def test_errata_bystanders_at_sea_are_ignored() -> None:
    game = errata("uk", "anzac")
    assert game.no_attack("japan", "sea35") == "P40-ERR-12"
    game.put("uk", "destroyer", "sea35")
    assert game.no_attack("japan", "sea35") is None


@pytest.mark.rule("P40-ERR-05")
def test_errata_china_is_closed_to_the_commonwealth_before_war() -> None:
    game = errata()
    assert game.no_entry("uk", "infantry", "yunnan") == "P40-ERR-05"
    assert game.no_entry("anzac", "fighter", "yunnan", flying=True) == "P40-ERR-05"
    assert errata("uk", "anzac").no_entry("uk", "infantry", "yunnan") is None
    assert game.edition.provoking_mask(game.war, UK) == 0


@pytest.mark.rule("P40-ERR-12")
@pytest.mark.parametrize(("raider", "victim"), [(UK, JAPAN), (USA, JAPAN), (JAPAN, UK), (JAPAN, USA)])
def test_errata_convoys_are_disrupted_in_war_only(raider: int, victim: int) -> None:
    assert not errata().edition.may_disrupt(errata().war, raider, victim)
    game = errata("usa", "uk", "anzac")
    assert game.edition.may_disrupt(game.war, raider, victim)


@pytest.mark.rule("P40-ERR-12")
def test_errata_a_raid_on_the_british_does_not_bring_in_the_americans() -> None:
    game = errata("uk", "anzac")
    game.edition.disrupted(game.war, JAPAN, UK)
    assert "usa" not in game.enemies()
    assert errata().no_attack("uk", "siam") == "P40-ERR-12"


@pytest.mark.rule("P40-ERR-08")
def test_errata_french_land_is_entered_but_not_taken() -> None:
    game = errata()
    assert game.no_entry("uk", "infantry", "french_indo_china") is None
    assert take(game, "uk", "infantry", "french_indo_china") == "france"
    assert take(game, "uk", "infantry", "java") == "uk"
    game.hold("japan", "french_indo_china")
    assert game.edition.new_controller(game.war, game.at("french_indo_china"), UK) == UK


@pytest.mark.rule("P40-ERR-09")
def test_errata_americans_enter_dutch_land_at_war_and_take_it_from_japan_only() -> None:
    assert errata().no_entry("usa", "infantry", "java") == "P40-ERR-09"
    game = errata("usa")
    assert game.no_entry("usa", "infantry", "java") is None
    assert take(game, "usa", "infantry", "java") == "netherlands"
    game.hold("japan", "java")
    assert game.edition.new_controller(game.war, game.at("java"), USA) == USA


@pytest.mark.rule("P40-ERR-11")
def test_errata_americans_at_peace_keep_apart_from_the_commonwealth() -> None:
    game = errata()
    assert game.no_entry("usa", "infantry", "malaya") == "P40-ERR-11"
    assert game.no_entry("uk", "fighter", "hawaiian_islands") == "P40-ERR-11"
    assert game.no_entry("uk", "infantry", "queensland") is None
    assert game.no_entry("usa", "fighter", "malaya", flying=True) is None
    assert not game.edition.may_share(game.war, USA, ANZAC)
    assert game.edition.may_share(game.war, UK, ANZAC)
    sydney, india = game.at("sea54"), game.at("india")
    assert not naval_base_serves(game.war, sydney, USA)
    assert naval_base_serves(game.war, sydney, UK)
    assert not airbase_bonus(game.war, india, USA)
    at_war = errata("usa")
    assert at_war.no_entry("usa", "infantry", "malaya") is None
    assert naval_base_serves(at_war.war, sydney, USA)


# -- in play ----------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-POL-26", "P40-POL-04")
def test_the_declaration_comes_after_the_purchase_and_before_the_moves() -> None:
    case = Case(base="start", turn="japan")
    case.do("japan", "done")
    assert case.legal("japan") == ["declare all", "pass"]
    case.do("japan", "declare all")
    assert case.step == "combat_move"
    assert all(case.at_war("japan", power) for power in ALL)


@pytest.mark.rule("P40-POL-17", "P40-POL-18", "P40-NOB-04")
def test_the_third_american_income_phase_pays_the_wartime_economy_at_once() -> None:
    case = Case(base="start", war="china", round=3, turn="usa", phase="income", treasury={"usa": 0})
    assert case.at_war("usa", "japan")
    assert not case.at_war("uk", "japan")
    assert case.treasury("usa") == 17 + 5 + 40


@pytest.mark.rule("P40-ERR-07")
def test_errata_the_americans_answer_before_they_are_paid() -> None:
    doc: dict[str, Any] = {"base": "start", "war": "china", "round": 3, "turn": "usa", "phase": "income"}
    paid = []
    for answer in ("declare japan", "pass"):
        case = Case(**doc, treasury={"usa": 0}, options={"politics": "errata"})
        assert case.legal("usa") == ["declare japan", "pass"]
        case.do("usa", answer)
        paid.append(case.treasury("usa"))
    assert paid == [62, 22]


@pytest.mark.rule("P40-CHN-01", "P40-GEN-04")
def test_china_has_a_turn_of_its_own() -> None:
    case = Case(base="start", turn="china")
    case.do("china", "buy infantry", "buy artillery", "done")
    assert case.waiting == ("china",)
    assert case.treasury("china") == 5
    assert case.treasury("uk") == 16
