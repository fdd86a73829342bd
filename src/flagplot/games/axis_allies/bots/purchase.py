"""Purchases: first what is in danger, then the programme of the power, then whatever the rest will buy.

A capital that could fall gets infantry until it is safe. A power that marches buys an army for its slots; one
that sails buys transports, ships to guard them where a fleet survives the next strike, and no more men than
can be shipped. Money is left over only when there is no room for more units.
"""

from __future__ import annotations

from flagplot.games.axis_allies.bots import search, shipping, styles
from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.programme import Programme, leaning
from flagplot.games.axis_allies.bots.shopping import OUTPOST, SAFE, Basket
from flagplot.games.axis_allies.bots.styles import Style
from flagplot.games.axis_allies.economy import facilities, sites
from flagplot.games.axis_allies.economy.frames import Purchase
from flagplot.kernel.action import act
from flagplot.kernel.thinking import Thought
from flagplot.kernel.words import some, the

PLAIN = Programme(land={"infantry": 0.6, "artillery": 0.2, "tank": 0.2})
MEN = "infantry"
IDLE = 4  # men at the quays beyond what the transports take, above which no more are raised
CALM = 0.3  # part of the navy's share that is spent while nobody threatens the fleet
SPARE = 12  # IPCs left after a complex, to fill it with something
LANDED = 12.0  # the pull of an enemy ashore at home above which nothing is bought but an army
HUNTED = 0.3  # the chance to lose the main fleet above which ships come before everything else


def purchase(desk: Desk, frame: Purchase) -> Thought | None:
    """Everything a power buys in a turn: by its programme, or the best of a few leanings away from it."""
    return search.best(desk, styles.for_purchases(desk), bought, attacks=False)


def bought(desk: Desk, style: Style, without: frozenset[int] = frozenset()) -> Thought | None:
    """A basket filled in one style."""
    basket = Basket(desk, leaning(desk.doctrine.programmes.get(desk.seat, PLAIN), style.purse))
    _repair(basket)
    _defend(basket)
    _factory(basket)
    if basket.programme.sails:
        _sail(basket)
    else:
        _aircraft(basket)
        _navy(basket, basket.programme.navy)
    _army(basket)
    _rest(basket)
    if basket.bought:
        what = ", ".join(some(number, kind) for kind, number in basket.bought.items())
        desk.because("purchase", f"Buys {what}.")
    desk.close(act("done"))
    return desk.thought()


# -- what is in danger ---------------------------------------------------------------------------------------


def _repair(basket: Basket) -> None:
    """Mend complexes as far as their output is wanted, and bases that are out of order."""
    desk, state = basket.desk, basket.desk.state
    wanted = basket.money // 4
    if wanted > basket.slots:
        for space in sorted(basket.room, key=lambda space: -basket.board.ipc[space]):
            while basket.slots < wanted and basket.money > 3:
                if not desk.say("repair", desk.war.name(space), facilities.COMPLEX):
                    break
                basket.room = sites.capacity(desk.war, desk.power)
    for space, parts in enumerate(state.facilities):
        if state.control[space] == desk.power and basket.money > 20:
            for what in facilities.BASES:
                while facilities.damage(desk.state.facilities[space], what) > 2:
                    if not desk.say("repair", desk.war.name(space), what):
                        break
        del parts


