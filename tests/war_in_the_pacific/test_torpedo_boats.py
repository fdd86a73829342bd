"""Motor torpedo boats in the Solomons. [60.5]"""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.air.charts import chart
from flagplot.games.war_in_the_pacific.air.frames import Line, Raid
from flagplot.games.war_in_the_pacific.boats import attack, squadrons, strikes, yard
from flagplot.games.war_in_the_pacific.boats.frames import BoatAttack, BoatChase, BoatYard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import submarines
from flagplot.games.war_in_the_pacific.sea.frames import Hunt, Passage
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, TABLES, SolomonsCase

TULAGI = {"E2518": ["mc-rgt-2"]}
HELD = {"E2518": "allied"}
EXPRESS = {"hex": "E2417", "ships": ["jn-dd-kagero", "jn-dd-oite"], "mission": "TRANS", "side": "japan"}


def case(*ships: str, points: int = 9, hex: str = "E2417", night: bool = False, **more: Any) -> SolomonsCase:
    """A squadron at Tulagi, and a Japanese task force."""
    forces = more.pop("forces", {"J1": {**EXPRESS, "hex": hex, "ships": list(ships) or EXPRESS["ships"]}})
    mtbs = more.pop("mtbs", {"squadrons": [["E2518", points]]})
    if night:
        more["cards"] = {"J1": {"mission": "TRANS", "speed": 2, "night": True}}
    where = {"turn": 13, "pair": 39, "air": GROUNDED, "control": HELD, "mtbs": mtbs, **more}
    return SolomonsCase("ground_first", TULAGI, forces=forces, **where)


def at(found: SolomonsCase, *faces: int) -> Campaign:
    """The case with dice at hand."""
    return GAME.play(found.state, flagplot.ScriptedDice(list(faces)))


def fights(found: SolomonsCase, left: int, **more: Any) -> SolomonsCase:
    """An attack in which points have still to name their targets."""
    from flagplot.games.war_in_the_pacific.boats.frames import BoatStage

    found.state.frames.append(BoatAttack(0, "J1", stage=BoatStage.TARGET, left=left, **more))
    found.state.waiting = ("allied",)
    return found


# -- squadrons ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WPB-MTB-01", "SC-G-02")
def test_the_squadron_of_the_scenario_comes_in_november() -> None:
    def november(owner: str) -> Any:
        units = {"E2518": ["mc-rgt-2" if owner == "allied" else "jn-snlf-k3"]}
        dice = [1] if owner == "japan" else []
        start = SolomonsCase(
            "end", units, air=GROUNDED, turn=10, pair=32, control={"E2518": owner}, dice=dice
        )
        assert TABLES.card.date(start.state.turn) == "2/11/42"
        return start.play.sea.mtbs

    there = november("allied")
    assert [(one.points, one.hex) for one in there.squadrons] == [(8, case().play.hex("E2518"))]
    lost = november("japan")
    assert (lost.squadrons, lost.pool) == ((), 8)


@pytest.mark.rule("WPB-MTB-07")
def test_squadrons_lie_open_and_their_strength_does_not() -> None:
    found = case(points=7)

    def seen(seat: str) -> dict[str, Any]:
        units = GAME.view(found.state, seat).places["E2518"]["units"]
        return next(one for one in units if one["kind"] == "mtb")

    assert seen("allied")["points"] == 7
    assert "points" not in seen("japan")
    with pytest.raises(flagplot.BadInputError):
        case(points=13)


def in_yard(**more: Any) -> SolomonsCase:
    """The Allies deploy squadrons."""
    found = case(**more)
    found.state.frames.append(BoatYard())
    found.state.waiting = ("allied",)
    return found


