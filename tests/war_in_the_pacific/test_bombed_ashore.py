"""Troops, forts and rail lines are bombed, shelled and scouted where no base is, too. [5.2, 11.6, 15]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.air import bases
from flagplot.games.war_in_the_pacific.events import News, Note
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from tests.war_in_the_pacific.ashore import GROUNDED, LandCase

NELLS, MORE, SAIGON = "air-jn-g3m-saigon", "air-jn-g3m-saigon-2", "B0452"
ALL = (f"send {NELLS} 4 medium", f"send {MORE} 4 medium", "launch")
PENANG = "A3632"
JUNGLE, FOUGHT, TRACK = "A3630", "A3629", "A3731"  # the second a Japanese base, the last a rail hex
UNITS = {
    SAIGON: ["ja-rgt-55"], "C0108": ["br-bde-1mal"], JUNGLE: ["br-bde-8ind"],
    FOUGHT: ["ja-rgt-56", "br-bde-15ind"],
}  # fmt: skip


def nells(*more_troops: str, **more: Any) -> LandCase:
    """Eight points of bombers in Saigon, enemies in the jungle and in a Japanese base."""
    units = {**UNITS, JUNGLE: [*UNITS[JUNGLE], *more_troops]}
    more.setdefault("control", {FOUGHT: "japan"})
    return LandCase("air", units, air={**GROUNDED, NELLS: {"points": 4}, MORE: {"points": 4}}, **more)


def fly(case: LandCase, *mission: str, dice: list[int]) -> None:
    case.do("japan", "plan-base B0452", *mission, "close-base")
    case.do("japan", "done", dice=[3, 4])
    case.do("japan", "launch", dice=dice)


@pytest.mark.rule("BR-5-07", "BR-11-14")
def test_what_is_a_target_where_no_base_is() -> None:
    case = nells()
    case.do("japan", "plan-base B0452")
    here = [answer for answer in case.answers("japan") if answer.startswith("air-strike")]
    for hex in (JUNGLE, FOUGHT):
        assert [answer for answer in here if hex in answer] == [f"air-strike {SAIGON} {hex} ground"]
    assert f"air-strike {SAIGON} {TRACK} rail" in here
    case.refuses("japan", f"air-strike {SAIGON} A3729 ground", "BR-5-07")  # nobody is there
    case.refuses("japan", f"air-strike {SAIGON} {JUNGLE} port", "BR-5-07")
    case.refuses("japan", f"strafe {SAIGON} {JUNGLE}", "BR-5-08")


@pytest.mark.rule("BR-5-07", "BR-11-06", "BR-11-14")
@pytest.mark.parametrize("hex", [JUNGLE, FOUGHT])
def test_bombs_shake_the_enemy_and_nobody_else(hex: str) -> None:
    case = nells()
    play, spot = case.play, case.play.hex(hex)
    fly(case, f"air-strike {SAIGON} {hex} ground", *ALL, dice=[1, 1, 6, 1, 9])
    broken = {unit for unit in ("ja-rgt-56", "br-bde-8ind", "br-bde-15ind") if case.marked(unit, "broken")}
    assert broken == {case.play.id(unit) for unit in play.at(spot, ALLIED)}


@pytest.mark.rule("WPA-RAIL-23")
def test_a_rail_hex_between_bases_is_destroyed() -> None:
    case = nells()
    fly(case, f"air-strike {SAIGON} {TRACK} rail", *ALL, dice=[6])
    assert case.play.works.cut == {case.play.hex(TRACK): 1}


@pytest.mark.rule("BR-15-01", "BR-15-03", "WPA-CON-03")
def test_a_secret_site_in_the_jungle_is_reconnoitred() -> None:
    site = {
        "side": "allied",
        "hex": JUNGLE,
        "task": "airfield",
        "done": 1,
        "weeks": 3,
        "last": 1,
        "secret": True,
    }
    case = nells("br-eng-malaya", war={"works": {"projects": [{**site, "crew": ["br-eng-malaya"]}]}})
    case.do("japan", f"plan-base {SAIGON}", f"brief {NELLS}", f"recon {NELLS} 4 {JUNGLE}", "close-base")
    case.do("japan", "done", dice=[1, 1, 4])  # flak, and whether anything is seen
    told = [event.what for event in case.events if isinstance(event, Note | News)]
    assert f"{{{JUNGLE}}}: 2 ground units" in told  # no word of fields and ports: there are none
    (found,) = case.play.works.projects
    assert found.known


@pytest.mark.rule("BR-17-09", "BR-11-14")
def test_ships_shell_troops_on_an_open_coast() -> None:
    force = {"hex": "A3637", "ships": ["jn-ca-kumano", "jn-ca-suzuya"], "mission": "BOMB", "speed": 2}
    case = LandCase("naval", {**UNITS, "A3538": ["br-eng-malaya"]}, air=GROUNDED, forces={"J4": force})
    case.do("japan", "take-card J4", "course A3638", "course A3538", "file-card", "done")
    assert case.answers("japan") == ["bombard-base ground", "done"]
    case.refuses("japan", "bombard-base airfield", "BR-17-09")
    case.do("japan", "bombard-base ground", "all-ships", "open-fire", dice=[6, 1, 9])
    assert case.marked("br-eng-malaya", "broken")


@pytest.mark.rule("BR-23-24")
def test_what_ships_shell_in_the_last_naval_phase_helps_their_side_alone() -> None:
    force = {"hex": "A3637", "ships": ["jn-ca-kumano", "jn-ca-suzuya"], "mission": "BOMB", "speed": 2}
    units = {**UNITS, "A3538": ["br-eng-malaya"]}
    case = LandCase("naval", units, air=GROUNDED, forces={"J4": force}, pair=5, dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J4", "course A3638", "course A3538", "file-card", "done")
    while case.answers("allied"):
        case.do("allied", "done")
    while "go-on" in case.answers("japan"):
        case.do("japan", "go-on")
    case.do("japan", "bombard-base ground", "all-ships", "open-fire", dice=[6, 1, 9])
    coast = case.play.hex("A3538")
    assert case.play.fired_on(coast, JAPAN) > 0
    assert case.play.fired_on(coast, ALLIED) == 0


@pytest.mark.rule("BR-7-04", "BR-5-14")
def test_guns_over_a_hex_are_those_of_who_holds_it() -> None:
    play = nells().play
    fought, jungle = play.hex(FOUGHT), play.hex(JUNGLE)
    assert bases.guns(play, jungle, bases.GROUND, ALLIED) == 1
    assert bases.guns(play, fought, bases.GROUND, ALLIED) == 1  # the airfield is Japanese
    assert bases.guns(play, fought, bases.GROUND, JAPAN) == 1 + bases.field_guns(play, fought) // 2
    assert bases.field_guns(play, fought) > 0


@pytest.mark.rule("BR-5-07", "BR-11-11", "BR-7-07", "WPA-OSB-15")
@pytest.mark.parametrize(("hex", "flak"), [(JUNGLE, []), (PENANG, [1, 1])])
def test_a_support_base_is_a_target_of_its_own(hex: str, flak: list[int]) -> None:
    """In the jungle nothing fires for it, in a port that has guns; the port is not hit with it."""
    case = nells(war={"lines": {"bases": {hex: {"side": "allied", "hq": "hq-malaya-ag"}}}})
    spot, before = case.play.hex(hex), case.play.sea.ports.get(case.play.hex(hex), 0)
    fly(case, f"air-strike {SAIGON} {hex} support-base", *ALL, dice=[*flak, 6])
    assert case.play.lines.bases[spot].rung > 0
    assert case.play.sea.ports.get(spot, 0) == before


@pytest.mark.rule("BR-5-07")
def test_own_support_bases_are_no_targets() -> None:
    case = nells(war={"lines": {"bases": {JUNGLE: {"side": "japan", "hq": "hq-25-army"}}}})
    case.do("japan", "plan-base B0452")
    case.refuses("japan", f"air-strike {SAIGON} {JUNGLE} support-base", "BR-5-07")
