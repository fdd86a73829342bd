"""Answers that are blunders, each a test with the state before the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from flagplot.games.axis_allies.bots.field import joined
from flagplot.games.axis_allies.bots.stakes import BEST
from flagplot.games.axis_allies.bots.witness import Leave, Moment
from flagplot.games.axis_allies.combat.frames import Battle, Casualties
from flagplot.games.axis_allies.economy import sites
from flagplot.games.axis_allies.economy.frames import Convoy, Mobilize, Purchase
from flagplot.games.axis_allies.events import Lost
from flagplot.games.axis_allies.moves.frames import CombatMove
from flagplot.games.axis_allies.odds import live
from flagplot.games.axis_allies.odds.battle import odds
from flagplot.games.axis_allies.odds.plan import Retreat
from flagplot.games.axis_allies.odds.raids import best_interception, raid_odds, units_of
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.errors import BadInputError

IDLE = 10  # IPCs kept in spite of room for units
NO_PLACE = ("no landing place", "no deck to land on")


def unspent(moment: Moment) -> bool:
    """10 IPCs or more kept at the end of the purchase, with room for more units."""
    if not isinstance(moment.frame, Purchase) or moment.action.verb != "done":
        return False
    war, power = moment.war, moment.power
    room = sum(sites.capacity(war, power).values()) - sum(moment.state.pool[power].values())
    return moment.state.treasury[power] >= IDLE and room > 0


def too_many(moment: Moment) -> bool:
    """More units bought than there is room for."""
    if not isinstance(moment.frame, Purchase) or moment.action.verb != "done":
        return False
    war, power, kinds = moment.war, moment.power, len(moment.war.board.kinds)
    if war.edition.placement(war, power) is not None:
        return False
    units = sum(n for item, n in moment.state.pool[power].items() if item < kinds)
    return units > sum(sites.capacity(war, power).values())


def crashed(moment: Moment) -> bool:
    """Aircraft lost for want of a landing place, in their own turn."""
    lost = [event for event in moment.events if isinstance(event, Lost) and event.reason in NO_PLACE]
    return any(event.power == moment.seat for event in lost) and moment.power == moment.state.active


def rash_attack(moment: Moment) -> bool:
    """An attack under one in two at a loss, for no city and no capital."""
    if not isinstance(moment.frame, CombatMove) or moment.action.verb != "done":
        return False
    board = moment.war.board
    for name, plan in live.plans(moment.game, moment.state):
        result = odds(plan._replace(retreat=BEST))
        printed = board.spaces[board.space_of[name]]
        if result.takes < 0.5 and result.swing < -1.0 and not (printed.victory_city or printed.capital_of):
            return True
    return False


def pressed_on(moment: Moment) -> bool:
    """Pressing on where breaking off is worth 3 IPCs more."""
    return moment.action.verb == "press" and _swing(moment, BEST) < -3.0


def stayed_up(moment: Moment) -> bool:
    """A submarine that may submerge stays in a battle that is lost with 70%."""
    if moment.action.verb != "submerge" or moment.action.args[0] != 0:
        return False
    frame = moment.frame
    assert isinstance(frame, Battle)
    try:
        result = odds(live.plan_of(moment.game, moment.state, moment.war.name(frame.space)))
    except BadInputError:
        return False
    won = result.attacker_wins if moment.power == frame.power else result.defender_wins
    return won < 0.3


def _swing(moment: Moment, rule: Retreat) -> float:
    frame = moment.frame
    assert isinstance(frame, Battle)
    try:
        wishes = live.Wishes(retreat=rule, keep_land=1)
        plan = live.plan_of(moment.game, moment.state, moment.war.name(frame.space), wishes=wishes)
    except BadInputError:
        return 0.0
    return odds(plan._replace(prize=3 * plan.prize)).swing


def wasted_aircraft(moment: Moment) -> bool:
    """An aircraft is lost while two land units or more could have taken the hit."""
    frame = moment.frame
    if not isinstance(frame, Casualties) or moment.action.verb != "lose" or frame.only >= 0:
        return False
    board, below = moment.war.board, moment.state.frames[-2]
    if not isinstance(below, Battle) or board.sea[below.space] or not frame.attacker_side:
        return False
    piece = parse_piece(board, str(moment.action.args[0]), moment.power)
    men = sum(n for p, n in below.attackers.items() if board.kinds[look(p).kind].captures)
    return board.kinds[look(piece).kind].air and men > 1


def spared_convoy(moment: Moment) -> bool:
    """A convoy of an enemy at war is let be."""
    frame = moment.frame
    at_war = isinstance(frame, Convoy) and bool(moment.state.war[moment.power] >> frame.power & 1)
    return at_war and moment.action.verb == "spare"


def gambled(moment: Moment) -> bool:
    """More than two researchers hired in a turn."""
    return moment.action.verb == "research" and int(moment.action.args[0]) > 2


def given_complex(moment: Moment) -> bool:
    """A complex built where the enemy takes it next turn with more than 25%."""
    if not isinstance(moment.frame, Mobilize) or moment.action.verb != "place":
        return False
    item, space = (str(word) for word in moment.action.args[:2])
    if item not in moment.war.board.complexes:
        return False
    leave = Leave(moment.game, moment.state, moment.power)
    return leave.falls(moment.war.board.space_of[space]) > 0.25


def raid_at_a_loss(moment: Moment) -> bool:
    """A raid that costs 3 IPCs or more on average."""
    if not isinstance(moment.frame, CombatMove) or moment.action.verb != "done":
        return False
    for space in live.raids(moment.game, moment.state):
        plan = live.raid_of(moment.game, moment.state, space)
        kind = plan.interceptors[0][0].kind if plan.interceptors else 0
        if raid_odds(plan._replace(interceptors=units_of(kind, best_interception(plan)))).swing < -3.0:
            return True
    return False


def no_kamikaze(moment: Moment) -> bool:
    """No kamikaze attack though the capital is landed on."""
    if moment.frame.__struct_config__.tag != "kamikaze" or moment.action.verb != "done":
        return False
    home = moment.war.board.capital[moment.power]
    return not moment.frame.targets and any(land == home for _, land in moment.state.assaults)


def placed_under_strike(moment: Moment) -> bool:
    """New ships where a strike on them wins more than 10 IPCs."""
    if not isinstance(moment.frame, Mobilize) or moment.action.verb != "place":
        return False
    board, item = moment.war.board, str(moment.action.args[0])
    if item not in board.kind_of or not board.kinds[board.kind_of[item]].sea:
        return False
    leave = Leave(moment.game, moment.state, moment.power)
    zone = board.space_of[str(moment.action.args[1])]
    guard = joined(leave.field.guards(zone), {board.kind_of[item]: 1})
    strike = leave.threats.on(zone)
    return bool(strike) and leave.threats.fight(zone, guard, strike).swing > 10.0


ANSWERS: Mapping[str, Callable[[Moment], bool]] = {
    "unspent": unspent,
    "too_many": too_many,
    "crashed": crashed,
    "rash_attack": rash_attack,
    "pressed_on": pressed_on,
    "stayed_up": stayed_up,
    "wasted_aircraft": wasted_aircraft,
    "spared_convoy": spared_convoy,
    "gambled": gambled,
    "given_complex": given_complex,
    "raid_at_a_loss": raid_at_a_loss,
    "no_kamikaze": no_kamikaze,
    "placed_under_strike": placed_under_strike,
}
