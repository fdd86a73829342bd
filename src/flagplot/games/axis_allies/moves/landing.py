"""Landing places: no aircraft may be sent where none could ever be (spec 8.6).

Land has room for any number, so an aircraft that reaches friendly land is safe and needs no more thought.
The rest need decks, and decks move: every carrier that is still free picks one zone in its reach, carriers
waiting to be mobilized pick one next to a complex, and the aircraft left over are matched to the slots.
Only few aircraft ever need this; the search tries destinations only where they differ for these aircraft.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from flagplot.games.axis_allies.board import bits, mask_of
from flagplot.games.axis_allies.economy import mobilize
from flagplot.games.axis_allies.economy.sites import capacity
from flagplot.games.axis_allies.moves.outlook import Outlook, outlook
from flagplot.games.axis_allies.moves.reach import rings, sail
from flagplot.games.axis_allies.moves.survey import survey
from flagplot.games.axis_allies.moves.tally import tally
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import naval_base_serves

Slots = tuple[tuple[int, int], ...]  # (zone or set of zones, slots), sorted


class Flight(NamedTuple):
    """A flight being considered: ``groups`` are (piece at the origin, count, points left after it)."""

    origin: int
    end: int
    groups: tuple[tuple[int, int, int], ...]


class Plane(NamedTuple):
    """Some equal aircraft that must come down somewhere."""

    space: int
    left: int
    number: int
    borne: bool  # may use a carrier: fighters and tactical bombers only [P40-AIR-19, P40-NCM-11]
    aboard: bool  # sits on a deck now


# -- questions -----------------------------------------------------------------------------------------


class Prospect:
    """The landings a power can hope for, with or without one more flight."""

    __slots__ = ("_decks", "_opened", "_planes", "_view", "combat", "power", "war")

    def __init__(self, war: War, power: int, *, combat: bool) -> None:
        self.war, self.power, self.combat = war, power, combat
        self._view = outlook(war, power, combat=combat)
        self._planes = _planes(war, power)
        self._opened = _opened(war, power) if combat else 0
        self._decks: dict[int, tuple[Slots, Slots]] = {}

    def shortfall(self, flight: Flight | None = None) -> int:
        """How many aircraft could not land whatever is done from here on, after ``flight`` if one is given.

        In combat movement it is assumed that every own attack succeeds and nothing is lost [P40-AIR-13],
        that carriers go where they can in noncombat movement [P40-AIR-11], and that nobody retreats
        [P40-AIR-14].
        """
        planes = self._planes if flight is None else _after(self.war, self._planes, flight)
        hopeless, wanted = _wants(self._view, planes, self._opened)
        if not wanted:
            return hopeless
        return hopeless + unplaced(*self.decks(flight), wanted)

    def decks(self, flight: Flight | None = None) -> tuple[Slots, Slots]:
        """Deck slots open to the power, fixed and movable; an attack by ``flight`` counts."""
        attacked = 0
        if flight is not None and self.combat and self.war.board.sea[flight.end]:
            attacked = 1 << flight.end
        found = self._decks.get(attacked)
        if found is None:
            found = decks(self.war, self.power, combat=self.combat, attacked=attacked)
            self._decks[attacked] = found
        return found

    def with_deck(self, zone: int, slots: int) -> int:
        """The shortfall if carriers with so many free slots lay in a zone for good."""
        hopeless, wanted = _wants(self._view, self._planes, self._opened)
        if not wanted:
            return hopeless
        fixed, movable = self.decks()
        more = dict(fixed)
        more[zone] = more.get(zone, 0) + slots
        return hopeless + unplaced(tuple(sorted(more.items())), movable, wanted)

    def roomy(self, number: int) -> int:
        """Zones where so many more aircraft find empty slots for sure, without a second look.

        That is so as long as nobody in the air needs a deck: then one carrier with the room may go there, and
        what it has aboard goes with it.
        """
        if _wants(self._view, self._planes, self._opened) != (0, ()):
            return 0
        return _roomy(self.war, self.power, number)

    def chances(self) -> int:
        """All zones where a deck could be if no enemy were in the way: more than there are, never fewer."""
        war, power, found = self.war, self.power, 0
        for zone in bits(survey(war).carriers):
            for piece, _ in tally(war.state.units[zone], war.board).carriers:
                if _slots(war, power, piece):
                    ready = look(piece).owner == power and look(piece).status is Status.READY
                    found |= _cruise(war, power, zone, piece, False, 0, 0) if ready else 1 << zone
        for zones, _ in _bought(war, power):
            found |= zones
        return found

    def zones(self) -> int:
        """All zones where a deck could be at the end of this turn."""
        fixed, movable = self.decks()
        found = mask_of(zone for zone, _ in fixed)
        for zones, _ in movable:
            found |= zones
        return found


def shortfall(war: War, power: int, *, combat: bool) -> int:
    """How many of the power's aircraft could not land whatever is done from here on."""
    return Prospect(war, power, combat=combat).shortfall()


