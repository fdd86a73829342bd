"""The attack on Pearl Harbor, step by step: two raid rounds, the American fleet, and up to two rounds more.

Japan and then the Allies may leave without being pursued; the options of tension and of the alarm change the
raid rounds and the first round after them. Movement of this turn was the ordinary one.
"""

from __future__ import annotations

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import ALLIED, AXIS, JAPANESE, LBA, SEATS, SHIP, US
from flagplot.games.admirals_war.combat import fire, forces, retreat
from flagplot.games.admirals_war.combat.frames import Battle, Raids, Torpedoes, Volley
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import harbour, uncertain
from flagplot.games.admirals_war.shores.events import Alarm
from flagplot.games.admirals_war.shores.frames import Hawaii, Hunt, Landings
from flagplot.games.admirals_war.shores.frames import HawaiiStage as Stage
from flagplot.games.admirals_war.state import GROUNDED, PATROLLING, RAIDING, SAILED
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script

RAID_ROUNDS, EXTRA_ROUNDS, WITHOUT_SURPRISE = 2, 2, 4  # [AW-PHA-04, AW-PHA-11, AW-DEC-21]
LINKS, ALERT, SORTIE_ORDER = 4, 3, 4  # the chain of warnings, and what its last links bring
LUCKY = 2  # the highest face that carries the warning on [AW-O24-01]
DEFENDER = "us_7af"

LEAVE, STAY = Action("leave"), Action("stay")


class _Stay(Step[War, Hawaii]):
    """Leave without being pursued, or stay. [AW-PHA-05, AW-PHA-10]"""

    rule = "AW-PHA-05"

    def legal(self, war: War, frame: Hawaii, seat: str) -> list[Action]:
        return [LEAVE, STAY]

    def why_not(self, war: War, frame: Hawaii, seat: str, action: Action) -> Refusal | None:
        return illegal(self.rule, "leave or stay expected") if action.verb in ("retreat", "stand") else None

    def prompt(self, war: War, frame: Hawaii, seat: str) -> str:
        return "Hawaiian Islands: leave without being pursued, or stay?"


def area(war: War) -> int:
    """The Hawaiian Islands."""
    return war.board["hawaiian_islands"]


def force(war: War, side: int) -> list[int]:
    """The combat units of a side at sea in the Hawaiian Islands."""
    return war.combat_units(area(war), side)


def carriers(war: War) -> list[int]:
    """Japanese carriers there that can attack from the air."""
    return [unit for unit in war.run_by(JAPANESE, area(war), SHIP) if forces.flies(war, unit)]


def raid_force(war: War) -> list[int]:
    """Ships that came from the box of the raid force."""
    box = war.board["phrf"]
    return [
        unit
        for unit in war.run_by(JAPANESE, area(war), SHIP)
        if war.state.mode[unit] == RAIDING and war.state.origin[unit] in (-1, box)
    ]


def extra_rounds(frame: Hawaii) -> int:
    """Rounds Japan may stay after the raids: two, and one for each raid round lost. [AW-PHA-11, AW-O24-09]"""
    lost = {ALERT: 1, SORTIE_ORDER: RAID_ROUNDS}.get(frame.successes, 0)
    return EXTRA_ROUNDS + lost


# -- the raid rounds ----------------------------------------------------------------------------------------


def _begin(war: War, frame: Hawaii) -> None:
    """Without a raid force only the groups are placed; without surprise the raid rounds are left out.

    [AW-DEC-21, AW-DEC-22, AW-O23-03]
    """
    if not raid_force(war):
        war.pop()
        uncertain.locate(war)
        return
    frame.surprise = war.state.surprise
    frame.stage, frame.round = (Stage.AIM, 1) if frame.surprise else (Stage.LOCATE, 0)
    if war.on("pearl_harbor_tension"):
        uncertain.roll_secretly(war)
        if frame.surprise:
            uncertain.enter_harbour(war)


