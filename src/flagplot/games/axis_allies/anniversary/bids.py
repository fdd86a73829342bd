"""Bids: IPCs one side receives before the first turn, to even the chances. Not in the rulebook, and off.

Fixed (``bid_side``, ``bid_ipcs``) or auctioned (``bid_auction``): the two sides name lower and lower sums,
from ``bid_ipcs`` downwards, and the side that is content with least receives it. With ``bid_kind`` money the
sum is shared out among the treasuries of the side; with units it buys units that stand ready before the first
turn, each where its power has a unit already, not more than one new unit in a space, and what is left is paid
out. The first power of a side in turn order speaks for all of it. China, without money, gets nothing.
"""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.anniversary.frames import Auction, Grant
from flagplot.games.axis_allies.anniversary.powers import CHINA, PLAYERS, SIDES
from flagplot.games.axis_allies.board import bits, including
from flagplot.games.axis_allies.events import Bought, Offered, Placed
from flagplot.games.axis_allies.pieces import make
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import quoted, the

NAMES = ("axis", "allies")
PASS = act("pass")


def before_game(options: dict[str, Any]) -> list[Auction | Grant]:
    """What is to be settled before the first turn."""
    if not options["bid_ipcs"]:
        return []
    if options["bid_auction"]:
        return [Auction(least=options["bid_ipcs"] + 1)]
    if options["bid_side"] == "none":
        return []
    return [Grant(side=NAMES.index(options["bid_side"]), left=options["bid_ipcs"])]


def speaker(side: int) -> int:
    """The power that speaks for a side: the first in turn order."""
    return SIDES.index(side)


class AuctionStep(Step[War, Auction]):
    """The sides bid in turn, lower each time, until one of them passes."""

    def seats(self, war: War, frame: Auction) -> tuple[str, ...]:
        """The side that did not speak last."""
        return (war.seat(speaker(frame.asked)),)

    def legal(self, war: War, frame: Auction, seat: str) -> list[Action]:
        """Any lower sum, or no bid."""
        return [*(act("bid", sum_) for sum_ in range(frame.least - 1, -1, -1)), PASS]

    def do(self, war: War, frame: Auction, seat: str, action: Action) -> None:
        """Note a lower sum; settle when nobody will go lower."""
        if action.verb == "bid":
            frame.least, frame.bidder = int(action.args[0]), frame.asked
            war.emit(Offered(power=seat, ipcs=frame.least))
        frame.passed = frame.passed + 1 if action.verb == "pass" else 0
        frame.asked = 1 - frame.asked
        if frame.passed > (frame.bidder < 0) or not frame.least:
            _settle(war, frame)

    def why_not(self, war: War, frame: Auction, seat: str, action: Action) -> Refusal | None:
        """A bid must be lower than the last."""
        if action.verb == "bid" and len(action.args) == 1:
            return illegal("", f"a bid is a whole number from 0 to {frame.least - 1}")
        return None

    def prompt(self, war: War, frame: Auction, seat: str) -> str:
        """The sum to beat."""
        last = "nobody has bid yet" if frame.bidder < 0 else f"the other side is content with {frame.least}"
        return f"Auction: with how many IPCs is your side content? {last[0].upper()}{last[1:]}."


def _settle(war: War, frame: Auction) -> None:
    war.state.frames.pop()
    if frame.bidder >= 0 and frame.least:
        war.state.frames.append(Grant(side=frame.bidder, left=frame.least))


