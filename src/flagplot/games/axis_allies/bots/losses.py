"""Which units take the hits: all those of one volley are named in one go.

An order of loss is a key that sorts pieces, the first to go first. Bots that count try the few orders that
make sense and keep the one after which the rest of the battle is worth most; the others go by the first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.stakes import balance, counted, plan_of, prize, side_of
from flagplot.games.axis_allies.combat.frames import Battle, Casualties
from flagplot.games.axis_allies.odds.battle import with_forces
from flagplot.games.axis_allies.pieces import Stacks, Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.action import Action, act
from flagplot.kernel.thinking import Thought

Key = tuple[float, ...]
Order = Callable[[War, Stacks, int], Key]  # war, all units of the side, piece -> smaller is lost earlier

FREE = -1.0  # a hit that costs nothing
STRANDED = 10.0  # what an aircraft without a deck is worth
LAST_DESTROYER = 4.0
KEPT = 100.0  # kept to the last


def lose(desk: Desk, frame: Casualties) -> Thought | None:
    """Name the losses of one volley; agree to what friends propose."""
    if frame.judges:
        desk.do(act("agree"))
        return desk.thought()
    orders = _orders(desk, frame)
    counts = desk.skill > EASY and len(orders) > 1
    desk.answers += _best(desk, frame, orders) if counts else _picks(desk, orders[0])[0]
    return desk.thought()


def _best(desk: Desk, frame: Casualties, orders: list[Order]) -> list[Action]:
    """The losses of the order after which the rest of the battle is worth most to the loser."""
    plan = plan_of(desk, desk.state.frames[-2].space)
    found, most = _picks(desk, orders[0])[0], float("-inf")
    for order in orders if plan is not None else ():
        assert plan is not None
        answers, left = _picks(desk, order)
        own, theirs = side_of(left.attackers), side_of(left.defenders)
        if not own or not theirs:
            return answers
        trial = with_forces(plan, own, theirs)
        value = balance(trial, counted(desk, trial)) * (1 if frame.attacker_side else -1)
        if value > most + 1e-9:
            found, most = answers, value
    return found


def _orders(desk: Desk, frame: Casualties) -> list[Order]:
    """The orders worth trying, the sensible one first."""
    war, parent = desk.war, desk.state.frames[-2]
    if not isinstance(parent, Battle):
        return [cheap]
    if war.board.sea[parent.space]:
        return [cheap, weak]
    kinds = war.board.kinds
    if not frame.attacker_side:
        return [weak, cheap] if war.board.spaces[parent.space].capital_of else [cheap, weak]
    aircraft = [kinds[look(p).kind].cost for p in parent.attackers if kinds[look(p).kind].air]
    if not aircraft or not any(kinds[look(p).kind].captures for p in parent.attackers):
        return [cheap]
    worth_it = prize(desk, parent.space) >= min(aircraft)
    return [keeping_land, cheap] if worth_it else [cheap, keeping_land]


def _picks(desk: Desk, order: Order) -> tuple[list[Action], Any]:
    """The answers of one order for all hits of the volley, and the frame below as they leave it."""
    war = desk.game.play(desk.state.clone())
    step, power = desk.game.steps[Casualties], desk.power
    frames: list[Any] = war.state.frames
    found: list[Action] = []
    depth, below = len(frames), frames[-2]
    while len(frames) == depth and not frames[-1].judges and desk.seat in frames[-1].seats:
        frame = frames[-1]
        side = below.attackers if frame.attacker_side else below.defenders

        def key(action: Action, side: Stacks = side) -> Key:
            return order(war, side, parse_piece(war.board, str(action.args[0]), power))

        answer = min(step.legal(war, frame, desk.seat), key=key)
        step.do(war, frame, desk.seat, answer)
        found.append(answer)
    return found, below


# -- orders of loss ------------------------------------------------------------------------------------------


def cheap(war: War, side: Stacks, piece: int) -> Key:
    """What costs least to lose, free damage first; aircraft that have farthest to fly before the others."""
    seen = look(piece)
    kind = war.board.kinds[seen.kind]
    if kind.hits > 1 and not seen.damaged:
        price = _stranding(war, side) if kind.deck else FREE
    else:
        price = float(kind.cost) + sum(war.board.kinds[item.kind].cost for item in seen.aboard)
        if kind.deck and not seen.damaged:
            price += _stranding(war, side)
        if kind.destroyer and _destroyers(war, side) == 1:
            price += LAST_DESTROYER
    if kind.transport:
        price += KEPT  # never by choice while a warship can take the hit
    value = kind.attack if seen.owner == war.state.active else kind.defense
    return price, value, seen.left, seen.status is not Status.SEABORNE


def keeping_land(war: War, side: Stacks, piece: int) -> Key:
    """The same, but one unit that can take the territory is kept to the last."""
    kinds = war.board.kinds
    able = [n for p, n in side.items() if kinds[look(p).kind].captures]
    last = kinds[look(piece).kind].captures and sum(able) == 1
    price, *rest = cheap(war, side, piece)
    return price + KEPT * last, *rest


def weak(war: War, side: Stacks, piece: int) -> Key:
    """What fights worst first: bombers on the ground go before infantry, fighters stay longest."""
    price, value, *rest = cheap(war, side, piece)
    return (price if price <= FREE or price >= KEPT else value, price, *rest)


def _stranding(war: War, side: Stacks) -> float:
    """What it costs the aircraft of a side that there is one deck less."""
    kinds = war.board.kinds
    aircraft = sum(n for p, n in side.items() if kinds[look(p).kind].carrier_borne)
    whole = [(kinds[look(p).kind].deck, n) for p, n in side.items() if not look(p).damaged]
    decks = sum(deck * n for deck, n in whole)
    most = max((deck for deck, _ in whole), default=0)
    return STRANDED * min(most, max(0, aircraft - (decks - most)))


def _destroyers(war: War, side: Stacks) -> int:
    return sum(n for p, n in side.items() if war.board.kinds[look(p).kind].destroyer)
