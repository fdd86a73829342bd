"""Where ships may go: allowance, zones that stop them, and the zones in which a move may end.

No step of an order is offered unless the whole force can end its move legally somewhere beyond it. So the
zones where it may end are worked out first, and the steps are found backwards from them.
"""

from __future__ import annotations

from functools import lru_cache

from flagplot.games.axis_allies.board import Board, bits, including, mask_of
from flagplot.games.axis_allies.moves.flotilla import (
    Force,
    fits,
    force_of,
    loaded_in_combat,
    ready_units,
    waters,
)
from flagplot.games.axis_allies.moves.frames import SeaOrder
from flagplot.games.axis_allies.moves.landing import Prospect, shortfall
from flagplot.games.axis_allies.moves.moment import moment
from flagplot.games.axis_allies.moves.outlook import outlook
from flagplot.games.axis_allies.moves.reach import sea_next, sea_rings
from flagplot.games.axis_allies.pieces import Stacks, Status, change, look, make, minus, plus, total
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import airbase_bonus, naval_base_serves
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.tally import tally


def allowance(war: War, force: Force, zone: int, power: int) -> int:
    """How many zones ships beginning their move here may enter: two, three from a naval base.

    The base must be operative, friendly, and have been so when the turn began; a friend's will do.
    [P40-CMV-12, P40-CMV-21, P40-CMV-22, P40-FAC-16, A50-CMV-11]
    """
    if not force.idle:
        return 0
    return force.move + naval_base_serves(war, zone, power)


# -- assault targets -----------------------------------------------------------------------------------


def beaches(war: War, power: int, zone: int) -> int:
    """The territories the power may assault from a zone.

    They were hostile when the phase began, whatever a blitz has changed since [P40-CMV-28], and politics
    allow the attack. [P40-AMP-02, A50-TRN-25]
    """
    return outlook(war, power, combat=True).attackable(war, power) & war.board.land_near_mask[zone]


def launch_waters(war: War, power: int) -> int:
    """The zones from which the power could assault something. [P40-AMP-02, P40-AMP-03]"""
    return coasts(war.board.printed, outlook(war, power, combat=True).attackable(war, power))


def held_zones(war: War, power: int, hostile: int) -> int:
    """Those of some hostile zones that nothing of the power could clear for a landing in this turn.

    Where ships or aircraft that can hit somebody are, or may still come, a sea combat may make the zone
    friendly. [P40-TRN-08, A50-TRN-09, A50-TRN-24]
    """
    now = survey(war)
    held = hostile & ~now.strikers[power]
    for zone in bits(now.strikers[power] & now.sailors[power]) if held else ():
        held &= ~sea_rings(war.board.seas)[2 + naval_base_serves(war, zone, power)][zone]
    view = outlook(war, power, combat=True)
    for space in bits(now.fliers[power]) if held else ():
        groups = tally(war.state.units[space], war.board).aircraft(power)
        moves = [look(p).left if look(p).aloft else war.board.kinds[look(p).kind].move for p, _ in groups]
        held &= ~view.rings(space)[max(moves, default=0) + airbase_bonus(war, space, power)]
    return held


@lru_cache(maxsize=512)
def coasts(board: Board, lands: int) -> int:
    """All zones next to one of ``lands``."""
    found = 0
    for land in bits(lands):
        found |= board.sea_near_mask[land]
    return found


def cargo_waters(war: War, force: Force, power: int, zones: int) -> int:
    """Those of ``zones`` where land units wait that the transports of the force could load for an assault."""
    board = war.board
    holds = [p for p in force.transports if len(look(p).aboard) < board.kinds[look(p).kind].hold]
    found = 0
    for zone in bits(zones) if holds else ():
        for land in board.land_near[zone]:
            for kind in ready_units(war, land, power) if war.state.units[land] else ():
                if not board.kinds[kind].antiaircraft and any(fits(board, p, kind) for p in holds):
                    found |= 1 << zone
    return found


def announced_launches(war: War) -> int:
    """The zones from which assaults have been announced. [P40-AMP-01, A50-CMV-15]"""
    return mask_of(zone for zone, _ in war.state.assaults)