@pytest.mark.rule("WPB-MTB-02", "WPB-MTB-03")
def test_a_new_squadron_costs_three_points_in_a_port_and_four_on_a_beach() -> None:
    found = in_yard(war={"hqs": {"hq-south-pacific": {"cp": 9}}})
    hq = next(at for at, one in enumerate(TABLES.hqs) if one.id == "hq-south-pacific")
    found.do("allied", "new-squadron hq-south-pacific E3224")  # Espiritu Santo, a port
    assert found.play.war.cp[hq] == 6
    found.do("allied", "new-squadron hq-south-pacific E3223")  # a coast without one
    assert found.play.war.cp[hq] == 2
    assert [one.points for one in squadrons.of(found.play)] == [9, 0, 0]
    found.refuses("allied", "new-squadron hq-south-pacific E3224", "WPB-MTB-02")
    found.refuses("allied", "new-squadron hq-south-pacific E1613", "WPB-MTB-03")  # Japanese
    full = in_yard(mtbs={"squadrons": [["E3224", 1]] * 4})
    full.refuses("allied", "new-squadron hq-south-pacific E3224", "WPB-MTB-03")
    all_there = in_yard(mtbs={"squadrons": [["E3223", 0]] * 20})
    all_there.refuses("allied", "new-squadron hq-south-pacific E3224", "WPB-MTB-03")


@pytest.mark.rule("WPB-MTB-02", "WPB-MTB-06")
def test_a_squadron_that_moves_gives_half_its_points_back() -> None:
    found = in_yard(points=9, war={"hqs": {"hq-south-pacific": {"cp": 9}}})
    hq = next(at for at, one in enumerate(TABLES.hqs) if one.id == "hq-south-pacific")
    found.do("allied", "move-squadron 1 hq-south-pacific E3224")
    assert found.play.war.cp[hq] == 7
    assert found.play.sea.mtbs.pool == 5
    (one,) = squadrons.of(found.play)
    assert (found.play.label(one.hex), one.points) == ("E3224", 4)
    found.do("allied", "fill-squadron 1 5")
    assert squadrons.of(found.play)[0].points == 9
    assert found.play.sea.mtbs.pool == 0


@pytest.mark.rule("WPB-MTB-04", "WPB-MTB-07")
def test_an_isolated_squadron_takes_no_points_and_nobody_more_than_twelve() -> None:
    found = in_yard(mtbs={"squadrons": [["E3224", 10]], "pool": 9})
    assert found.allows("allied", "fill-squadron 1 2")
    found.refuses("allied", "fill-squadron 1 3", "WPB-MTB-07")
    nobody = {hq.id: {"at": ""} for hq in TABLES.hqs if hq.nation == "US"}  # that it could be linked with
    alone = in_yard(mtbs={"squadrons": [["E3224", 10]], "pool": 9}, war={"hqs": nobody})
    alone.refuses("allied", "fill-squadron 1 1", "WPB-MTB-04")
    assert len(squadrons.of(alone.play)) == 1  # it may stay
    assert yard.due(alone.play)


@pytest.mark.rule("WPB-MTB-22")
def test_squadrons_of_a_captured_hex_go_back_to_the_pool() -> None:
    play = case(points=6).play
    squadrons.captured(play)
    assert len(squadrons.of(play)) == 1
    play.state.control = {**play.state.control, play.hex("E2518"): 0}
    squadrons.captured(play)
    assert (squadrons.of(play), play.sea.mtbs.pool) == ((), 6)


# -- the attack ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WPB-MTB-05")
def test_boats_search_six_hexes_from_coast_to_coast() -> None:
    play = case().play
    near = play.hex("E2417")
    assert attack.in_reach(play, 0, (near,), ()) == play.chart.distance(play.hex("E2518"), near)
    sea = next(hex for hex in play.chart.within(play.hex("E2518"), 3) if not play.land.has(hex))
    assert attack.in_reach(play, 0, (sea,), ()) == -1  # not off a coast
    assert attack.in_reach(play, 0, (near, play.hex("E2518")), ()) == 0
    assert attack.in_reach(play, 0, (near,), (play.hex("E2518"),)) == -1  # it comes nearer
    far = play.hex("E1613")
    assert play.chart.distance(play.hex("E2518"), far) > squadrons.RADIUS
    assert attack.in_reach(play, 0, (far,), ()) == -1