def feasible(war: War, power: int) -> bool:
    """Whether all aircraft in the air could land somewhere, as combat movement stands now.

    Before any dice a safe landing must be conceivable for all of them together [P40-AIR-05, P40-AIR-10].
    """
    return shortfall(war, power, combat=True) == 0


def holds_back(war: War, power: int, zone: int) -> bool:
    """Whether an attack by what lies in a zone would keep a carrier there that others need elsewhere.

    A carrier that is counted on must not fight before it moves. [P40-AIR-12]
    """
    if not survey(war).up[power] or not survey(war).carriers >> zone & 1:
        return False
    prospect = Prospect(war, power, combat=True)
    return prospect.shortfall(Flight(zone, zone, ())) > 0


def landed(war: War, power: int) -> int:
    """The largest number of the power's aircraft in the air or on decks that can still end up safe.

    A noncombat move that lowers this number is forbidden: carriers must serve aircraft that have no other
    place, and aircraft may not be flown to their death. [P40-AIR-15, P40-AIR-23, P40-NCM-20, P40-CVS-15]
    """
    total = sum(plane.number for plane in _planes(war, power))
    return total - shortfall(war, power, combat=False)


def unsettled(war: War, power: int) -> int:
    """How many aircraft would be lost if noncombat movement ended now.

    Aircraft must be over land that is open to landing or over a deck: one that is there, or one that can be
    mobilized there [P40-NCM-12, P40-NCM-13, P40-NCM-14].
    """
    planes = _planes(war, power)
    if all(plane.aboard for plane in planes):
        return 0
    landable = outlook(war, power, combat=False).landable
    hopeless, wanted = 0, []
    for plane in planes:
        if war.board.sea[plane.space] and plane.borne:
            wanted.append((1 << plane.space, plane.number))
        elif not landable >> plane.space & 1:
            hopeless += plane.number
    fixed, movable = decks(war, power, combat=False, moving=False)
    return hopeless + unplaced(fixed, movable, tuple(sorted(wanted)))


# -- aircraft ------------------------------------------------------------------------------------------


def _planes(war: War, power: int) -> list[Plane]:
    """The power's aircraft in the air, and those on decks, which need their slots too."""
    board, now = war.board, survey(war)
    found = []
    for space in bits(now.up[power] | now.decked[power]):
        seen = tally(war.state.units[space], board)
        for piece, count in seen.airborne.get(power, ()):
            found.append(Plane(space, look(piece).left, count, _borne(war, piece), False))
        for piece, count in seen.aboard.get(power, ()):
            # an aircraft on a deck has flown nowhere yet, so it may still look for land
            found.append(Plane(space, board.kinds[look(piece).kind].move, count, True, True))
        for _, count in seen.bound.get(power, ()):
            found.append(Plane(space, 0, count, True, True))
    return found


def _borne(war: War, piece: int) -> bool:
    """Whether an aircraft may use carriers: fighters [P40-FTR-02] and tactical bombers [P40-TAC-02] only."""
    return war.board.kinds[look(piece).kind].carrier_borne


def _after(war: War, planes: list[Plane], flight: Flight) -> list[Plane]:
    """The same aircraft once a flight has been made."""
    found = list(planes)
    for piece, count, left in flight.groups:
        seen, borne = look(piece), _borne(war, piece)
        wanted = count if seen.status is Status.ALOFT or war.board.sea[flight.origin] else 0
        aboard = seen.status is not Status.ALOFT
        for place, plane in enumerate(found):
            if not wanted:
                break
            points = plane.left if aboard else seen.left
            if plane[:2] == (flight.origin, points) and plane[3:] == (borne, aboard):
                gone = min(wanted, plane.number)
                wanted -= gone
                found[place] = plane._replace(number=plane.number - gone)
        found.append(Plane(flight.end, left, count, borne, False))
    return found