def barred_zones(war: War, power: int, zones: int) -> int:
    """Those of ``zones`` whose enemy ships the power may not attack for political reasons."""
    if not zones or outlook(war, power, combat=True).total:
        return 0
    edition = war.edition
    return mask_of(zone for zone in bits(zones) if edition.no_attack(war, zone, power) is not None)


# -- the chart of one order ----------------------------------------------------------------------------


class Chart:
    """The waters round a force under orders, and what it may do in them."""

    __slots__ = (
        "cargo", "ends", "force", "here", "hostile", "launch", "ships", "steps", "stop", "war", "wishes",
    )  # fmt: skip

    def __init__(self, war: War, order: SeaOrder) -> None:
        board, power, at = war.board, order.power, order.at
        self.war = war
        self.force = force_of(order.force, board, power)
        reach = sea_rings(board.seas)[order.left][at] | 1 << order.origin
        self.hostile, self.ships, destroyers = waters(war, power, reach)
        # only submarines pass enemy surface warships, and destroyers stop them too
        # [P40-CMV-13, P40-CMV-19, P40-CMV-23, P40-SUB-04, P40-SUB-05, P40-DST-01, P40-DST-02, P40-TRN-09,
        # A50-SZN-05, A50-SUB-01, A50-SUB-02, A50-TRN-10, A50-UNI-17]; the zone they start in stops nobody
        # [A50-HSZ-12]
        self.stop = destroyers if self.force.submarines_only else self.hostile
        self.launch = 0  # zones to assault something from, ``here`` if this is one, moved or not
        self.cargo = 0  # zones where land units wait that the transports have room for
        self.here = False  # an assault may start here
        if order.combat:
            ends = self._combat_ends(order, reach)
        else:
            # through and into friendly zones only; submarines enter hostile ones
            # [P40-NCM-03, P40-NCM-17, P40-NCM-18, P40-SUB-09, P40-SUB-16, P40-TRN-24, A50-NCM-03, A50-NCM-14,
            # A50-NCM-18, A50-NCM-19, A50-SUB-01, A50-SUB-04, A50-SUB-05]
            ends = reach if self.force.submarines_only else reach & ~self.hostile
        self.wishes = ends  # where it might end if no aircraft needed a deck
        served = landing_ends(war, order, self.force, ends | self.launch)
        self.ends = ends & served
        if self.launch >> at & 1 and (not order.path or served >> at & 1):
            self.here = True
        self.launch &= served
        if order.combat or self.ends != ends:
            self.steps = self.toward(order, self.ends)
        else:  # wherever they may go they may also stay
            self.steps = ends & board.sea_near_mask[at] if order.left else 0

    def toward(self, order: SeaOrder, ends: int) -> int:
        """The neighbouring zones through which the force can come to one of ``ends`` with the moves left.

        Or, for an assault, to land units and with them to a zone to launch it from.
        """
        left, board = order.left, self.war.board.seas
        if left < 1:
            return 0
        passable = ~self.stop
        if not order.combat and not self.force.submarines_only:
            passable &= ~self.hostile
        shore = self.launch if self.cargo else 0  # entered, a launch zone is at most so many steps away
        found = ends | self.cargo & shore
        for _ in range(left - 1):
            shore |= sea_next(board, shore) & passable
            found |= sea_next(board, found) & passable | self.cargo & shore
        return found & board.sea_near_mask[order.at]

    def may_launch(self, order: SeaOrder) -> bool:
        """Whether the force, here or with the moves left, can get to a zone to assault something from."""
        if self.here:
            return True
        board, found = self.war.board.seas, self.launch
        for _ in range(order.left - 1):
            found |= sea_next(board, found) & ~self.stop
        return bool(order.left and found & board.sea_near_mask[order.at])

    def _combat_ends(self, order: SeaOrder, reach: int) -> int:
        """The zones in which this force may end its combat move.

        A combat move leads to combat [P40-CMV-01, P40-CMV-27, A50-CMV-05]: into a hostile zone, where
        submarines attack too [A50-CMV-23, A50-SUB-03, A50-SUB-06]; with warships into a zone whose submarines
        or transports are then attacked [P40-CMV-08, A50-CMV-09, A50-TRN-12]; into the zone an announced
        assault starts from, battleships and cruisers for its support included [P40-CMV-06, P40-AMP-04,
        A50-CMV-07, A50-CMV-14]; or out of a hostile zone, to fight elsewhere [A50-HSZ-04] or to any friendly
        one [P40-CMV-07, P40-HSZ-05, A50-CMV-08, A50-HSZ-06], if not back into it to fight [P40-HSZ-04].
        Submarines and lone transports are treated alike [P40-HSZ-09]. Who carries land units loaded in this
        phase can only go where they are able to land [P40-TRN-07, P40-TRN-08, A50-TRN-08, A50-TRN-09].
        """
        war, power, force, hostile = self.war, order.power, self.force, self.hostile
        barred = barred_zones(war, power, self.ships)
        open_ends = ~(hostile & barred)
        if force.transports:
            self.launch = launch_waters(war, power) & reach & open_ends
            if not force.armed:  # somebody else must make room for them [P40-TRN-08, A50-TRN-09]
                self.launch &= ~held_zones(war, power, self.launch & hostile)
            self.here = not order.path and bool(self.launch >> order.at & 1)
            self.launch &= self._not_back(order, total(order.force) == 1)
            if self.launch and order.left:
                self.cargo = cargo_waters(war, force, power, reach & ~hostile)
        if force.fresh:
            return self.launch & self._not_back(order, False)
        ends = hostile | announced_launches(war) & reach
        quiet = self.ships & ~hostile & ~barred
        ends |= quiet if force.warship else quiet & mask_of(war.state.attacks)
        if force.can_land:
            ends |= self.launch
        if hostile >> order.origin & 1:
            ends |= reach & ~hostile
        ends &= open_ends & self._not_back(order, False)
        if order.losses and not (ends >> order.at & 1 or self.toward(order, ends)):
            # survivors of submarine fire go on although the reason for their move is gone [P40-SUB-12]
            ends = reach & ~hostile | 1 << order.at
        return ends

    def _not_back(self, order: SeaOrder, loading: bool) -> int:
        """All zones, but for the hostile one the force comes from if it must not come back to fight there.

        Where warships must not, only transports do that have loaded something outside, or one that is about
        to (``loading``). [A50-HSZ-05, A50-HSZ-13]
        """
        if self.war.edition.warships_may_return or not self.hostile >> order.origin & 1:
            return -1
        loaded = loading or all(loaded_in_combat(piece, order.power) for piece in order.force)
        return -1 if loaded and not self.force.warship else ~(1 << order.origin)


