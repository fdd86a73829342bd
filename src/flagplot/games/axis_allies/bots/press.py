"""After a round: press on, break off and where to, or stay beside an enemy nobody can hit."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.stakes import BEST, counted, outlook, pips, plan_of, prize
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.status import friends
from flagplot.kernel.action import Action
from flagplot.kernel.thinking import Thought
from flagplot.kernel.words import the

EVEN = 0.5  # the chance by rule of thumb at which an ordinary battle is still pressed
STAKED = 0.35  # and one for a city or more


def press(desk: Desk, frame: Battle) -> Thought | None:
    """Press on while that is worth more than leaving now; ``best`` reckons with leaving later."""
    ways = [action for action in desk.legal if action.verb in ("retreat", "withdraw")]
    onward = next((action for action in desk.legal if action.verb == "press"), None)
    if onward is None or not ways:
        return None
    gain = _gain(desk, frame)
    if gain < 0 and not _doomed(desk, frame, ways):
        way = _way_out(desk, ways)
        where = the(desk.war.name(frame.space))
        desk.because(
            "battle", f"Fighting on in {where} would lose more than it wins.", frame.space, weight=gain
        )
        desk.close(way)
    else:
        desk.close(onward)
    return desk.thought()


def _gain(desk: Desk, frame: Battle) -> float:
    """What another round is worth in IPCs, or only the sign of it for a bot that does not count."""
    if desk.skill > EASY:
        plan = plan_of(desk, frame.space, retreat=BEST)
        if plan is not None:
            return counted(desk, plan).swing
    chance = outlook(desk.war, frame.attackers, frame.defenders)
    return chance - (STAKED if prize(desk, frame.space) >= 15.0 else EVEN)


def _doomed(desk: Desk, frame: Battle, ways: Sequence[Action]) -> bool:
    """Whether breaking off an assault would leave units from the sea behind that could yet win."""
    if ways[0].verb != "withdraw":
        return False
    return outlook(desk.war, frame.attackers, frame.defenders) >= STAKED


def _way_out(desk: Desk, ways: Sequence[Action]) -> Action:
    """Where friends are strongest and enemies next door weakest."""
    return max(ways, key=lambda way: shelter(desk, str(way.args[0])))


def shelter(desk: Desk, name: str) -> float:
    """How well a place is held by friends, less what enemies next to it could do."""
    war, power = desk.war, desk.power
    space = war.board.space_of.get(name)
    if space is None:  # aircraft alone need no place
        return 0.0
    safe = 0.0
    for place in (space, *war.board.near[space]):
        for piece, number in war.state.units[place].items():
            owner = look(piece).owner
            if place == space and owner < war.board.n_powers and friends(war, power, owner):
                safe += pips(war, {piece: number}, attacking=False)
            elif war.state.war[power] >> owner & 1:
                safe -= 0.5 * pips(war, {piece: number}, attacking=True)
    return safe


def part(desk: Desk, frame: Battle) -> Thought | None:
    """Nobody can hit anybody: ships stay unless they would rather be where their friends are."""
    stay = next((action for action in desk.legal if action.verb == "stay"), None)
    ways = [action for action in desk.legal if action.verb in ("retreat", "withdraw")]
    if stay is None:
        return None
    here = shelter(desk, desk.war.name(frame.space)) + pips(desk.war, frame.attackers, attacking=False)
    way = _way_out(desk, ways) if ways else None
    leave = way is not None and shelter(desk, str(way.args[0])) > here
    desk.close(way if leave and way is not None else stay)
    return desk.thought()
