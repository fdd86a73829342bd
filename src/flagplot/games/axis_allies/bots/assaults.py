"""The attacker's small decisions: which battle is next, what to engage, who lands, who bombards, rockets."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.bots.desk import EASY, HARD, Desk
from flagplot.games.axis_allies.bots.stakes import counted, plan_of
from flagplot.games.axis_allies.combat.frames import Assault, Conduct
from flagplot.games.axis_allies.economy import facilities
from flagplot.games.axis_allies.odds import live
from flagplot.games.axis_allies.odds.questions import which_first
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.action import Action, act
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.thinking import Thought

DONE = act("done")
SHELL = 1.6  # IPCs a ship's bombardment is worth: half an infantry
MOST_TIED = 6  # battles whose order is worked out exactly


def next_battle(desk: Desk, frame: Conduct) -> Thought | None:
    """At sea before on land, for decks and ways out; then as the exact order has it, for whoever counts."""
    fights = [action for action in desk.legal if action.verb in ("fight", "raid")]
    if not fights:
        return None
    board = desk.war.board
    choice = max(fights, key=lambda a: (board.sea[board.space_of[str(a.args[0])]], -fights.index(a)))
    if desk.skill == HARD and fights[0].verb == "fight" and len(fights) <= MOST_TIED:
        choice = _by_odds(desk, fights) or choice
    desk.close(choice)
    return desk.thought()


def _by_odds(desk: Desk, fights: list[Action]) -> Action | None:
    """The battle that should come first by what ties them together."""
    try:
        plans = live.plans(desk.game, desk.state)
        desk.budget.spend(len(plans))
        order = which_first(plans, live.ties(desk.game, desk.state))
    except BadInputError:
        return None
    by_name = {str(action.args[0]): action for action in fights}
    return next((by_name[turn.name] for turn in order if turn.name in by_name), None)


def assault(desk: Desk, frame: Assault) -> Thought | None:
    """Everybody lands, every gun fires; what lies in the launch zone is fought if that pays."""
    verbs = {action.verb for action in desk.legal}
    if "engage" in verbs:
        desk.close(act("engage" if _engages(desk, frame) else "ignore"))
        return desk.thought()
    while desk.open:
        ships = [action for action in desk.legal if action.verb in ("land", "bombard")]
        if not ships or not desk.do(max(ships, key=lambda a: (_shots(desk, a), -ships.index(a)))):
            break
    if not desk.answers:
        desk.close(DONE)
    return desk.thought()


def _shots(desk: Desk, action: Action) -> int:
    board = desk.war.board
    if action.verb != "bombard":
        return 0
    return board.kinds[look(parse_piece(board, str(action.args[0]), desk.power)).kind].bombard


def _engages(desk: Desk, frame: Assault) -> bool:
    """Whether submarines and transports are worth more than the bombardment that a sea battle rules out."""
    zone = frame.zones[0]
    kinds, units = desk.war.board.kinds, desk.state.units[zone]
    guns = sum(n for p, n in units.items() if look(p).owner == desk.power and kinds[look(p).kind].bombard)
    plan = plan_of(desk, zone) if desk.skill > EASY else None
    if plan is None:
        enemies = [p for p in units if desk.state.war[desk.power] >> look(p).owner & 1]
        return bool(enemies) and all(kinds[look(p).kind].transport for p in enemies)
    result = counted(desk, plan)
    return result.attacker_wins > 0.8 and result.swing > SHELL * guns


def rockets(desk: Desk, frame: Any) -> Thought | None:
    """A rocket at the complex that can still be hurt most; then the raids."""

    def room(action: Action) -> int:
        target = desk.war.board.space_of[str(action.args[1])]
        return min(6, facilities.room(desk.war, target, facilities.COMPLEX))

    launches = [action for action in desk.legal if action.verb == "launch" and room(action) > 0]
    best = max(launches, key=lambda action: (room(action), -launches.index(action)), default=None)
    desk.close(best or next((action for action in desk.legal if action.verb == "raid"), DONE))
    return desk.thought()
