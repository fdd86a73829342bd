"""Purchase and repair. [P40-PUR-01, P40-PUR-12, A50-PUR-02, A50-PUR-10, A50-PUR-11]

Items are bought one at a time and paid at once, damage is repaired point by point; when the power is done
its capital ships in port are repaired for nothing.
"""

from __future__ import annotations

from functools import cache

from flagplot.games.axis_allies.board import Board, bits
from flagplot.games.axis_allies.economy import facilities
from flagplot.games.axis_allies.economy.frames import Purchase
from flagplot.games.axis_allies.events import Bought, Damaged
from flagplot.games.axis_allies.pieces import change, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import NO_FACILITIES
from flagplot.games.axis_allies.status import naval_base_serves, territories
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, the

DONE = act("done")


class PurchaseStep(Step[War, Purchase]):
    """Buy and repair as long as the money lasts; nobody has to spend. [P40-PUR-03, P40-SEQ-04]"""

    def seats(self, war: War, frame: Purchase) -> tuple[str, ...]:
        """The active power; it ends the phase itself, even if it can afford nothing."""
        return (war.seat(frame.power),)

    def legal(self, war: War, frame: Purchase, seat: str) -> list[Action]:
        """One item, one point of repair, or done."""
        power, buy = frame.power, _purchases(war.board.printed)
        items = [buy[item] for item in _items(war, power)]
        repairs = [act("repair", war.name(space), what) for space, what in _repairs(war, power)]
        return [*items, *repairs, DONE]

    def do(self, war: War, frame: Purchase, seat: str, action: Action) -> None:
        """Carry out one purchase or repair, or close the phase."""
        if action.verb == "buy":
            buy(war, frame.power, war.board.item_of[str(action.args[0])])
        elif action.verb == "repair":
            space, what = war.board.space_of[str(action.args[0])], str(action.args[1])
            cost = war.edition.repair_cost(war, frame.power)
            _pay(war, frame.power, cost, f"repair of {what}", war.name(space))
            facilities.repair(war, space, what)
            war.edition.repaired(war, frame.power)
        else:
            _close(war, frame.power)

    def why_not(self, war: War, frame: Purchase, seat: str, action: Action) -> Refusal | None:
        """Why an item cannot be bought or a facility not repaired."""
        if action.verb == "buy" and len(action.args) == 1:
            return _no_purchase(war, frame.power, str(action.args[0]))
        if action.verb == "repair" and len(action.args) == 2:
            return _no_repair(war, frame.power, str(action.args[0]), str(action.args[1]))
        return None

    def prompt(self, war: War, frame: Purchase, seat: str) -> str:
        """What can be decided."""
        return f"Purchase and repair: {war.state.treasury[frame.power]} IPCs to spend."

    def concern(self, war: War, frame: Purchase, seat: str) -> str:
        """Money that would buy something while nothing was bought; it is kept, but it does not fight."""
        if war.state.pool[frame.power] or not _items(war, frame.power):
            return ""
        return f"Nothing is bought yet, and {war.state.treasury[frame.power]} IPCs are left."


@cache
def _purchases(board: Board) -> tuple[Action, ...]:
    return tuple(act("buy", item) for item in board.items)


# -- what can be bought ----------------------------------------------------------------------------


def _items(war: War, power: int) -> list[int]:
    """Affordable items the edition sells to this power: to most, everything, and any number.

    [P40-PUR-02, P40-PUR-03, A50-PUR-01, A50-PUR-03, A50-GEN-06] What can be placed is of no account here.
    [A50-PUR-04]
    """
    board, money = war.board, war.state.treasury[power]
    return [
        item
        for item, cost in enumerate(board.item_cost)
        if cost <= money and _not_for_sale(war, power, item) is None
    ]


def _not_for_sale(war: War, power: int, item: int) -> Refusal | None:
    refusal = war.edition.may_buy(war, power, item)
    if refusal is not None or war.board.items[item] != facilities.UPGRADE:
        return refusal
    if len(upgrade_sites(war, power)) > war.state.pool[power].get(item, 0):
        return None
    return illegal("P40-PUR-10", "no minor complex of yours is left that could be upgraded")


def upgrade_sites(war: War, power: int) -> list[int]:
    """Own minor complexes that may become major: value 3 or more, not on an island. [P40-PUR-10]"""
    state, board = war.state, war.board
    least = board.facility_of[facilities.UPGRADE].min_value
    return [
        space
        for space in territories(war, power)
        if state.facilities[space][2] == facilities.MINOR
        and board.ipc[space] >= least
        and not board.spaces[space].island
    ]


