"""A defender's aircraft: scramble, intercept, kamikaze, and where those without a deck land."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.press import shelter
from flagplot.games.axis_allies.bots.stakes import counted, outlook, plan_of, prize
from flagplot.games.axis_allies.combat.frames import Raid, Scramble, Stranded
from flagplot.games.axis_allies.odds import live
from flagplot.games.axis_allies.odds.raids import best_interception
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.action import Action, act
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.thinking import Thought
from flagplot.kernel.words import the

DONE = act("done")

# -- scramble ------------------------------------------------------------------------------------------------


def scramble(desk: Desk, frame: Scramble) -> Thought | None:
    """Island by island all go up or none, whichever saves more in sea and land battle together."""
    islands = sorted({str(action.args[0]) for action in desk.legal if action.verb == "scramble"})
    for island in islands:
        ups = _all_of(desk.legal, island)
        if ups and _pays(desk, frame, island, ups):
            for up in ups:
                desk.do(up)
            desk.because("defence", f"Aircraft of {the(island)} go up: sea and land together lose less so.")
    desk.do(DONE)
    return desk.thought()


def _all_of(legal: Iterable[Action], island: str) -> list[Action]:
    """Every aircraft of an island: the largest number of each kind."""
    most: dict[str, Action] = {}
    for action in legal:
        if action.verb == "scramble" and action.args[0] == island:
            most[str(action.args[1])] = action
    return list(most.values())


def _pays(desk: Desk, frame: Scramble, island: str, ups: list[Action]) -> bool:
    here = desk.war.board.space_of[island]
    zone = desk.war.board.island_zone[here]
    if desk.skill == EASY:
        return _looks_good(desk, frame, zone, ups)
    trial = desk.state.clone()
    step = desk.game.steps[Scramble]
    war = desk.game.play(trial)
    for up in ups:
        step.do(war, trial.frames[-1], desk.seat, up)
    return _danger(desk, trial, zone, here) < _danger(desk, desk.state, zone, here) - 0.5


def _danger(desk: Desk, state: WarState, zone: int, island: int) -> float:
    """What the attacker can expect of the battle at sea and, if it is won, of that for the island."""
    at_sea = plan_of(desk, zone, state)
    won, gain = 1.0, 0.0
    if at_sea is not None:
        result = counted(desk, at_sea)
        won, gain = result.attacker_wins, result.swing
    ashore = plan_of(desk, island, state)
    if ashore is None:
        landing = any(land == island for _, land in state.assaults)
        return gain + won * landing * prize(desk, island)
    return gain + won * max(0.0, counted(desk, ashore).swing)


def _looks_good(desk: Desk, frame: Scramble, zone: int, ups: list[Action]) -> bool:
    """By rule of thumb: the aircraft turn the battle at sea, and the island is not assaulted."""
    war = desk.war
    ground = any(land for start, land in war.state.assaults if start == zone)
    units = war.state.units[zone]
    attackers = {p: n for p, n in units.items() if look(p).owner == frame.power}
    defenders = {p: n for p, n in units.items() if war.state.war[frame.power] >> look(p).owner & 1}
    for up in ups:
        piece = parse_piece(war.board, str(up.args[1]), desk.power)
        defenders[piece] = defenders.get(piece, 0) + int(up.args[2])
    return outlook(war, attackers, defenders) < (0.3 if ground else 0.5)


# -- raids ---------------------------------------------------------------------------------------------------


def intercept(desk: Desk, frame: Raid) -> Thought | None:
    """As many fighters as serve the defender best; without escorts all of them, for bombers have no gun."""
    numbers = [action for action in desk.legal if action.verb == "intercept"]
    if not numbers:
        return bomb(desk, frame)
    try:
        plan = live.raid_of(desk.game, desk.state, desk.war.name(frame.space))
        desk.budget.spend()
        wanted = best_interception(plan) if plan.escorts else len(numbers)
    except BadInputError:
        wanted = 0
    desk.close(max((a for a in numbers if int(a.args[0]) <= wanted), key=lambda a: int(a.args[0])))
    return desk.thought()


def bomb(desk: Desk, frame: Raid) -> Thought | None:
    """Bombers go for the complex while it can still be hurt, then for whatever base can."""
    plan = live.raid_of(desk.game, desk.state, desk.war.name(frame.space))
    room = {aim.what: aim.room for aim in plan.aims}
    targets = [action for action in desk.legal if action.verb == "bomb"]
    if not targets:
        return None
    desk.close(max(targets, key=lambda a: (room.get(str(a.args[0]), 3) > 0, -targets.index(a))))
    return desk.thought()


# -- kamikaze ------------------------------------------------------------------------------------------------

HOME_FLEET = 40  # IPCs of warships and cargo that make a landing decisive


def kamikaze(desk: Desk, frame: Any) -> Thought | None:
    """All of them at a landing that decides something; else none, they are spent only once.

    Carriers first, for a hit strands two aircraft; then the escorts, the dearest first, two dice to a ship.
    """
    targets = [action for action in desk.legal if action.verb == "kamikaze"]
    if not targets or not _decisive(desk, frame.power, {str(a.args[0]) for a in targets}):
        desk.close(DONE)
        return desk.thought()
    aimed: dict[Action, int] = {}
    while desk.open and (ships := [a for a in desk.legal if a.verb == "kamikaze"]):
        ship = max(ships, key=lambda a: (_target(desk, a) / (1 + aimed.get(a, 0)), -ships.index(a)))
        if not desk.do(ship):
            break
        aimed[ship] = aimed.get(ship, 0) + 1
    desk.do(DONE)
    desk.because("defence", "Kamikaze attacks are for the landing that decides the war.")
    return desk.thought()


def _decisive(desk: Desk, attacker: int, zones: set[str]) -> bool:
    """Whether the capital is landed on, or a great fleet comes close."""
    war, board = desk.war, desk.war.board
    home = board.capital[desk.power]
    if any(land == home for _, land in war.state.assaults):
        return True
    worth = sum(
        number * (board.kinds[look(p).kind].cost + sum(board.kinds[c.kind].cost for c in look(p).aboard))
        for name in sorted(zones)
        for p, number in war.state.units[board.space_of[name]].items()
        if look(p).owner == attacker
    )
    landed = any(war.name(zone) in zones for zone, _ in war.state.assaults)
    return worth >= HOME_FLEET * (1 if landed else 2)


def _target(desk: Desk, action: Action) -> float:
    """What a hit on a ship is worth."""
    board = desk.war.board
    kind = board.kinds[look(parse_piece(board, str(action.args[1]), desk.power)).kind]
    if kind.deck:
        return kind.cost / kind.hits + 14.0
    return kind.cost / kind.hits


# -- aircraft without a deck ---------------------------------------------------------------------------------


def stranded(desk: Desk, frame: Stranded) -> Thought | None:
    """Each lands where friends are strongest; decks come first, for they sail on."""
    while places := [action for action in desk.legal if action.verb == "land"]:
        board = desk.war.board
        sea = {a: board.sea[board.space_of[str(a.args[1])]] for a in places}
        if not desk.do(max(places, key=lambda a: shelter(desk, str(a.args[1])) + 5.0 * sea[a])):
            break
    return desk.thought()