@pytest.mark.rule("WPB-MTB-08")
def test_nine_points_two_hexes_away_by_night() -> None:  # EX-B63
    found = case(points=9)
    assert attack.finds(at(found, 4), 0, 2, night=True)
    assert not attack.finds(at(found, 5), 0, 2, night=True)
    assert attack.finds(at(found, 3), 0, 2, night=False)
    assert not attack.finds(at(found, 4), 0, 2, night=False)


@pytest.mark.rule("WPB-MTB-08", "WPB-MTB-09")
def test_a_squadron_searches_once_and_a_find_is_a_true_report_and_an_attack() -> None:
    found = case(points=12)
    hex = found.play.hex("E2417")
    play = at(found, 6)
    assert not attack.meet(play, Passage("J1", path=(hex,)), ())
    assert not attack.meet(play, Passage("J1", path=(hex,)), ())  # no second search
    again = case(points=12)
    play = at(again, 1)
    assert attack.meet(play, Passage("J1", path=(hex,)), ())
    assert isinstance(play.state.frames[-1], BoatAttack)
    assert play.located("J1")
    assert play.sea.reports[-1].types == (("DD", 2),)
    assert not attack.meet(play, Passage("J1", path=(hex,)), ())  # one attack on a task force


@pytest.mark.rule("WPB-MTB-08", "WPB-MTB-10")
def test_each_squadron_attacks_a_task_force_once_and_the_second_knows_of_it() -> None:
    found = case(mtbs={"squadrons": [["E2518", 12], ["E2518", 12]]})
    passage = Passage("J1", path=(found.play.hex("E2417"),))
    first = at(found, 1)
    assert attack.meet(first, passage, ())
    assert first.state.frames[-1] == BoatAttack(0, "J1", known=False)
    second = at(found, 1)
    assert attack.meet(second, passage, ())
    assert second.state.frames[-1] == BoatAttack(1, "J1", known=True)
    assert not attack.meet(at(found), passage, ())


@pytest.mark.rule("WPB-MTB-10", "BR-22-05")
def test_submarines_show_boats_the_way() -> None:
    found = case(points=12, subrons={"sub-us-sol1": ["E2417", 6]})
    number = next(iter(found.play.sea.boats))
    assert submarines.attempt(at(found, 1), number, "J1", 0)
    assert not found.play.located("J1")
    play = at(found, 1)
    assert attack.meet(play, Passage("J1", path=(play.hex("E2417"),)), ())
    assert play.state.frames[-1] == BoatAttack(0, "J1", known=True)


@pytest.mark.rule("WPB-MTB-08")
def test_a_squadron_without_boats_finds_nobody() -> None:
    found = case(points=0, hex="E2518", night=True)
    assert not attack.meet(at(found), Passage("J1", path=(found.play.hex("E2518"),)), ())


@pytest.mark.rule("WPB-MTB-10")
def test_how_many_boats_attack() -> None:
    found = case(points=9)
    assert attack.available(at(found, 4, 4), 0, known=False, night=True) == 9  # EX-B63
    assert attack.available(at(found, 1, 2), 0, known=False, night=False) == 3
    assert attack.available(at(found, 1, 2), 0, known=True, night=True) == 5
    assert attack.available(at(found, 6, 6), 0, known=False, night=False) == 9
    assert attack.available(at(case(points=12), 6, 6), 0, known=True, night=True) == 12


