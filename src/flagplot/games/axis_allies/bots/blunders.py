"""What no sensible player does, as tests over a recorded game: how often each happened.

    counts = blunders(match)     # {"unspent": 2, "lone_transport": 5, ...}

A test looks at one answer with the state before it (``ANSWERS``) or at the board as a power leaves it at the
end of its turn (``TURNS``). What needs a judgement of the whole game is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from flagplot.games.axis_allies.bots.field import Field, Units
from flagplot.games.axis_allies.bots.stakes import BEST
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.games.axis_allies.combat.frames import Battle, Casualties
from flagplot.games.axis_allies.economy import sites
from flagplot.games.axis_allies.economy.frames import Convoy, Mobilize, Purchase
from flagplot.games.axis_allies.events import Lost
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.moves.frames import CombatMove
from flagplot.games.axis_allies.odds import live
from flagplot.games.axis_allies.odds.battle import odds
from flagplot.games.axis_allies.odds.plan import Retreat
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.event import Event
from flagplot.kernel.match import Match

IDLE = 10  # IPCs kept in spite of room for units
NO_PLACE = ("no landing place", "no deck to land on")


class Moment:
    """One answer: who gave it, the game before it, and what happened."""

    def __init__(
        self, game: AxisAllies, state: WarState, seat: str, action: Action, events: Sequence[Event]
    ) -> None:
        self.game, self.state, self.action, self.events = game, state, action, events
        self.war: War = game.play(state)
        self.power, self.seat = self.war.power(seat), seat
        self.frame = state.frames[-1]


class Leave:
    """The board as a power leaves it at the end of its turn, and what enemies could do about it."""

    def __init__(self, game: AxisAllies, state: WarState, power: int) -> None:
        self.war: War = game.play(state)
        self.board, self.state, self.power = self.war.board, state, power
        doctrine = game.edition.doctrine()
        self.field = Field(self.war, power, doctrine)
        self.threats = Threats(self.field, doctrine)

    def own(self, space: int) -> Units:
        """Units of the power by kind."""
        return self.field.units(space, 1 << self.power)

    def falls(self, space: int) -> float:
        """The chance that a space is lost to the next strike."""
        strike = self.threats.on(space)
        return self.threats.fight(space, self.field.guards(space), strike).takes if strike else 0.0

    def swing(self, space: int, strike: Units | None = None) -> float:
        """IPCs an enemy could win by a strike on a space."""
        strike = self.threats.on(space) if strike is None else strike
        return self.threats.fight(space, self.field.guards(space), strike).swing if strike else 0.0


def blunders(match: Match) -> Counter[str]:
    """How often each blunder was made in a recorded game."""
    game = match.game
    assert isinstance(game, AxisAllies)
    found: Counter[str] = Counter()
    before: WarState | None = None
    for entry, state in match.replay():
        if entry is not None and before is not None:
            moment = Moment(game, before, entry.seat, entry.action, entry.events)
            found.update(name for name, test in ANSWERS.items() if test(moment))
            if _turn_ends(before, state):
                leave = Leave(game, state, before.active)
                found.update(name for name, test in TURNS.items() for _ in range(test(leave)))
        before = state.clone()
    return found


def _turn_ends(before: WarState, after: WarState) -> bool:
    return before.active != after.active or before.round != after.round


# -- answers -------------------------------------------------------------------------------------------------


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
}


# -- the board at the end of a turn --------------------------------------------------------------------------


def lone_transports(leave: Leave) -> int:
    """Zones with own transports and no friendly warship, in reach of an enemy; none after a landing there."""
    kinds, found = leave.board.kinds, 0
    for zone in range(leave.board.n):
        own = leave.own(zone) if leave.board.sea[zone] else {}
        if not any(kinds[kind].transport for kind in own):
            continue
        guarded = any(kinds[kind].warship for kind in leave.field.guards(zone))
        landed = any(land in leave.state.captured for land in leave.board.land_near[zone])
        found += not guarded and not landed and bool(leave.threats.on(zone))
    return found


def open_capital(leave: Leave) -> int:
    """The own capital falls with more than 5%."""
    home = leave.board.capital[leave.power]
    return int(home >= 0 and leave.state.control[home] == leave.power and leave.falls(home) > 0.05)


def hanging_carriers(leave: Leave) -> int:
    """Zones with own carriers on which a strike wins more than 10 IPCs."""
    kinds = leave.board.kinds
    zones = [zone for zone in range(leave.board.n) if leave.board.sea[zone]]
    return sum(any(kinds[k].deck for k in leave.own(zone)) and leave.swing(zone) > 10.0 for zone in zones)


def ships_under_aircraft(leave: Leave) -> int:
    """Zones with own warships that enemy aircraft alone win with more than 60%."""
    kinds, found = leave.board.kinds, 0
    for zone in range(leave.board.n):
        own = leave.own(zone) if leave.board.sea[zone] else {}
        if any(kinds[kind].surface_warship for kind in own):
            planes = {kind: n for kind, n in leave.threats.on(zone).items() if kinds[kind].air}
            if planes:
                found += leave.threats.fight(zone, leave.field.guards(zone), planes).win > 0.6
    return found


def hanging_stacks(leave: Leave) -> int:
    """Own stacks of 15 IPCs or more, capitals apart, on which a strike wins more than 5 IPCs."""
    found = 0
    for space in range(leave.board.n):
        if leave.board.sea[space] or space in leave.board.capital:
            continue
        own = leave.own(space)
        found += bool(own) and leave.field.ipcs(own) >= 15.0 and leave.swing(space) > 5.0
    return found


def lone_fighter(leave: Leave) -> int:
    """A fighter of China, which cannot be replaced, at more than 30% risk."""
    if leave.board.owner_ids[leave.power] != "china":
        return 0
    kinds = leave.board.kinds
    places = [s for s in range(leave.board.n) if any(kinds[k].air for k in leave.own(s))]
    return sum(leave.falls(space) > 0.3 for space in places)


def bare_aircraft(leave: Leave) -> int:
    """Territories where own aircraft stand with fewer than two land units, in reach of enemy troops."""
    kinds, found = leave.board.kinds, 0
    for space in range(leave.board.n):
        own = leave.own(space) if not leave.board.sea[space] else {}
        if any(kinds[kind].air for kind in own):
            men = sum(n for kind, n in leave.field.guards(space).items() if kinds[kind].captures)
            troops = any(kinds[kind].captures for kind in leave.threats.on(space))
            found += men < 2 and troops
    return found


TURNS: Mapping[str, Callable[[Leave], int]] = {
    "lone_transport": lone_transports,
    "open_capital": open_capital,
    "hanging_carrier": hanging_carriers,
    "ships_under_aircraft": ships_under_aircraft,
    "hanging_stack": hanging_stacks,
    "lone_fighter": lone_fighter,
    "bare_aircraft": bare_aircraft,
}