def _wants(view: Outlook, planes: list[Plane], opened: int) -> tuple[int, Slots]:
    """Aircraft beyond help, and the zones in reach of those that need a deck.

    Nothing is wanted unless somebody in the air needs a deck: those aboard can stay where they are.
    """
    shores = view.havens(opened)
    sea, board = view.board.sea_mask, view.board
    hopeless, wanted, needed = 0, [], False
    for plane in planes:
        if not plane.number or shores[plane.left] >> plane.space & 1:
            continue  # land capacity is unlimited [P40-AIR-16]
        if not plane.borne:
            hopeless += plane.number
            continue
        needed = needed or not plane.aboard
        around = rings(board, plane.space, view.barred & ~opened, view.closed)
        wanted.append((around[plane.left] & sea, plane.number))
    return hopeless, tuple(sorted(wanted)) if needed else ()


def _opened(war: War, power: int) -> int:
    """Neutrals under attack: by the time aircraft go home they may be flown over."""
    board = war.board
    found = 0
    for space in bits(board.neutral_mask):
        if tally(war.state.units[space], board).owners >> power & 1:
            found |= 1 << space
    return found


# -- decks ---------------------------------------------------------------------------------------------


def decks(
    war: War, power: int, *, combat: bool, attacked: int = 0, moving: bool = True
) -> tuple[Slots, Slots]:
    """Deck slots open to the power: those in a fixed zone, and those of carriers that still choose theirs.

    Aircraft of others already aboard keep their slots, the power's own are counted among the aircraft.
    Damaged carriers take nobody [P40-CVS-07, P40-CVS-09]. ``attacked`` zones count as under attack.
    """
    board, state = war.board, war.state
    fixed: dict[int, int] = {}
    movable: list[tuple[int, int]] = []
    now = survey(war)
    hostile = now.of(now.surface, state.war[power])
    for zone in bits(now.carriers):
        for piece, count in tally(state.units[zone], board).carriers:
            slots = _slots(war, power, piece)
            if not slots:
                continue
            if moving and look(piece).owner == power and _free(war, piece, zone, combat, attacked, hostile):
                movable += [(_cruise(war, power, zone, piece, combat, attacked, hostile), slots)] * count
            else:
                fixed[zone] = fixed.get(zone, 0) + slots * count
    movable += _bought(war, power)
    return tuple(sorted(fixed.items())), tuple(sorted(movable))


def _roomy(war: War, power: int, number: int) -> int:
    """Zones that a carrier with so many empty slots can be in at the end of noncombat movement."""
    now, found = survey(war), 0
    hostile = now.of(now.surface, war.state.war[power])
    for zone in bits(now.carriers):
        empty = 0
        for piece, count in tally(war.state.units[zone], war.board).carriers:
            seen = look(piece)
            room = _slots(war, power, piece) - sum(item.owner == power for item in seen.aboard)
            if room >= number and seen.owner == power and seen.status is Status.READY:
                found |= _cruise(war, power, zone, piece, False, 0, hostile)
            elif room > 0:
                empty += room * count
        if empty >= number:
            found |= 1 << zone
    for zones, slots in _bought(war, power):
        if slots >= number:
            found |= zones
    return found


def _bought(war: War, power: int) -> list[tuple[int, int]]:
    """Carriers waiting to be mobilized, with the zones they may appear in. [P40-AIR-06, P40-NCM-12]

    Every one needs output of a complex; when output is short each unit of it serves its own zones.
    """
    carriers = mobilize.bought_carriers(war, power)
    if not carriers:
        return []
    slots = max(kind.deck for kind in war.board.kinds)
    output = capacity(war, power)
    if sum(output.values()) <= carriers:
        return [(war.board.sea_near_mask[s], slots) for s, units in output.items() for _ in range(units)]
    return [(mobilize.deck_zones(war, power), slots)] * carriers