def _surprise_bonus(war: War, frame: Hawaii, volley: Volley) -> None:
    """The option adds 1 to every die of the first round, against 7AF as well. [AW-O23-06]"""
    if war.on("pearl_harbor_tension") and frame.round == 1:
        volley.bonus = volley.air_bonus = 1


def _aim(war: War, frame: Hawaii) -> None:
    """Japan names the targets of a raid round; where the alarm may come, it does not roll yet."""
    volley = harbour.raid(war, carriers(war), harbour.targets(war))
    _surprise_bonus(war, frame, volley)
    volley.held = frame.round == 1 and war.on("tora")
    frame.stage = Stage.WARN if volley.held else Stage.ANSWER
    war.push(volley)


def warnings(war: War) -> int:
    """How many links of the chain hold: each needs a 1 or 2, any other face breaks it.

    [AW-O24-01, AW-O24-02, AW-O24-03, AW-O24-04, AW-O24-05]
    """
    for held in range(LINKS):
        (face,) = war.roll(1, "the warning to Pearl Harbor gets through on 1 or 2")
        if face > LUCKY:
            return held
    return LINKS


def _warn(war: War, frame: Hawaii) -> None:
    """Three links cost the first raid round, four all surprise and the free departure; fewer, nothing.

    [AW-O24-02, AW-O24-03, AW-O24-04, AW-O23-15]
    """
    frame.successes, aims, frame.aims = warnings(war), frame.aims, {}
    war.emit(Alarm(successes=frame.successes))
    if frame.successes >= ALERT:
        war.set_fact("tora_warned")
        frame.stage, frame.round = (Stage.LOCATE, 0) if frame.successes == SORTIE_ORDER else (Stage.AIM, 2)
        return
    frame.stage = Stage.ANSWER
    volley = harbour.raid(war, list(aims), sorted(set(aims.values())), aims)
    _surprise_bonus(war, frame, volley)
    war.push(volley)


def _answer(war: War, frame: Hawaii) -> None:
    """With the option 7AF, if it is still there, attacks in the second round. [AW-O23-07]"""
    frame.stage = Stage.EFFECT
    plane = war.board.unit(DEFENDER)
    if war.on("pearl_harbor_tension") and frame.round == RAID_ROUNDS and plane in harbour.targets(war):
        ships = [unit for unit in force(war, AXIS) if war.kind(unit) == SHIP]
        war.push(
            Volley(
                side=ALLIED, area=area(war), kind="air", attackers=(plane,), targets=tuple(ships),
                optional=(plane,),
            )
        )  # fmt: skip


def _effect(war: War, frame: Hawaii) -> None:
    """Damage takes effect; then the second round, or the first decision."""
    frame.stage = Stage.AIM if frame.round < RAID_ROUNDS else Stage.JAPAN_STAYS
    frame.round += 1
    home.send_home(war, fire.take_effect(war).disabled, area(war), "disabled")


# -- the American fleet -------------------------------------------------------------------------------------


class _JapanStays(_Stay):
    """Japan may leave after the raid rounds, if anything is left that could stay. [AW-PHA-05]"""

    def seats(self, war: War, frame: Hawaii) -> tuple[str, ...]:
        return (SEATS[JAPANESE],) if force(war, AXIS) else ()

    def run(self, war: War, frame: Hawaii) -> None:
        frame.stage = Stage.LOCATE

    def do(self, war: War, frame: Hawaii, seat: str, action: Action) -> None:
        frame.stage = Stage.NAME if action == STAY else Stage.LOCATE
        if action == LEAVE:
            _leave(war, frame, AXIS)


def _name(war: War, frame: Hawaii) -> None:
    """With the option Japan names its targets before the groups show; planes may be kept for them.

    [AW-O23-08, AW-O23-09]
    """
    frame.stage = Stage.LOCATE
    if war.on("pearl_harbor_tension"):
        planes = carriers(war)
        volley = harbour.raid(war, planes, sorted({*force(war, ALLIED), *harbour.targets(war)}))
        volley.kind, volley.held, volley.optional = "air", True, tuple(planes)
        war.push(volley)


