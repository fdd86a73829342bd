"""Submarine hunts, then attacks on merchant shipping: the first thing that happens in an area. [AW-SEQ-15]"""

from __future__ import annotations

from flagplot.games.admirals_war import factors, hidden
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMPHIB,
    ATO,
    AXIS,
    BRITISH,
    GERMAN,
    HKG,
    HLK,
    LBA,
    NATION_SEAT,
    NATION_SIDE,
    OILER,
    PTO,
    SEATS,
    SHIP,
    SIDES,
    SUB,
    US,
)
from flagplot.games.admirals_war.combat.forces import fire_order
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.politics import AMERICAN_WATERS, at_peace
from flagplot.games.admirals_war.shores.events import Hunted, Shipping
from flagplot.games.admirals_war.shores.frames import Hunt
from flagplot.games.admirals_war.shores.frames import HuntStage as Stage
from flagplot.games.admirals_war.state import GAINED, PATROLLING, PEACE, SEEN, SET_ASIDE, XXI
from flagplot.games.admirals_war.turn import midway
from flagplot.games.admirals_war.turn.victory import TRACK
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Aim, Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

CARRIER, LANDING_CRAFT = 3, 3  # factors of a patrolling carrier and of an amphibious unit [AW-SUB-06]
KILL, CHASE = 6, 5  # modified faces [AW-SUB-11]
HUNTERS = {"british": BRITISH, "us": US}
CHOICE = [Action("hunt", (name,)) for name in HUNTERS]

# -- the hunt -----------------------------------------------------------------------------------------------


def divided(war: War, area: int) -> bool:
    """Whether Britain must say who hunts: before the war, off the American coast, with both there.

    [AW-PAC-25, AW-DEC-55]
    """
    if not at_peace(war) or war.board.place_ids[area] not in AMERICAN_WATERS:
        return False
    return bool(
        (prey(war, area, AXIS) or lurking(war, area, AXIS))
        and all(strength(war, area, ALLIED, seat) for seat in HUNTERS.values())
    )


def strength(war: War, area: int, side: int, seat: int = -1) -> int:
    """Dice a side rolls in a hunt, or the part of one seat.

    Patrolling ships 1, patrolling carriers 3 whatever their planes, amphibious units 3, LBA their attack
    factor; raiders, oilers, Hilfskreuzers, paratroops and units in port nothing.
    [AW-SUB-06, AW-SUB-07, AW-LBA-15, AW-DEC-14, AW-DEC-26, AW-EXA-01]
    """
    state, pieces, total = war.state, war.board.pieces, 0
    for unit in state.at[area]:
        nation, kind = state.nation[unit], pieces[unit].kind
        if NATION_SIDE[nation] != side or (seat >= 0 and NATION_SEAT[nation] != seat) or war.neutral(unit):
            continue
        if kind == SHIP and state.mode[unit] == PATROLLING:
            total += CARRIER if factors.is_carrier(war, unit) else 1
        elif kind == AMPHIB:
            total += LANDING_CRAFT
        elif kind == LBA:
            total += factors.air(war, unit)
    return total


def prey(war: War, area: int, side: int) -> list[int]:
    """What a hunt against a side can hit, in the order of losses: oilers, Hilfskreuzers, boats, Type XXI.

    Patrolling submarines only, and only at sea; it is the one way to attack any of them.
    [AW-SUB-13, AW-SUB-14, AW-SUB-16, AW-SUB-26, AW-OIL-06, AW-HLK-03, AW-DEC-19, AW-DEC-37]
    """
    state, pieces = war.state, war.board.pieces
    found = [
        (_rank(war, unit), unit)
        for unit in state.at[area]
        if pieces[unit].kind in (OILER, HLK, SUB)
        and NATION_SIDE[state.nation[unit]] == side
        and state.mode[unit] == PATROLLING
        and not war.neutral(unit)
    ]
    return [unit for _, unit in sorted(found)]


def _rank(war: War, unit: int) -> int:
    kind = war.board.pieces[unit].kind
    return {OILER: 0, HLK: 1}.get(kind, 3 if war.state.marks[unit] & XXI else 2)


def lurking(war: War, area: int, side: int) -> bool:
    """Whether a secret submarine of a side could be here: then a hunt is rolled in any case. [AW-O26-01]"""
    if not war.on("hidden_submarines"):
        return False
    theatre = war.board.theatre[area]
    return any(
        war.side(unit) == side
        and theatre == (ATO if war.piece(unit).theatre == ATO else PTO)
        and hidden.unseen(war, unit)
        and not war.neutral(unit)
        for unit in war.board.of_kinds((SUB,))
    )


def modifier(war: War, area: int, side: int, seat: int = -1) -> int:
    """Added to every die: 1 for each escort group, 1 in the Mediterranean.

    Where one seat hunts alone, only its own groups help. [AW-SUB-08, AW-SUB-10, AW-DEC-55]
    """
    groups = sum(seat in (-1, war.seat(unit)) for unit in war.at(area, side, HKG))
    return groups + (area in war.board.mediterranean)


