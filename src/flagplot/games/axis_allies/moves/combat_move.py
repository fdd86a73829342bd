"""Phase 2: combat move. The active power gives one order after another, in any order, until it is done.

All moves count as simultaneous: nobody moves twice [P40-CMV-09, A50-SEQ-09], and the map is judged as it was
when the phase began [P40-CMV-28]. What stands in a contested space when the phase ends is what fights there:
later phases bring nobody into a battle [P40-CMV-11]. Sharing a zone with enemy ships starts no fight by
itself; it is decided here who stays and who leaves [P40-HSZ-01, A50-HSZ-01, A50-HSZ-02]. Who stays beside
enemy surface warships will fight them, transports included [P40-HSZ-02, P40-HSZ-09, A50-HSZ-03, A50-HSZ-10],
so the phase does not end while somebody stays who may not fight.
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.combat import contested
from flagplot.games.axis_allies.moves import air, boarding, flight_refusals, land, missing, sea, sea_refusals
from flagplot.games.axis_allies.moves.flotilla import attacked_by_arrivals, trespassed
from flagplot.games.axis_allies.moves.frames import (
    AirOrder,
    CombatMove,
    LandOrder,
    NoncombatMove,
    SeaOrder,
)
from flagplot.games.axis_allies.moves.moment import moment
from flagplot.games.axis_allies.moves.outlook import outlook
from flagplot.games.axis_allies.pieces import Look, Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.tally import tally
from flagplot.games.axis_allies.text import space_actions
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, listed, the

DONE = act("done")
CLASSES = ("land", "sea", "air")


class CombatMoveStep(Step[War, CombatMove]):
    """Orders of the Combat Move phase."""

    def seats(self, war: War, frame: CombatMove) -> tuple[str, ...]:
        """The active power; it ends the phase itself, even if there is nothing to move. [P40-SEQ-04]"""
        return (war.board.owner_ids[frame.power],)

    def legal(self, war: War, frame: CombatMove, seat: str) -> list[Action]:
        """All orders that can be begun, then the end of the phase."""
        now = moment(war, frame.power, combat=True)
        if now.answers is None:
            found = orders(now.war, frame.power, combat=True)
            if not _must_leave(now.war, frame.power, found):
                found.append(DONE)
            now.answers = tuple(found)
        return list(now.answers)

    def do(self, war: War, frame: CombatMove, seat: str, action: Action) -> None:
        """Begin an order or end the phase; no order leaves anything illegal behind."""
        if action.verb == "done":
            war.state.frames.pop()
        else:
            begin(war, frame, action, combat=True)

    def why_not(self, war: War, frame: CombatMove, seat: str, action: Action) -> Refusal | None:
        """Why an order cannot be begun, or why the phase cannot end yet."""
        if action.verb == "done":
            zones = listed(map(war.name, bits(trespassed(war, frame.power))))
            text = f"your ships in {zones} must leave: enemy warships are there that you may not attack"
            return illegal("P40-HSZ-09", text)
        return no_order(war, frame, action, combat=True)

    def prompt(self, war: War, frame: CombatMove, seat: str) -> str:
        """The question of the phase, and which zones have to be left first."""
        if zones := trespassed(war, frame.power):
            where = listed(map(war.name, bits(zones)))
            return f"Combat move: your ships must leave {where}; done when all orders are set."
        return "Combat move: from where do you attack? One order after another; done when all are set."

    def concern(self, war: War, frame: CombatMove, seat: str) -> str:
        """A turn without any fight while something could attack."""
        power, state = frame.power, war.state
        if state.assaults or contested.raided(war, power):
            return ""
        if contested.sea_battles(war, power) or contested.land_battles(war, power):
            return ""
        stacks = {action.args[0] for action in orders(war, power, combat=True) if action.verb == "move"}
        if not stacks:
            return ""
        return f"No attack is ordered, and units in {counted(len(stacks), 'space')} could still attack."


def _must_leave(war: War, power: int, found: list[Action]) -> bool:
    """Whether ships beside enemies they may not attack have still to leave, and can. [P40-HSZ-09]"""
    zones = trespassed(war, power)
    return bool(zones) and any(space_actions(war.board, "move", "sea")[zone] in found for zone in bits(zones))


# -- shared with the Noncombat Move phase --------------------------------------------------------------


def orders(war: War, power: int, *, combat: bool) -> list[Action]:
    """Everything that can be begun now: land, sea and air by space, then what needs no order."""
    by_land, by_sea, by_air = (space_actions(war.board, "move", cls) for cls in CLASSES)
    found = [by_land[space] for space in land.starts(war, power, combat=combat)]
    found += [by_sea[space] for space in sea.movable_zones(war, power, combat)]
    found += [by_air[space] for space in air.starts(war, power, combat=combat)]
    return found + boarding.options(war, power, combat) + war.edition.requests(war, power)


def begin(war: War, frame: CombatMove | NoncombatMove, action: Action, *, combat: bool) -> None:
    """Open an order, or carry out an announcement that needs none."""
    frame.stopped, frame.stop_rule = -1, ""
    if action.verb == "ask":
        war.edition.request(war, frame.power, action)
        return
    if action.verb != "move":
        boarding.do(war, frame.power, combat, action)
        return
    space, power = war.board.space_of[str(action.args[0])], frame.power
    if action.args[1] == "land":
        war.state.frames.append(LandOrder(power=power, origin=space, combat=combat, at=space))
    elif action.args[1] == "sea":
        war.state.frames.append(SeaOrder(power=power, origin=space, combat=combat, at=space))
    else:
        war.state.frames.append(AirOrder(power=power, origin=space, combat=combat))


def no_order(war: War, frame: CombatMove | NoncombatMove, action: Action, *, combat: bool) -> Refusal | None:
    """Why an order cannot be begun, or why the last one cannot go on."""
    board = war.board
    if action.verb in ("step", "halt") and frame.stopped >= 0:
        return land.stop_refusal(war, frame.stop_rule, frame.stopped)
    if action.verb == "ask":
        return war.edition.no_request(war, frame.power, action)
    if action.verb != "move":
        return boarding.why_not(war, frame.power, combat, action)
    name = str(action.args[0]) if action.args else ""
    if name not in board.space_of:
        return unknown("space", name, board.space_ids)
    if action.args[1] not in CLASSES:
        return unknown("class of units", action.args[1], CLASSES, listing=True)
    space = board.space_of[name]
    if action.args[1] == "air":
        return flight_refusals.no_order(war, frame.power, space, combat=combat)
    if action.args[1] == "land":
        return _no_land_order(war, frame.power, space, combat=combat)
    return _no_sea_order(war, frame.power, space, combat=combat)


def _no_sea_order(war: War, power: int, space: int, *, combat: bool) -> Refusal:
    name, kinds = war.name(space), war.board.kinds
    own = [look(p) for p in war.own(space, power) if kinds[look(p).kind].sea]
    if not own:
        return missing.none_here(war, power, space, "ships", lambda kind: kind.sea)
    if all(not seen.ready for seen in own):
        if not combat and all(kinds[seen.kind].transport for seen in own):
            if any(seen.status is Status.OFFLOADED for seen in own):
                return illegal("P40-TRN-11", f"the transports in {the(name)} have offloaded this turn", name)
            return illegal(
                "P40-NCM-19", f"the transports in {the(name)} moved, loaded or fought this turn", name
            )
        if not combat and war.edition.landing_ends_moves and all(_landed_on(war, power, s) for s in own):
            return illegal("A50-NCM-10", f"fighters have landed on the carriers in {the(name)}", name)
        # those that stayed and fought have fought as well [A50-NCM-20]
        rule = "P40-CMV-09" if combat else "P40-NCM-01"
        return illegal(rule, f"the ships in {the(name)} have moved or fought this turn", name)
    needed = sea_refusals.awaited(war, power, space, combat=combat)
    if needed is not None:
        return needed
    if combat:
        if space in war.state.attacks and not attacked_by_arrivals(war, space, power):
            return illegal("P40-CMV-17", f"ships that attack in {the(name)} stay there", name)
        if (idle := sea_refusals.idle_cargo(war, power, space)) is not None:
            return idle
        return illegal("P40-CMV-01", f"ships in {the(name)} have nothing to attack or assault in reach", name)
    return illegal("P40-NCM-17", f"ships in {the(name)} have no friendly zone to go to", name)


def _landed_on(war: War, power: int, ship: Look) -> bool:
    """Whether a ship is a carrier with aircraft of the power aboard."""
    return bool(war.board.kinds[ship.kind].deck) and any(item.owner == power for item in ship.aboard)


def _no_land_order(war: War, power: int, space: int, *, combat: bool) -> Refusal:
    board, name, kinds = war.board, war.name(space), war.board.kinds
    own = [look(p) for p in war.own(space, power) if kinds[look(p).kind].land]
    if board.sea[space] or not own:
        return missing.none_here(war, power, space, "land units", lambda kind: kind.land)
    ready = [seen for seen in own if seen.ready]
    if not ready:
        rule = "P40-CMV-09" if combat else "P40-NCM-01"
        return illegal(rule, f"the land units in {the(name)} have moved or fought this turn", name)
    if not combat and not board.land_near[space]:
        return illegal("P40-INF-04", f"land units leave {the(name)} only aboard transports", name)
    if not combat:
        return illegal("P40-NCM-08", f"no friendly territory borders {the(name)}", name)
    if all(kinds[seen.kind].antiaircraft for seen in ready):
        return illegal("P40-CMV-20", "antiaircraft guns move only in noncombat movement", name)
    view = outlook(war, power, combat=True)
    for near in board.land_near[space]:
        if view.hostile >> near & 1 or tally(war.state.units[near], board).owners & ~board.friends[power]:
            barred = war.edition.no_attack(war, near, power)
            if barred is not None:
                return barred
    return illegal("P40-CMV-01", f"land units in {the(name)} have nothing to attack in reach", name)
