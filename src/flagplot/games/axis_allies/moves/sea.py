"""Ships under orders: taken up in one zone, moved zone by zone, halted.

The ships of one order make their whole move of the phase together. That is what escorts transports past
submarines [P40-SUB-18], and it makes a unit move only once in a phase [P40-CMV-09, A50-SEQ-09].
Ships stay at sea [A50-CMV-20].
"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.axis_allies.board import bits, including, mask_of
from flagplot.games.axis_allies.events import Moved
from flagplot.games.axis_allies.moves import interdiction, sea_refusals, transports
from flagplot.games.axis_allies.moves.flotilla import (
    attacked_by_arrivals,
    can_storm,
    fits,
    force_of,
    ready_units,
    waters,
)
from flagplot.games.axis_allies.moves.frames import SeaOrder
from flagplot.games.axis_allies.moves.moment import moment
from flagplot.games.axis_allies.moves.reach import sea_next
from flagplot.games.axis_allies.moves.sea_routes import (
    Chart,
    allowance,
    announced_launches,
    barred_zones,
    held_zones,
    launch_aircraft,
    launch_waters,
)
from flagplot.games.axis_allies.pieces import Age, Stacks, Status, change, look, plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import enemy_destroyer, hostile_zone, naval_base_serves
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.tally import tally
from flagplot.games.axis_allies.text import force_text, piece_text, space_actions, take_actions, told
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.words import counted, the

CANCEL, HALT = act("cancel"), act("halt")

# -- what may be ordered -------------------------------------------------------------------------------


def takeable(war: War, zone: int, power: int, combat: bool) -> Stacks:
    """The power's ships in a zone that an order may take up.

    Only own ships, on their owner's turn [P40-MNF-05, P40-MNF-06, A50-CAR-13]. In combat movement those that
    have done nothing [P40-CMV-09]; warships that were said to attack where they lie stay there [P40-CMV-17,
    A50-TRN-12], but not because others have come to attack. In noncombat movement those that neither moved
    nor fought [P40-NCM-01, P40-HSZ-07, A50-HSZ-07, A50-NCM-01, A50-NCM-20], and transports that have moved or
    offloaded in this phase and have more to offload [P40-TRN-19, P40-NCM-19, A50-NCM-15].
    """
    stacks, kinds = war.state.units[zone], war.board.kinds
    found: Stacks = {}
    bound = (
        combat
        and zone in war.state.attacks
        and not waters(war, power, 1 << zone)[0]
        and not attacked_by_arrivals(war, zone, power)
    )
    for piece in tally(stacks, war.board).free.get(power, ()):
        seen = look(piece)
        if seen.ready:
            if not (bound and not kinds[seen.kind].transport):
                found[piece] = stacks[piece]
        elif any(transports.landings(war, zone, piece, power, Age.NONCOMBAT)):
            found[piece] = stacks[piece]
    return found


def movable_zones(war: War, power: int, combat: bool) -> list[int]:
    """The zones with ships of the power that can do something in this phase, in ascending order."""
    now = survey(war)
    own = now.sailors[power]
    if not own:
        return []
    if combat:
        search = _CombatSurvey(war, power)
        return [zone for zone in bits(own) if search.useful_zone(zone)]
    hostile, near = waters(war, power, war.board.sea_mask)[0], war.board.sea_near_mask
    easy = now.cruisers[power]  # they only need a way out
    return [
        zone
        for zone in bits(own)
        if (easy >> zone & 1 and near[zone] & ~hostile) or _useful_noncombat(war, zone, power, hostile)
    ]


def _useful_noncombat(war: War, zone: int, power: int, hostile: int) -> bool:
    """Whether any ship in the zone can move, load or offload in noncombat movement."""
    board = war.board
    way_out = board.sea_near_mask[zone] & ~hostile
    for piece in tally(war.state.units[zone], board).free[power]:
        seen = look(piece)
        kind = board.kinds[seen.kind]
        if seen.ready:
            if (way_out or kind.submarine) and not (kind.deck and _awaited(war, zone, power, piece, False)):
                return True
            if kind.transport and not hostile >> zone & 1:
                for land in board.land_near[zone]:
                    if any(fits(board, piece, k) for k in ready_units(war, land, power)):
                        return True
        if seen.aboard and any(transports.landings(war, zone, piece, power, Age.NONCOMBAT)):
            return True
    return False


def _awaited(war: War, zone: int, power: int, piece: int, combat: bool) -> bool:
    """Whether aircraft in the air forbid a ship every move it might make. [P40-AIR-12, P40-NCM-20]"""
    if not survey(war).up[power]:
        return False
    if not war.board.kinds[look(piece).kind].transport and _unbound(war, zone, power, piece, combat):
        return False
    order = SeaOrder(power=power, origin=zone, combat=combat, at=zone)
    _take(war, order, piece, 1)
    chart = Chart(war, order)
    return not (chart.steps or may_halt(order, chart) or any(transports.loads(war, order, chart)))


def _unbound(war: War, zone: int, power: int, piece: int, combat: bool) -> bool:
    """Whether aircraft forbid a ship that has a way out nothing: a quick test, which does not find all."""
    prospect, kinds = moment(war, power, combat=combat).prospect, war.board.kinds
    own = [item for item in look(piece).aboard if item.owner == power]
    if not prospect.needs[1]:  # nobody in the air needs a deck
        return not combat or all(prospect.reaches_land(zone, kinds[item.kind].move) for item in own)
    if combat:
        return False
    if not own and not waters(war, power, 1 << zone)[0]:
        return True  # wherever an empty carrier is needed it can go, or come back to
    return prospect.without(zone, {piece: 1}).shortfall() <= prospect.shortfall()


class _CombatSurvey:
    """All zones at once: where combat moves can end, and from how far away."""

    def __init__(self, war: War, power: int) -> None:
        self.war, self.power = war, power
        self.hostile, ships, self.destroyers = waters(war, power, war.board.sea_mask)
        barred = barred_zones(war, power, ships)
        self.open = ~(self.hostile & barred)
        self.attacks = mask_of(war.state.attacks)
        self.base = (self.hostile | announced_launches(war)) & self.open
        self.quiet = ships & ~self.hostile & ~barred
        now, everybody = survey(war), (1 << war.board.n_powers) - 1
        self.bound = now.navies(everybody).carriers & self.quiet  # attacked there, carriers stay
        self.carriers = now.carriers[power]
        self.launch = -1
        self._rings: dict[tuple[int, int], list[int]] = {}
        self._quays: tuple[int, int] | None = None

    def useful_zone(self, zone: int) -> bool:
        """Whether any of the ships that lie in a zone can make a combat move."""
        war, power, kinds = self.war, self.power, self.war.board.kinds
        threatened = bool(self.hostile >> zone & 1)
        # they may leave [P40-HSZ-03, P40-HSZ-05, A50-HSZ-04, A50-HSZ-06]
        leaving = threatened and bool(war.board.sea_near_mask[zone] & (~self.hostile | self.open))
        bound = self.attacks >> zone & 1 and not threatened and not attacked_by_arrivals(war, zone, power)
        extra = naval_base_serves(war, zone, power)
        pieces: Sequence[int] = tally(war.state.units[zone], war.board).free[power]
        if self.carriers >> zone & 1:  # they take longer: last
            pieces = sorted(pieces, key=lambda piece: kinds[look(piece).kind].deck)
        for piece in pieces:
            seen = look(piece)
            kind = kinds[seen.kind]
            if not seen.ready or (bound and not kind.transport):
                continue
            if leaving or self.useful(zone, piece, extra):
                # moves that may leave aircraft without a deck need a closer look
                doubtful = kind.deck or leaving or self.bound
                if not (doubtful and _awaited(war, zone, power, piece, True)):
                    return True
        return False

    def rings(self, ends: int, stop: int) -> list[int]:
        """For k = 0, 1, ...: zones from which, having entered them, ``ends`` are at most k steps away."""
        found = self._rings.get((ends, stop))
        if found is None:
            found = [ends]
            for _ in range(3):
                last = found[-1]
                found.append(last | sea_next(self.war.board.seas, last) & ~stop if last else 0)
            self._rings[ends, stop] = found
        return found

    def useful(self, zone: int, piece: int, extra: bool) -> bool:
        """Whether a ship in the zone can make a combat move of its own."""
        war, board = self.war, self.war.board
        kind = board.kinds[look(piece).kind]
        near = board.sea_near_mask[zone]
        moves = kind.move + extra
        if not kind.transport:
            stop = self.destroyers if kind.submarine else self.hostile
            return bool(near & self.rings(self.base | self.quiet, stop)[moves - 1])
        if near & self.rings(self.base | self.quiet & self.attacks, self.hostile)[moves - 1]:
            return True
        if self.launch < 0:
            self.launch = launch_waters(war, self.power) & self.open
            self.launch &= ~held_zones(war, self.power, self.launch & self.hostile)
        ways = self.rings(self.launch, self.hostile)
        if can_storm(board, piece, self.power):
            return bool(self.launch >> zone & 1 or near & ways[moves - 1])
        return bool(self.launch) and self._can_load(zone, piece, moves, ways)

    def _can_load(self, zone: int, piece: int, moves: int, ways: list[int]) -> bool:
        """Whether the transport can fetch a land unit on the way to a launch zone."""
        board, seen = self.war.board, look(piece)
        if len(seen.aboard) >= board.kinds[seen.kind].hold:
            return False
        if self._quays is None:
            self._quays = self._find_quays()
        heavy = any(board.kinds[item.kind].slot == "heavy" for item in seen.aboard)
        waiting = self._quays[heavy]
        reached = 1 << zone
        for left in range(moves, -1, -1):
            if reached & waiting & ways[left]:
                return True
            reached |= sea_next(board.seas, reached) & ~self.hostile
        return False

    def _find_quays(self) -> tuple[int, int]:
        """The zones where any land unit, and those where infantry, could be loaded for an assault."""
        war, board = self.war, self.war.board
        anything = infantry = 0
        for land in bits(survey(war).marchers[self.power]):
            zones = board.sea_near_mask[land]
            if zones:
                for kind in ready_units(war, land, self.power):
                    if not board.kinds[kind].antiaircraft:
                        anything |= zones
                        infantry |= zones if board.kinds[kind].slot == "infantry" else 0
        return anything, infantry


# -- the order -----------------------------------------------------------------------------------------


class SeaOrderStep(Step[War, SeaOrder]):
    """Ships of one zone under orders."""

    def seats(self, war: War, order: SeaOrder) -> tuple[str, ...]:
        """The power whose ships they are, unless they have just come into a zone."""
        return () if order.arriving else (war.board.owner_ids[order.power],)

    def run(self, war: War, order: SeaOrder) -> None:
        """The submarines of the zone have had their say: go on, or close the order if all were sunk."""
        order.arriving = False
        if not order.force:
            war.state.frames.pop()

    def legal(self, war: War, order: SeaOrder, seat: str) -> list[Action]:
        """Take up ships, load, offload, step, halt, cancel; after the halt, targets of assaults."""
        if order.halted:
            return transports.assault_options(war, order)
        found: list[Action] = []
        if not order.begun:
            self._takes(war, order, found)
        if order.force:
            self._moves(war, order, found)
        if not order.begun:
            found.append(CANCEL)
        return found

    def _takes(self, war: War, order: SeaOrder, found: list[Action]) -> None:
        board = war.board
        for piece, count in takeable(war, order.origin, order.power, order.combat).items():
            name = piece_text(board, piece, order.power)
            found += take_actions(name, count - order.force.get(piece, 0))

    def _moves(self, war: War, order: SeaOrder, found: list[Action]) -> None:
        board, ids, power = war.board, war.board.space_ids, order.power
        chart = Chart(war, order)
        if chart.force.transports:
            for land, kind, piece in transports.loads(war, order, chart):
                found.append(act("load", ids[land], board.kinds[kind].id, piece_text(board, piece, power)))
            if not order.combat:
                for piece, kind, land in transports.offloads(war, order, chart):
                    name = transports.cargo_name(war, kind, power)
                    found.append(act("offload", piece_text(board, piece, power), name, ids[land]))
        step = space_actions(board, "step")
        found += [step[zone] for zone in bits(chart.steps)]
        if may_halt(order, chart):
            found.append(HALT)

    def do(self, war: War, order: SeaOrder, seat: str, action: Action) -> None:
        """Carry out one small step of the order."""
        board, args = war.board, action.args
        if action.verb == "take":
            _take(war, order, self._piece(war, order, args[0], war.state.units[order.origin]), int(args[1]))
        elif action.verb == "cancel":
            war.state.frames.pop()
        elif action.verb == "step":
            _step(war, order, board.space_of[str(args[0])])
        elif action.verb == "halt":
            _halt(war, order)
        elif action.verb == "load":
            piece = self._piece(war, order, args[2], order.force)
            transports.load(war, order, board.space_of[str(args[0])], board.kind_of[str(args[1])], piece)
        elif action.verb == "offload":
            piece = self._piece(war, order, args[0], order.force)
            transports.offload(war, order, piece, board.kind_of[str(args[1])], board.space_of[str(args[2])])
        else:
            piece = self._piece(war, order, args[0], order.pending)
            if action.verb == "assault":
                transports.assault(war, order, piece, board.space_of[str(args[1])])
            else:
                transports.hold(order, piece)
            _name_targets(war, order)

    def _piece(self, war: War, order: SeaOrder, name: object, among: Stacks) -> int:
        return next(p for p in among if piece_text(war.board, p, order.power) == name)

    def why_not(self, war: War, order: SeaOrder, seat: str, action: Action) -> Refusal | None:
        """The rule against an order; see ``sea_refusals``."""
        return sea_refusals.why_not(war, order, action)

    def prompt(self, war: War, order: SeaOrder, seat: str) -> str:
        """What the admiral is asked."""
        zone = war.name(order.at)
        if order.halted:
            piece = next(iter(order.pending))
            ship = the(piece_text(war.board, piece, order.power))
            return f"Which territory does {ship} in {the(zone)} assault?"
        if not order.force:
            return f"Take up ships in {the(zone)}."
        force = told(force_text(war.board, order.force, order.power))
        return f"Move {force} from {the(zone)}: {counted(order.left, 'zone')} left"


def may_halt(order: SeaOrder, chart: Chart) -> bool:
    """Whether the force may end its move where it is.

    Without having moved only to assault from the starting zone [P40-TRN-16, P40-HSZ-02, A50-TRN-16], or in
    noncombat movement after loading or offloading.
    """
    if order.path:
        return bool(chart.ends >> order.at & 1)
    if order.combat:
        return chart.force.can_land and chart.here
    return order.begun


# -- what happens --------------------------------------------------------------------------------------


def _take(war: War, order: SeaOrder, piece: int, count: int) -> None:
    """Add ships to the order; all of them move as far as the slowest."""
    order.force = plus(order.force, piece, count)
    order.left = allowance(war, force_of(order.force, war.board, order.power), order.origin, order.power)


def _step(war: War, order: SeaOrder, zone: int) -> None:
    """Move the force into the next zone; enemy submarines there may fire at unescorted transports.

    A force that must stop has no moves left. [P40-CMV-13, P40-CMV-19, P40-SUB-05, P40-TRN-09, P40-TRN-11,
    A50-SZN-05, A50-SUB-02, A50-TRN-10]
    """
    board, power = war.board, order.power
    if not order.path:
        _cast_off(war, order)
    for piece, count in order.force.items():
        war.remove(order.at, piece, count)
        war.add(zone, piece, count)
    stops = enemy_destroyer if force_of(order.force, board, power).submarines_only else hostile_zone
    stopped = stops(war, zone, power)
    order.at = zone
    order.path = (*order.path, zone)
    order.left = 0 if stopped else order.left - 1
    order.begun = order.arriving = True
    interdiction.challenge(war, order)


def _cast_off(war: War, order: SeaOrder) -> None:
    """Before the first step own aircraft launch in combat movement; in noncombat movement they go along.

    [P40-CMV-24, P40-CVS-05, P40-CVS-06, A50-CAR-02, A50-CAR-03] Those that go along have flown beside their
    carrier and land where it ends its move, never before: they always have the range for it [A50-CAR-11]. In
    noncombat movement the landings the carriers owe are counted.
    """
    if force_of(order.force, war.board, order.power).decks or order.combat:
        order.hopeless = moment(war, order.power, combat=order.combat).prospect.shortfall()
    if not order.combat:
        return
    force, aloft = launch_aircraft(war.board, order.force, order.power)
    if aloft:
        for piece, count in order.force.items():
            war.remove(order.at, piece, count)
        for stacks in (force, aloft):
            for piece, count in stacks.items():
                war.add(order.at, piece, count)
        order.force = force


def _halt(war: War, order: SeaOrder) -> None:
    """End the move; in combat movement the transports then name their targets."""
    if order.combat:
        transports.announce(war, order)
        _name_targets(war, order)
    else:
        _finish(war, order)


def _name_targets(war: War, order: SeaOrder) -> None:
    """Answer for transports that have only one choice; finish when all have chosen."""
    while order.pending:
        options = transports.assault_options(war, order)
        if len(options) > 1:
            return
        piece = next(iter(order.pending))
        if options[0].verb == "assault":
            transports.assault(war, order, piece, transports.targets(war, order)[0])
        else:
            transports.hold(order, piece)
    _finish(war, order)


def _finish(war: War, order: SeaOrder) -> None:
    """Write down where the ships came from and that they have moved, and close the order."""
    board, state, power = war.board, war.state, order.power
    state.frames.pop()
    if order.combat and order.path:
        if not transports.other_reason(war, order) and transports.quiet_attack(war, order):
            transports.attack_zone(war, order.at, power)
        came_from = (order.origin, *order.path)[-2]
        before = state.origins.get(order.at, ())
        state.origins = dict(sorted({**state.origins, order.at: including(before, came_from)}.items()))
        state.entered_zones = including(state.entered_zones, order.at)
    for piece, count in order.force.items():
        war.turn(order.at, piece, _after_move(war, order, piece), count)
    if order.path:
        war.emit(
            Moved(
                power=war.seat(power),
                units=force_text(board, order.force, power),
                path=tuple(war.name(zone) for zone in (order.origin, *order.path)),
                phase="combat_move" if order.combat else "noncombat_move",
            )
        )


def _after_move(war: War, order: SeaOrder, piece: int) -> int:
    """The ship once its order is done: moved ships do nothing more this turn, but transports may offload.

    [P40-CMV-09, P40-NCM-01, P40-HSZ-07, A50-CMV-17, A50-HSZ-07, A50-CAR-10]
    """
    seen = look(piece)
    if not seen.ready:
        return piece
    loaded = any(item.owner == order.power and item.age is Age.NONCOMBAT for item in seen.aboard)
    if not order.path and not loaded:
        return piece
    if war.board.kinds[seen.kind].transport and not order.combat:
        return change(piece, status=Status.MOVED)
    return change(piece, status=Status.DONE)