def hunt(war: War, area: int, side: int, seat: int = -1) -> None:
    """One side hunts: each 6 destroys, each 5 sends home; hits come first. [AW-SUB-11, AW-SUB-12]"""
    targets = prey(war, area, 1 - side)
    if not targets and not lurking(war, area, 1 - side):
        return
    seat = seat if side == ALLIED else -1
    dice = strength(war, area, side, seat)
    if not dice:
        return
    bonus = modifier(war, area, side, seat)
    aim = Aim(at=war.board.place_ids[area], low=KILL - bonus, high=6)
    faces = war.roll(dice, f"submarine hunt in {war.board.areas[area].name}", aim=aim)
    hits = sum(face + bonus >= KILL for face in faces)
    chased = sum(face + bonus == CHASE for face in faces)
    war.emit(
        Hunted(
            area=war.board.place_ids[area], side=SIDES[side], dice=dice, bonus=bonus, hits=hits,
            disables=chased,
        )
    )  # fmt: skip
    for unit in targets[:hits]:
        war.mark(unit, SEEN)
        war.lose(unit, "is sunk")
    send_off(war, area, targets[hits:], chased)


def send_off(war: War, area: int, targets: list[int], count: int) -> None:
    """The first of some units go home disabled; Type XXI boats never do. [AW-SUB-13, AW-SUB-15]"""
    gone = [unit for unit in targets if not war.marked(unit, XXI)][:count]
    for unit in gone:
        war.mark(unit, SEEN)
        war.disable(unit)
    home.send_home(war, gone, area, "disabled")


def relieve(war: War, area: int) -> None:
    """Escort groups go home when the hunt is over. [AW-SUB-09]"""
    for unit in war.at(area, None, HKG):
        war.put(unit, war.board.reserve)


# -- merchant shipping --------------------------------------------------------------------------------------


def attackers(war: War, area: int) -> tuple[int, ...]:
    """Units that attack shipping, owners in nationality order; boats that attack have shown themselves.

    Patrolling submarines and Hilfskreuzers that survived the hunt. In the Pacific a submarine needs an enemy
    port or base on the area, and the war; a Hilfskreuzer does not.
    [AW-SUB-17, AW-SUB-20, AW-SUB-21, AW-HLK-04, AW-DEC-48, AW-DEC-16, AW-DEC-19]
    """
    state, pieces = war.state, war.board.pieces
    found = []
    for unit in state.at[area]:
        kind = pieces[unit].kind
        if kind != HLK and (kind != SUB or state.mode[unit] != PATROLLING or not _reaches(war, area, unit)):
            continue
        if not war.neutral(unit):
            war.mark(unit, SEEN | SET_ASIDE)
            found.append((NATION_SEAT[state.nation[unit]], unit))
    return tuple(unit for _, unit in sorted(found))


def _reaches(war: War, area: int, unit: int) -> bool:
    """Whether there is shipping a submarine could attack. [AW-SUB-20, AW-DEC-48]"""
    if war.board.theatre[area] == ATO:
        return True
    return war.state.war != PEACE and bool(war.friendly_on(area, 1 - war.side(unit)))


def own(war: War, frame: Hunt) -> list[int]:
    """The units of the next owner that have not attacked yet."""
    seat = war.seat(frame.queue[0])
    return [unit for unit in frame.queue if war.seat(unit) == seat]


def matters(war: War, frame: Hunt) -> bool:
    """Whether the order counts: a Hilfskreuzer might go without its point because of the limit.

    [AW-DEC-16, AW-HLK-08]
    """
    if len(frame.queue) < 2:
        return False
    units = own(war, frame)
    if len(units) < 2 or not any(war.kind(unit) == HLK for unit in units):
        return False
    room = left(war, frame.area, war.side(units[0]))
    return 0 < room < sum(war.gunnery(unit) if war.kind(unit) == SUB else 1 for unit in units)


def limit(war: War, area: int) -> int:
    """The most a side can gain from shipping in an area in a turn: the higher of its values. [AW-SUB-18]"""
    return max(midway.area_points(war, area, side) for side in (ALLIED, AXIS))


def left(war: War, area: int, side: int) -> int:
    """What a side can still gain from shipping in an area this turn. [AW-SUB-18]"""
    return max(0, limit(war, area) - war.state.merchant[2 * area + side])


def attack_shipping(war: War, area: int, unit: int) -> None:
    """One unit attacks: every 6 is a point at once, up to the limit of the area.

    A submarine rolls its gunnery with its bonus, a Hilfskreuzer one die without any; points go to the
    owner's own track, apart from those of control. A Hilfskreuzer that gained a point refuels.
    [AW-SUB-17, AW-SUB-19, AW-EXA-02, AW-HLK-04, AW-DEC-16, AW-DEC-64]
    """
    raider = war.kind(unit) == HLK
    bonus = 0 if raider else int(factors.gunnery_bonus(war, unit))
    name = war.piece(unit).name
    aim = Aim(SEATS[war.seat(unit)], (war.piece(unit).id,), war.board.place_ids[area], KILL - bonus, 6)
    faces = war.roll(1 if raider else war.gunnery(unit), f"{name} attacks shipping", aim=aim)
    hits = sum(face + bonus >= KILL for face in faces)
    side = war.side(unit)
    points = min(hits, left(war, area, side))
    war.emit(
        Shipping(unit=war.piece(unit).id, name=name, area=war.board.place_ids[area], hits=hits, points=points)
    )
    if points:
        war.state.merchant[2 * area + side] += points
        if raider:
            war.mark(unit, GAINED)
        gain(war, area, war.seat(unit), points, f"shipping in {war.board.areas[area].name}")


