"""Submarines against transports that pass them without escort."""

from __future__ import annotations

from flagplot.games.axis_allies.events import Announced, Hit
from flagplot.games.axis_allies.moves.frames import Interdiction, SeaOrder
from flagplot.games.axis_allies.pieces import Stacks, look, minus, total
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.tally import tally
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Aim, Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.words import the

FIRES_AT = 2  # whatever the unit table says for battles [P40-SUB-11]


def challenge(war: War, order: SeaOrder) -> None:
    """Ask the owners of enemy submarines in the zone just entered whether they fire at the transports.

    Only a group without an own surface warship is fired at. The ships of one order make their whole move
    together, so a warship escorts the group exactly if it is in the order; other warships in the zone do not
    help. It makes no difference whether the group passes or stays, or in which phase it moves; leaving a
    submarine's zone is safe. [P40-SUB-10, P40-SUB-18] Not every edition knows this: without it submarines let
    everybody pass [A50-SUB-05, A50-SZN-03].
    """
    if not war.edition.submarines_interdict or not transports_in(war, order):
        return
    if any(war.board.kinds[look(piece).kind].surface_warship for piece in order.force):
        return
    owners = tally(war.state.units[order.at], war.board).submarines & war.state.war[order.power]
    asked = tuple(
        power for power in war.board.after(order.power) if owners >> power & 1 and silent(war, order, power)
    )
    if asked:
        war.state.frames.append(Interdiction(zone=order.at, asked=asked))


def transports_in(war: War, order: SeaOrder) -> Stacks:
    """The transports of an order."""
    return {p: n for p, n in order.force.items() if war.board.kinds[look(p).kind].transport}


def silent(war: War, order: SeaOrder, owner: int) -> int:
    """Submarines of an owner in the zone that have not fired at this group; each fires once. [P40-SUB-18]"""
    kinds = war.board.kinds
    there = sum(
        count
        for piece, count in war.state.units[order.at].items()
        if look(piece).owner == owner and kinds[look(piece).kind].submarine
    )
    return there - order.fired.get(order.at << 4 | owner, 0)


class InterdictionStep(Step[War, Interdiction]):
    """Owners of submarines decide in turn order; the mover gives up a transport for each hit."""

    def seats(self, war: War, frame: Interdiction) -> tuple[str, ...]:
        """The mover while he owes losses, else the next owner of submarines."""
        if frame.hits:
            return (war.seat(self._order(war).power),)
        return (war.seat(frame.asked[0]),) if frame.asked else ()

    def run(self, war: War, frame: Interdiction) -> None:
        """All have answered: what is left of the group goes on. [P40-SUB-12]"""
        war.state.frames.pop()

    def legal(self, war: War, frame: Interdiction, seat: str) -> list[Action]:
        """How many submarines fire, or which transport is lost."""
        order = self._order(war)
        if frame.hits:
            return [act("sink", piece_text(war.board, p, order.power)) for p in transports_in(war, order)]
        return [act("fire", number) for number in range(silent(war, order, frame.asked[0]) + 1)]

    def do(self, war: War, frame: Interdiction, seat: str, action: Action) -> None:
        """Fire, or sink a transport."""
        order = self._order(war)
        if action.verb == "sink":
            name = action.args[0]
            piece = next(
                p for p in transports_in(war, order) if piece_text(war.board, p, order.power) == name
            )
            self._sink(war, frame, order, piece)
        else:
            owner, frame.asked = frame.asked[0], frame.asked[1:]
            if number := int(action.args[0]):
                self._fire(war, frame, order, owner, number)
        self._forced(war, frame, order)

    def _fire(self, war: War, frame: Interdiction, order: SeaOrder, owner: int, number: int) -> None:
        """One die at 2 for each submarine. [P40-SUB-11]"""
        zone, seat = war.name(frame.zone), war.seat(owner)
        war.emit(Announced(power=seat, what="fires with submarines at transports in", space=zone))
        reason = f"{the(seat)} submarines against transports in {the(zone)}"
        hits = war.volley([(number, FIRES_AT)], reason, Aim(who=seat, what=(f"{number} submarine",), at=zone))
        key = frame.zone << 4 | owner
        order.fired = dict(sorted({**order.fired, key: order.fired.get(key, 0) + number}.items()))
        frame.hits = min(hits, total(transports_in(war, order)))
        war.emit(Hit(space=zone, by=seat, hits=hits, detail="on transports"))

    def _forced(self, war: War, frame: Interdiction, order: SeaOrder) -> None:
        """Take the losses nobody can choose; once no transport is left nobody else fires."""
        targets = transports_in(war, order)
        while frame.hits and (len(targets) == 1 or frame.hits == total(targets)):
            self._sink(war, frame, order, next(iter(targets)))
            targets = transports_in(war, order)
        if not targets:
            frame.asked = ()

    def _sink(self, war: War, frame: Interdiction, order: SeaOrder, piece: int) -> None:
        """A transport goes down with everything aboard. [P40-SUB-11, P40-TRN-04]"""
        war.remove(frame.zone, piece)
        war.lose(frame.zone, piece, reason="submarines")
        order.force = minus(order.force, piece)
        order.losses = True
        frame.hits -= 1

    def _order(self, war: War) -> SeaOrder:
        order = war.state.frames[-2]
        assert isinstance(order, SeaOrder)
        return order

    def why_not(self, war: War, frame: Interdiction, seat: str, action: Action) -> Refusal | None:
        """Why submarines cannot fire that way, or a ship not be given up."""
        order, zone = self._order(war), war.name(frame.zone)
        if frame.hits:
            if action.verb != "sink":
                return malformed(f"name a transport to lose in {the(zone)}: 'sink <transport>'", zone)
            return illegal("P40-SUB-11", f"The losses are transports of the group in {the(zone)}.", zone)
        if action.verb != "fire" or len(action.args) != 1 or not isinstance(action.args[0], int):
            return malformed(f"say how many submarines fire in {the(zone)}: 'fire <number>'", zone)
        most = silent(war, order, frame.asked[0])
        return illegal(
            "P40-SUB-18", f"Between 0 and {most} submarines in {the(zone)} can fire at this group.", zone
        )

    def prompt(self, war: War, frame: Interdiction, seat: str) -> str:
        """What is asked."""
        where = the(war.name(frame.zone))
        if frame.hits:
            return f"Your transports in {where} are hit: choose one to lose with cargo ({frame.hits} to go)."
        mover = war.seat(self._order(war).power)
        return (
            f"Transports of {the(mover)} enter {where} without escort: how many of your submarines fire? "
            f"Each sinks one on {FIRES_AT} or less."
        )