def _locate(war: War, frame: Hawaii) -> None:
    """The Location Uncertain groups turn up, even if Japan has left, and before task forces are formed.

    [AW-PHA-06, AW-O24-07, AW-O23-12]
    """
    frame.stage = Stage.SORTIE
    frame.groups = tuple(unit for unit in uncertain.locate(war) if war.kind(unit) == SHIP)


def _sortie(war: War, frame: Hawaii) -> None:
    """Ships and LBA leave Pearl Harbor, except ships on the bottom; then submarines are hunted and attack.

    [AW-PHA-08, AW-PHA-09, AW-O24-08]
    """
    frame.stage = Stage.ALLIES_STAY
    for unit in war.at(war.board["pearl_harbor"], ALLIED, SHIP, LBA):
        if not factors.bottomed(war, unit):
            war.put(unit, area(war), PATROLLING)
            war.mark(unit, SAILED)
    war.push(Torpedoes(area(war)))
    war.push(Hunt(area(war)))


class _AlliesStay(_Stay):
    """The Allies may leave before a fight: not where there is no surprise. [AW-PHA-10, AW-DEC-21]"""

    rule = "AW-PHA-10"

    def seats(self, war: War, frame: Hawaii) -> tuple[str, ...]:
        met = frame.surprise and bool(force(war, ALLIED)) and bool(force(war, AXIS))
        return (SEATS[US],) if met else ()

    def run(self, war: War, frame: Hawaii) -> None:
        frame.stage = Stage.FIGHT

    def do(self, war: War, frame: Hawaii, seat: str, action: Action) -> None:
        frame.stage = Stage.FIGHT
        if action == LEAVE:
            war.state.retreated[area(war)] |= 1 << ALLIED
            _leave(war, frame, ALLIED)


def _leave(war: War, frame: Hawaii, side: int) -> None:
    """Everything a side has at sea there goes home and is not pursued. [AW-PHA-05, AW-PHA-10]

    Its submarines keep their attack, as after no other retreat. [AW-DEC-77]
    """
    frame.fled = (*frame.fled, side)
    units = force(war, side)
    if units:
        for unit in retreat.begin(war, area(war), units, retreat.SIDE_NAMES[side]):
            war.mark(unit, GROUNDED)
        home.send_home(war, units, area(war), "escaped")


# -- further rounds -----------------------------------------------------------------------------------------


def _fight(war: War, frame: Hawaii) -> None:
    """If Japan stays and meets an enemy: ordinary rounds, then it must go.

    [AW-PHA-11, AW-PHA-12, AW-PHA-13, AW-PHA-14, AW-DEC-21, AW-O24-04, AW-O24-09, AW-O23-08, AW-O23-10]
    """
    frame.stage, frame.round = Stage.COUNT, 0
    war.set_fact("rounds_fought", 0)
    if not (force(war, AXIS) and force(war, ALLIED)):
        return
    if not frame.surprise:
        war.push(Battle(area(war), limit=WITHOUT_SURPRISE, stops=AXIS))
        return
    alarmed = frame.successes == SORTIE_ORDER
    war.push(
        Battle(
            area(war),
            limit=extra_rounds(frame),
            stops=AXIS,
            forced="air" if alarmed or war.on("pearl_harbor_tension") else "",
            silent=tuple(carriers(war)) if alarmed else (),
            named=frame.aims,
            groups=frame.groups,
        )
    )


def _count(war: War, frame: Hawaii) -> None:
    """Rounds that are left are raid rounds; without surprise the raids are the ordinary ones."""
    frame.round = war.fact("rounds_fought")
    war.set_fact("rounds_fought", 0)
    if frame.successes == SORTIE_ORDER and not frame.round:
        frame.round = 1  # the planes are on their way to an empty harbour [AW-O24-04]
    if frame.surprise:
        frame.stage = Stage.AGAIN
        return
    frame.stage = Stage.CLEAR
    if forces.side_left(war, area(war)) == AXIS:
        war.push(Raids(area(war), AXIS))


