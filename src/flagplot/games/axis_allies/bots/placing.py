"""Placing what was bought: where it is needed to hold, then where it is nearest to the front."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.dispositions import Dispositions
from flagplot.games.axis_allies.bots.field import joined
from flagplot.games.axis_allies.bots.purchase import PLAIN, factory_site
from flagplot.games.axis_allies.bots.shopping import SAFE, Basket
from flagplot.kernel.action import Action, act
from flagplot.kernel.thinking import Thought

_NEAR = 0.05  # IPCs it is worth to stand where the pull is stronger by one
_PORT = 3.0  # IPCs it is worth to be raised where the transports call
NEEDED = 1_000.0  # a place that would fall comes before all others


def place(desk: Desk, frame: Any) -> Thought | None:
    """Place everything, one thing after another; what has gone before counts."""
    Placing(desk).carry_out()
    if desk.open and not [a for a in desk.legal if a.verb == "place"]:
        desk.close(act("done"))
    return desk.thought()


class Placing:
    """The new units of one turn."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.basket = Basket(desk, desk.doctrine.programmes.get(desk.seat, PLAIN))
        self.board = self.basket.board
        self.more: dict[int, dict[int, int]] = {}  # placed so far
        self.danger: dict[int, float] = {}

    def carry_out(self) -> None:
        """Warships before transports, men before guns: what comes later joins what is there."""
        while self.desk.open:
            options = [action for action in self.desk.legal if action.verb == "place"]
            if not options:
                return
            item = min((str(a.args[0]) for a in options), key=self._rank)
            spots = [action for action in options if action.args[0] == item]
            best = max(spots, key=lambda action: (self._score(item, action), -spots.index(action)))
            if not self.desk.do(best):
                return
            space = self.board.space_of[str(best.args[1])]
            if item in self.board.kind_of:
                self.more[space] = joined(self.more.get(space, {}), {self.board.kind_of[item]: 1})
                self.danger.pop(space, None)

    def _rank(self, item: str) -> tuple[int, int]:
        number = self.board.item_of[item]
        if number >= len(self.board.kinds):
            return 0, number
        kind = self.board.kinds[number]
        return 1 + 2 * kind.land + 3 * kind.transport + (kind.air and 1), number

    def _score(self, item: str, action: Action) -> float:
        """How good a place is for an item."""
        space = self.board.space_of[str(action.args[1])]
        number = self.board.item_of[item]
        if number >= len(self.board.kinds):
            return float(space == factory_site(self.basket)) + self.basket.fronts.pull[space] / 1_000.0
        kind = self.board.kinds[number]
        pull = self.basket.fronts.pull[space]
        if kind.sea:
            if self.desk.skill > EASY:
                mine = space in self.basket.docks
                return _NEAR * pull - self._stakes(space) - (0.0 if mine else NEEDED)
            return self._harbour(space) + pull
        if self.board.sea[space]:  # a deck
            return NEEDED / 2
        if self.basket.free:
            return self._stack(space, number)
        if self.desk.skill > EASY:
            overseas = all(self.basket.fronts.sails(land) for land in self.basket.room)
            port = overseas and space in self.basket.fronts.ports
            if kind.land and self._crowded(space):
                return self._relief(space, number)
            return self._relief(space, number) + pull * _NEAR + _PORT * port
        if self._danger(space) > SAFE:
            return NEEDED * (1 + self._danger(space)) + (space in self.board.capital) * NEEDED
        if kind.land and self.basket.programme.sails:
            return pull + 5.0 * self._transports(space)
        return pull

    def _crowded(self, space: int) -> bool:
        """Whether it is a port where more men wait to be shipped than the transports nearby can take."""
        basket, fronts = self.basket, self.basket.fronts
        return space in fronts.ports and fronts.sails(space) and basket.waiting >= 2 * basket.transports

    def _relief(self, space: int, kind: int) -> float:
        """IPCs a unit saves where it is placed, if others follow: none where all is lost."""
        basket = self.basket
        room = max(1, basket.room.get(space, 1) - sum(self.more.get(space, {}).values()))
        number = min(room, self.desk.state.pool[self.desk.power].get(kind, 1))
        board = Dispositions(basket.field, {}, basket.threats, [], {})
        now = joined(basket.field.guards(space), self.more.get(space, {}))
        return (board.risk(space, now) - board.risk(space, joined(now, {kind: number}))) / number

    def _stack(self, space: int, kind: int) -> float:
        """Where no complex is needed: beside the largest stack that will hold, near the front."""
        rest = self.desk.state.pool[self.desk.power].get(kind, 0)
        more = joined(self.more.get(space, {}), {kind: rest})
        guard = self.basket.field.ipcs(joined(self.basket.field.guards(space), self.more.get(space, {})))
        return 0.5 * self.basket.fronts.pull[space] + guard * (1.0 - 2.0 * self.basket.falls(space, more))

    def _danger(self, space: int) -> float:
        """The chance that a territory falls, with what was placed there; hopeless ones are left alone."""
        if space not in self.danger:
            found = self.basket.falls(space, self.more.get(space, {}))
            hopeless = found > 0.8 and space not in self.board.capital
            self.danger[space] = 0.0 if hopeless else found
        return self.danger[space]

    def _harbour(self, zone: int) -> float:
        """The best company in the safest zone."""
        guard = self.basket.field.ipcs(joined(self.basket.field.guards(zone), self.more.get(zone, {})))
        return 2.0 * guard - 100.0 * self.basket.sunk(zone, self.more.get(zone, {}))

    def _stakes(self, zone: int) -> float:
        """IPCs a strike on a zone wins more, for each ship still to be placed, if all of them join it.

        So they are laid down together, and beside those that lie there already.
        """
        kinds, pool = self.board.kinds, self.desk.state.pool[self.desk.power]
        ships = {kind: n for kind, n in pool.items() if kind < len(kinds) and kinds[kind].sea}
        board = Dispositions(self.basket.field, {}, self.basket.threats, [], {})
        now = joined(self.basket.field.guards(zone), self.more.get(zone, {}))
        worse = board.risk(zone, joined(now, ships)) - board.risk(zone, now)
        return worse / max(1, sum(ships.values()))

    def _transports(self, land: int) -> int:
        """Transports that lie in the ports of a territory."""
        of, own = self.board.kind_of["transport"], 1 << self.desk.power
        return sum(self.basket.field.units(zone, own).get(of, 0) for zone in self.board.sea_near[land])