def _defend(basket: Basket) -> None:
    """Infantry for the capital, and then for other complexes, until they are safe or nothing helps."""
    home, men = basket.board.capital[basket.desk.power], basket.board.kind_of[MEN]
    cost = basket.cost(MEN)
    for space in sorted(basket.room, key=lambda space: (space != home, -basket.board.ipc[space], space)):
        most = min(basket.room[space], basket.slots, basket.money // cost)
        limit = SAFE if space == home else OUTPOST
        if most <= 0 or basket.falls(space, {}) <= limit:
            continue
        number = next((n for n in range(1, most + 1) if basket.falls(space, {men: n}) <= limit), most)
        if space != home and basket.falls(space, {men: number}) > 0.5:
            continue  # lost anyway: no good money after bad
        if basket.buy(MEN, number):
            where = the(basket.desk.war.name(space))
            basket.desk.because("defence", f"{where} is threatened and needs men.", space)


# -- complexes -----------------------------------------------------------------------------------------------


def _factory(basket: Basket) -> None:
    """A complex near the front, where it will not fall at once and there is money to fill it."""
    desk, plan = basket.desk, basket.programme
    item = next((name for name in ("minor_ic", "industrial_complex") if basket.has(name)), "")
    if not item or desk.state.turns[desk.power] < plan.from_turn or len(basket.room) > plan.most_factories:
        return
    if basket.money >= basket.cost(item) + SPARE and factory_site(basket) >= 0 and desk.say("buy", item):
        desk.because("purchase", "A complex near the front saves the way by sea.", factory_site(basket))


def factory_site(basket: Basket) -> int:
    """Where a complex would be built; -1 for nowhere."""
    desk, board = basket.desk, basket.board
    for name in basket.programme.factories:
        space = board.space_of[name]
        held = desk.state.control[space] == desk.power and not desk.state.facilities[space][2]
        before = desk.state.turn_control
        if held and (not before or before[space] == desk.power) and basket.falls(space, {}) <= 0.25:
            return space
    return -1


# -- across the sea ------------------------------------------------------------------------------------------


def _sail(basket: Basket) -> None:
    """Transports for whoever waits, guarded; a fleet in one turn or none; then men for the holds."""
    plan = basket.programme
    purse = basket.money
    if basket.desk.skill > EASY:
        if _landed(basket):
            return  # the coast is cleared before anybody sails
        if shipping.sail(basket):
            calm = CALM if basket.hunted <= HUNTED and not _idle(basket) else 1.0
            _navy(basket, calm * plan.navy * purse / max(1, basket.money))
        else:
            _aircraft(basket)
        return
    dock = next(iter(basket.docks), -1)
    safe = dock >= 0 and (basket.afloat(dock) or _escort(basket, dock))
    if safe:
        short = max(0, plan.transports - basket.number("transport"))
        laden = basket.waiting + 2 >= 2 * basket.number("transport")
        basket.buy("transport", min(short, 3) if laden else min(short, 1), keep=6)
        _navy(basket, plan.navy * purse / max(1, basket.money))
    else:
        _aircraft(basket)


def _landed(basket: Basket) -> bool:
    """Whether an enemy holds something precious that a port can march on."""
    afoot, control = basket.fronts.afoot, basket.desk.state.control
    return any(afoot[port] > LANDED for port in basket.fronts.ports if control[port] == basket.desk.power)


def _escort(basket: Basket, dock: int) -> bool:
    """Whether a guard can be had that makes a harbour safe; if so the cheapest is bought: a fleet or none."""
    kinds, cost = basket.board.kind_of, basket.cost
    purse = basket.money - cost("transport")
    ways = [("destroyer",) * n for n in range(1, 6)]
    ways += [("carrier", "fighter", "fighter", *("destroyer",) * n) for n in range(4)]
    idle = min(2, basket.ashore(dock)) if basket.desk.skill > EASY else 0
    if idle:
        ways += [("carrier", *("fighter",) * (2 - idle), *("destroyer",) * n) for n in range(4)]
    for group in sorted(ways, key=lambda way: sum(map(cost, way))):
        if sum(map(cost, group)) > purse:
            return False
        more = {kinds[kind]: group.count(kind) for kind in group}
        if "carrier" in group and idle:
            more[kinds["fighter"]] = 2  # those ashore come aboard
        if basket.afloat(dock, more):
            for kind in group:
                basket.buy(kind)
            return True
    return False


def _navy(basket: Basket, share: float) -> None:
    """Warships by the shares of the programme: what the fleet lacks most comes first."""
    plan, spent = basket.programme, 0
    limit = int((0.7 if basket.hunted > HUNTED else share) * basket.money)
    if not plan.ships or not basket.docks or not basket.afloat(basket.docks[0]):
        return
    cheapest = min(map(basket.cost, plan.ships))
    if basket.desk.skill > EASY and not plan.sails and not _due(basket, limit, cheapest):
        return  # who marches has a navy only by the way
    while spent < limit:
        planes = sum(basket.number(kind) for kind in ("fighter", "tactical_bomber") if basket.has(kind))
        decks = 2 * basket.number("carrier")
        if decks > planes and basket.money >= basket.cost("fighter"):
            kind = "fighter"
        else:
            kind = min(plan.ships, key=lambda k: (basket.number(k) * basket.cost(k) / plan.ships[k], k))
        if not basket.buy(kind):
            return
        spent += basket.cost(kind)


def _due(basket: Basket, limit: int, price: int) -> bool:
    """Whether it is the turn for something that takes the share of several turns."""
    if limit >= price:
        return True
    turn = basket.desk.state.turns[basket.desk.power]
    return limit > 0 and turn % -(-price // limit) == 0


# -- the army ------------------------------------------------------------------------------------------------


def _aircraft(basket: Basket) -> None:
    """Now and then an aircraft: as many as the share of the programme pays for over the turns."""
    turn = basket.desk.state.turns[basket.desk.power]
    limit = basket.programme.air * basket.money * (2 if turn % 2 == 0 else 0)
    bomber = next((kind for kind in ("strategic_bomber", "bomber") if basket.has(kind)), "fighter")
    kind = bomber if turn % 6 == 0 else "fighter"
    if basket.has("fighter") and limit >= 0.7 * basket.cost(kind):
        basket.buy(kind, keep=6)


def _army(basket: Basket) -> None:
    """Land units by their shares, dearer ones where there is more money than room."""
    shares = basket.programme.land
    most = 99
    if basket.programme.sails:
        most = max(0, basket.berths - basket.waiting - _men(basket)) + 1
        most += sum(left for space, left in basket.room.items() if _marches(basket, space))
    spent = dict.fromkeys(shares, 0.0)
    while basket.slots > 0 and most > 0:
        room = basket.money / max(1, min(basket.slots, most))
        kinds = [k for k in shares if basket.has(k) and basket.cost(k) <= basket.money]
        if room >= 5 and len(kinds) > 1 and (not basket.programme.sails or _men(basket) % 2):
            kinds = [k for k in kinds if k != MEN] or kinds  # a hold takes one man and one other unit
        if room < 3.4 and MEN in kinds:
            kinds = [MEN]
        if not kinds:
            return
        kind = min(kinds, key=lambda k: (spent[k] / shares[k], basket.cost(k), k))
        if not basket.buy(kind):
            shares = {k: share for k, share in shares.items() if k != kind}
            continue
        spent[kind] += basket.cost(kind)
        most -= 1


def _marches(basket: Basket, space: int) -> bool:
    """Whether men raised somewhere go to a front on foot, not only to the port where others wait already."""
    fronts = basket.fronts
    port = basket.desk.skill > EASY and space in fronts.inland and fronts.afoot[space] <= LANDED
    return not port and not fronts.sails(space)


def _men(basket: Basket) -> int:
    kinds = basket.board.kinds
    return sum(number for kind, number in basket.bought.items() if kinds[basket.board.kind_of[kind]].captures)


def _idle(basket: Basket) -> bool:
    """Whether men pile up at the quays: what they lack is a fleet that brings them over."""
    return basket.waiting > 2 * basket.transports + IDLE


def _rest(basket: Basket) -> None:
    """What is left: the dearest useful thing that still finds room, so that money does not lie idle."""
    safe = bool(basket.docks) and basket.afloat(basket.docks[0])
    army = ("tank", "artillery", MEN)
    idle = _idle(basket)
    if idle and basket.programme.sails and basket.desk.skill > EASY:
        _navy(basket, 1.0)
    if not basket.programme.sails:
        order: tuple[str, ...] = ("fighter", *army)
    elif idle:
        order = ("fighter", "bomber", "strategic_bomber", "destroyer", "submarine")
    elif safe and basket.desk.state.turns[basket.desk.power] % 2:
        order = ("destroyer", "fighter", "submarine", *army)
    else:
        order = ("fighter", "bomber", "destroyer", "submarine", *army) if safe else ("fighter", *army)
    for kind in order:
        while basket.slots > 0 and basket.has(kind) and basket.money >= basket.cost(kind):
            if not basket.buy(kind):
                break
