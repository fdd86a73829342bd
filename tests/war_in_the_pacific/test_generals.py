"""Where generals go: to headquarters without troops, and never two on site in a hex. [26.1.2, 26.3]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.command.frames import Posting
from flagplot.games.war_in_the_pacific.leaders import control, postings, whereabouts
from flagplot.games.war_in_the_pacific.sides import ALLIED
from flagplot.games.war_in_the_pacific.state import GONE, POST
from flagplot.games.war_in_the_pacific.turn import posts
from flagplot.games.war_in_the_pacific.turn.frames import Redeployment
from flagplot.kernel.errors import BadInputError
from tests.war_in_the_pacific.ashore import GAME, LandCase
from tests.war_in_the_pacific.solomons import GROUNDED, TABLES, SolomonsCase

GEIGER, HARMON = (TABLES.leader_number[id] for id in ("ldr-geiger", "ldr-harmon"))
HQS = {hq.id: number for number, hq in enumerate(TABLES.hqs)}
SOUTH = "hq-south-pacific"
NOUMEA, NEAR, LUNGA = "E3231", "E3131", "E2519"
PASS, FAIL, NOBODY = 10, 9, 1


def number(unit: str) -> int:
    return TABLES.number[unit]


def case(phase: str, units: dict[str, list[str]], **more: Any) -> SolomonsCase:
    return SolomonsCase(phase, units, **{"air": GROUNDED, **more})


def arriving(units: dict[str, list[str]], **more: Any) -> SolomonsCase:
    """3/9/42: Geiger comes."""
    turn = TABLES.card.turn_of("3/9/42")
    leaders = {"ldr-geiger": "track", **more.pop("leaders", {})}
    return case("start", units, turn=turn, pair=3 * turn, leaders=leaders, **more)


def attending(units: dict[str, list[str]], phase: str = "ground_first", **more: Any) -> SolomonsCase:
    """Geiger waits at the headquarters of the South Pacific."""
    leaders = {"ldr-geiger": SOUTH, "ldr-vandegrift": "gone"}
    return case(phase, units, first="allied", leaders=leaders, **more)


@pytest.mark.rule("WPA-GEN-42")
def test_an_arriving_general_goes_to_a_headquarters_without_troops() -> None:
    found = arriving({LUNGA: ["mc-rgt-1"]}, war={"isolated": {"allied": [NOUMEA]}})
    assert found.play.label(found.play.war.posts[HQS[SOUTH]]) == NOUMEA
    found.refuses("allied", "report-to ldr-geiger hq-17-army", "WPA-GEN-42")
    found.do("allied", f"report-to ldr-geiger {SOUTH}")
    assert found.state.leader[GEIGER] == POST
    assert whereabouts.hex_of(found.play, GEIGER) == found.play.hex(NOUMEA)
    written = GAME.describe(found.state)
    assert written["leaders"]["ldr-geiger"] == SOUTH
    assert GAME.digest(GAME.position(written)) == GAME.digest(found.state)


@pytest.mark.rule("WPA-GEN-42", "WPA-GEN-16")
def test_with_troops_in_its_hex_he_is_with_these() -> None:
    found = arriving({NOUMEA: ["mc-rgt-1"]}, leaders={"ldr-vandegrift": "gone"})
    found.refuses("allied", f"report-to ldr-geiger {SOUTH}", "WPA-GEN-42")
    assert "attach ldr-geiger mc-rgt-1" in found.answers("allied")
    taken = arriving({LUNGA: ["mc-rgt-1"]}, leaders={"ldr-harmon": SOUTH})  # another general waits there
    taken.refuses("allied", f"report-to ldr-geiger {SOUTH}", "WPA-GEN-42")


@pytest.mark.rule("WPA-GEN-42")
def test_no_general_is_placed_at_a_headquarters_at_sea_or_among_enemies() -> None:
    found = arriving({LUNGA: ["mc-rgt-1"]})
    play, hex = found.play, found.play.hex(NOUMEA)
    assert HQS[SOUTH] in postings.staffs(play, GEIGER)
    play.state.control = {**play.state.control, hex: 0}
    assert HQS[SOUTH] not in postings.staffs(found.play, GEIGER)


@pytest.mark.rule("WPA-GEN-42", "WPA-GEN-07")
def test_a_general_who_waits_is_on_site_when_troops_come() -> None:
    found = attending({NEAR: ["mc-rgt-1", "mc-rgt-5"]})
    assert not whereabouts.stationed(found.play, found.play.hex(NEAR), ALLIED)
    found.play.go(number("mc-rgt-1"), found.play.hex(NOUMEA))
    assert found.state.leader[GEIGER] == number("mc-rgt-1")
    assert control.on_site(found.play, ALLIED, (number("mc-rgt-1"),)) == GEIGER
    assert not found.play.war.attending
    there = attending({NOUMEA: ["mc-rgt-1"]})  # they are there already
    assert there.state.leader[GEIGER] == number("mc-rgt-1")


@pytest.mark.rule("WPA-GEN-64")
def test_he_waits_on_while_only_troops_come_that_he_cannot_lead() -> None:
    found = attending({NEAR: ["au-bde-21"]})
    found.play.go(number("au-bde-21"), found.play.hex(NOUMEA))
    assert found.state.leader[GEIGER] == POST
    assert whereabouts.waiting(found.play, HQS[SOUTH]) == [GEIGER]


@pytest.mark.rule("WPA-GEN-16")
def test_no_other_general_comes_to_where_one_waits() -> None:
    leaders = {"ldr-geiger": SOUTH, "ldr-vandegrift": "mc-rgt-1"}
    found = case("ground_first", {NEAR: ["mc-rgt-1"]}, leaders=leaders)
    assert whereabouts.crowded(found.play, number("mc-rgt-1"), found.play.hex(NOUMEA))


@pytest.mark.rule("WPA-GEN-44")
def test_who_waits_goes_where_his_headquarters_goes() -> None:
    found = attending({LUNGA: ["mc-rgt-5"]})
    play = found.play
    headquarters.settle(play, HQS[SOUTH], play.hex(NEAR))
    assert whereabouts.hex_of(play, GEIGER) == play.hex(NEAR)
    headquarters.settle(play, HQS[SOUTH], play.hex(LUNGA))
    assert play.state.leader[GEIGER] == number("mc-rgt-5")


@pytest.mark.rule("WPA-GEN-42", "WPA-GEN-52")
def test_he_is_in_the_pool_when_it_is_disbanded_and_lost_when_it_is_lost() -> None:
    play = attending({LUNGA: ["mc-rgt-5"]}).play
    play.put_away(HQS[SOUTH], 10)
    assert postings.pooled(play, ALLIED) == sorted((HARMON, GEIGER))
    play = attending({LUNGA: ["mc-rgt-5"]}).play
    headquarters.lose(play, HQS[SOUTH])
    assert play.state.leader[GEIGER] == GONE
    assert not play.war.attending


@pytest.mark.rule("WPA-GEN-42", "WPA-GEN-03")
def test_generals_of_the_pool_are_placed_in_a_strategic_turn() -> None:
    leaders = {"ldr-geiger": SOUTH, "ldr-ghormley": "gone"}
    found = case("cycle", {LUNGA: ["mc-rgt-5"]}, turn=6, pair=18, leaders=leaders)
    found.do("japan", f"allot hq-17-army {found.state.frames[-1].left}")
    half = found.state.frames[-1].left // 2
    found.do("allied", f"allot hq-sw-pacific {found.state.frames[-1].left - half}", f"allot {SOUTH} {half}")
    while not isinstance(found.state.frames[-1], Redeployment) or found.state.waiting != ("allied",):
        found.do(found.state.waiting[0], "done")
    found.refuses("allied", "report-to ldr-harmon hq-17-army", "WPA-GEN-42")
    found.do("allied", "attach ldr-harmon mc-rgt-5")
    assert found.state.leader[HARMON] == number("mc-rgt-5")
    assert isinstance(found.state.frames[-1], Redeployment)  # and one headquarters besides
    # who waits there may take it over
    found.play.war.cp = tuple(99 for _ in HQS)
    assert (GEIGER, HQS[SOUTH]) in posts.vacancies(found.play, ALLIED)
    assert [hq for leader, hq in posts.vacancies(found.play, ALLIED) if leader == GEIGER] == [HQS[SOUTH]]


@pytest.mark.rule("WPA-GEN-16")
def test_a_position_says_no_impossible_post() -> None:
    for leaders in ({"ldr-geiger": "hq-17-army"}, {"ldr-ghormley": SOUTH}):
        with pytest.raises(BadInputError, match="cannot wait at"):
            case("ground_first", {LUNGA: ["mc-rgt-5"]}, leaders=leaders)


# -- retreats -----------------------------------------------------------------------------------------------

BENNETT_NEAR = {"A3731": ["ja-rgt-55", "br-bde-6ind"], "A3732": ["au-bde-22"]}


@pytest.mark.rule("WPA-GEN-16")
def test_nobody_leaves_for_a_hex_with_another_general() -> None:
    found = LandCase("ground_first", BENNETT_NEAR)
    found.do("japan", "attack A3731", dice=[NOBODY, NOBODY, 6, PASS, PASS])
    ways = [answer for answer in found.answers("allied") if answer.startswith("retreat")]
    found.refuses("allied", "retreat br-bde-6ind A3732", "WPA-GEN-16")
    assert ways
    alone = LandCase("ground_first", BENNETT_NEAR, leaders={"ldr-gordon-bennett": "gone"})
    alone.do("japan", "attack A3731", dice=[NOBODY, NOBODY, 6, PASS, PASS])
    assert "retreat br-bde-6ind A3732" in alone.answers("allied")


# -- commanders ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-GEN-52")
def test_a_commander_is_lost_with_all_the_troops_at_his_headquarters() -> None:
    def attack(garrison: list[str], *dice: int) -> LandCase:
        found = LandCase(
            "ground_first", {"A3731": ["ja-div-5", *garrison]},
            war={"hqs": {"hq-malaya-ag": {"at": "A3731"}}}, leaders={"ldr-heath": "gone"},
        )  # fmt: skip
        found.do("japan", "attack A3731", dice=[NOBODY, NOBODY, *dice])
        return found

    def percival(found: LandCase) -> int:
        return found.state.leader[found.play.tables.leader_number["ldr-percival"]]

    lost = attack(["br-bde-8ind:1"], 3)
    assert (lost.steps("br-bde-8ind"), percival(lost)) == (0, GONE)
    saved = attack(["br-bde-8ind:1", "br-bde-6ind"], 6, PASS)
    saved.do("allied", "retreat br-bde-6ind A3732")
    saved.do("japan", "done")
    assert "hq-malaya-ag is disbanded" in [event.text() for event in saved.events]
    assert percival(saved) == POST  # some of them got away


@pytest.mark.rule("WPA-GEN-16", "WPA-GEN-42")
@pytest.mark.parametrize(("horii", "placed"), [("E1602", True), ("E1613", False)])
def test_who_arrives_with_his_unit_where_another_is_is_placed_elsewhere(horii: str, placed: bool) -> None:
    """Kawaguchi comes to Truk with the 124th Regiment."""
    turn = TABLES.card.turn_of("1/9/42")
    leaders = {"ldr-kawaguchi": "track", "ldr-horii": "ja-rgt-144"}
    units = {horii: ["ja-rgt-144"], LUNGA: ["mc-rgt-1"]}
    found = SolomonsCase("start", units, [1, 1], turn=turn, pair=3 * turn, air=GROUNDED, leaders=leaders)
    kawaguchi = TABLES.leader_number["ldr-kawaguchi"]
    assert found.where("ja-rgt-124") == "E1602"
    assert any(frame == Posting(kawaguchi) for frame in found.state.frames) is placed
    assert found.state.leader[kawaguchi] == (POST if placed else number("ja-rgt-124"))


@pytest.mark.rule("WPA-GEN-38", "WPA-HQ-52")
def test_a_bad_commander_is_paid_for_with_his_headquarters() -> None:
    """The headquarters of the South Pacific costs 6, under Ghormley 7; from the reserve 9 and 1."""

    def staff(cp: int, **reserve: int) -> SolomonsCase:
        war = {"hqs": {SOUTH: {"cp": cp, "active": False}}, "reserve": reserve}
        return case("ground_activation", {LUNGA: ["mc-rgt-5"]}, first="allied", war=war)

    short = staff(6, us=9)
    short.refuses("allied", f"activate-hq {SOUTH}", "WPA-HQ-52")
    short.refuses("allied", f"activate-hq {SOUTH} reserve", "WPA-HQ-55")
    able = staff(7, us=10)
    able.do("allied", f"activate-hq {SOUTH}")
    assert able.state.war.cp[HQS[SOUTH]] == 0
    saved = staff(0, us=10)
    saved.do("allied", f"activate-hq {SOUTH} reserve")
    assert (saved.state.war.cp[HQS[SOUTH]], saved.state.war.reserve["us"]) == (0, 0)


@pytest.mark.rule("WPA-GEN-52")
def test_who_waits_at_a_headquarters_falls_with_its_garrison() -> None:
    found = case(
        "ground_first", {NEAR: ["ja-rgt-4"]}, first="japan", leaders={"ldr-geiger": SOUTH}, forts={},
        war={"hqs": {"hq-17-army": {"active": True, "cp": 9}}},
    )  # fmt: skip
    found.play.war.under = {number("ja-rgt-4"): HQS["hq-17-army"]}
    found.do("japan", f"move ja-rgt-4 {NOUMEA}")
    found.do("japan", f"attack {NOUMEA}", dice=[NOBODY, NOBODY, 6, 6])  # and one for the airfield
    assert found.state.leader[GEIGER] == GONE
    assert not found.play.war.attending
