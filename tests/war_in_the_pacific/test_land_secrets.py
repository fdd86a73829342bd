"""What a side does not see of a war on land cannot be told from answers, the log, views or refusals."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.games.war_in_the_pacific.air import missions
from flagplot.games.war_in_the_pacific.boats import yard
from flagplot.games.war_in_the_pacific.command import emergency, links, support
from flagplot.games.war_in_the_pacific.ground import hidden
from flagplot.games.war_in_the_pacific.repair import effort
from flagplot.games.war_in_the_pacific.sea import fuel, sailing
from flagplot.games.war_in_the_pacific.sea.frames import Passage
from flagplot.games.war_in_the_pacific.sea.state import FULL
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.works.paying import Treasury
from flagplot.games.war_in_the_pacific.works.state import Project
from flagplot.games.war_in_the_pacific.works.tasks import AIRFIELD
from flagplot.kernel.action import parse_action
from flagplot.kernel.laws import check_hides, check_lanes
from flagplot.kernel.stream import Stream
from tests.war_in_the_pacific.ashore import GAME, LandCase
from tests.war_in_the_pacific.solomons import GROUNDED as SOLOMONS_GROUNDED
from tests.war_in_the_pacific.solomons import SolomonsCase

UNITS = {"A3529": ["ja-rgt-55", "ja-rgt-56"], "A3530": ["br-bde-6ind"], "C0108": ["br-bde-1mal"]}


def case(phase: str = "ground_first", **more: Any) -> LandCase:
    return LandCase(phase, UNITS, **{"control": {"A3529": "japan"}, "first": "japan", **more})


@pytest.mark.rule("BR-1-07")
def test_the_enemy_reads_that_troops_move_and_not_which() -> None:
    one = case()
    answer = next(text for text in one.answers("japan") if text.startswith("move ja-rgt-55"))
    assert GAME.audience(one.state, "japan", parse_action(answer)) == ("japan",)
    one.do("japan", answer)
    told = [event for event in one.events if event.audience is None or "allied" in event.audience]
    assert any("troops move" in event.sentence() for event in told)
    assert not any("ja-rgt-55" in event.sentence() for event in told)


@pytest.mark.rule("BR-1-07")
@pytest.mark.parametrize("answer", ["activate ja-rgt-55 hq-25-army", "lend hq-25-army hq-southern-army 4",
                                    "allot hq-25-army 9", "activate-hq hq-25-army",
                                    "refit ja-rgt-55 ja", "attach ldr-yamashita ja-rgt-55"])  # fmt: skip
def test_orders_of_staffs_are_for_one_side(answer: str) -> None:
    assert GAME.audience(case().state, "japan", parse_action(answer)) == ("japan",)


@pytest.mark.rule("BR-1-07", "WPA-CON-04")
def test_stocks_alarms_and_sites_may_be_others() -> None:
    one = case()
    play = one.play
    site = Project(side=JAPAN, hex=play.hex("A3529"), task=AIRFIELD, done=2)
    play.rework(projects=(site, Project(side=JAPAN, hex=play.hex("B0452"), task=AIRFIELD, known=True)))
    play.set_force("J9", side=JAPAN, hex=play.hex("B0452"), name="Decoy", dummy=True)
    play.war.alarms = ("J9",)
    found = set()
    for seed in range(12):
        other = one.state.clone()
        hidden.resample(GAME.play(other), SEATS[ALLIED], Stream("test", seed))
        found.add((other.war.cp, other.war.works.projects[0].task, other.war.alarms))
        assert other.war.works.projects[1].task == AIRFIELD  # that one has been reconnoitred
        assert other.war.cp[3:] == one.state.war.cp[3:]  # the viewer's own
    assert len({cp for cp, _, _ in found}) > 1
    assert len({task for _, task, _ in found}) > 1
    assert {alarms for _, _, alarms in found} == {(), ("J9",)}


@pytest.mark.rule("BR-1-07", "BR-13-06")
def test_contacts_are_listed_by_their_numbers() -> None:
    play = case().play
    for label, marker in (("J7", 9), ("J8", 3)):
        play.set_force(
            label, side=JAPAN, hex=play.hex("C0603"), name=label, dummy=True, marker=marker, located=99
        )
    play.sea.phase = 98
    assert missions.contacts(play, ALLIED) == ["J8", "J7"]


def test_a_task_force_that_was_merged_before_it_sailed_does_not_sail() -> None:
    play = case().play
    play.push(Passage("U3"))
    before = len(play.state.frames)
    sailing.begin(play, play.state.frames[-1])
    assert len(play.state.frames) == before - 1


@pytest.mark.rule("BR-18-01")
def test_empty_tanks_cannot_become_emptier() -> None:
    play = case().play
    play.set_force(
        "J7", side=JAPAN, hex=play.hex("C0603"), name="J7", ships=(0,), flagship=0, fuel=2 * FULL, moved=True
    )
    fuel.count(play)
    assert play.force("J7").fuel == 2 * FULL
    GAME.position(GAME.describe(play.state))


def states(seed: int, level: str, most: int, every: int) -> list[Any]:
    """States of a game between two bots."""
    players = {seat: Player(find(GAME, level), seed + at) for at, seat in enumerate(SEATS)}
    state, found = GAME.start("malaya", seed=seed), []
    while state.outcome is None and state.seq < most:
        if state.seq % every == 0:
            found.append(state.clone())
        seat = state.waiting[-1]
        GAME.push(state, seat, players[seat].answer(GAME, state, seat))
    return found


@pytest.mark.rule("BR-1-07")
def test_nobody_tells_another_world_from_this_one() -> None:
    for state in states(3, "easy", 700, 87):
        check_hides(GAME, state, 1)
        check_lanes(GAME, state, 1)


@pytest.mark.slow
def test_nor_in_a_game_by_chance() -> None:
    for state in states(5, "random", 6_000, 97):
        check_hides(GAME, state, 2)
        check_lanes(GAME, state, 2)


def carrier(phase: str, hex: str, *, marker: int, **more: Any) -> SolomonsCase:
    """A Japanese carrier, seen or not, on the way from Noumea to the marines of Guadalcanal."""
    bombers = "air-jn-b5n-shokaku"
    force = {"hex": hex, "ships": ["jn-cv-shokaku"], "mission": "CVOPS", "marker": marker, "side": "japan"}
    return SolomonsCase(
        phase, {"E2519": ["mc-rgt-1/inactive"]}, control={"E2519": "allied"}, turn=1, pair=3, first="allied",
        air={**SOLOMONS_GROUNDED, bombers: {"points": 2}}, bases={bombers: "jn-cv-shokaku"},
        forces={"J1": force}, **more,
    )  # fmt: skip


REPORTED = [
    {"side": ALLIED, "marker": 3, "phase": 0, "source": "scouts", "kind": "types", "types": [("CV", 0)]},
]


@pytest.mark.rule("BR-1-07", "WPA-HQ-27", "WPA-CLK-08")
def test_who_pays_tells_of_no_carrier_that_nobody_has_seen() -> None:
    away, near, plain = (
        carrier("ground_activation", hex, marker=marker)
        for hex, marker in (("E1602", 0), ("E2517", 0), ("E2517", 3))
    )
    seen = carrier("ground_activation", "E2517", marker=3, reports=REPORTED)
    assert "activate mc-rgt-1 hq-south-pacific" in away.answers("allied")
    assert near.answers("allied") == away.answers("allied")
    assert plain.answers("allied") == away.answers("allied")  # a marker does not say what lies under it
    assert not [answer for answer in seen.answers("allied") if answer.startswith("activate mc")]
    seen.refuses("allied", "activate mc-rgt-1 hq-south-pacific", "WPA-HQ-27")
    # all the same the marines are cut off, and pay threefold, from the next Ground Phase on
    links.freeze(near.play)
    assert near.play.hex("E2519") in near.state.war.isolated[ALLIED]
    assert not away.state.war.isolated[ALLIED]


@pytest.mark.rule("BR-1-07", "WPA-OSB-01", "WPB-MTB-03", "WPA-REP-31", "WPA-ECL-22")
def test_no_list_of_orders_on_land_tells_of_a_carrier_that_nobody_has_seen() -> None:
    def orders(hex: str, marker: int, **more: Any) -> list[Any]:
        play = carrier("ground_first", hex, marker=marker, **more).play
        home, there = play.hex("E3231"), play.hex("E2519")
        south = next(at for at, hq in enumerate(play.tables.hqs) if hq.id == "hq-south-pacific")
        mine = next(at for at, air in enumerate(play.tables.air) if air.id == "air-mc-f4f-efate-s3")
        play.sea.based[mine] = there
        cruiser = play.tables.ship_number["us-ca-astoria"]
        return [
            Treasury(play, ALLIED).payer(there, 1),
            support.sites(play, south),
            [there in net for net in yard._linked(play).values()],
            there in links.isolated_hexes(play, ALLIED, known=True),
            links.air_links(play, mine),
            effort.payers(play, cruiser, there),
            emergency.safe(play, ALLIED, there),
            home in links.nets(play, ALLIED, known=True)[south],
        ]

    assert orders("E2517", 0) == orders("E1602", 0)
    assert orders("E2517", 3) == orders("E1602", 0)
    assert orders("E2517", 3, reports=REPORTED) != orders("E1602", 0)