class GrantStep(Step[War, Grant]):
    """A side shares out its bid."""

    def seats(self, war: War, frame: Grant) -> tuple[str, ...]:
        """Its first power, until nothing is left."""
        return (war.seat(speaker(frame.side)),) if frame.left else ()

    def run(self, war: War, frame: Grant) -> None:
        """All is shared out."""
        war.state.frames.pop()

    def legal(self, war: War, frame: Grant, seat: str) -> list[Action]:
        """Money for a power; or, if units are bid, new units where its power has some already.

        Money is then what is too little for the cheapest unit, or whatever is left when no space is.
        """
        units = _units(war, frame) if war.state.options["bid_kind"] == "units" else []
        if units:
            return units
        return [
            act("grant", war.seat(power), sum_) for power in _side(frame) for sum_ in range(frame.left, 0, -1)
        ]

    def do(self, war: War, frame: Grant, seat: str, action: Action) -> None:
        """Pay, or place a unit."""
        power, what = war.power(str(action.args[0])), action.args[1]
        if len(action.args) == 2:
            war.pay(power, int(what), "bid")
            frame.left -= int(what)
            return
        kind, space = war.board.kind_of[str(what)], war.board.space_of[str(action.args[2])]
        cost = war.board.item_cost[kind]
        war.pay(power, cost, "bid")
        war.state.treasury[power] -= cost
        war.emit(Bought(power=war.seat(power), item=str(what), cost=cost))
        war.add(space, make(power, kind))
        war.emit(Placed(power=war.seat(power), units=str(what), count=1, space=war.name(space)))
        frame.left -= cost
        frame.used = including(frame.used, space)

    def why_not(self, war: War, frame: Grant, seat: str, action: Action) -> Refusal | None:
        """How a bid is shared out."""
        if action.verb != "grant" or len(action.args) not in (2, 3):
            return None
        name = str(action.args[0])
        if name not in war.board.owner_ids[: war.board.n_powers]:
            return malformed(f"a bid is granted to a power, found {name!r}", name)
        if war.power(name) == CHINA:
            return illegal("A50-CHN-06", "China has no IPCs and buys nothing, from a bid neither", name)
        if war.power(name) not in _side(frame):
            return illegal("", f"the bid is shared out within the side; {the(name)} is of the other", name)
        if len(action.args) == 3:
            return _no_unit(war, frame, *map(str, action.args))
        if war.state.options["bid_kind"] == "units" and _units(war, frame):
            return illegal("", f"{frame.left} IPCs still buy units: 'grant <power> <type> <space>'")
        return illegal("", f"a sum from 1 to {frame.left} IPCs can be granted, found {action.args[1]}")

    def prompt(self, war: War, frame: Grant, seat: str) -> str:
        """What is left."""
        what = "units" if war.state.options["bid_kind"] == "units" else "treasuries"
        return f"The bid of your side: {frame.left} IPCs for {what}."


def _side(frame: Grant) -> list[int]:
    """The powers that may receive something."""
    return [power for power in range(PLAYERS) if SIDES[power] == frame.side and power != CHINA]


def _no_unit(war: War, frame: Grant, name: str, what: str, where: str) -> Refusal:
    """Why a unit cannot be had for the bid, or not there."""
    board = war.board
    if war.state.options["bid_kind"] != "units":
        return illegal("", "this bid is money: 'grant <power> <IPCs>'")
    if what not in board.kind_of:
        return malformed(f"a bid buys {quoted(kind.id for kind in board.kinds)}; found {what!r}", what)
    if where not in board.space_of:
        return unknown("space", where, board.space_ids)
    kind, space = board.kinds[board.kind_of[what]], board.space_of[where]
    if kind.cost > frame.left:
        return illegal("", f"{the(what)} costs {kind.cost} IPCs, {frame.left} are left", what)
    if kind.sea != board.sea[space]:
        return illegal("", f"{the(what)} is placed {'at sea' if kind.sea else 'on land'}", what, where)
    if space in frame.used:
        return illegal("", f"one new unit in a space: {the(where)} has received one", where)
    return illegal("", f"{the(what)} joins a unit of its power; {the(name)} has none in {the(where)}", where)


def _units(war: War, frame: Grant) -> list[Action]:
    """New units: on land beside any unit of the power, ships beside its ships."""
    board = war.board
    kinds = [kind for kind in board.kinds if kind.cost <= frame.left]
    return [
        act("grant", war.seat(power), kind.id, board.space_ids[space])
        for power in _side(frame)
        for space in bits(survey(war).owners[power])
        if space not in frame.used
        for kind in kinds
        if kind.sea == board.sea[space]
    ]
