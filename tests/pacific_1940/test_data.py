"""The data files: sums the rulebook gives, agreement with each other, and refusal of damaged files."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

import flagplot.games.axis_allies.pacific_1940 as package
from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.pacific_1940.loader import build_board, data, load
from flagplot.games.axis_allies.pacific_1940.options import META, seating
from flagplot.games.axis_allies.pacific_1940.powers import ANZAC, CHINA, JAPAN, UK
from flagplot.games.axis_allies.pacific_1940.setup import new_state
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.errors import BadInputError
from tests.pacific_1940.opened import Opened

FOLDER = Path(package.__file__).parent / "data"
BOARD = build_board(data())


def names(mask: int) -> set[str]:
    return {BOARD.space_ids[space] for space in bits(mask)}


def count(state: WarState, power: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for stacks in state.units:
        for piece, number in stacks.items():
            seen = look(piece)
            if seen.owner == power:
                found[BOARD.kinds[seen.kind].id] += number
            for item in seen.aboard:
                if item.owner == power:
                    found[BOARD.kinds[item.kind].id] += number
    return found


# -- the map -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-MAP-01", "P40-MAP-02")
def test_the_board_has_86_territories_63_zones_and_334_borders() -> None:
    assert (len(BOARD.spaces), BOARD.land_mask.bit_count(), BOARD.sea_mask.bit_count()) == (149, 86, 63)
    assert sum(map(len, BOARD.near)) == 2 * 334
    assert all(space in BOARD.near[other] for space in range(BOARD.n) for other in BOARD.near[space])


def test_territories_come_first_in_alphabetical_order_then_zones_by_number() -> None:
    assert list(BOARD.space_ids[:86]) == sorted(BOARD.space_ids[:86])
    assert BOARD.space_ids[86:] == tuple(f"sea{number}" for number in range(1, 64))


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [
        ("japan", "philippines", 5),
        ("sea6", "hawaiian_islands", 4),
        ("western_united_states", "hawaiian_islands", 4),
        ("india", "malaya", 3),
        ("queensland", "new_guinea", 3),
    ],
)
def test_distances_of_the_range_table(start: str, end: str, steps: int) -> None:
    seen = {BOARD.space_of[start]}
    walked = 0
    while BOARD.space_of[end] not in seen:
        seen |= {t for s in seen for t in BOARD.near[s] if not BOARD.closed_mask >> t & 1}
        walked += 1
    assert walked == steps


@pytest.mark.rule("P40-SET-09", "P40-OPT-07")
def test_korea_touches_sea_zone_5_only_without_the_map_errata() -> None:
    korea, zone = BOARD.space_of["korea"], BOARD.space_of["sea5"]
    assert zone not in BOARD.near[korea]
    assert BOARD.space_of["sea6"] in BOARD.near[korea]
    printed = Opened(map_errata_korea=False).board
    assert zone in printed.near[korea]
    assert korea in printed.near[zone]
    assert printed.near_mask[korea] >> zone & 1


@pytest.mark.rule("P40-MAP-16", "P40-MAP-17", "P40-MAP-18", "P40-MAP-25")
def test_29_islands_each_alone_in_its_zone() -> None:
    islands = [s for s in range(BOARD.n) if BOARD.spaces[s].island]
    zones = [BOARD.island_zone[s] for s in islands]
    assert len(islands) == len(set(zones)) == 29
    assert all(BOARD.near[s] == (BOARD.island_zone[s],) for s in islands)
    for mainland in ("new_guinea", "dutch_new_guinea"):
        assert not BOARD.spaces[BOARD.space_of[mainland]].island
    assert BOARD.island_zone[BOARD.space_of["japan"]] == BOARD.space_of["sea6"]


@pytest.mark.rule("P40-SET-03", "P40-SET-02", "P40-MAP-03", "P40-GEN-06")
def test_starting_incomes_equal_starting_treasuries() -> None:
    state = new_state()
    incomes = [sum(BOARD.ipc[s] for s in range(BOARD.n) if state.control[s] == p) for p in range(5)]
    assert incomes == state.treasury == [26, 17, 12, 16, 10]


@pytest.mark.rule("P40-SET-04", "P40-MAP-23")
def test_starting_controllers() -> None:
    held = Counter(
        BOARD.owner_ids[holder] for s, holder in enumerate(new_state().control) if not BOARD.sea[s]
    )
    assert held == {
        "japan": 17, "usa": 11, "china": 12, "uk": 12, "anzac": 10, "netherlands": 4, "france": 2,
        "soviet": 11, "neutral": 6, "none": 1,
    }  # fmt: skip
    control = new_state().control
    assert control[BOARD.space_of["yukon_territory"]] == control[BOARD.space_of["british_columbia"]] == UK


@pytest.mark.rule("P40-MAP-21", "P40-CHN-06")
def test_land_with_the_chinese_emblem_is_originally_chinese_whoever_holds_it() -> None:
    control = new_state().control
    assert len(names(BOARD.chinese_mask)) == 18
    assert all(BOARD.original[s] == CHINA for s in bits(BOARD.chinese_mask))
    japanese = {BOARD.space_ids[s] for s in bits(BOARD.chinese_mask) if control[s] == JAPAN}
    assert japanese == {"jehol", "kiangsi", "kiangsu", "kwangsi", "manchuria", "shantung"}


@pytest.mark.rule("P40-SET-06")
def test_victory_cities_at_the_start() -> None:
    control = new_state().control
    assert len(BOARD.victory_cities) == 8
    japanese = {BOARD.spaces[s].victory_city for s in BOARD.victory_cities if control[s] == JAPAN}
    assert japanese == {"Tokyo", "Shanghai"}


@pytest.mark.rule("P40-CAP-17", "P40-CHN-19")
def test_capitals() -> None:
    assert [BOARD.space_ids[c] if c >= 0 else "" for c in BOARD.capital] == [
        "japan", "western_united_states", "", "india", "new_south_wales",
    ]  # fmt: skip


@pytest.mark.rule("P40-MAP-07", "P40-SET-12")
def test_neutrals_have_printed_infantry_but_no_units() -> None:
    state = new_state()
    infantry = {BOARD.space_ids[s]: BOARD.spaces[s].neutral_infantry for s in bits(BOARD.neutral_mask)}
    assert infantry == {
        "olgiy": 2, "buyant_uhaa": 2, "dzavhan": 1, "ulaanbaatar": 1, "central_mongolia": 0, "tsagaan_olom": 0
    }  # fmt: skip
    assert not any(state.units[s] for s in bits(BOARD.neutral_mask))
    assert state.aligned == {}


@pytest.mark.rule("P40-CNV-01", "P40-KAM-03")
def test_convoy_and_kamikaze_zones() -> None:
    convoys = {int(BOARD.space_ids[z][3:]) for z in BOARD.convoy_zones}
    assert convoys == {1, 6, 10, 19, 20, 26, 35, 36, 37, 39, 41, 42, 43, 44, 54, 62, 63}
    assert {int(BOARD.space_ids[z][3:]) for z in BOARD.kamikaze_zones} == {6, 17, 19, 20, 22, 35}


@pytest.mark.rule("P40-MOB-15", "P40-MOB-16", "P40-MOB-18")
def test_where_complexes_may_stand() -> None:
    playable = [s for s in BOARD.spaces if s.status in ("power", "dutch", "french")]
    for space in playable:
        barred = space.island and space.id != "japan"
        wanted = "" if barred or space.ipc < 2 else "minor" if space.ipc < 3 else "major"
        assert space.complex == wanted, space.id


# -- units and powers ----------------------------------------------------------------------------------


@pytest.mark.rule(
    "P40-INF-01", "P40-ART-01", "P40-MEC-01", "P40-TNK-01", "P40-AAG-01", "P40-FTR-01", "P40-TAC-01",
    "P40-STR-01", "P40-BBS-01", "P40-CVS-01", "P40-CRU-01", "P40-DUN-01", "P40-DUN-02", "P40-DUN-03",
)  # fmt: skip
def test_unit_profiles() -> None:
    assert {k.id: (k.cost, k.attack, k.defense, k.move, k.hits) for k in BOARD.kinds} == {
        "infantry": (3, 1, 2, 1, 1),
        "artillery": (4, 2, 2, 1, 1),
        "mech_infantry": (4, 1, 2, 2, 1),
        "tank": (6, 3, 3, 2, 1),
        "aa_gun": (6, 0, 1, 1, 0),
        "fighter": (10, 3, 4, 4, 1),
        "tactical_bomber": (11, 3, 3, 4, 1),
        "strategic_bomber": (12, 4, 1, 6, 1),
        "battleship": (20, 4, 4, 2, 2),
        "carrier": (16, 0, 2, 2, 2),
        "cruiser": (12, 3, 3, 2, 1),
        "destroyer": (8, 2, 2, 2, 1),
        "submarine": (6, 2, 1, 2, 1),
        "transport": (7, 0, 0, 2, 1),
    }


@pytest.mark.rule("P40-SEA-01")
def test_surface_warships() -> None:
    surface = {k.id for k in BOARD.kinds if k.surface_warship}
    assert surface == {"battleship", "carrier", "cruiser", "destroyer"}
    assert {k.id for k in BOARD.kinds if k.warship} == surface | {"submarine"}


@pytest.mark.rule("P40-FAC-09", "P40-FAC-11", "P40-FAC-14", "P40-FAC-05", "P40-FAC-07")
def test_facilities() -> None:
    assert {f.id: (f.cost, f.output, f.max_damage, f.inoperative_at) for f in BOARD.facilities} == {
        "airbase": (15, 0, 6, 3),
        "naval_base": (15, 0, 6, 3),
        "minor_ic": (12, 3, 6, 0),
        "major_ic": (30, 10, 20, 0),
        "upgrade": (20, 0, 0, 0),
    }


@pytest.mark.rule("P40-GEN-01", "P40-GEN-09", "P40-SEQ-02")
def test_powers_sides_and_colours() -> None:
    assert [(p.id, p.side, p.colour) for p in BOARD.powers] == [
        ("japan", "axis", "orange"),
        ("usa", "allies", "green"),
        ("china", "allies", "light green"),
        ("uk", "allies", "tan"),
        ("anzac", "allies", "dark tan"),
    ]


@pytest.mark.rule("P40-OPT-03")
def test_artillery_supports_mechanized_infantry_only_with_the_switch() -> None:
    mech = BOARD.kind_of["mech_infantry"]
    assert BOARD.kinds[mech].supported == 0
    assert Opened(mech_artillery_support=True).board.kinds[mech].supported == 2


# -- set-up --------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-SET-01")
def test_starting_forces_add_up() -> None:
    state = new_state()
    totals = [sum(count(state, p).values()) for p in range(5)]
    assert totals == [84, 30, 13, 23, 13]
    for power in BOARD.powers:
        wanted = {k: n for k, n in data().setup.totals[power.id].items() if k in BOARD.kind_of}
        assert count(state, BOARD.owner_of[power.id]) == wanted


@pytest.mark.rule("P40-SET-01")
def test_some_starting_stacks() -> None:
    opened = Opened()
    state = opened.state
    carriers = [
        (BOARD.space_ids[zone], number, sorted(BOARD.kinds[i.kind].id for i in look(piece).aboard))
        for zone in bits(BOARD.sea_mask)
        for piece, number in state.units[zone].items()
        if BOARD.kinds[look(piece).kind].deck
    ]
    full = ["fighter", "tactical_bomber"]
    assert carriers == [("sea6", 2, full), ("sea10", 1, full), ("sea33", 1, full)]
    malaya = {
        (look(piece).owner, BOARD.kinds[look(piece).kind].id): number
        for piece, number in state.units[opened.at("malaya")].items()
    }
    assert malaya == {(UK, "infantry"): 4, (ANZAC, "infantry"): 1}


@pytest.mark.rule("P40-SET-10", "P40-CHN-12")
def test_the_flying_tigers_are_a_chinese_fighter_in_szechwan() -> None:
    opened = Opened()
    fighter = BOARD.kind_of["fighter"]
    szechwan = opened.state.units[opened.at("szechwan")]
    assert [n for p, n in szechwan.items() if look(p).kind == fighter and look(p).owner == CHINA] == [1]


@pytest.mark.rule("P40-SET-07", "P40-SET-08", "P40-OPT-01")
def test_setup_errata() -> None:
    corrected, printed = Opened(), Opened(setup_errata=False)
    places = ("philippines", "new_zealand", "new_south_wales")
    found = [[o.state.facilities[o.at(place)] for place in places] for o in (corrected, printed)]
    assert found == [
        [(0, 0, 0, 0), (0, 0, 0, 0), (-1, -1, 1, 0)],
        [(-1, -1, 0, 0), (0, 0, 1, 0), (-1, -1, 2, 0)],
    ]
    assert sum(f != (-1, -1, 0, 0) for f in corrected.state.facilities) == 14


@pytest.mark.rule("P40-SET-11")
def test_six_locked_kamikaze_attacks() -> None:
    flags = new_state().flags
    assert (flags["kamikaze_left"], flags["kamikaze_open"]) == (6, 0)


@pytest.mark.rule("P40-SET-05", "P40-POL-01")
def test_japan_starts_at_war_with_china_only() -> None:
    assert new_state().war == [1 << CHINA, 0, 1 << JAPAN, 0, 0]


# -- persons and switches ------------------------------------------------------------------------------


@pytest.mark.rule("P40-GEN-01", "P40-GEN-02", "P40-GEN-04")
def test_seatings() -> None:
    assert seating(None) == (0, 1, 1, 1, 1)
    assert seating({"japan": 3, "usa": 0, "china": 1, "uk": 1, "anzac": 2}) == (3, 0, 1, 1, 2)


@pytest.mark.parametrize(
    ("persons", "message"),
    [
        pytest.param(
            {"japan": 0, "usa": 0, "china": 1, "uk": 1, "anzac": 1},
            "P40-GEN-02",
            marks=pytest.mark.rule("P40-GEN-02"),
        ),
        pytest.param(
            {"japan": 0, "usa": 1, "china": 2, "uk": 3, "anzac": 4},
            "P40-GEN-01",
            marks=pytest.mark.rule("P40-GEN-01"),
        ),
        ({"japan": 0, "usa": 1, "china": 1, "uk": 1}, "anzac"),
        ({"japan": 0, "usa": 2, "china": 2, "uk": 2, "anzac": 2}, "without gaps"),
        ({"japan": 0, "usa": 1, "china": 1, "uk": 1, "anzac": True}, "anzac"),
        ({"japan": 0, "usa": 1, "china": 1, "uk": 1, "anzac": 1, "italy": 1}, "italy"),
        (["japan"], "persons"),
    ],
)
def test_bad_seatings(persons: dict[str, int], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        seating(persons)


def test_every_switch_has_the_default_of_the_rulebook() -> None:
    assert META.check_options({}) == {
        "setup_errata": True,
        "politics": "rulebook",
        "mech_artillery_support": False,
        "captured_major_becomes_minor": False,
        "china_units_per_territory_limit": 0,
        "us_declaration_brings_commonwealth": False,
        "map_errata_korea": True,
        "refund_unplaced_units": True,
        "japan_peace_convoy_raid": True,
        "share_ships": True,
        "low_luck": False,
        "round_cap": 0,
    }
    with pytest.raises(BadInputError, match="politics"):
        new_state("1940", {"politics": "house"})
    with pytest.raises(BadInputError, match="scenario"):
        new_state("1941")


# -- damaged files -------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "data"))


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "borders.csv",
            "alaska,british_columbia",
            "alaska,british_colombia",
            "borders.csv, alaska: .*british_colombia",
        ),
        (
            "borders.csv",
            "alaska,british_columbia ",
            "alaska,",
            "borders.csv, alaska: expected a border with british_columbia",
        ),
        ("borders.csv", "aleutian_islands,sea8", "aleutian_islands,sea8 sea8", "aleutian_islands"),
        (
            "borders.csv",
            "aleutian_islands,sea8",
            "aleutian_islands,aleutian_islands sea8",
            "aleutian_islands",
        ),
        ("borders.csv", "aleutian_islands,sea8\n", "", "aleutian_islands: expected a row"),
        (
            "territories.csv",
            "alaska,Alaska,power,usa,usa,2",
            "alaska,Alaska,power,usa,usa,two",
            "alaska, column ipc: .*'two'",
        ),
        (
            "territories.csv",
            "alaska,Alaska,power,usa,usa,2",
            "alaska,Alaska,power,usa,usa,3",
            "usa: expected the treasury",
        ),
        ("territories.csv", "alaska,Alaska,power,usa", "alaska,Alaska,power,ussa", "alaska: .*'ussa'"),
        ("territories.csv", "alaska,Alaska,power", "alaska,Alaska,lost", "alaska: expected a status"),
        ("territories.csv", "alaska,Alaska", "amur,Alaska", "amur: expected one entry, found 2"),
        (
            "territories.csv",
            ",2,yes,,,,,minor",
            ",2,yes,yes,,,,minor",
            "alaska: expected an island to touch one sea zone",
        ),
        ("territories.csv", ",2,yes,,,,,minor", ",2,maybe,,,,,minor", "alaska, column coastal: .*'maybe'"),
        ("territories.csv", ",2,yes,,,,,minor", ",2,yes,,,,minor", "row 1 .*: expected 17 columns, found 16"),
        ("sea_zones.csv", "sea1,", "sea0,", "column space"),
        ("units.toml", "cost = 3", 'cost = "three"', "units.toml, infantry: Expected `int`"),
        ("units.toml", "captures = true", "capture = true", "units.toml, infantry: .*'capture'"),
        ("units.toml", 'id = "artillery"', 'id = "infantry"', "infantry: expected one entry"),
        ("units.toml", 'cls = "land"', 'cls = "mud"', "infantry: expected cls"),
        ("units.toml", 'supports = "infantry"', 'supports = "cavalry"', "artillery: .*'cavalry'"),
        ("units.toml", "P40-INF-01", "P40-INF-99", "infantry: .*'P40-INF-99'"),
        ("facilities.toml", "cost = 15", "cost = 0", "airbase: expected a cost"),
        ("powers.toml", "treasury = 26", "treasury = 27", "powers.toml, japan: .*26, found 27"),
        ("powers.toml", 'id = "usa"', 'id = "france"', "powers.toml"),
        ("powers.toml", '[["japan", "china"]]', '[["japan", "italy"]]', "relations.at_war: .*'italy'"),
        ("powers.toml", '[["japan", "china"]]', '[["japan"]]', "relations.at_war"),
        ("setup.toml", "infantry = 29", "infantry = 30", "setup.toml, totals.japan"),
        (
            "setup.toml",
            "hunan = { infantry = 1 }",
            "hunan = { destroyer = 1 }",
            "units.china.hunan: expected ships at sea",
        ),
        ("setup.toml", "hunan =", "honan =", "units.china: .*'honan'"),
        ("setup.toml", "hunan = { infantry = 1 }", "hunan = { infantry = 0 }", "count of 1 or more"),
        ("setup.toml", "[fighter,tactical_bomber]", "[fighter,fighter,fighter]", "at most 2 aircraft"),
        ("setup.toml", "[fighter,tactical_bomber]", "[fighter", "carrier\\[fighter"),
        ("setup.toml", 'guam = ["airbase"]', 'guam = ["airport"]', "facilities.guam: .*'airport'"),
        ("setup.toml", 'guam = ["airbase"]', 'java = ["airbase"]', "facilities.java"),
        ("objectives.toml", '"java", "sumatra"', '"jawa", "sumatra"', "JP-1: .*'jawa'"),
        ("objectives.toml", 'kind = "each"', 'kind = "some"', "JP-2: expected a kind"),
        ("switches.toml", 'default = "rulebook"', 'default = "house"', "politics"),
        ("tables.toml", '"marianas"', '"mariana"', "kamikaze.unlocked_by: .*'mariana'"),
        ("tables.toml", "[kamikaze]", "[kamikaze", "tables.toml: expected TOML"),
        ("rules.csv", "P40-GEN-02,", "P40-GEN-01,", "P40-GEN-01: expected one entry"),
    ],
)
def test_damaged_files_are_refused(folder: Path, file: str, old: str, new: str, message: str) -> None:
    replace(folder / file, old, new)
    with pytest.raises(BadInputError, match=message):
        load(folder)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "units.toml").unlink()
    with pytest.raises(BadInputError, match=r"units\.toml"):
        load(folder)


def test_an_untouched_copy_loads(folder: Path) -> None:
    assert load(folder) == data()