def _repairs(war: War, power: int) -> list[tuple[int, str]]:
    """Damaged facilities in territories the power controls; nobody else can pay.

    [P40-PUR-05, P40-PUR-09, A50-PUR-06, A50-PUR-12]
    """
    state = war.state
    if state.treasury[power] < war.edition.repair_cost(war, power):
        return []
    return [
        (space, what)
        for space in territories(war, power)
        if state.facilities[space] != NO_FACILITIES
        for what in facilities.NAMES
        if facilities.damage(state.facilities[space], what) > 0
    ]


# -- paying ----------------------------------------------------------------------------------------


def buy(war: War, power: int, item: int) -> None:
    """Pay for an item and put it into the mobilization zone, out of use until placed.

    [P40-PUR-01, P40-PUR-04, P40-PUR-08, A50-PUR-02, A50-PUR-05, A50-PUR-07]
    """
    board, state = war.board, war.state
    _pay(war, power, board.item_cost[item], board.items[item])
    pool = state.pool[power]
    state.pool[power] = dict(sorted({**pool, item: pool.get(item, 0) + 1}.items()))


def _pay(war: War, power: int, cost: int, item: str, space: str = "") -> None:
    war.state.treasury[power] -= cost
    war.emit(Bought(power=war.seat(power), item=item, cost=cost, space=space))


def _close(war: War, power: int) -> None:
    war.state.frames.pop()
    repair_ships(war, power)
    war.edition.after_purchase(war, power)


def repair_ships(war: War, power: int) -> None:
    """Repair every damaged battleship and carrier of the power that lies in a served zone, free of charge.

    It comes after the paid repairs, so a base mended this turn serves already [P40-PUR-07, P40-FAC-17]; it is
    automatic and covers all of them [P40-PUR-14]. Until then damage stays [P40-BBS-03].
    """
    units = war.state.units
    for zone in bits(survey(war).ships[power]):
        hurt = [(p, n) for p, n in units[zone].items() if look(p).damaged and look(p).owner == power]
        if hurt and naval_base_serves(war, zone, power):
            for piece, count in hurt:
                war.turn(zone, piece, change(piece, damaged=False), count)
                what = war.board.kinds[look(piece).kind].id
                war.emit(Damaged(power=war.seat(power), what=what, space=war.name(zone), points=-count))


# -- refusals --------------------------------------------------------------------------------------


def _no_purchase(war: War, power: int, name: str) -> Refusal | None:
    board = war.board
    if name not in board.item_of:
        return unknown("item", name, board.items, listing=True)
    item = board.item_of[name]
    refusal = _not_for_sale(war, power, item)
    money = war.state.treasury[power]
    if refusal is None and board.item_cost[item] > money:
        text = f"{the(name)} costs {board.item_cost[item]} IPCs, {money} are left"
        return illegal("P40-PUR-03", text, name)
    return refusal


def too_much(war: War, power: int, action: Action, points: int) -> Refusal | None:
    """Why so many points cannot be repaired; None if there is so much damage, or none at all. [P40-PUR-05]"""
    if len(action.args) != 2:
        return None
    name, what = (str(arg) for arg in action.args)
    if points < 1:
        return malformed(f"repair 1 point or more, found {points}")
    if _no_repair(war, power, name, what) is not None:
        return None
    damage = facilities.damage(war.state.facilities[war.board.space_of[name]], what)
    if points <= damage:
        return None
    text = f"the {what} in {the(name)} has {counted(damage, 'point')} of damage, not {points}"
    return illegal("P40-PUR-05", text, name, what)


def _no_repair(war: War, power: int, name: str, what: str) -> Refusal | None:
    board, state = war.board, war.state
    if name not in board.space_of:
        return unknown("space", name, board.space_ids)
    if what not in facilities.built(board):
        return unknown("facility", what, facilities.built(board), listing=True)
    space = board.space_of[name]
    if state.control[space] != power:
        return illegal("P40-PUR-09", f"only the controller of {the(name)} can pay for repairs there", name)
    if facilities.damage(state.facilities[space], what) == 0:
        return illegal("P40-PUR-05", f"there is no damaged {the(what)} in {the(name)}", name, what)
    if state.treasury[power] < war.edition.repair_cost(war, power):
        return illegal("P40-PUR-05", "the next point of repair costs 1 IPC, none is left", name, what)
    return None
