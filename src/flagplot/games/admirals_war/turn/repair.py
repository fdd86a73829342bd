"""Step 3: repairs, overhauls and conversions, by the owner of each port. [AW-SEQ-09, AW-REP-13, AW-DEC-07]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    AXIS,
    FREE_FRENCH,
    NATION_SEAT,
    NATION_SIDE,
    NATIONS,
    NEUTRAL,
    PORT,
    SEATS,
)
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import CONVERTED, PATROLLING, PEACE, SAILED, changed
from flagplot.games.admirals_war.turn.frames import Repair
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown

PEARL_GAIN, PEARL_MOST = 3, 15  # [AW-REP-04]
FRENCH_YARDS = ("brest", "toulon")
CONVERSION = 3  # points [AW-O35-02]
CARRIER_LOSSES = 14  # airstrike factors of lost carriers that bring the conversions [AW-O35-01]
BATTLESHIP_CARRIERS = ("jap_hyuga", "jap_ise")
SUBSTITUTES = ("jap_fuso", "jap_yamashiro")  # [AW-O35-04]


# -- what a port can do -------------------------------------------------------------------------------------


def capacity(war: War, port: int) -> int:
    """Repair points of a port this turn, for the side that may use them. [AW-REP-01, AW-REP-02, AW-REP-06]

    Pearl Harbor's grow with the war and move to Panama when it is lost. [AW-REP-04, AW-REP-05, AW-DEC-18]
    """
    id = war.board.place_ids[port]
    if not works(war, port):
        return 0
    if id == "pearl_harbor":
        return pearl_harbor(war)
    if id == "panama_canal" and war.state.control[war.board["pearl_harbor"]] != ALLIED:
        return war.board.port(port).repair + pearl_harbor(war)
    return war.board.port(port).repair


def pearl_harbor(war: War) -> int:
    """Nothing before and on the turn of the attack, then 3 more each turn up to 15. [AW-REP-04, AW-DEC-18]"""
    state = war.state
    if war.midway or state.war == PEACE or state.attack_turn < 0:
        return 0
    return min(PEARL_MOST, PEARL_GAIN * (state.turn - state.attack_turn))


def works(war: War, port: int) -> bool:
    """A port works for its original side only; Brest and Toulon for the Axis. [AW-REP-07, AW-DEC-56]"""
    printed, control = war.board.port(port), war.state.control[port]
    if printed.id in FRENCH_YARDS:
        return control == AXIS
    return printed.owner in NATIONS and control == NATION_SIDE[NATIONS.index(printed.owner)]


def has_yard(war: War, port: int) -> bool:
    """Whether a ship can rest on the bottom here and be raised. [AW-RAI-14, AW-DEC-18, AW-REP-05]"""
    id = war.board.place_ids[port]
    coast = id == "panama_canal" and war.state.control[war.board["pearl_harbor"]] != ALLIED
    return id == "pearl_harbor" or coast or war.board.port(port).repair > 0


# -- who may be repaired ------------------------------------------------------------------------------------


def no_repair(war: War, unit: int, port: int) -> Refusal | None:
    """Why a unit in a port may not be repaired; None when it may.

    [AW-REP-03, AW-REP-08, AW-REP-09, AW-REP-11, AW-REP-12, AW-REP-14]
    """
    state, id, name = war.state, war.board.unit_ids[unit], war.piece(unit).name
    if war.kind(unit) not in SHIPS:
        return illegal("AW-REP-14", f"{name} is not a ship and is never repaired", id)
    if state.mode[unit] != PATROLLING or war.marked(unit, SAILED):
        return illegal("AW-REP-11", f"{name} did not stay in port patrolling side up", id)
    foreign = state.nation[unit] not in (AMERICAN, FREE_FRENCH)
    if state.holder[port] == AMERICAN and state.war == PEACE and foreign:
        return illegal("AW-REP-03", f"before the war the US does not repair {name}", id)
    return None


def docked(war: War, port: int) -> list[int]:
    """Ships in a port that may be repaired; those in the Vichy box of Toulon use Toulon. [AW-O22-10]"""
    side = war.state.control[port]
    found = [unit for unit in war.at(port, side) if no_repair(war, unit, port) is None]
    if war.board.place_ids[port] == "toulon":
        found += war.at(war.board["vichy_toulon"])
    return found


def convertible(war: War, unit: int, port: int) -> bool:
    """Hyuga and Ise after heavy carrier losses; Fuso or Yamashiro for one sunk unconverted.

    [AW-O35-01, AW-O35-02, AW-O35-04]
    """
    if not war.on("battleship_carriers") or carrier_losses(war) < CARRIER_LOSSES:
        return False
    id = war.board.unit_ids[unit]
    floating = not war.marked(unit, CONVERTED) and war.state.damage[unit] <= war.armor(unit)
    if id in BATTLESHIP_CARRIERS:
        return floating
    return id in SUBSTITUTES and floating and _spare_counters(war) > 0


def _spare_counters(war: War) -> int:
    """Conversion counters left over by Hyuga and Ise lost unconverted, less those already used."""
    board, state = war.board, war.state
    lost = sum(
        state.place[board.unit(id)] == board.sunk and not war.marked(board.unit(id), CONVERTED)
        for id in BATTLESHIP_CARRIERS
    )
    return lost - sum(war.marked(board.unit(id), CONVERTED) for id in SUBSTITUTES)


def carrier_losses(war: War) -> int:
    """Airstrike factors of Japanese carriers lost before this turn. [AW-O35-01]"""
    state = war.state
    japanese = NATIONS.index("japanese")
    return sum(
        war.piece(unit).air
        for unit in state.at[war.board.sunk]
        if war.piece(unit).nation == japanese and war.kind(unit) in SHIPS and state.back[unit] < state.turn
    )


# -- the step -----------------------------------------------------------------------------------------------


class RepairStep(Step[War, Repair]):
    """Each seat spends the points of the ports it holds; nothing is saved or moved. [AW-REP-08, AW-REP-10]"""

    def seats(self, war: War, frame: Repair) -> tuple[str, ...]:
        """The seat with something to repair, now that its points are counted."""
        return (SEATS[frame.seat],) if frame.points and self._work(war, frame) else ()

    def run(self, war: War, frame: Repair) -> None:
        """Count the points of the next seat's ports."""
        frame.seat += 1
        if frame.seat >= len(SEATS):
            war.pop()
            return
        frame.points = points(war, frame.seat)

    def _work(self, war: War, frame: Repair) -> list[Action]:
        ids = war.board.unit_ids
        listed: list[Action] = []
        for port, left in frame.points.items():
            for unit in docked(war, port):
                damage, overhaul = war.state.damage[unit], war.state.overhaul[unit]
                listed += [Action("repair", (ids[unit], n)) for n in range(1, min(left, damage) + 1)]
                listed += [Action("overhaul", (ids[unit], n)) for n in range(1, min(left, overhaul) + 1)]
                if left >= CONVERSION and convertible(war, unit, port):
                    listed.append(Action("convert", (ids[unit],)))
        return listed

    def legal(self, war: War, frame: Repair, seat: str) -> list[Action]:
        """Damage to repair, overhauls, conversions; or be done. [AW-O36-03, AW-O35-03]"""
        return [*self._work(war, frame), Action("done")]

    def do(self, war: War, frame: Repair, seat: str, action: Action) -> None:
        """Spend the points."""
        if action.verb == "done":
            frame.points = {}
            return
        unit = war.board.unit(str(action.args[0]))
        cost = CONVERSION if action.verb == "convert" else int(action.args[1])
        if action.verb == "repair":
            war.hurt(unit, -cost)
        elif action.verb == "overhaul":
            left = war.state.overhaul[unit] - cost  # for good [AW-O36-04]
            war.state.overhaul = changed(war.state.overhaul, unit, left)
        else:
            war.mark(unit, CONVERTED)
            war.note(f"{war.piece(unit).name} is converted to a battleship-carrier")
        self._spend(war, frame, unit, cost)

    def _spend(self, war: War, frame: Repair, unit: int, cost: int) -> None:
        place = war.state.place[unit]
        port = war.board["toulon"] if place == war.board["vichy_toulon"] else place
        frame.points = {key: left - cost if key == port else left for key, left in frame.points.items()}

    def why_not(self, war: War, frame: Repair, seat: str, action: Action) -> Refusal | None:
        """Why a ship cannot be repaired by so much."""
        if action.verb not in ("repair", "overhaul", "convert"):
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return unknown("unit", id, war.board.unit_ids)
        return no_work(war, frame, unit, action)

    def prompt(self, war: War, frame: Repair, seat: str) -> str:
        """The question."""
        left = ", ".join(f"{war.board.place_names[port]} {n}" for port, n in frame.points.items())
        return f"Repair ships (points: {left}), or done."


