"""Worked cases of the special rules with their numbers: Intelligence, garrisons, crates, reinforcements.

Others stand with their chapters: EX-B33, EX-B34 and EX-B36 in ``test_intelligence``, EX-B42 in
``test_worked_cases_ashore``, EX-B67 in ``test_solomons``.
"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.sea import cargo, magic
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.turn import replacements
from flagplot.games.war_in_the_pacific.works import garrison, projects
from tests.war_in_the_pacific.ashore import GROUNDED, TABLES, LandCase
from tests.war_in_the_pacific.solomons import GAME, SolomonsCase
from tests.war_in_the_pacific.solomons import GROUNDED as NOBODY_FLIES
from tests.war_in_the_pacific.solomons import TABLES as TABLES_S3
from tests.war_in_the_pacific.test_seaplane_bases import bare_port, level, stock, works
from tests.war_in_the_pacific.test_sorties import cycle, deck
from tests.war_in_the_pacific.test_strategic_intelligence import UNITS, drawn

SI_PLUS_ONE = 11  # the first face of such a chit: ten chits with levels come before
LEVEL_1, LEVEL_3 = 1, 10


@pytest.mark.rule("WPB-MAG-25", "WPB-MAG-26")
@pytest.mark.parametrize(("chits", "level", "left"), [
    ((SI_PLUS_ONE, SI_PLUS_ONE, LEVEL_1), 3, 0),
    ((SI_PLUS_ONE, SI_PLUS_ONE, SI_PLUS_ONE, LEVEL_1), 3, 0),  # raised by 2 at most
    ((SI_PLUS_ONE, LEVEL_3), 3, 6),  # never above 3: nothing was raised, and the chits stay
])  # fmt: skip
def test_ex_b02_chits_that_warn_japan(chits: tuple[int, ...], level: int, left: int) -> None:
    codes = drawn(1, *chits, codes={"wary": 6}).play.sea.codes
    assert (codes.japan, codes.wary) == (level, left)


@pytest.mark.rule("WPB-CTY-05")
def test_ex_b04_a_garrison_of_mixed_nationalities() -> None:
    """Americans, Australians and New Zealanders count for Australia, and all who came for Malaya."""
    mixed = ["us-div-32", "us-div-43", "au-div-5", "nz-div-3"]
    play = SolomonsCase("ground_first", {"E1028": mixed[:2], "E1737": mixed[2:]}, air=NOBODY_FLIES).play
    assert {play.country(play.hex(hex)) for hex in ("E1028", "E1737")} == {"Australia"}
    assert garrison.steps(play, "Australia", ALLIED) == 16 + 16 + 10 + 9
    units = {"C0108": ["au-bde-22:3", "br-bde-6ind:3"], "A3831": ["br-gar-sing:1"], "B0452": ["ja-gar-hanoi"]}
    case = deck(
        ALLIED, units, forces={"U1": {"hex": "C0108", "ships": ["br-msu-5"], "mission": "TRANS"}},
        first="allied", control={"C0108": "allied"},
    )  # fmt: skip
    garrison.check(case.play)
    assert not case.play.events  # 7 steps of three nationalities
    case.do("allied", "take-card U1")
    case.refuses("allied", "load br-bde-6ind", "WPB-SOL-06")


@pytest.mark.rule("WPB-SEA-12")
def test_ex_b19_a_seaplane_base_is_built_by_infantry() -> None:
    """14 divided by a quality of 5: three game-turns, for a point in each."""
    hex, unit = bare_port(), "nz-bde-8"
    assert TABLES_S3.ground[TABLES_S3.number[unit]].tq == 5
    war: dict[str, Any] = {}
    for turn in range(3):
        case = works({hex: [unit]}, war=war)
        case.do("allied", f"build {unit} seaplane")
        assert (stock(case), level(case, hex)) == (29, 0)
        play = case.play
        projects.finish(play, ALLIED)
        document = GAME.write_position(case.state)
        assert document is not None
        assert level(case, hex) == int(turn == 2)
        built = document["war"]["works"].get("projects", [])
        war = {"works": {"projects": [{**one, "last": one["last"] - 1} for one in built]}}  # a week ago


@pytest.mark.rule("WPB-AIR-05", "WPB-AIR-04")
def test_ex_b21_crated_load_points() -> None:
    """Three fighters at four a point and a bomber at two: a point each, which are not put together."""
    fighters, bomber = "air-jn-a6m2-soc-trang", "air-ja-ki-21-saigon"
    case = deck(
        JAPAN, forces={"J7": {"hex": "B0452", "ships": ["jn-msu-4"], "mission": "TRANS"}},
        air={**GROUNDED, fighters: {"points": 3}, bomber: {"points": 1}},
        bases=dict.fromkeys((fighters, bomber), "B0452"),
    )  # fmt: skip
    case.do("japan", "take-card J7", f"crate {fighters}", f"crate {bomber}")
    assert case.play.sea.cards["J7"].handling == 10 + 10
    case.do("japan", "file-card", "done")
    case.do("allied", "done")
    assert cargo.carried(case.play, TABLES.ship_number["jn-msu-4"]) == 2


@pytest.mark.rule("WPB-INT-09", "WPB-INT-16")
@pytest.mark.parametrize(("dice", "levels"), [([3, 6], (2, 2)), ([1, 10], (1, 3))])
def test_ex_b30_no_benefit_at_equal_levels(dice: list[int], levels: tuple[int, int]) -> None:
    case = SolomonsCase("start", UNITS, air=NOBODY_FLIES, dice=dice)
    assert (case.play.sea.codes.allied, case.play.sea.codes.japan) == levels
    case.do("japan", "done")
    assert case.answers("allied") == ["ruse", "done"]  # no chits, and nothing to listen with
    case.refuses("allied", "sigint", "WPB-SIG-03")


@pytest.mark.rule("WPB-MAG-24", "WPB-MAG-30")
def test_ex_b35_chits_that_were_played_come_back() -> None:
    """Of five chits two are played and one is used otherwise; those that are held count for nothing."""
    hand = {"sequence-1": 2, "sequence-2": 1, "report-false": 1, "reveal-1": 1}
    case = SolomonsCase("naval", UNITS, air=NOBODY_FLIES, turn=2, pair=6, magic=hand)
    case.do("allied", "chit sequence-1")  # for the initiative: an alternate use
    play = case.play
    assert play.sea.codes.played == 1
    magic.spend(play, "sequence-2")
    magic.spend(play, "report-false", shown=False)
    assert (play.sea.codes.played, play.sea.codes.masks) == (3, 1)
    played: dict[str, Any] = {"allied": 3, "japan": 2, "played": 3, "masks": 1}
    asked = drawn(1, 1, codes=played, answers=("add-chits 3",))
    assert asked.play.sea.codes.wary == 3
    assert GAME.why_not(asked.state, "japan", "add-chits 1") is not None


def landed(unit: str, pair: int, steps: int, before: list[int]) -> list[int]:
    """Steps that have come by cycle, when a brigade from overseas lands in Singapore."""
    case = deck(
        ALLIED, {"br-msu-5": [f"{unit}:{steps}"], "C0108": ["br-gar-sing"]}, first="allied", pair=pair,
        forces={"U1": {"hex": "C0108", "ships": ["br-msu-5"], "mission": "TRANS"}},
        control={"C0108": "allied"}, war={"arrived": before},
    )  # fmt: skip
    case.do("allied", "take-card U1", "put-ashore", "file-card")
    cargo.disembark(case.play, "U1")
    return list(case.play.war.arrived)


@pytest.mark.rule("WPB-SOL-08", "WPB-SOL-09", "WPB-SOL-10")
def test_ex_b40_replacements_of_malaya() -> None:
    first = landed("br-bde-45ind", 3, 3, [])  # in 2/13/41
    both = landed("br-bde-44ind", 9, 4, first)  # in 4/13/41, whatever the brigade
    assert both == [7]
    units = {"C0108": ["br-bde-6ind:1"]}

    def earned(turn: int, arrived: list[int]) -> dict[str, int]:
        case: LandCase = cycle(units, turn, control={"C0108": "allied"}, war={"arrived": arrived})
        return replacements.earned(case.play)

    assert earned(4, both) == {"Indian": 6}
    assert earned(8, both) == {"Indian": 2, "Australian": 2}
    assert earned(4, []) == {"Indian": 0}
    late = landed("br-bde-45ind", 18, 1, [])  # a step in 3/1/42
    assert late == [0, 1]
    assert earned(8, late) == {"Indian": 2, "Australian": 2}