@pytest.mark.rule("WPB-MTB-11")
def test_the_screen_of_the_whole_task_force_by_day_and_by_night() -> None:
    found = case("jn-dd-kagero", "jn-dd-umikaze", "jn-cl-jintsu", "jn-msu-12", ships={})
    play = found.play
    for ship in ("jn-dd-kagero", "jn-dd-umikaze"):
        play.state.damage[TABLES.ship_number[ship]] = 0
    assert attack.screen(play, "J1", "day") == 6  # 2 for each destroyer and the cruiser
    assert attack.screen(play, "J1", "night") == 3
    play.state.damage[TABLES.ship_number["jn-dd-kagero"]] = 2
    assert attack.screen(play, "J1", "day") == 5
    assert attack.screen(play, "J1", "night") == 2  # 2.5, rounded down
    assert TABLES.mtbs.stopped(6, 6) == 4
    assert TABLES.mtbs.stopped(0, 6) == 0
    assert TABLES.mtbs.stopped(99, 1) == 4


@pytest.mark.rule("WPB-MTB-11", "WPB-MTB-12")
def test_boats_that_are_stopped_may_be_sunk() -> None:  # EX-B17
    ships = ["jn-dd-umikaze", "jn-dd-urakaze", "jn-dd-tanikaze", "jn-dd-nowaki"]
    found = case(*ships, points=12)
    frame = BoatAttack(0, "J1")
    # 8 points attack; the screen of 8 stops 6, 2D6 show 4: 2 are sunk
    attack.launch(at(found, 4, 4, 6, 2, 2), frame)
    assert squadrons.of(found.play)[0].points == 10
    assert frame.left == 2
    unhurt = case(*ships, points=12)
    attack.launch(at(unhurt, 4, 4, 6, 3, 3), BoatAttack(0, "J1"))
    assert squadrons.of(unhurt.play)[0].points == 12


@pytest.mark.rule("WPB-MTB-13", "WPB-MTB-14", "WPB-MTB-15", "BR-10-08")
def test_boats_name_their_targets_and_fire() -> None:
    found = fights(case("jn-ca-chokai", "jn-ca-aoba", points=9), 5)
    assert found.answers("allied") == ["boats-at jn-ca-chokai", "boats-at jn-ca-aoba", "done"]
    found.refuses("allied", "boats-at jn-ca-kako", "WPB-MTB-13")

    def damage(ship: str) -> int:
        return found.state.damage[TABLES.ship_number[ship]]

    found.do("allied", "boats-at jn-ca-chokai", dice=[5])  # X by day: nothing
    assert damage("jn-ca-chokai") == 0
    found.do("allied", "boats-at jn-ca-chokai", dice=[6, 2, 3])  # (1): a level, and 3 boats
    assert damage("jn-ca-chokai") == 1
    assert squadrons.of(found.play)[0].points == 6
    found.do("allied", "boats-at jn-ca-chokai", dice=[5])  # hit before: not a 6
    assert damage("jn-ca-chokai") == 1
    found.do("allied", "boats-at jn-ca-aoba", dice=[6, 5])  # (2): no more boats for it
    assert damage("jn-ca-aoba") == 2
    assert squadrons.of(found.play)[0].points == 6
    found.do("allied", "boats-at jn-ca-chokai", dice=[6, 6, 6])  # again on a 6
    assert damage("jn-ca-chokai") == 3


@pytest.mark.rule("WPB-MTB-13")
def test_boats_hit_more_by_night() -> None:
    found = fights(case("jn-ca-chokai", points=9, night=True), 1)
    found.do("allied", "boats-at jn-ca-chokai", dice=[5, 4])
    assert found.state.damage[TABLES.ship_number["jn-ca-chokai"]] == 1


# -- submarines ---------------------------------------------------------------------------------------------

CONVOY = {"U1": {"hex": "E2518", "ships": ["us-ca-chester"], "mission": "TRANS", "side": "allied"}}


def hunted(hex: str = "E2518", points: int = 9) -> SolomonsCase:
    """Japanese submarines have found an Allied task force."""
    forces = {"U1": {**CONVOY["U1"], "hex": hex}}
    found = case(points=points, forces=forces, subrons={"sub-jn-sol1": ["E2619", 4]})
    found.state.frames += [Hunt(0, "U1"), BoatChase(0, "U1")]
    found.state.waiting = ("allied",)
    return found


