"""Small questions of the economic phases: decks, and raids on convoys."""

from __future__ import annotations

from flagplot.games.axis_allies.bots.desk import Desk
from flagplot.games.axis_allies.economy.frames import Convoy, Decks
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.action import Action, act
from flagplot.kernel.thinking import Thought


def convoy(desk: Desk, frame: Convoy) -> Thought | None:
    """Raid every convoy of an enemy: it costs nothing; but no war is begun that way."""
    verb = "disrupt" if desk.state.war[desk.power] >> frame.power & 1 else "spare"
    desk.do(act(verb, desk.war.name(frame.zone)))
    return desk.thought()


def decks(desk: Desk, frame: Decks) -> Thought | None:
    """Own carriers first, and a fighter beside a bomber: each is worth more in company of the other."""
    while pairs := [action for action in desk.legal if action.verb == "deck"]:
        if not desk.do(max(pairs, key=lambda pair: (_fits(desk, pair), -pairs.index(pair)))):
            break
    return desk.thought()


def _fits(desk: Desk, action: Action) -> int:
    board = desk.war.board
    plane, ship = (look(parse_piece(board, str(word), desk.power)) for word in action.args)
    other = any(item.kind != plane.kind for item in ship.aboard)
    return 2 * (ship.owner == desk.power) + other
