"""Emergency sorties, and what ships cost a headquarters. [29.2.8, 29.3.7, 33]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.games.war_in_the_pacific.command import costs, fleets, headquarters
from flagplot.games.war_in_the_pacific.sea import admirals, contact, plots, reaction
from flagplot.games.war_in_the_pacific.sea.frames import Alarm, Passage, Sailing, Staff, Writing
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.kernel.action import act
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, TABLES, SolomonsCase

HQS = {hq.id: number for number, hq in enumerate(TABLES.hqs)}
FLEET, SOUTH = HQS["hq-8-fleet"], HQS["hq-south-pacific"]
CRUISER, DESTROYER = "jn-ca-chokai", "jn-dd-asanagi"
RABAUL, NEAR = "E1613", "E1615"
UNITS = {"E1613": ["ja-rgt-28"], "E3231": ["us-rgt-182"]}


def ship(id: str) -> int:
    return TABLES.ship_number[id]


def case(phase: str = "ground_first", **more: Any) -> SolomonsCase:
    ashore = dict.fromkeys(("ldr-tanaka-raizo", "ldr-hashimoto", "ldr-abe-hiroaki"), "post")
    given = {"air": GROUNDED, "harbour": {RABAUL: [CRUISER, DESTROYER]}, "leaders": ashore}
    return SolomonsCase(phase, UNITS, **{**given, **more})


def enemy(play: Any, **more: Any) -> None:
    given = {"side": ALLIED, "hex": play.hex(NEAR), "ships": (ship("us-ca-chicago"),), "name": "Raiders"}
    play.set_force("U9", **{**given, "flagship": ship("us-ca-chicago"), **more})


def passage(play: Any, start: str = "E2022") -> Passage:
    found = Passage("U9")
    found.path = (play.hex(start), play.hex(NEAR))
    return found


@pytest.mark.rule("WPA-ESO-05", "WPA-ESO-06", "WPA-ESO-07")
def test_who_sets_off_an_alarm() -> None:
    play = case().play
    enemy(play)
    reaction.sets_out(play, "U9")
    assert play.war.unseen == ("U9",)
    assert not reaction.alarming(play, passage(play))  # not seen yet
    play.put_marker("U9")
    assert reaction.alarming(play, passage(play))
    play.war.unseen = ()
    assert not reaction.alarming(play, passage(play))  # it never sailed unseen
    assert reaction.alarming(play, passage(play, "E3231"))  # but it left Noumea in this phase
    play.set_force("U9", dummy=True)
    assert not reaction.alarming(play, passage(play, "E3231"))
    known = case().play
    enemy(known)
    known.put_marker("U9")
    reaction.sets_out(known, "U9")
    assert known.war.unseen == ()


@pytest.mark.rule("WPA-ESO-08", "WPA-ESO-09", "WPA-ESO-13")
def test_what_it_costs_by_distance_and_state_of_the_headquarters() -> None:
    play = case().play
    port = play.hex(RABAUL)
    ships = (ship(CRUISER), ship(DESTROYER))
    plain = sum(fleets.cost(play, one, FLEET) for one in ships)
    assert plain == 3
    hexes: dict[str, int] = {}
    for hex in sorted(play.chart.inside):
        hexes.setdefault(reaction.band(play, port, hex), hex)
    assert not headquarters.active(play, FLEET)
    bills = {name: reaction.bill(play, FLEET, port, hex, ships * 10) for name, hex in hexes.items() if name}
    assert bills == {"SHORT": 39, "MEDIUM": 36, "LONG": 30, "XTD": 30}
    play.war.active = (1,) * len(play.war.active)
    bills = {name: reaction.bill(play, FLEET, port, hex, ships * 10) for name, hex in hexes.items() if name}
    assert bills == {"SHORT": 36, "MEDIUM": 33, "LONG": 27, "XTD": 27}


@pytest.mark.rule("WPA-ESO-03", "WPA-ESO-04", "WPA-ESO-09")
def test_ships_of_a_linked_port_are_called_out_and_paid_for() -> None:
    play = case().play
    enemy(play)
    play.put_marker("U9")
    reaction.alarm(play, passage(play, "E3231"))
    frame, step = play.state.frames[-1], reaction.AlarmStep()
    assert isinstance(frame, Alarm)
    assert frame.side == JAPAN
    reaction.alarm(play, passage(play, "E3231"))
    assert play.state.frames[-1] is frame  # once for each task force
    assert act("call-out", CRUISER, "hq-8-fleet") in step.legal(play, frame, "japan")
    step.do(play, frame, "japan", act("call-out", CRUISER, "hq-8-fleet"))
    step.do(play, frame, "japan", act("call-out", DESTROYER, "hq-8-fleet"))
    stock = play.war.cp[FLEET]
    cost = reaction.bill(play, FLEET, frame.port, frame.hex, frame.ships)
    box = admirals.available(play, JAPAN)
    play.dice = flagplot.ScriptedDice([1, 1])
    step.do(play, frame, "japan", act("put-to-sea"))
    assert play.war.cp[FLEET] == stock - cost
    assert play.war.crews == {ship(CRUISER): FLEET, ship(DESTROYER): FLEET}  # it commands them
    (label,) = [one for one in play.forces_of(JAPAN) if play.force(one).name.startswith("Reaction")]
    assert play.force(label).ships == (ship(CRUISER), ship(DESTROYER))
    assert not play.sea.harbour.get(play.hex(RABAUL))
    staff = play.state.frames[-1]
    assert isinstance(staff, Staff)
    assert staff.drawn == tuple(box[:2])
    assert isinstance(play.state.frames[-2], Writing)  # its card is written at once
    poor = case(war={"hqs": {hq.id: {"cp": 0} for hq in TABLES.hqs}}).play
    alarm = Alarm(side=JAPAN, force="U9", hex=poor.hex(NEAR))
    assert reaction.berths(poor, alarm) == []  # never on credit
    poor.war.reserve = {"japan": 9}
    assert act("call-out", CRUISER, "hq-8-fleet", "reserve") in step.legal(poor, alarm, "japan")
    for ship_ in (CRUISER, DESTROYER):
        step.do(poor, alarm, "japan", act("call-out", ship_, "hq-8-fleet", "reserve"))
    poor.dice = flagplot.ScriptedDice([1, 1])
    poor.push(alarm)
    step.do(poor, alarm, "japan", act("put-to-sea"))
    assert poor.war.reserve == {"japan": 9 - cost}
    lost = case(war={"hqs": {hq.id: {"at": ""} for hq in TABLES.hqs}}).play
    assert reaction.berths(lost, alarm) == []  # the port is not linked


@pytest.mark.rule("BR-13-07", "BR-16-11", "WPA-ESO-04")
def test_a_reaction_force_seeks_the_enemy() -> None:
    for active, mission in ((1, "REAC"), (0, "MOVT")):
        play = case().play
        enemy(play)
        play.war.active = (active,) * len(play.war.active)
        alarm = Alarm(side=JAPAN, force="U9", hex=play.hex(NEAR), port=play.hex(RABAUL), hq=FLEET)
        alarm.ships = (ship(CRUISER),)
        play.push(alarm)
        play.dice = flagplot.ScriptedDice([1, 1])
        reaction.AlarmStep().do(play, alarm, "japan", act("put-to-sea"))
        assert plots.card_of(play, "J1").mission == mission
        play.set_force("J1", hex=play.hex(NEAR))
        assert contact.candidates(play, "J1", play.hex(NEAR)) == ([("U9", 0)] if active else [])
    plain = case(forces={"J2": {"hex": NEAR, "ships": [CRUISER], "side": "japan"}}, harbour={}).play
    plain.war.active = (1,) * len(plain.war.active)
    assert "REAC" not in plots.missions(plain, "J2")  # nobody called it out


@pytest.mark.rule("BR-3-06")
@pytest.mark.parametrize(("first", "left"), [(JAPAN, [["U8"], ["J1"]]), (ALLIED, [["U8"]])])
def test_a_side_that_has_sailed_already_sails_at_the_end_of_the_phase(
    first: int, left: list[list[str]]
) -> None:
    """The Allies still have a task force to move; of Japan, moving second, it sails with its others."""
    play = case().play
    enemy(play)
    play.sea.first = first
    at_sea = Sailing(ALLIED, ("U8",))
    play.push(at_sea)
    alarm = Alarm(side=JAPAN, force="U9", hex=play.hex(NEAR), port=play.hex(RABAUL), hq=FLEET)
    alarm.ships = (ship(CRUISER),)
    play.push(alarm)
    play.dice = flagplot.ScriptedDice([1, 1])
    reaction.AlarmStep().do(play, alarm, "japan", act("put-to-sea"))
    frames = [frame for frame in reversed(play.state.frames) if isinstance(frame, Sailing)]
    assert [list(frame.left) for frame in frames] == left
    assert not any(isinstance(frame, Passage) for frame in play.state.frames)  # not at once
    assert "J1" in play.sea.order


@pytest.mark.rule("WPA-ESO-14", "WPA-ESO-15", "WPA-ESO-16")
def test_two_admirals_are_drawn_and_one_commands() -> None:
    play = case().play
    box = admirals.available(play, JAPAN)
    play.dice = flagplot.ScriptedDice([2, 2])  # no roll for their availability follows
    drawn = reaction.draw(play, JAPAN)
    assert drawn == (box[1], box[2])
    play.set_force("J9", side=JAPAN, hex=play.hex(RABAUL), ships=(ship(CRUISER),), flagship=ship(CRUISER))
    frame, step = Staff(force="J9", drawn=drawn), reaction.StaffStep()
    ids = [TABLES.leaders[one].id for one in drawn]
    found = step.legal(play, frame, "japan")
    assert act("take-command", ids[1]) in found
    assert act("take-command", ids[1], ids[0]) in found
    play.push(frame)
    step.do(play, frame, "japan", act("take-command", ids[1], ids[0]))
    assert play.force("J9").admirals == (drawn[1], drawn[0])
    play.push(frame)
    step.do(play, frame, "japan", act("take-command", ids[0]))
    assert play.force("J9").admirals == (drawn[0],)
    assert drawn[1] in admirals.available(play, JAPAN)


@pytest.mark.rule("WPA-ESO-17", "WPA-ESO-18", "WPA-HQ-37", "WPA-HQ-63", "WPA-ISO-06")
def test_what_multiplies_the_cost_of_a_ship() -> None:
    def price(navy: str, hq: int, *, cut_off: bool = False, chief: str = "", **more: Any) -> list[str]:
        found = case(**more)
        play, at = found.play, ship("us-ca-chicago")
        changed = msgspec.structs.replace(TABLES.ships[at], nation=navy)
        ships = tuple(changed if number == at else one for number, one in enumerate(TABLES.ships))
        leaders = tuple(
            msgspec.structs.replace(one, branch=chief or one.branch) if one.role == "hq" else one
            for one in TABLES.leaders
        )
        play.tables = replace(TABLES, ships=ships, leaders=leaders)
        return [f"{one.name} {one.times}" for one in fleets.multipliers(play, at, hq, cut_off=cut_off)]

    anzac = HQS["hq-anzac"]
    assert price("USN", SOUTH) == []
    assert price("RN", SOUTH) == ["under an ally 2"]
    assert price("RAN", SOUTH) == price("RNN", SOUTH) == []
    assert price("USN", anzac) == ["under an ally 2"]
    assert price("RN", anzac) == []
    assert price("USN", SOUTH, chief="army") == ["under a general 2"]
    assert price("USN", SOUTH, leaders={"ldr-ghormley": "gone"}) == ["no commander 3/2"]
    assert price("USN", SOUTH, cut_off=True) == ["isolated 3"]
    assert costs.total([costs.Factor("printed", plus=1), costs.Factor("no commander", fleets.HEADLESS)]) == 2


@pytest.mark.rule("WPA-ESO-04")
def test_the_enemy_does_not_read_the_orders_of_a_sortie() -> None:
    found = case("naval", forces={})
    play = found.play
    play.push(Alarm(side=JAPAN, force="U9", hex=play.hex(NEAR)))
    assert GAME.audience(play.state, "japan", act("put-to-sea")) == ("japan",)
    play.push(Writing("J9"))
    assert GAME.audience(play.state, "japan", act("course", NEAR)) == ("japan",)