def gain(war: War, area: int, seat: int, points: int, reason: str) -> None:
    """Points for a seat on its own track; German ones off the American coast wake the Americans.

    [AW-DEC-64, AW-PAC-26]
    """
    war.score(TRACK[seat], points if seat in (BRITISH, US) else -points, reason)
    if seat == GERMAN:
        alarm_americans(war, area, points)


def alarm_americans(war: War, area: int, points: int) -> None:
    """German points in American waters make US units move more easily next turn. [AW-PAC-26]"""
    if war.state.war == PEACE and war.board.place_ids[area] in AMERICAN_WATERS:
        war.state.us_penalty_next += points


# -- the step -----------------------------------------------------------------------------------------------


def _begin(war: War, frame: Hunt) -> None:
    frame.stage = Stage.CHOOSE if divided(war, frame.area) else Stage.FIRST


class _Choose(Step[War, Hunt]):
    """Britain says who hunts off the American coast. [AW-PAC-25]"""

    def seats(self, war: War, frame: Hunt) -> tuple[str, ...]:
        return (SEATS[BRITISH],)

    def legal(self, war: War, frame: Hunt, seat: str) -> list[Action]:
        return CHOICE

    def do(self, war: War, frame: Hunt, seat: str, action: Action) -> None:
        frame.stage, frame.nation = Stage.FIRST, HUNTERS[str(action.args[0])]

    def why_not(self, war: War, frame: Hunt, seat: str, action: Action) -> Refusal | None:
        if action.verb != "hunt":
            return None
        return illegal("AW-PAC-25", f"british or us expected, found {the(action.args[0])}")

    def prompt(self, war: War, frame: Hunt, seat: str) -> str:
        return f"{war.board.areas[frame.area].name}: do British or US units hunt submarines?"


def _first(war: War, frame: Hunt) -> None:
    frame.stage = Stage.SECOND
    hunt(war, frame.area, fire_order(war, frame.area)[0], frame.nation)


def _second(war: War, frame: Hunt) -> None:
    frame.stage = Stage.SURVIVORS
    hunt(war, frame.area, fire_order(war, frame.area)[1], frame.nation)


def _survivors(war: War, frame: Hunt) -> None:
    """What was sent home is gone by now."""
    frame.stage = Stage.SHIPPING
    relieve(war, frame.area)
    frame.queue = attackers(war, frame.area)


class _Shipping(Step[War, Hunt]):
    """What is left attacks merchant ships; its owner chooses the order where it matters. [AW-DEC-16]"""

    def seats(self, war: War, frame: Hunt) -> tuple[str, ...]:
        return (war.seat_name(frame.queue[0]),) if matters(war, frame) else ()

    def run(self, war: War, frame: Hunt) -> None:
        if frame.queue:
            self._strike(war, frame, frame.queue[0])
        else:
            war.pop()

    def _strike(self, war: War, frame: Hunt, unit: int) -> None:
        frame.queue = tuple(one for one in frame.queue if one != unit)
        attack_shipping(war, frame.area, unit)

    def legal(self, war: War, frame: Hunt, seat: str) -> list[Action]:
        ids = war.board.unit_ids
        return [Action("attack", (ids[unit],)) for unit in own(war, frame)]

    def do(self, war: War, frame: Hunt, seat: str, action: Action) -> None:
        self._strike(war, frame, war.board.unit(str(action.args[0])))

    def why_not(self, war: War, frame: Hunt, seat: str, action: Action) -> Refusal | None:
        if action.verb != "attack":
            return None
        id = str(action.args[0])
        if id not in war.board.unit_of:
            return unknown("unit", id, war.board.unit_ids)
        return illegal("AW-DEC-16", f"{war.piece(war.board.unit(id)).name} does not attack now", id)

    def prompt(self, war: War, frame: Hunt, seat: str) -> str:
        return f"{war.board.areas[frame.area].name}: which of your units attacks shipping next?"


class HuntStep(Script[War, Hunt]):
    """Both sides hunt, then what has survived attacks merchant ships. [AW-SEQ-15, AW-DEC-37]"""

    stages = {
        Stage.BEGIN: _begin,
        Stage.CHOOSE: _Choose(),
        Stage.FIRST: _first,
        Stage.SECOND: _second,
        Stage.SURVIVORS: _survivors,
        Stage.SHIPPING: _Shipping(),
    }