@pytest.mark.rule("WPB-MTB-16")
def test_boats_may_go_for_submarines_that_have_found_a_task_force() -> None:
    found = hunted()
    assert found.answers("allied") == ["chase 1", "no"]
    assert attack.guards(found.play, "U1") == [0]
    away = next(
        found.play.label(hex)
        for hex in found.play.chart.within(found.play.hex("E2518"), 3)
        if not found.play.land.has(hex)
    )
    assert attack.guards(hunted(away).play, "U1") == []  # not off a coast
    lost = hunted()
    attack.chase(at(lost, 6), BoatChase(0, "U1"), 0)  # 6 against 5: they do not find them
    assert isinstance(lost.state.frames[-2], Hunt)


@pytest.mark.rule("WPB-MTB-17")
def test_boats_drive_submarines_off_or_sink_them() -> None:
    def chased(*faces: int) -> SolomonsCase:
        found = hunted()
        found.state.frames.pop()
        attack.chase(at(found, *faces), BoatChase(0, "U1"), 0)
        return found

    less = case().play.chart.distance(case().play.hex("E2518"), case().play.hex("E2619"))
    assert less == 2
    turned = chased(1, 1, 3, 4, 5, 1)  # 4 boats less the distance: 2 rolls, one X
    assert not any(isinstance(frame, Hunt) for frame in turned.state.frames)
    assert turned.play.sea.boats[0].points == 4
    hit = chased(1, 1, 3, 4, 6, 1, 6)  # a hit of 2 points
    assert any(isinstance(frame, Hunt) for frame in hit.state.frames)
    assert hit.play.sea.boats[0].points == 2
    many = chased(1, 6, 6, 6, 1, 1, 1, 1)  # no more rolls than submarines
    assert many.play.sea.boats[0].points == 4
    dear = chased(1, 6, 6, 1, 6, 2, 3)  # damage (1): one boat of theirs, three of the squadron
    assert dear.play.sea.boats[0].points == 3
    assert dear.play.sea.mtbs.squadrons[0].points == 6


@pytest.mark.rule("WPB-MTB-17", "BR-22-06")
def test_boats_roll_for_no_more_submarines_than_are_ready_to_attack() -> None:
    found = hunted()
    found.do("allied", "chase 1", dice=[1, 6, 6, 1, 1, 1])  # one of four is ready: one roll; then the screen
    hunt = found.state.frames[-1]
    assert isinstance(hunt, Hunt)
    assert (hunt.ready, hunt.points) == (1, 1)
    later = hunted()
    later.do("allied", "chase 1", dice=[1, 6, 6, 3, 1, 1, 1, 1])
    assert later.state.frames[-1].points == 3  # no second die for those that attack


# -- air strikes at them ------------------------------------------------------------------------------------


KATES, ZEROS = "air-jn-b5n-shokaku", "air-jn-a6m2-shokaku"
AIR_PHASE = [{"step": "week", "stage": 5}, {"step": "air_phase"}]
CARRIER = {"J1": {"hex": "E2216", "ships": ["jn-cv-shokaku"], "mission": "CVOPS", "side": "japan"}}


def strike(
    points: dict[str, int], *, seen: tuple[int, ...] = (0,), boats: int = 3, **more: Any
) -> SolomonsCase:
    """An Air Phase with a carrier near Tulagi."""
    air = {**GROUNDED, **{id: {"points": count} for id, count in points.items()}}
    mtbs = {"squadrons": [["E2518", boats]], "seen": list(seen)}
    bases = {id: "jn-cv-shokaku" for id in points if id.startswith("air-jn")}
    return SolomonsCase(
        "", TULAGI, air=air, frames=AIR_PHASE, turn=13, pair=39, control=HELD, mtbs=mtbs, forces=CARRIER,
        bases=bases, **more,
    )  # fmt: skip


