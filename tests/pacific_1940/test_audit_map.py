"""The game, its set-up and its map as players meet them: sharing, money, dice, neutrals, closed land."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import flagplot
from flagplot.cli import board
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.event import Rolled
from flagplot.kernel.refusal import Fault
from flagplot.kernel.words import plain
from tests.pacific_1940.helpers import GAME, Case
from tests.pacific_1940.turns import finish

THREE = {"japan": 0, "usa": 1, "china": 1, "uk": 2, "anzac": 2}


# -- people and money ----------------------------------------------------------------------------------


@pytest.mark.rule("P40-GEN-01")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_two_to_four_people_play(number: int) -> None:
    persons = {
        2: {"japan": 0, "usa": 1, "china": 1, "uk": 1, "anzac": 1},
        3: THREE,
        4: {"japan": 0, "usa": 1, "china": 3, "uk": 2, "anzac": 3},
    }[number]
    assert len(set(Case(base="start", persons=persons).state.persons)) == number


@pytest.mark.rule("P40-GEN-01")
def test_five_people_are_too_many() -> None:
    with pytest.raises(BadInputError, match="P40-GEN-01"):
        Case(persons={"japan": 0, "usa": 1, "china": 2, "uk": 3, "anzac": 4})


@pytest.mark.rule("P40-GEN-02")
@pytest.mark.parametrize("allied", [(0, 0, 0, 0), (1, 1, 1, 0)])
def test_nobody_plays_on_both_sides(allied: tuple[int, ...]) -> None:
    persons = dict(zip(("usa", "china", "uk", "anzac"), allied, strict=True))
    with pytest.raises(BadInputError, match="P40-GEN-02"):
        Case(persons={"japan": 0, **persons})


@pytest.mark.rule("P40-GEN-03", "P40-MNF-02")
def test_one_person_still_acts_for_one_power_at_a_time() -> None:
    units = {
        "burma": {"uk": {"infantry": 1}, "usa": {"infantry": 1}},
        "shan_state": {"japan": {"infantry": 1}},
    }
    case = Case(turn="uk", phase="combat_move", control={"shan_state": "japan"}, units=units)
    assert case.state.persons[1] == case.state.persons[3]
    assert case.refuses("usa", "go burma>shan_state infantry").fault is Fault.STALE
    case.do("uk", "move burma land")
    assert [a for a in case.legal("uk") if a.startswith("take")] == ["take infantry 1"]


@pytest.mark.rule("P40-GEN-04", "P40-CHN-01")
@pytest.mark.parametrize("person", [1, 2])
def test_any_allied_player_may_run_china_which_stays_a_power_of_its_own(person: int) -> None:
    case = Case(base="start", turn="china", persons={**THREE, "china": person})
    assert case.waiting == ("china",)
    case.do("china", "buy infantry:4")
    assert [case.treasury(seat) for seat in ("usa", "china", "uk")] == [17, 0, 16]


@pytest.mark.rule("P40-GEN-07", "P40-GEN-03")
def test_money_never_passes_between_friends() -> None:
    case = Case(turn="uk", treasury={"uk": 4, "usa": 90, "anzac": 50})
    for wish in ("give uk 5", "lend usa uk 5", "pay uk 5"):
        assert case.refuses("uk", wish).fault is Fault.MALFORMED
    case.do("uk", "buy infantry")
    case.refuses("uk", "buy infantry", "P40-PUR-03")  # one person has 140 IPCs, the United Kingdom one
    finish(case, "uk")
    assert (case.treasury("usa"), case.treasury("anzac")) == (90, 50)


@pytest.mark.rule("P40-GEN-06", "P40-GEN-09")
def test_everybody_sees_treasuries_and_colours() -> None:
    case = Case(base="start")
    for seat in (None, "japan", "uk"):
        powers = GAME.view(case.state, seat).tracks["powers"]
        assert {p: (powers[p]["treasury"], powers[p]["colour"]) for p in powers} == {
            "japan": (26, "orange"),
            "usa": (17, "green"),
            "china": (12, "light green"),
            "uk": (16, "tan"),
            "anzac": (10, "dark tan"),
        }


@pytest.mark.rule("P40-GEN-05")
def test_pieces_never_run_out() -> None:
    case = Case(turn="china", treasury={"china": 300}, units={"yunnan": {"china": {"infantry": 250}}})
    case.do("china", "buy infantry:100", "done", "done", "done", "place infantry:100 yunnan")
    assert case.units("yunnan") == {"china": {"infantry": 350}}


# -- sharing -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-GEN-11")
def test_friends_share_territories_zones_decks_and_transports() -> None:
    units = {
        "queensland": {"anzac": {"infantry": 1}, "usa": {"fighter": 1, "infantry": 1}},
        "sea54": {"anzac": {"carrier": 1, "transport": 1}, "usa": {"destroyer": 1}},
    }
    case = Case(turn="usa", phase="noncombat_move", units=units)
    case.do("usa", "go queensland>sea54 fighter", "board sea54 anzac:transport queensland infantry", "done")
    assert case.units("sea54") == {
        "anzac": {"carrier[usa:fighter]": 1, "transport[usa:infantry]": 1},
        "usa": {"destroyer": 1},
    }


# -- dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-GEN-08")
@pytest.mark.parametrize(("unit", "value"), [("infantry", 1), ("artillery", 2), ("tank", 3)])
def test_a_die_at_or_below_the_value_hits(unit: str, value: int) -> None:
    for face in (value, value + 1):
        case = Case(
            turn="japan",
            phase="combat_move",
            units={"kwangsi": {"japan": {unit: 1}}, "hunan": {"china": {"infantry": 1}}},
        )
        case.do("japan", f"go kwangsi>hunan {unit}", "done", dice=[face, 6])
        assert (case.control("hunan") == "japan") is (face == value)


@pytest.mark.rule("P40-GEN-08")
def test_all_dice_have_six_sides() -> None:
    case = Case(
        turn="japan",
        phase="combat_move",
        units={"kwangsi": {"japan": {"infantry": 1}}, "hunan": {"china": {"infantry": 1}}},
    )
    case.do("japan", "go kwangsi>hunan infantry")
    for face in (0, 7):
        with pytest.raises(BadInputError):
            GAME.apply(case.state, "japan", "done", dice=flagplot.ScriptedDice([face, 6]))


@pytest.mark.rule("P40-GEN-10")
@pytest.mark.parametrize(
    ("attacker", "dice", "throws"),
    [
        ("submarine", [2], 1),  # a surprise strike: the cruiser is gone before it can fire
        ("destroyer", [2, 6], 2),  # the general rule: casualties fire back
    ],
)
def test_a_rule_of_the_unit_overrides_the_general_one(attacker: str, dice: list[int], throws: int) -> None:
    units = {"sea26": {"usa": {attacker: 1}}, "sea25": {"japan": {"cruiser": 1}}}
    case = Case(turn="usa", phase="combat_move", units=units)
    case.do("usa", f"go sea26>sea25 {attacker}")
    if attacker == "submarine":
        case.do("usa", "done")
        case.do("usa", "submerge 0", dice=dice)
    else:
        case.do("usa", "done", dice=dice)
    assert len([e for e in case.events if isinstance(e, Rolled)]) == throws
    assert case.units("sea25") == {"usa": {attacker: 1}}


# -- set-up --------------------------------------------------------------------------------------------

CARDS = {
    "japan": """
        caroline_islands: 1 infantry 1 aa_gun + airbase naval_base
        formosa: 1 fighter
        iwo_jima: 1 infantry
        japan: 8 infantry 2 artillery 1 tank 1 aa_gun 5 fighter 4 tactical_bomber
        japan: 2 strategic_bomber + airbase naval_base major_ic
        jehol: 2 infantry 1 artillery
        kiangsi: 3 infantry 1 artillery
        kiangsu: 1 infantry 1 fighter 1 tactical_bomber 1 strategic_bomber
        korea: 1 infantry
        kwangsi: 3 infantry 1 artillery
        manchuria: 4 infantry 1 artillery 1 mech_infantry 1 aa_gun
        manchuria: 3 fighter 2 tactical_bomber 1 strategic_bomber
        okinawa: 1 infantry 1 fighter
        palau_island: 1 infantry
        shantung: 1 infantry
        siam: 2 infantry
        sea6: 2 fighter 2 tactical_bomber
        sea6: 2 transport 1 submarine 2 destroyer 1 cruiser 2 carrier 1 battleship
        sea19: 1 submarine 1 destroyer 1 cruiser
        sea33: 1 fighter 1 tactical_bomber 1 transport 1 destroyer 1 carrier 1 battleship
    """,
    "usa": """
        guam: + airbase
        hawaiian_islands: 2 infantry 1 fighter 1 tactical_bomber 1 strategic_bomber + airbase naval_base
        midway: + airbase
        philippines: 2 infantry 1 fighter 1 strategic_bomber + airbase naval_base
        wake_island: + airbase
        western_united_states: 3 infantry 1 artillery 1 mech_infantry 1 tank 1 aa_gun
        western_united_states: 1 fighter 1 tactical_bomber 1 strategic_bomber + airbase naval_base major_ic
        sea10: 1 fighter 1 tactical_bomber
        sea10: 1 transport 1 submarine 1 destroyer 1 cruiser 1 carrier 1 battleship
        sea26: 1 transport
        sea35: 1 transport 1 destroyer
    """,
    "china": """
        hunan: 1 infantry
        kweichow: 1 infantry
        shensi: 1 infantry
        suiyuan: 2 infantry
        szechwan: 4 infantry 1 fighter
        yunnan: 3 infantry
    """,
    "uk": """
        burma: 1 infantry 1 fighter
        india: 4 infantry 1 artillery 1 aa_gun 3 fighter 1 tactical_bomber + airbase naval_base major_ic
        kwangtung: 2 infantry + naval_base
        malaya: 4 infantry + naval_base
        sea37: 2 transport 1 battleship
        sea39: 1 destroyer 1 cruiser
    """,
    "anzac": """
        malaya: 1 infantry
        new_south_wales: 1 infantry + minor_ic
        new_zealand: 1 infantry 3 fighter + airbase naval_base
        queensland: 2 infantry 1 artillery 1 fighter + airbase naval_base
        sea47: 1 submarine
        sea62: 1 transport 1 destroyer
    """,
}


def card(power: str) -> tuple[dict[str, dict[str, int]], dict[str, set[str]]]:
    """The units and facilities of a set-up card."""
    units: dict[str, dict[str, int]] = {}
    built: dict[str, set[str]] = {}
    for line in CARDS[power].strip().splitlines():
        space, _, rest = line.strip().partition(":")
        pieces, _, facilities = rest.partition("+")
        words = pieces.split()
        for count, kind in zip(words[::2], words[1::2], strict=True):
            units.setdefault(space, {})[kind] = int(count)
        if facilities:
            built[space] = set(facilities.split())
    return units, built


@pytest.mark.rule("P40-SET-01", "P40-SET-07", "P40-SET-08", "P40-SET-10")
@pytest.mark.parametrize("power", CARDS)
def test_every_power_starts_with_the_units_of_its_card(power: str) -> None:
    case = Case(base="start")
    places = GAME.view(case.state, None).places
    wanted, built = card(power)
    found: dict[str, dict[str, int]] = {}
    for space in places:
        for text, count in case.units(space).get(power, {}).items():
            for kind in re.findall(r"[a-z_]+", text):
                mine = found.setdefault(space, {})
                mine[kind] = mine.get(kind, 0) + count
    assert found == wanted
    standing = {}
    for space, place in places.items():
        if place.get("control") == power and "facilities" in place:
            parts = place["facilities"]
            standing[space] = {p for p in parts if p != "complex"} | (
                {f"{parts['complex']['size']}_ic"} if "complex" in parts else set()
            )
    assert standing == built


@pytest.mark.rule("P40-SET-01")
def test_each_carrier_starts_with_a_fighter_and_a_tactical_bomber_aboard() -> None:
    case = Case(base="start")
    for zone, power, number in (("sea6", "japan", 2), ("sea33", "japan", 1), ("sea10", "usa", 1)):
        carriers = {text: n for text, n in case.units(zone)[power].items() if text.startswith("carrier")}
        assert sum(carriers.values()) == number
        assert {tuple(sorted(text[8:-1].split(","))) for text in carriers} == {("fighter", "tactical_bomber")}


@pytest.mark.rule("P40-SET-02", "P40-SET-03")
def test_treasuries_equal_production_at_the_start() -> None:
    case = Case(base="start")
    for seat, ipcs in {"japan": 26, "usa": 17, "china": 12, "uk": 16, "anzac": 10}.items():
        assert case.treasury(seat) == case.production(seat) == ipcs


@pytest.mark.rule("P40-SET-06")
def test_who_has_which_victory_city() -> None:
    case = Case(base="start")
    assert GAME.view(case.state, None).tracks["victory_cities"] == {"axis": 2, "allies": 6}
    holders = {
        "japan": "japan", "kiangsu": "japan", "kwangtung": "uk", "india": "uk", "philippines": "usa",
        "hawaiian_islands": "usa", "western_united_states": "usa", "new_south_wales": "anzac",
    }  # fmt: skip
    assert {space: case.control(space) for space in holders} == holders


@pytest.mark.rule("P40-OPT-01")
def test_the_printed_cards_without_the_errata() -> None:
    case = Case(base="start", options={"setup_errata": False})
    assert case.facilities("philippines") == (-1, -1, 0, 0)
    assert case.facilities("new_zealand")[2] == 1
    assert case.facilities("new_south_wales")[2] == 2


@pytest.mark.rule("P40-SET-09", "P40-OPT-07")
@pytest.mark.parametrize(("errata", "loads"), [(True, False), (False, True)])
def test_korea_and_sea_zone_5(errata: bool, loads: bool) -> None:
    units = {"sea5": {"japan": {"transport": 1}}, "korea": {"japan": {"infantry": 1}}}
    case = Case(turn="japan", phase="noncombat_move", units=units, options={"map_errata_korea": errata})
    assert case.can("japan", "go sea5 transport load=korea:infantry") is loads


# -- the map -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-MAP-02")
def test_units_move_between_spaces_that_touch() -> None:
    units = {"yunnan": {"china": {"infantry": 1}}}
    case = Case(turn="china", phase="noncombat_move", units=units)
    refusal = case.refuses("china", "go yunnan>shensi infantry", "P40-MAP-02")
    assert refusal.ids == ("shensi", "yunnan")
    ship = Case(turn="usa", phase="noncombat_move", units={"sea26": {"usa": {"destroyer": 1}}})
    ship.refuses("usa", "go sea26>sea10 destroyer", "P40-MAP-02")


@pytest.mark.rule("P40-MAP-22")
def test_ships_are_never_on_land() -> None:
    case = Case(turn="japan", phase="noncombat_move", units={"sea6": {"japan": {"destroyer": 1}}})
    case.refuses("japan", "go sea6>japan destroyer", "P40-MAP-22")
    with pytest.raises(BadInputError, match="sea units are only in sea zones"):
        Case(units={"japan": {"japan": {"destroyer": 1}}})
    with pytest.raises(BadInputError, match="land units are never in sea zones"):
        Case(units={"sea6": {"japan": {"infantry": 1}}})


@pytest.mark.rule("P40-MAP-19")
@pytest.mark.parametrize("phase", ["combat_move", "noncombat_move"])
def test_soviet_land_is_closed(phase: str) -> None:
    units = {
        "manchuria": {"japan": {"infantry": 1, "fighter": 1}},
        "sea5": {"japan": {"transport[infantry]": 1}},
        "chahar": {"china": {"infantry": 1}},
        "jehol": {"japan": {"infantry": 1}},
    }
    case = Case(turn="japan", phase=phase, units=units)
    case.refuses("japan", "go manchuria>amur fighter", "P40-MAP-19")
    if phase == "noncombat_move":
        case.refuses("japan", "go manchuria>amur infantry", "P40-MAP-19")
        case.refuses("japan", "go sea5 transport offload=amur", "P40-MAP-19")
        assert case.can("japan", "go sea5>sea4 transport")  # the waters off it are open
    else:
        case.refuses("japan", "go manchuria>amur infantry", "P40-MAP-19")
        assert not case.can("japan", "go sea5 transport assault=amur")


@pytest.mark.rule("P40-MAP-24")
def test_nobody_crosses_the_himalayas() -> None:
    units = {"tsinghai": {"uk": {"fighter": 1}}, "india": {"uk": {"infantry": 1}}}
    case = Case(turn="uk", phase="noncombat_move", units=units)
    assert case.refuses("uk", "go tsinghai>india fighter", "P40-MAP-24").ids == ("himalayas",)
    case.refuses("uk", "go india>himalayas infantry", "P40-MAP-24")
    case.refuses("uk", "go tsinghai>himalayas fighter", "P40-MAP-24")
    assert case.can("uk", "go tsinghai>burma fighter")  # four spaces by Szechwan and Yunnan


@pytest.mark.rule("P40-MAP-25", "P40-MAP-16")
@pytest.mark.parametrize(("land", "zone", "start", "asked"), [
    ("new_guinea", "sea46", "sea34", False),
    ("new_britain", "sea47", "sea33", True),
])  # fmt: skip
def test_new_guinea_is_no_island_to_scramble_from(land: str, zone: str, start: str, asked: bool) -> None:
    units = {
        land: {"anzac": {"fighter": 1}},
        zone: {"anzac": {"destroyer": 1}},
        start: {"japan": {"battleship": 1}},
    }
    case = Case(turn="japan", phase="combat_move", units=units, facilities={land: {"airbase": 0}})
    case.do("japan", f"go {start}>{zone} battleship", "done", dice=[] if asked else [1, 6])
    assert (case.waiting == ("anzac",)) is asked


@pytest.mark.rule("P40-MAP-17", "P40-MAP-18")
def test_an_island_group_is_one_territory() -> None:
    units = {"solomon_islands": {"usa": {"infantry": 2}}, "sea49": {"japan": {"transport[infantry]": 1}}}
    case = Case(turn="japan", phase="combat_move", control={"solomon_islands": "usa"}, units=units)
    case.do("japan", "go sea49 transport assault=solomon_islands", "done", dice=[6, 1, 6])
    throws = [(plain(e.reason), len(e.faces)) for e in case.events if isinstance(e, Rolled)]
    assert throws[-1] == ("usa in solomon_islands: 2 infantry at 2", 2)  # wherever in the group they stood


@pytest.mark.rule("P40-MAP-20")
def test_an_emptied_territory_keeps_its_controller_until_an_enemy_takes_it() -> None:
    units = {"yunnan": {"china": {"infantry": 1}}, "kwangsi": {"japan": {"infantry": 1}}}
    case = Case(turn="china", phase="noncombat_move", treasury={"china": 0}, units=units)
    case.do("china", "go yunnan>szechwan infantry", "done")
    assert case.control("yunnan") == "china"
    assert case.treasury("china") == 12 + 6
    taken = Case(turn="japan", phase="combat_move", units={"kwangsi": {"japan": {"infantry": 1}}})
    assert taken.do("japan", "go kwangsi>yunnan infantry", "done").control("yunnan") == "japan"


@pytest.mark.rule("P40-MAP-03", "P40-MAP-23")
@pytest.mark.parametrize(
    ("lost", "income"), [("british_columbia", 20), ("yukon_territory", 21), ("ceylon", 21)]
)
def test_canada_pays_the_united_kingdom(lost: str, income: int) -> None:
    whole = Case(turn="uk", phase="income", treasury={"uk": 0})
    assert whole.treasury("uk") == 21
    case = Case(turn="uk", phase="income", treasury={"uk": 0}, control={lost: "japan"})
    assert case.treasury("uk") == income


@pytest.mark.rule("P40-MAP-21", "P40-CHN-06", "P40-CHN-22")
@pytest.mark.parametrize("space", ["shantung", "kiangsu", "manchuria"])
def test_china_controls_what_it_wins_back(space: str) -> None:
    start = {"shantung": "anhwe", "kiangsu": "anhwe", "manchuria": "jehol"}[space]
    case = Case(
        turn="china", phase="combat_move", control={start: "china"}, units={start: {"china": {"infantry": 1}}}
    )
    before = case.production("china")
    case.do("china", f"go {start}>{space} infantry", "done")
    assert case.control(space) == "china"
    assert case.production("china") > before


# -- Dutch and French land -----------------------------------------------------------------------------


@pytest.mark.rule("P40-MAP-26", "P40-MAP-04")
def test_nobody_collects_dutch_income_until_a_power_controls_the_land() -> None:
    dutch = Case(turn="uk", phase="income", treasury={"uk": 0})
    british = Case(turn="uk", phase="income", treasury={"uk": 0}, control={"java": "uk"})
    assert british.treasury("uk") - dutch.treasury("uk") == 4


@pytest.mark.rule("P40-MAP-26")
@pytest.mark.parametrize(("power", "lands"), [("uk", True), ("anzac", True), ("usa", False)])
def test_who_lands_in_java_in_peace(power: str, lands: bool) -> None:
    units = {"sea42": {power: {"carrier[fighter]": 1}}}
    case = Case(turn=power, phase="noncombat_move", war=["china"], units=units)
    assert case.can(power, "go sea42>java fighter") is lands


# -- neutrals ------------------------------------------------------------------------------------------


def raid_on(space: str, start: str, force: str, dice: list[int], **parts: Any) -> Case:
    name, _, count = force.partition(":")
    units = {start: {"japan": {name: int(count or 1)}}}
    case = Case(turn="japan", phase="combat_move", control={start: "japan"}, units=units, **parts)
    return case.do("japan", f"go {start}>{space} {force}", "done", dice=dice)


@pytest.mark.rule("P40-MAP-07", "P40-MAP-08", "P40-MAP-10", "P40-MAP-11", "P40-SET-12")
@pytest.mark.parametrize(
    ("space", "start", "printed"),
    [("buyant_uhaa", "manchuria", 2), ("olgiy", "kansu", 2), ("central_mongolia", "suiyuan", 0)],
)
def test_a_violated_neutral_defends_itself_with_its_printed_infantry(
    space: str, start: str, printed: int
) -> None:
    case = raid_on(space, start, "tank:3", [1, 1, 1] + [6] * printed if printed else [])
    assert case.control(space) == "japan"
    assert case.units(space) == {"japan": {"tank": 3}}
    assert GAME.describe(case.state)["aligned"] == {space: "allies"}


@pytest.mark.rule("P40-MAP-12", "P40-MAP-09", "P40-MAP-11")
def test_survivors_of_a_failed_attack_stay_for_good() -> None:
    case = raid_on("buyant_uhaa", "manchuria", "infantry:1", [1, 1, 6])
    assert case.control("buyant_uhaa") == "neutral"
    assert case.units("buyant_uhaa") == {"neutral": {"infantry": 1}}
    shown = GAME.view(case.state, None).places["buyant_uhaa"]["units"]
    assert [(u["owner"], u["kind"], u["count"]) for u in shown] == [("neutral", "infantry", 1)]
    usa = Case(
        turn="usa", phase="noncombat_move", aligned={"buyant_uhaa": "allies"},
        control={"chahar": "usa"}, units={"buyant_uhaa": {"neutral": {"infantry": 1}}},
    )  # fmt: skip
    assert not usa.can("usa", "go buyant_uhaa>chahar infantry")
    assert not usa.can("usa", "go buyant_uhaa>chahar neutral:infantry")


@pytest.mark.rule("P40-MAP-08", "P40-MAP-12")
def test_a_second_attack_meets_only_the_survivors() -> None:
    case = Case(
        turn="japan", phase="combat_move", aligned={"buyant_uhaa": "allies"},
        units={"manchuria": {"japan": {"infantry": 2}}, "buyant_uhaa": {"neutral": {"infantry": 1}}},
    )  # fmt: skip
    case.do("japan", "go manchuria>buyant_uhaa infantry:2", "done", dice=[1, 6, 6])
    assert case.control("buyant_uhaa") == "japan"


@pytest.mark.rule("P40-MAP-08", "P40-MAP-11")
def test_aircraft_alone_violate_a_neutral_and_take_nothing() -> None:
    case = raid_on("dzavhan", "tsagaan_olom", "fighter:2", [1, 6, 6], aligned={"tsagaan_olom": "allies"})
    assert case.control("dzavhan") == "neutral"
    assert "neutral" not in case.units("dzavhan")
    assert GAME.describe(case.state)["aligned"]["dzavhan"] == "allies"


@pytest.mark.rule("P40-MAP-11")
def test_a_neutral_an_ally_attacks_joins_japan() -> None:
    units = {"kansu": {"uk": {"infantry": 2}}}
    case = Case(turn="uk", phase="combat_move", units=units)
    case.do("uk", "go kansu>olgiy infantry:2", "done", dice=[6, 6, 1, 1])
    assert GAME.describe(case.state)["aligned"] == {"olgiy": "axis"}
    japan = Case(
        turn="japan", phase="noncombat_move", aligned={"olgiy": "axis"}, control={"kansu": "japan"},
        units={"kansu": {"japan": {"infantry": 1}}, "olgiy": {"neutral": {"infantry": 2}}},
    )  # fmt: skip
    japan.do("japan", "go kansu>olgiy infantry")
    assert japan.control("olgiy") == "neutral"


@pytest.mark.rule("P40-MAP-13", "P40-MAP-27", "P40-MAP-04")
def test_the_side_it_joined_moves_in_and_lands_but_controls_nothing() -> None:
    parts: dict[str, Any] = {
        "turn": "uk",
        "phase": "noncombat_move",
        "treasury": {"uk": 0},
        "units": {"kansu": {"uk": {"infantry": 1, "fighter": 1}}, "olgiy": {"neutral": {"infantry": 1}}},
    }
    case = Case(aligned={"olgiy": "allies"}, **parts)
    case.do("uk", "go kansu>olgiy infantry", "go kansu>olgiy fighter")
    assert case.control("olgiy") == "neutral"
    assert case.units("olgiy") == {"uk": {"infantry": 1, "fighter": 1}, "neutral": {"infantry": 1}}
    for sides in ({}, {"olgiy": "axis"}):
        closed = Case(aligned=sides, **{**parts, "units": {"kansu": {"uk": {"infantry": 1, "fighter": 1}}}})
        closed.refuses("uk", "go kansu>olgiy infantry", "P40-NCM-08")
        assert not closed.can("uk", "go kansu>olgiy fighter")


@pytest.mark.rule("P40-MAP-27")
def test_nothing_is_built_there() -> None:
    case = Case(turn="uk", phase="mobilize", aligned={"olgiy": "allies"}, pool={"uk": {"airbase": 1}})
    case.refuses("uk", "place airbase olgiy", "P40-MOB-14")


@pytest.mark.rule("P40-MAP-27")
def test_its_infantry_defend_with_friends_who_choose_the_losses() -> None:
    case = Case(
        turn="japan", phase="combat_move", aligned={"olgiy": "allies"}, control={"kansu": "japan"},
        units={
            "kansu": {"japan": {"tank": 3}},
            "olgiy": {"neutral": {"infantry": 1}, "uk": {"artillery": 1}},
        },
    )  # fmt: skip
    case.do("japan", "go kansu>olgiy tank:3", "done", dice=[1, 6, 6])
    assert case.waiting == ("uk",)
    assert sorted(case.legal("uk")) == ["lose artillery", "lose neutral:infantry"]
    case.do("uk", "lose neutral:infantry", dice=[6, 6])  # both still fire
    assert case.waiting == ("japan",)


@pytest.mark.rule("P40-MAP-14")
@pytest.mark.parametrize("power", ["uk", "usa"])
def test_a_former_neutral_won_back_belongs_to_the_power_that_did_it(power: str) -> None:
    case = Case(
        turn=power, phase="combat_move", control={"olgiy": "japan"},
        units={"kansu": {power: {"infantry": 1}}},
    )  # fmt: skip
    case.do(power, "go kansu>olgiy infantry", "done")
    assert case.control("olgiy") == power


@pytest.mark.rule("P40-MAP-15")
def test_neutrals_are_not_flown_over() -> None:
    parts: dict[str, Any] = {
        "turn": "japan",
        "phase": "combat_move",
        "control": {"suiyuan": "japan"},
        "units": {"suiyuan": {"japan": {"fighter": 1}}},
    }
    case = Case(**parts)
    refusal = case.refuses("japan", "go suiyuan>dzavhan fighter", "P40-MAP-15")
    assert refusal.ids in (("central_mongolia",), ("tsagaan_olom",))
    assert case.can("japan", "go suiyuan>tsagaan_olom fighter")  # attacking it is another matter
    opened = Case(aligned={"tsagaan_olom": "allies"}, **parts)
    assert opened.can("japan", "go suiyuan>dzavhan fighter")


@pytest.mark.rule("P40-MAP-15")
def test_nor_in_noncombat_movement() -> None:
    # four spaces over the neutrals, five round them
    control = {"manchuria": "usa", "olgiy": "usa"}
    parts: dict[str, Any] = {"turn": "usa", "phase": "noncombat_move", "control": control}
    units = {"olgiy": {"usa": {"fighter": 1}}}
    case = Case(units=units, **parts)
    case.refuses("usa", "go olgiy>manchuria fighter", "P40-MAP-15")
    sides = {"tsagaan_olom": "axis", "central_mongolia": "axis", "buyant_uhaa": "axis"}
    assert Case(units=units, aligned=sides, **parts).can("usa", "go olgiy>manchuria fighter")


@pytest.mark.rule("P40-MAP-05", "P40-MAP-06")
@pytest.mark.parametrize(
    ("ship", "open_"), [("submarine", True), ("transport", True), ("destroyer", False), ("carrier", False)]
)
def test_only_surface_warships_make_a_zone_hostile(ship: str, open_: bool) -> None:
    units = {"sea26": {"usa": {"cruiser": 1}}, "sea25": {"japan": {ship: 1}}}
    case = Case(turn="usa", phase="noncombat_move", units=units)
    assert case.can("usa", "go sea26>sea25 cruiser") is open_


@pytest.mark.rule("P40-MAP-11", "P40-MAP-27")
def test_the_side_a_violated_neutral_joined_is_shown() -> None:
    case = Case(
        turn="japan",
        phase="combat_move",
        units={"suiyuan": {"japan": {"infantry": 1}}, "olgiy": {"neutral": {"infantry": 1}}},
        aligned={"olgiy": "allies", "dzavhan": "allies"},
    )
    view = case.game.view(case.state, "japan")
    assert (view.places["olgiy"]["control"], view.places["olgiy"]["side"]) == ("neutral", "allies")
    assert "side" not in view.places["suiyuan"]
    assert "side" not in view.places["central_mongolia"]  # nobody has violated it
    console = Console(width=200, record=True, file=StringIO())
    console.print(board.places(view))
    text = console.export_text()
    assert all(f"{name} " in text for name in ("olgiy", "dzavhan"))
    assert "allies" in text