def no_work(war: War, frame: Repair, unit: int, action: Action) -> Refusal:
    """Why a ship in or out of port gets no repair, overhaul or conversion."""
    port, id, name = war.state.place[unit], war.board.unit_ids[unit], war.piece(unit).name
    if not war.board.is_port(port):
        rule = "AW-O22-10" if war.board.place_ids[port].startswith("vichy") else "AW-REP-11"
        return illegal(rule, f"{name} is not in a port that repairs", id)
    if port not in frame.points:
        return illegal(_idle(war, port), f"{war.board.place_names[port]} repairs nothing for you", id)
    refusal = no_repair(war, unit, port)
    if refusal is not None:
        return refusal
    if action.verb == "convert":
        rule = "AW-O35-02" if war.state.damage[unit] > war.armor(unit) else "AW-O35-01"
        if rule == "AW-O35-01" and id in SUBSTITUTES and carrier_losses(war) >= CARRIER_LOSSES:
            rule = "AW-O35-04"
        return illegal(rule, f"{name} cannot be converted now", id)
    wanted, rule = ("damage", "AW-REP-08") if action.verb == "repair" else ("overhaul", "AW-O36-03")
    left = getattr(war.state, wanted)[unit]
    return illegal(rule, f"{name} has {left} {wanted}; the port has {frame.points[port]} points", id)


def _idle(war: War, port: int) -> str:
    """The rule by which a port repairs nothing for the seat that asks.

    [AW-MAP-16, AW-MAP-20, AW-REP-01, AW-REP-04, AW-REP-07, AW-REP-09]
    """
    printed = war.board.port(port)
    if printed.kind != PORT:
        return "AW-MAP-20" if printed.kind == NEUTRAL else "AW-MAP-16"
    if printed.repair and not works(war, port):
        return "AW-REP-07"
    if printed.id == "pearl_harbor" and not pearl_harbor(war):
        return "AW-REP-04"
    return "AW-REP-09" if capacity(war, port) else "AW-REP-01"


def points(war: War, seat: int) -> dict[int, int]:
    """Points of the ports a seat holds, where there are any. [AW-REP-09, AW-REP-10]"""
    state = war.state
    found = {}
    for port in war.board.port_range:
        holder = state.holder[port]
        if holder >= 0 and NATION_SEAT[holder] == seat and not war.midway:
            left = capacity(war, port)
            if left:
                found[port] = left
    return found
