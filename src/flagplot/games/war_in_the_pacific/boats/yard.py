"""Squadrons are set up, moved and filled at the beginning of a cycle. [60.5.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.boats import squadrons
from flagplot.games.war_in_the_pacific.boats.frames import BoatYard
from flagplot.games.war_in_the_pacific.command import links, orders
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted

NEW, BEACH, MOVING = 3, 4, 2  # CPs of a squadron in a port, on another coast, and of moving one


def due(play: Campaign) -> bool:
    """Whether there is anything to deploy."""
    return bool(squadrons.of(play) or play.sea.mtbs.pool)


def _linked(play: Campaign) -> dict[int, frozenset[int]]:
    """US headquarters, and what they are linked with."""
    nets = links.nets(play, ALLIED, known=True)
    return {hq: net for hq, net in nets.items() if play.tables.hqs[hq].nation == "US"}


def coasts(play: Campaign, net: frozenset[int]) -> list[int]:
    """Linked friendly coastal hexes with room: at most 4 squadrons in a hex. [WPB-MTB-03]"""
    return [
        hex
        for hex in sorted(net)
        if play.land.has(hex)
        and play.land.coastal(hex)
        and play.state.control[hex] == ALLIED
        and sum(one.hex == hex for one in squadrons.of(play)) < squadrons.STACKED
    ]


def price(play: Campaign, hex: int) -> int:
    """CPs of a new squadron: 3 in a port or anchorage, 4 on another coast. [WPB-MTB-02]"""
    return NEW if play.friendly_port(hex, ALLIED) else BEACH


class BoatYardStep(Step[Campaign, BoatYard]):
    """New squadrons, redeployments, points from the pool. [WPB-MTB-02, WPB-MTB-06]"""

    def seats(self, play: Campaign, frame: BoatYard) -> tuple[str, ...]:
        """The Allies."""
        return (SEATS[ALLIED],)

    def prompt(self, play: Campaign, frame: BoatYard, seat: str) -> str:
        """The question."""
        return f"Set up, move or fill MTB squadrons ({counted(play.sea.mtbs.pool, 'boat')} in the pool)?"

    def legal(self, play: Campaign, frame: BoatYard, seat: str) -> list[Action]:
        """Headquarters that pay and hexes; squadrons and points; done."""
        found, hqs, war = [], play.tables.hqs, play.war
        for hq, net in _linked(play).items():
            open_ = coasts(play, net)
            if len(squadrons.of(play)) < squadrons.ALL:
                found += [
                    act("new-squadron", hqs[hq].id, play.label(hex))
                    for hex in open_
                    if war.cp[hq] >= price(play, hex)
                ]
            if war.cp[hq] >= MOVING:
                found += [
                    act("move-squadron", number + 1, hqs[hq].id, play.label(hex))
                    for number, one in enumerate(squadrons.of(play))
                    for hex in open_
                    if hex != one.hex
                ]
        return [*found, *self._fillings(play), act("done")]

    def _fillings(self, play: Campaign) -> list[Action]:
        """Points from the pool, up to 12 a squadron, none to an isolated one. [WPB-MTB-04, WPB-MTB-07]"""
        linked = frozenset().union(*_linked(play).values())
        return [
            act("fill-squadron", number + 1, points)
            for number, one in enumerate(squadrons.of(play))
            if one.hex in linked
            for points in range(1, min(play.sea.mtbs.pool, squadrons.MOST - one.points) + 1)
        ]

    def do(self, play: Campaign, frame: BoatYard, seat: str, action: Action) -> None:
        """Carry it out."""
        args, ids = action.args, [hq.id for hq in play.tables.hqs]
        if action.verb == "done":
            play.pop()
        elif action.verb == "new-squadron":
            hex = play.hex(str(args[1]))
            self._pay(play, ids.index(str(args[0])), price(play, hex))
            squadrons.add(play, hex, 0)
        elif action.verb == "move-squadron":
            self._pay(play, ids.index(str(args[1])), MOVING)
            squadrons.move(play, int(args[0]) - 1, play.hex(str(args[2])))
        else:
            number, points = int(args[0]) - 1, int(args[1])
            squadrons.pool(play, -points)
            squadrons.change(play, number, points=squadrons.of(play)[number].points + points)

    def _pay(self, play: Campaign, hq: int, points: int) -> None:
        orders.spend(play, hq, points)

    def why_not(self, play: Campaign, frame: BoatYard, seat: str, action: Action) -> Refusal | None:
        """The rule against it."""
        if action.verb == "fill-squadron":
            return _filling_refusal(play, int(action.args[0]) - 1)
        if action.verb not in ("new-squadron", "move-squadron"):
            return None
        hex = play.hex(str(action.args[-1]))
        linked = frozenset().union(*_linked(play).values())
        if hex not in coasts(play, linked) or len(squadrons.of(play)) >= squadrons.ALL:
            return illegal(
                "WPB-MTB-03", "a linked friendly coast with fewer than 4 squadrons, and 20 in all, expected"
            )
        return illegal("WPB-MTB-02", "the headquarters cannot pay for that")


def _filling_refusal(play: Campaign, number: int) -> Refusal | None:
    linked = frozenset().union(*_linked(play).values())
    if not 0 <= number < len(squadrons.of(play)):
        return illegal("WPB-MTB-01", f"a squadron from 1 to {len(squadrons.of(play))} expected")
    if squadrons.of(play)[number].hex not in linked:
        return illegal("WPB-MTB-04", "an isolated squadron takes no points")
    return illegal("WPB-MTB-07", "a squadron has at most 12 points, from the pool")