# -- aircraft and carriers under way -------------------------------------------------------------------


def launch_aircraft(board: Board, force: Stacks, power: int) -> tuple[Stacks, Stacks]:
    """The force without its own aircraft, and these aircraft in the air with their full move.

    Own aircraft launch before the carrier moves in combat; guests stay aboard as cargo, and nobody takes off
    from a damaged carrier.
    [P40-CMV-24, P40-CMV-25, P40-CVS-04, P40-CVS-05, P40-CVS-06, P40-CVS-07, P40-CVS-08, P40-MNF-07,
    A50-CAR-02, A50-CAR-03, A50-CAR-06, A50-CAR-07]
    """
    left, aloft = force, Stacks()
    for piece, count in force.items():
        seen = look(piece)
        if seen.damaged or not board.kinds[seen.kind].deck:
            continue
        own = [item for item in seen.aboard if item.owner == power]
        if own:
            guests = tuple(item.code for item in seen.aboard if item.owner != power)
            left = plus(minus(left, piece, count), change(piece, cargo=guests), count)
            for item in own:
                plane = make(power, item.kind, status=Status.ALOFT, left=board.kinds[item.kind].move)
                aloft = plus(aloft, plane, count)
    return left, aloft


def landing_ends(war: War, order: SeaOrder, force: Force, ends: int) -> int:
    """Those of ``ends`` that leave every aircraft counting on carriers a place to land.

    In combat movement a carrier that is counted on stays [P40-AIR-12, A50-AIR-12], and no attack is announced
    that would keep it where it lies [A50-AIR-21]; it may attack where its aircraft can still come to it
    [A50-CAR-16]. In noncombat movement it must go or stay where it saves the most aircraft [P40-NCM-20,
    P40-CVS-15, P40-AIR-15, A50-AIR-15, A50-CAR-09, A50-NCM-11, A50-NCM-17].
    """
    escape = order.combat and bool(waters(war, order.power, 1 << order.origin)[0])
    attacking = order.combat and force.warship and not force.fresh and not escape
    pinned = _pinned(war, order, ends) if attacking else 0
    if not ends or not (force.decks or escape or pinned):
        return ends
    prospect = moment(war, order.power, combat=order.combat).prospect
    most = order.hopeless if order.hopeless >= 0 else prospect.shortfall()  # could not land anyway
    force_left, aloft = order.force, Stacks()
    if order.combat and not order.path:
        force_left, aloft = launch_aircraft(war.board, order.force, order.power)
    if prospect.at_ease(most) and all(prospect.reaches_land(order.at, look(p).left) for p in aloft):
        return ends
    if not order.combat:
        return _served(prospect.without(order.at, order.force), ends, order.force, most)
    elsewhere = _map_without(war, order, aloft)
    if force.decks or escape:
        ends = _served_in_combat(war, order, ends, elsewhere, force_left, most)
    for zone in bits(ends & pinned):
        there = _map_with(elsewhere, zone, force_left)
        there.state.attacks = including(there.state.attacks, zone)
        if shortfall(there, order.power, combat=True) > most:
            ends ^= 1 << zone
    return ends