@pytest.mark.rule("WPB-MTB-18")
def test_a_squadron_that_was_found_or_has_attacked_is_struck_at_low() -> None:
    found = strike({KATES: 2})
    found.do("japan", "plan-base J1", "boat-strike J1 1")
    assert f"send {KATES} 2 low" in found.answers("japan")
    assert not any("medium" in one or one == "night" for one in found.answers("japan"))
    hidden = strike({KATES: 2}, seen=())
    hidden.do("japan", "plan-base J1")
    hidden.refuses("japan", "boat-strike J1 1", "WPB-MTB-18")


@pytest.mark.rule("WPB-MTB-18")
def test_boats_are_found_by_air_search_or_by_their_attack() -> None:
    def looked(*faces: int) -> tuple[int, ...]:
        play = at(strike({KATES: 2}, seen=()), *faces)
        strikes.look(play)
        return play.sea.mtbs.seen

    assert looked(9, 9) == (0,)
    assert looked(1, 1) == ()
    found = case()
    play = at(found)
    play.push(Passage("J1"))
    attack._found(play, 0, "J1")
    assert play.sea.mtbs.seen == (0,)
    strikes.forget(play)
    assert play.sea.mtbs.seen == ()


@pytest.mark.rule("WPB-MTB-19")
def test_half_of_the_air_combat_at_low_is_the_strength_of_the_attack() -> None:
    """EX-B18: 4 B5N of 3 are 6; 3 A6M2 of 5 at normal range are 7.5, so 8."""
    assert strikes.strength([3] * 4) == 6
    assert strikes.strength([5] * 3) == 8
    found = strike({KATES: 2, ZEROS: 3})
    found.do(
        "japan", "plan-base J1", "boat-strike J1 1", f"send {KATES} 2 low", f"send {ZEROS} 3 low", "launch"
    )
    line = found.state.frames[-1].stacks[0][-1].lines[0]
    raid = Raid(line=line, bombers=line.bombers)
    types = [TABLES.types["B5N"].air_combat] * 2 + [TABLES.types["A6M2"].air_combat] * 3
    assert sorted(strikes.attackers(found.play, raid)) == sorted(types)


@pytest.mark.rule("WPB-MTB-20")
def test_boats_sunk_are_what_the_result_is_above_their_number() -> None:
    assert [strikes.sunk(result, 4) for result in (3, 4, 6)] == [0, 0, 2]


@pytest.mark.rule("WPB-MTB-21")
def test_only_fighters_beyond_the_cap_that_is_left_join_the_attack() -> None:
    found = strike({ZEROS: 3})
    zeros, wildcats = TABLES.air_number[ZEROS], TABLES.air_number["air-mc-f4f-efate-s3"]
    line = Line(side=0, base="J1", mission="STRIKE-M", target="E2518", what="0", bombers=((zeros, 3, "low"),))
    for cap, left in ((0, 3), (2, 1), (4, 0)):
        guards = ((wildcats, cap, "high"),) if cap else ()
        assert len(strikes.attackers(found.play, Raid(line=line, bombers=line.bombers, cap=guards))) == left


@pytest.mark.rule("WPB-MTB-18", "WPB-MTB-19")
def test_a_strike_at_boats_is_flown_to_its_end() -> None:
    found = strike({KATES: 2, "air-jn-d3a-shokaku": 2, ZEROS: 3}, boats=1)
    groups = (f"send {KATES} 2 low", "send air-jn-d3a-shokaku 2 low", f"send {ZEROS} 3 low")
    found.do("japan", "plan-base J1", "boat-strike J1 1", *groups, "launch", "close-base")
    found.do("japan", "done", dice=[3, 3])
    found.do("japan", "launch", dice=[1, 1, 6])  # flak of the anchorage; the attack
    play = found.play
    power = strikes.strength(
        [TABLES.types[one].air_combat for one in ("B5N", "B5N", "D3A", "D3A", *["A6M2"] * 3)]
    )
    result = play.tables.naval.points(power, 6 + chart().ship_drm["target_sc3"])
    assert squadrons.of(play)[0].points == max(1 - max(result - 1, 0), 0)
