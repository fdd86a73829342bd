"""Air attacks on ports and bases: by LBA before the battle, by carriers after it."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.board import ALLIED, BASE, LBA, NEUTRAL, PARA, SEATS
from flagplot.games.admirals_war.combat import fire, forces
from flagplot.games.admirals_war.combat.frames import PortStage as Stage
from flagplot.games.admirals_war.combat.frames import PortStrikes, Raids, Volley
from flagplot.games.admirals_war.combat.volley import aimed
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.moves.limits import no_base
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import landings
from flagplot.games.admirals_war.state import GROUNDED, PURSUED
from flagplot.games.admirals_war.turn import midway
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.script import Script
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted

DONE = Action("done")


def _commander(war: War, frame: Any) -> tuple[str, ...]:
    """Whoever leads the side that attacks."""
    return (SEATS[war.commander(frame.side, frame.area)],)


def _assign(war: War, frame: Any, action: Action) -> None:
    """An attacker and its port, or no more of them."""
    if action == DONE:
        frame.stage = Stage.FIRE
        return
    unit, port = war.board.unit(str(action.args[0])), war.board[str(action.args[1])]
    frame.targets = dict(sorted({**frame.targets, unit: port}.items()))


# -- LBA ----------------------------------------------------------------------------------------------------


def _strikers(war: War, frame: PortStrikes) -> list[int]:
    """LBA at sea in the area that have no port yet. [AW-LBA-16]"""
    return [
        unit
        for unit in war.at(frame.area, frame.side, LBA)
        if unit not in frame.targets and forces.flies(war, unit) and not war.neutral(unit)
    ]


def _open(war: War, frame: PortStrikes) -> list[int]:
    """Ports and bases LBA may attack from here. [AW-LBA-16, AW-DEC-17, AW-DEC-69]"""
    ports = forces.ports_in_reach(war, frame.area, frame.side, forces.PLANES)
    return [port for port in ports if port not in frame.closed]


class _Strikes(Step[War, PortStrikes]):
    """Which LBA attacks which port, or none. [AW-LBA-16, AW-LBA-19]"""

    def seats(self, war: War, frame: PortStrikes) -> tuple[str, ...]:
        return _commander(war, frame) if _strikers(war, frame) and _open(war, frame) else ()

    def run(self, war: War, frame: PortStrikes) -> None:
        frame.stage = Stage.FIRE

    def legal(self, war: War, frame: PortStrikes, seat: str) -> list[Action]:
        ids, places, ports = war.board.unit_ids, war.board.place_ids, _open(war, frame)
        strikes = [
            Action("strike", (ids[unit], places[port])) for unit in _strikers(war, frame) for port in ports
        ]
        return [*strikes, DONE]

    def do(self, war: War, frame: PortStrikes, seat: str, action: Action) -> None:
        _assign(war, frame, action)

    def why_not(self, war: War, frame: PortStrikes, seat: str, action: Action) -> Refusal | None:
        if action.verb != "strike":
            return None
        unit = war.board.unit_of.get(str(action.args[0]), -1)
        if unit < 0:
            return unknown("unit", action.args[0], war.board.unit_ids)
        name = war.piece(unit).name
        if unit in frame.targets:
            return illegal("AW-LBA-19", f"{name} attacks one port only")
        if unit not in _strikers(war, frame):
            return illegal("AW-LBA-16", f"{name} is no LBA at sea here", str(action.args[0]))
        return why_no_port(war, frame.area, frame.side, str(action.args[1]), forces.PLANES, frame.closed)

    def prompt(self, war: War, frame: PortStrikes, seat: str) -> str:
        return f"{war.board.areas[frame.area].name}: LBA attacks on ports and bases, or done."

    def concern(self, war: War, frame: PortStrikes, seat: str) -> str:
        idle = len(_strikers(war, frame)) if _open(war, frame) else 0
        return f"{counted(idle, 'air unit has', 'air units have')} no target." if idle else ""


def _struck(war: War, frame: PortStrikes) -> None:
    """Damage, then the LBA that attacked go home. [AW-LBA-20, AW-LBA-21]"""
    port, units = _first(frame)
    _effect(war, frame, port, forces.PLANES)
    planes = [unit for unit in units if war.state.place[unit] == frame.area]
    for unit in planes:
        war.mark(unit, GROUNDED)
    home.send_home(war, planes, frame.area, "strike")


def why_no_port(
    war: War, area: int, side: int, word: str, who: int, closed: tuple[int, ...] = ()
) -> Refusal | None:
    """Why units of a side in an area may not attack a port from the air."""
    port = war.board.place_of.get(word, -1)
    if not war.board.is_port(port):
        return unknown("port or base", word, war.board.place_ids)
    name, planes = war.board.port(port).name, who == forces.PLANES
    if word == "norway" and not war.touches(port):
        return illegal("AW-MAP-28", "Norway is part of Germany: an attack on one is on both", word)
    if port not in war.ports_on(area):
        return illegal("AW-LBA-16" if planes else "AW-RAI-04", f"{name} does not touch this area", word)
    if war.board.port(port).kind == NEUTRAL:
        return illegal("AW-MAP-19", f"{name} can never be attacked", word)
    if port in closed:
        return illegal("AW-DEC-69", f"{name} was attacked in the surprise rounds", word)
    if war.state.control[port] == 1 - side and word == "addu_atoll" and not forces.hostile(war, port, side):
        return illegal("AW-DEC-66", f"{name} is out of reach until Trincomalee falls", word)
    if not forces.hostile(war, port, side):
        return illegal("AW-LBA-16" if planes else "AW-RAI-01", f"{name} is not an enemy port", word)
    if forces.attacked(war, port, area, who):
        rule = "AW-DEC-17" if planes else "AW-RAI-06"
        return illegal(rule, f"{name} has been attacked from here this turn", word)
    return illegal("AW-RAI-05", f"there is nothing to attack in {name}", word)


# -- paratroops ---------------------------------------------------------------------------------------------


def paratroops(war: War, frame: PortStrikes) -> list[int]:
    """Paratroops at sea in the area: they drop now or go back. [AW-DEC-61]"""
    return war.at(frame.area, frame.side, PARA)


def drop_zones(war: War, frame: PortStrikes, unit: int) -> list[int]:
    """Bases of the enemy or of nobody, and friendly ports and bases, that touch the area. [AW-DEC-61]"""
    zones = []
    for port in war.ports_on(frame.area):
        if war.state.control[port] == frame.side:
            refusal = no_base(war, unit, port)
        elif war.board.port(port).kind == BASE:
            refusal = landings.no_invasion(war, unit, port)
        else:
            continue
        if refusal is None:
            zones.append(port)
    return zones


def why_no_drop(war: War, frame: PortStrikes, id: str, word: str) -> Refusal:
    """Why paratroops may not land on a place: not theirs to reach, a port of the enemy, or closed to them.

    [AW-AMP-18, AW-DEC-61]
    """
    unit, port = war.board.unit_of.get(id, -1), war.board.place_of.get(word, -1)
    if unit < 0 or not war.board.is_port(port):
        return malformed(f"paratroops and a port or base expected, found {id!r} and {word!r}")
    name = war.board.port(port).name
    if unit not in paratroops(war, frame):
        return illegal("AW-AMP-18", f"{war.piece(unit).name} is no paratroop unit here", id)
    if port not in war.ports_on(frame.area):
        return illegal("AW-AMP-18", f"{name} does not touch this area", word)
    if war.state.control[port] == frame.side:
        refusal = no_base(war, unit, port)
    else:
        refusal = landings.no_invasion(war, unit, port) if war.board.port(port).kind == BASE else None
    return refusal or illegal("AW-AMP-18", f"{name} is a port: only bases can be taken from the air", word)


class _Drop(Step[War, PortStrikes]):
    """Where paratroops land, or that they are recalled. [AW-DEC-61]"""

    def seats(self, war: War, frame: PortStrikes) -> tuple[str, ...]:
        return _commander(war, frame) if paratroops(war, frame) else ()

    def run(self, war: War, frame: PortStrikes) -> None:
        war.pop()

    def legal(self, war: War, frame: PortStrikes, seat: str) -> list[Action]:
        unit = paratroops(war, frame)[0]
        id, places = war.board.unit_ids[unit], war.board.place_ids
        found = [Action("drop", (id, places[port])) for port in drop_zones(war, frame, unit)]
        return [*found, Action("recall", (id,))]

    def do(self, war: War, frame: PortStrikes, seat: str, action: Action) -> None:
        unit = war.board.unit(str(action.args[0]))
        if action.verb == "recall":
            war.put(unit, war.board["germany"])
        else:
            landings.drop(war, unit, war.board[str(action.args[1])])

    def why_not(self, war: War, frame: PortStrikes, seat: str, action: Action) -> Refusal | None:
        if action.verb != "drop":
            return None
        return why_no_drop(war, frame, str(action.args[0]), str(action.args[1]))

    def prompt(self, war: War, frame: PortStrikes, seat: str) -> str:
        return f"{war.board.areas[frame.area].name}: land the paratroops, or recall them."


# -- carriers -----------------------------------------------------------------------------------------------


def _carriers(war: War, frame: Raids) -> list[int]:
    return [unit for unit in forces.raiders(war, frame.area, frame.side) if unit not in frame.targets]


def _in_reach(war: War, frame: Raids) -> list[int]:
    return forces.ports_in_reach(war, frame.area, frame.side, forces.CARRIERS)


def why_no_raid(war: War, frame: Raids, unit: int) -> Refusal | None:
    """Why a unit may not raid. [AW-RAI-02, AW-RAI-03, AW-RAI-04, AW-RAI-07]"""
    piece, name = war.piece(unit), war.piece(unit).name
    if unit in frame.targets:
        return illegal("AW-RAI-04", f"{name} raids one port only", piece.id)
    if forces.may_raid(war, unit, frame.area):
        return None
    if war.state.place[unit] != frame.area or piece.kind == LBA or not forces.flies(war, unit):
        return illegal("AW-RAI-02", f"{name} is no carrier at sea here", piece.id)
    if war.marked(unit, PURSUED):
        return illegal("AW-RAI-03", f"{name} has pursued a retreating group", piece.id)
    return illegal("AW-RAI-07", f"{name} patrols; in the Atlantic only raiding carriers raid", piece.id)


class _CarrierRaids(Step[War, Raids]):
    """Which carrier raids which port, each one only. [AW-RAI-04]"""

    def seats(self, war: War, frame: Raids) -> tuple[str, ...]:
        return _commander(war, frame) if _carriers(war, frame) and _in_reach(war, frame) else ()

    def run(self, war: War, frame: Raids) -> None:
        frame.targets = {
            unit: port for unit, port in frame.targets.items() if forces.may_raid(war, unit, frame.area)
        }
        frame.stage = Stage.FIRE

    def legal(self, war: War, frame: Raids, seat: str) -> list[Action]:
        ids, places, ports = war.board.unit_ids, war.board.place_ids, _in_reach(war, frame)
        return [
            *(Action("bomb", (ids[unit], places[port])) for unit in _carriers(war, frame) for port in ports),
            DONE,
        ]

    def do(self, war: War, frame: Raids, seat: str, action: Action) -> None:
        _assign(war, frame, action)

    def why_not(self, war: War, frame: Raids, seat: str, action: Action) -> Refusal | None:
        if action.verb != "bomb":
            return None
        unit = war.board.unit_of.get(str(action.args[0]), -1)
        if unit < 0:
            return unknown("unit", action.args[0], war.board.unit_ids)
        refusal = why_no_raid(war, frame, unit)
        return refusal or why_no_port(war, frame.area, frame.side, str(action.args[1]), forces.CARRIERS)

    def prompt(self, war: War, frame: Raids, seat: str) -> str:
        return f"{war.board.areas[frame.area].name}: carrier raids on ports and bases, or done."

    def concern(self, war: War, frame: Raids, seat: str) -> str:
        idle = len(_carriers(war, frame)) if _in_reach(war, frame) else 0
        return f"{counted(idle, 'carrier raids', 'carriers raid')} nothing." if idle else ""


def _raided(war: War, frame: Raids) -> None:
    port, _ = _first(frame)
    _effect(war, frame, port, forces.CARRIERS)
    if frame.side == ALLIED:
        midway.raided(war, port)


# -- both ---------------------------------------------------------------------------------------------------


def _first(frame: Any) -> tuple[int, list[int]]:
    """The next port attacked and the units that attack it."""
    port = min(frame.targets.values())
    return port, [unit for unit, place in frame.targets.items() if place == port]


def _fire(war: War, frame: Any) -> None:
    """One volley against the next port; nobody there fires back and nobody is disabled.

    [AW-RAI-08, AW-RAI-10, AW-RAI-11, AW-LBA-18]
    """
    if not frame.targets:
        frame.stage = Stage.DROP
        return
    frame.stage = Stage.EFFECT
    port, units = _first(frame)
    war.push(attack_on(war, frame.side, frame.area, port, units))


def attack_on(war: War, side: int, area: int, port: int, units: list[int]) -> Volley:
    """The volley of units in an area against all that lies in a port or base. [AW-RAI-08, AW-RAI-11]"""
    volley = aimed(war, side, area, "raid", units, forces.targets_in_port(war, port, 1 - side))
    volley.port, volley.disables = port, False
    return volley


def _effect(war: War, frame: Any, port: int, who: int) -> None:
    """Damage in port takes effect at once; the port cannot be attacked from here again.

    [AW-RAI-06, AW-RAI-13, AW-DEC-17, AW-DEC-68]
    """
    forces.record(war, port, frame.area, who)
    disabled = fire.take_effect(war).disabled  # kamikaze carriers
    frame.targets = {unit: place for unit, place in frame.targets.items() if place != port}
    frame.stage = Stage.FIRE
    home.send_home(war, disabled, frame.area, "disabled")


class StrikesStep(Script[War, PortStrikes]):
    """LBA of one side attack ports and bases, port by port, then fly home; paratroops last.

    Before any other combat in the area. [AW-SEQ-16, AW-LBA-16, AW-LBA-17, AW-LBA-18, AW-DEC-68, AW-DEC-61]
    """

    stages = {Stage.ASSIGN: _Strikes(), Stage.FIRE: _fire, Stage.EFFECT: _struck, Stage.DROP: _Drop()}


def _over(war: War, frame: Raids) -> None:
    war.pop()


class RaidsStep(Script[War, Raids]):
    """Carriers of the side left in the area raid ports and bases that touch it, port by port.

    After all combat there. [AW-SEQ-27, AW-EOR-05, AW-RAI-01, AW-RAI-08, AW-RAI-09, AW-CMB-04]
    """

    stages = {Stage.ASSIGN: _CarrierRaids(), Stage.FIRE: _fire, Stage.EFFECT: _raided, Stage.DROP: _over}