def _may_raid(war: War, frame: Hawaii) -> bool:
    """Whether Japan has a round left, carriers that have not pursued, and no enemy at sea there.

    [AW-PHA-12, AW-PHA-13]
    """
    return frame.round < extra_rounds(frame) and not force(war, ALLIED) and bool(_raiders(war))


def _raiders(war: War) -> list[int]:
    return forces.raiders(war, area(war), AXIS)


class _Again(_Stay):
    """The first round was decided on before; later ones are asked for. [AW-PHA-05, AW-PHA-12]"""

    def seats(self, war: War, frame: Hawaii) -> tuple[str, ...]:
        return (SEATS[JAPANESE],) if frame.round and _may_raid(war, frame) else ()

    def run(self, war: War, frame: Hawaii) -> None:
        frame.stage = Stage.RAID if _may_raid(war, frame) else Stage.RETIRE

    def do(self, war: War, frame: Hawaii, seat: str, action: Action) -> None:
        frame.stage = Stage.RAID if action == STAY else Stage.RETIRE

    def prompt(self, war: War, frame: Hawaii, seat: str) -> str:
        return "Hawaiian Islands: stay for another raid on Pearl Harbor, or leave?"


def _raid_again(war: War, frame: Hawaii) -> None:
    """A round without an enemy at sea is a raid on Pearl Harbor; with the option, on ships, as named.

    [AW-PHA-12, AW-O23-09]
    """
    frame.stage = Stage.RAIDED
    planes, prey = _raiders(war), harbour.targets(war)
    if war.on("pearl_harbor_tension"):
        prey = [unit for unit in prey if war.kind(unit) == SHIP]
        if not frame.round:
            aims = {unit: frame.aims[unit] for unit in planes if frame.aims.get(unit) in prey}
            war.push(harbour.raid(war, list(aims), sorted(set(aims.values())), aims))
            return
    war.push(harbour.raid(war, planes, prey))


def _raided(war: War, frame: Hawaii) -> None:
    frame.stage, frame.round = Stage.AGAIN, frame.round + 1
    home.send_home(war, fire.take_effect(war).disabled, area(war), "disabled")


def _retire(war: War, frame: Hawaii) -> None:
    """Short of fuel, Japan must go. [AW-PHA-11, AW-PHA-14]"""
    frame.stage = Stage.CLEAR
    _leave(war, frame, AXIS)


def _clear(war: War, frame: Hawaii) -> None:
    """What is left in the area does as after any combat."""
    frame.stage = Stage.END
    war.push(Landings(area(war)))
    if forces.side_left(war, area(war)) == ALLIED:
        war.push(Raids(area(war), ALLIED))


def _end(war: War, frame: Hawaii) -> None:
    """The first area of the turn is resolved. [AW-PHA-03]"""
    war.state.resolved[area(war)] = 1
    war.pop()


class HawaiiStep(Script[War, Hawaii]):
    """The script. [AW-PHA-04]"""

    stages = {
        Stage.BEGIN: _begin,
        Stage.AIM: _aim,
        Stage.WARN: _warn,
        Stage.ANSWER: _answer,
        Stage.EFFECT: _effect,
        Stage.JAPAN_STAYS: _JapanStays(),
        Stage.NAME: _name,
        Stage.LOCATE: _locate,
        Stage.SORTIE: _sortie,
        Stage.ALLIES_STAY: _AlliesStay(),
        Stage.FIGHT: _fight,
        Stage.COUNT: _count,
        Stage.AGAIN: _Again(),
        Stage.RAID: _raid_again,
        Stage.RAIDED: _raided,
        Stage.RETIRE: _retire,
        Stage.CLEAR: _clear,
        Stage.END: _end,
    }
