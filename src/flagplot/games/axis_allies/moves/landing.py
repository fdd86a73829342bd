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
from flagplot.games.axis_allies.status import capital_lost, hostile_zone, naval_base_serves

Slots = tuple[tuple[int, int], ...]  # (zone or set of zones, slots), sorted


class Decks(NamedTuple):
    """The deck slots a power can hope for."""

    fixed: Slots  # by zone
    movable: tuple[Slots, ...]  # by set of zones to choose from; one entry a way to share out bought carriers

    @property
    def zones(self) -> int:
        """All zones where a deck could be."""
        found = mask_of(zone for zone, _ in self.fixed)
        for way in self.movable:
            for zones, _ in way:
                found |= zones
        return found

    def missed(self, wanted: Slots) -> int:
        """The fewest aircraft that find no slot, whatever is chosen."""
        return min(unplaced(self.fixed, way, wanted) for way in self.movable)


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
        self._decks: dict[int, Decks] = {}

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
        return hopeless + self.decks(flight).missed(wanted)

    def decks(self, flight: Flight | None = None) -> Decks:
        """Deck slots open to the power, fixed and movable; an attack by ``flight`` counts."""
        attacked = _attacked(self.war, self.power, flight.end) if flight is not None and self.combat else 0
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
        found = self.decks()
        more = dict(found.fixed)
        more[zone] = more.get(zone, 0) + slots
        return hopeless + found._replace(fixed=tuple(sorted(more.items()))).missed(wanted)

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
        return found | Decks((), tuple(_bought(war, power))).zones

    def zones(self) -> int:
        """All zones where a deck could be at the end of this turn."""
        return self.decks().zones


def shortfall(war: War, power: int, *, combat: bool) -> int:
    """How many of the power's aircraft could not land whatever is done from here on."""
    return Prospect(war, power, combat=combat).shortfall()


def feasible(war: War, power: int) -> bool:
    """Whether all aircraft in the air could land somewhere, as combat movement stands now.

    Before any dice a safe landing must be conceivable for all of them together [P40-AIR-05, P40-AIR-10].
    """
    return shortfall(war, power, combat=True) == 0


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
    return hopeless + decks(war, power, combat=False, moving=False).missed(tuple(sorted(wanted)))


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


def decks(war: War, power: int, *, combat: bool, attacked: int = 0, moving: bool = True) -> Decks:
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
    ways = tuple(tuple(sorted((*movable, *way))) for way in _bought(war, power))
    return Decks(tuple(sorted(fixed.items())), ways)


def _attacked(war: War, power: int, space: int) -> int:
    """The zone, as a set, that a combat flight ending there puts under attack.

    Over the launch zone of an assault aircraft only wait, unless enemy surface warships are there.
    """
    if not war.board.sea[space]:
        return 0
    quiet = not hostile_zone(war, space, power)
    return 0 if quiet and any(space == launch for launch, _ in war.state.assaults) else 1 << space


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
    for way in _bought(war, power):
        for zones, slots in way:
            if slots >= number:
                found |= zones
    return found


def _bought(war: War, power: int) -> list[Slots]:
    """Carriers waiting to be mobilized, with the zones they may appear in. [P40-AIR-06, P40-NCM-12]

    Each uses up one unit of output of the complex it enters through, so there is one list for every way to
    share them out among complexes that could not build them all. Whatever else was bought stands back for
    carriers that aircraft wait for, in the Mobilize phase too [P40-NCM-14].
    """
    carriers = mobilize.bought_carriers(war, power)
    if not carriers or capital_lost(war, power):
        return [()]
    slots = max(kind.deck for kind in war.board.kinds)
    near = war.board.sea_near_mask
    output = capacity(war, power)
    yards = tuple((near[space], units) for space, units in output.items() if units and near[space])
    return [tuple((zones, slots) for zones in way) for way in shared_out(carriers, yards)]


def shared_out(carriers: int, yards: Slots) -> list[tuple[int, ...]]:
    """All ways to build carriers in yards of limited output: one set of zones for each carrier built.

    Yards that could build all of them need no counting and are one; the others are tried with every number.
    """
    ample = 0
    for zones, output in yards:
        if output >= carriers:
            ample |= zones
    ways: list[tuple[int, ...]] = [()]
    for zones, output in yards:
        if zones & ~ample and output < carriers:
            more = [(*way, *(zones,) * n) for way in ways for n in range(output + 1)]
            ways = [way for way in more if len(way) <= carriers]
    if ample:
        return [(*way, *(ample,) * (carriers - len(way))) for way in ways]
    built = max(map(len, ways))
    return [way for way in ways if len(way) == built]


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
    search = _Search(wanted)
    search.run([(1 << zone, slots) for zone, slots in fixed], list(movable))
    return search.best


class _Search:
    """Sends one carrier after another to each zone worth trying, as long as that can still help.

    A carrier that has not chosen yet is thought to be in all its zones at once. That never underrates it, so
    if even then too many aircraft are left out, the choices made so far lead nowhere.
    """

    def __init__(self, wanted: Slots) -> None:
        self.wanted = wanted
        self.reaches = [reach for reach, count in wanted for _ in range(count)]
        self.best = len(self.reaches)
        self.least = 0
        self._choices: dict[int, list[int]] = {}

    def run(self, fixed: list[tuple[int, int]], movable: list[tuple[int, int]]) -> None:
        """Find the best choice; nothing beats all carriers being in all their zones at once."""
        self.least = self._left_out(fixed + movable)
        self.choose(fixed, movable, 0)

    def choose(self, placed: list[tuple[int, int]], waiting: list[tuple[int, int]], first: int) -> None:
        """Send the next carrier somewhere; ``first`` counts choices tried before by one just like it."""
        left_out = self._left_out(placed + waiting)
        if left_out >= self.best:
            return
        if not waiting:
            self.best = left_out
            return
        (zones, slots), rest = waiting[0], waiting[1:]
        alike = bool(rest) and rest[0] == waiting[0]
        for number, zone in enumerate(self.choices(zones)[first:], first):
            self.choose([*placed, (1 << zone, slots)], rest, number if alike else 0)
            if self.best <= self.least:
                return

    def choices(self, zones: int) -> list[int]:
        """One zone for each set of aircraft that could use it; sets contained in another are left out."""
        found = self._choices.get(zones)
        if found is None:
            served: dict[int, int] = {}
            for zone in bits(zones):
                users = mask_of(n for n, (reach, _) in enumerate(self.wanted) if reach >> zone & 1)
                served.setdefault(users, zone)
            found = self._choices[zones] = [
                zone
                for users, zone in served.items()
                if not any(other != users and other & users == users for other in served)
            ]
        return found

    def _left_out(self, decks: list[tuple[int, int]]) -> int:
        """Aircraft without a slot in the best matching (augmenting paths)."""
        holders: list[list[int]] = [[] for _ in decks]
        return sum(not self._seat(plane, decks, holders, set()) for plane in range(len(self.reaches)))

    def _seat(
        self, plane: int, decks: list[tuple[int, int]], holders: list[list[int]], tried: set[int]
    ) -> bool:
        """Find a slot for an aircraft, moving others to other decks if need be."""
        for deck, (zones, slots) in enumerate(decks):
            if deck in tried or not self.reaches[plane] & zones:
                continue
            tried.add(deck)
            aboard = holders[deck]
            if len(aboard) < slots:
                aboard.append(plane)
                return True
            for place, other in enumerate(aboard):
                if self._seat(other, decks, holders, tried):
                    aboard[place] = plane
                    return True
        return False