def _served(prospect: Prospect, ends: int, force: Stacks, most: int) -> int:
    """Those of ``ends`` from which the decks of a force serve whoever needs them.

    ``prospect`` is the one without the force; at ``most`` so many aircraft may find no landing place.
    """
    if prospect.shortfall() <= most:  # nobody needs these decks
        return ends
    return prospect.served_from(ends, _free_slots(prospect.war.board, force), most)


def _served_in_combat(war: War, order: SeaOrder, ends: int, elsewhere: War, force: Stacks, most: int) -> int:
    """The same in combat movement, where an attack may open a zone for other carriers."""
    prospect = Prospect(elsewhere, order.power, combat=True)
    if prospect.shortfall() <= most:
        return ends
    hostile = waters(war, order.power, ends)[0]
    found = _served(prospect, ends & ~hostile, force, most)
    for zone in bits(hostile):
        if shortfall(_map_with(elsewhere, zone, force), order.power, combat=True) <= most:
            found |= 1 << zone
    return found


def _pinned(war: War, order: SeaOrder, ends: int) -> int:
    """Quiet zones among ``ends`` where own carriers lie that an attack there would bind.

    Ships that come to assault, or to get away from a hostile zone, attack nobody who shares the zone.
    """
    state, board, found = war.state, war.board, 0
    for zone in bits(ends):
        if state.units[zone] and zone not in state.attacks:
            for piece, count in tally(state.units[zone], board).carriers:
                seen = look(piece)
                mine = seen.owner == order.power and seen.ready and not seen.damaged
                if mine and count > (order.force.get(piece, 0) if zone == order.at else 0):
                    found |= 1 << zone
    if not found:
        return 0
    hostile, ships, _ = waters(war, order.power, found)
    return ships & ~hostile & ~announced_launches(war)


def _free_slots(board: Board, force: Stacks) -> int:
    """Empty places on the undamaged decks of a force; what is aboard stays there. [P40-CVS-03, P40-CVS-07]"""
    return sum(
        count * (board.kinds[look(piece).kind].deck - len(look(piece).aboard))
        for piece, count in force.items()
        if board.kinds[look(piece).kind].deck and not look(piece).damaged
    )


def _map_without(war: War, order: SeaOrder, aloft: Stacks) -> War:
    """The map as it were without the force, but with the aircraft it leaves behind."""
    state = war.state.shallow()
    units = state.units = war.state.units.copy()
    for piece, count in order.force.items():
        units[order.at] = minus(units[order.at], piece, count)
    for piece, count in aloft.items():
        units[order.origin] = plus(units[order.origin], piece, count)
    return War(war.edition, state)


def _map_with(war: War, zone: int, force: Stacks) -> War:
    """A map with the force at the end of its move."""
    state = war.state.shallow()
    units = state.units = war.state.units.copy()
    for piece, count in force.items():
        units[zone] = plus(units[zone], change(piece, status=Status.DONE), count)
    return War(war.edition, state)