def _slots(war: War, power: int, piece: int) -> int:
    """Slots of one carrier for the power: friends' decks serve too, if the friend may be used at all.

    [P40-CVS-03, P40-CMV-26, P40-GEN-11, P40-MNF-06]
    """
    seen = look(piece)
    if seen.damaged or not war.board.friends[power] >> seen.owner & 1:
        return 0
    if seen.owner != power and not war.edition.may_share(war, power, seen.owner):
        return 0
    return war.board.kinds[seen.kind].deck - sum(item.owner != power for item in seen.aboard)


def _free(war: War, piece: int, zone: int, combat: bool, attacked: int, hostile: int) -> bool:
    """Whether an own carrier may still move in noncombat movement.

    Not one that has moved or fought [P40-NCM-20], nor one that will fight where it lies [P40-AIR-12].
    """
    if look(piece).status is not Status.READY:
        return False
    if not combat:
        return True
    bit = 1 << zone
    return not (hostile & bit or attacked & bit or zone in war.state.attacks)


def _cruise(war: War, power: int, zone: int, piece: int, combat: bool, attacked: int, hostile: int) -> int:
    """The zones a free carrier can be in at the end of noncombat movement.

    Hostile zones are closed, except those under attack when the demonstration is made [P40-AIR-11].
    """
    board = war.board
    if combat:
        hostile &= ~(attacked | survey(war).strikers[power])
    moves = board.kinds[look(piece).kind].move + naval_base_serves(war, zone, power)
    return sail(board, zone, moves, hostile)


# -- matching ------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def unplaced(fixed: Slots, movable: Slots, wanted: Slots) -> int:
    """The fewest aircraft left without a slot over all choices of one zone for each movable carrier."""
    total = sum(count for _, count in wanted)
    room = sum(slots for _, slots in fixed) + sum(slots for _, slots in movable)
    search = _Search(wanted, max(0, total - room))
    search.choose(dict(fixed), [(_choices(zones, wanted), slots) for zones, slots in movable], 0)
    return search.best


def _choices(zones: int, wanted: Slots) -> list[int]:
    """One zone for each set of aircraft that could use it; sets contained in another are left out."""
    first: dict[int, int] = {}
    union = 0
    for reach, _ in wanted:
        union |= reach
    for zone in bits(zones & union):
        served = mask_of(n for n, (reach, _) in enumerate(wanted) if reach >> zone & 1)
        first.setdefault(served, zone)
    return [
        zone
        for served, zone in first.items()
        if not any(other != served and other & served == served for other in first)
    ]


class _Search:
    """Tries destinations until nobody, or no fewer than must be, is left out."""

    def __init__(self, wanted: Slots, least: int) -> None:
        self.reaches = [reach for reach, count in wanted for _ in range(count)]
        self.least = least
        self.best = len(self.reaches)

    def choose(self, slots: dict[int, int], carriers: list[tuple[list[int], int]], number: int) -> None:
        """Send carrier ``number`` to each zone that is worth trying."""
        if self.best <= self.least:
            return
        if number == len(carriers):
            self.best = min(self.best, self._left_out(slots))
            return
        zones, room = carriers[number]
        for zone in zones:
            self.choose({**slots, zone: slots.get(zone, 0) + room}, carriers, number + 1)
        if not zones:
            self.choose(slots, carriers, number + 1)

    def _left_out(self, slots: dict[int, int]) -> int:
        """Aircraft without a slot in the best matching (augmenting paths)."""
        holders: dict[int, list[int]] = {zone: [] for zone in slots}
        missed = 0
        for plane in range(len(self.reaches)):
            if not self._seat(plane, slots, holders, 0)[0]:
                missed += 1
        return missed

    def _seat(
        self, plane: int, slots: dict[int, int], holders: dict[int, list[int]], tried: int
    ) -> tuple[bool, int]:
        for zone in slots:
            if tried >> zone & 1 or not self.reaches[plane] >> zone & 1:
                continue
            tried |= 1 << zone
            if len(holders[zone]) < slots[zone]:
                holders[zone].append(plane)
                return True, tried
            for place, other in enumerate(holders[zone]):
                moved, tried = self._seat(other, slots, holders, tried)
                if moved:
                    holders[zone][place] = plane
                    return True, tried
        return False, tried
