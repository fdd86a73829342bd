"""Landing places: no aircraft may be sent where none could ever be (spec 8.6).

Land has room for any number, so an aircraft that reaches friendly land is safe and needs no more thought.
The rest need decks, and decks move: every carrier that is still free picks one zone in its reach, carriers
waiting to be mobilized pick one next to a complex, and the aircraft left over are matched to the slots.
Only few aircraft ever need this; the search tries destinations only where they differ for these aircraft.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from flagplot.games.axis_allies.board import Board, bits, mask_of
from flagplot.games.axis_allies.economy import mobilize
from flagplot.games.axis_allies.economy.sites import capacity
from flagplot.games.axis_allies.moves.flotilla import lurking, trespassed
from flagplot.games.axis_allies.moves.matching import MANY, Question, Slots, left_over, parted
from flagplot.games.axis_allies.moves.outlook import Outlook, outlook
from flagplot.games.axis_allies.moves.reach import sail
from flagplot.games.axis_allies.pieces import Stacks, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import capital_lost, hostile_zone, naval_base_serves
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.tally import Tally, tally
from flagplot.kernel.memory import remember


class Decks(NamedTuple):
    """The deck slots a power can hope for."""

    fixed: Slots  # by zone
    movable: Slots  # by set of zones to choose from
    bought: tuple[Slots, ...]  # the same, one entry for each way to share out bought carriers

    @property
    def zones(self) -> int:
        """All zones where a deck could be."""
        found = mask_of(zone for zone, _ in self.fixed)
        for way in (self.movable, *self.bought):
            for zones, _ in way:
                found |= zones
        return found

    def missed(self, wanted: Slots, most: int = MANY) -> int:
        """The fewest aircraft that find no slot, whatever is chosen; more than ``most`` are not counted."""
        return left_over(self.fixed, self.movable, self.bought, wanted, most)


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


Landless = tuple[Plane, int]  # an aircraft with no land in reach, and the zones it does reach


# -- questions -----------------------------------------------------------------------------------------


class Prospect:
    """The landings a power can hope for, with or without one more flight."""

    __slots__ = (
        "_chances", "_decks", "_landless", "_needs", "_opened", "_roomy", "_short", "_view", "_without",
        "_zones", "combat", "power", "war",
    )  # fmt: skip

    def __init__(self, war: War, power: int, *, combat: bool, view: Outlook | None = None) -> None:
        self.war, self.power, self.combat = war, power, combat
        self._view = view or outlook(war, power, combat=combat)
        self._opened = _opened(war, power) if combat else 0
        self._landless: list[Landless] | None = None
        self._needs: tuple[int, Slots] | None = None
        self._short = self._chances = self._zones = -1
        self._decks: dict[int, Decks] = {}
        self._roomy: dict[int, int] = {}
        self._without: dict[tuple[Any, ...], Prospect] = {}

    @property
    def landless(self) -> list[Landless]:
        """The aircraft in the air and on decks that reach no land."""
        if self._landless is None:
            shores = self._view.havens(self._opened)
            self._landless = [
                (plane, self._reach(plane))
                for plane in _planes(self.war, self.power)
                if not shores[plane.left] >> plane.space & 1  # land capacity is unlimited [P40-AIR-16]
            ]
        return self._landless

    def _reach(self, plane: Plane) -> int:
        return self._view.reach(plane.space, plane.left, self._opened) & self.war.board.sea_mask

    @property
    def needs(self) -> tuple[int, Slots]:
        """Aircraft beyond help, and those that need a deck; nobody does while all are on the ground."""
        if self._needs is None:
            self._needs = _wants(self.landless) if survey(self.war).up[self.power] else (0, ())
        return self._needs

    def shortfall(self) -> int:
        """How many aircraft could not land whatever is done from here on.

        In combat movement it is assumed that every own attack succeeds and nothing is lost [P40-AIR-13,
        A50-AIR-13], that carriers go where they can in noncombat movement [P40-AIR-11, A50-AIR-12], and that
        nobody retreats [P40-AIR-14, A50-AIR-14].
        """
        if self._short < 0:
            hopeless, wanted = self.needs
            self._short = hopeless + self.decks().missed(wanted) if wanted else hopeless
        return self._short

    def allows(self, flight: Flight, most: int) -> bool:
        """Whether after a flight no more than ``most`` aircraft could not land."""
        hopeless, wanted = _wants(self._after(flight))
        if hopeless > most or not wanted:
            return hopeless <= most
        return self.decks(flight).missed(wanted, most - hopeless) <= most - hopeless

    def _after(self, flight: Flight) -> list[Landless]:
        """The aircraft that reach no land once a flight has been made."""
        found = self._taken_off(flight.origin, {piece: count for piece, count, _ in flight.groups})
        for piece, count, left in flight.groups:
            if not self.reaches_land(flight.end, left):
                plane = Plane(flight.end, left, count, _borne(self.war.board, piece), False)
                found.append((plane, self._reach(plane)))
        return found

    def _taken_off(self, space: int, force: Stacks) -> list[Landless]:
        """The aircraft that reach no land without those of a force that were in the air or on decks."""
        board = self.war.board
        gone: dict[tuple[int, bool, bool], int] = {}
        for piece, count in force.items():
            seen = look(piece)
            aloft = seen.aloft
            if aloft or board.sea[space]:
                alike = (seen.left if aloft else board.kinds[seen.kind].move, _borne(board, piece), not aloft)
                gone[alike] = gone.get(alike, 0) + count
        return self._fewer(space, gone)

    def waiting_zones(self, space: int, force: Stacks, zones: int, one: bool) -> int:
        """Those of ``zones`` (or ``one`` of them) where a force could wait for a deck in noncombat movement.

        It must get one in that very zone, and no more aircraft may be lost than before. [P40-AIR-23,
        P40-NCM-13, A50-AIR-17, A50-NCM-11]
        """
        decks, short, found = self.decks(), self.shortfall(), 0
        others = self._taken_off(space, force)
        hopeless = sum([plane.number for plane, _ in others if not plane.borne])
        wanted = [(reach, plane.number) for plane, reach in others if plane.borne]
        number = sum(force.values())
        for alike in self._alike(zones & self.zones()):
            zone = alike & -alike
            if decks.missed(tuple(sorted([*wanted, (zone, number)])), short - hopeless) <= short - hopeless:
                found |= alike
                if one:
                    break
        return found

    def decks(self, flight: Flight | None = None) -> Decks:
        """Deck slots open to the power, fixed and movable; an attack by ``flight`` counts."""
        attacked = 0
        if flight is not None and self.combat and self.chances() >> flight.end & 1:  # else no carrier is near
            attacked = _attacked(self.war, self.power, flight.end)
        found = self._decks.get(attacked)
        if found is None:
            found = decks(self.war, self.power, combat=self.combat, attacked=attacked)
            self._decks[attacked] = found
        return found

    def at_ease(self, most: int) -> bool:
        """Whether nobody needs a deck, and no more than ``most`` aircraft are beyond help."""
        hopeless, wanted = self.needs
        return not wanted and hopeless <= most

    def reaches_land(self, space: int, points: int) -> bool:
        """Whether an aircraft in that space could land on land."""
        return bool(self._view.havens(self._opened)[points] >> space & 1)

    def without(self, zone: int, force: Stacks) -> Prospect:
        """The prospect in noncombat movement without a force in a zone, and the aircraft it takes along."""
        key = (zone, *force.items())
        found = self._without.get(key)
        if found is None:
            found = self._without[key] = self._leave(zone, force)
        return found

    def _leave(self, zone: int, force: Stacks) -> Prospect:
        war, power = self.war, self.power
        hostile = survey(war).navies(war.state.war[power]).surface
        movable = list(self.decks().movable)
        gone: dict[tuple[int, bool, bool], int] = {}
        for piece, count in force.items():
            seen = look(piece)
            if not war.board.kinds[seen.kind].deck or seen.damaged:
                continue
            deck = (_cruise(war, power, zone, piece, hostile), _slots(war, power, piece))
            for _ in range(count if deck[1] else 0):
                movable.remove(deck)
            for item in seen.aboard:
                if item.owner == power:
                    alike = (war.board.kinds[item.kind].move, True, True)
                    gone[alike] = gone.get(alike, 0) + count
        other = Prospect(war, power, combat=False, view=self._view)
        other._decks[0] = self.decks()._replace(movable=tuple(movable))
        other._landless = self._fewer(zone, gone)
        return other

    def _fewer(self, space: int, gone: dict[tuple[int, bool, bool], int]) -> list[Landless]:
        """The landless without some that have left a space, counted by points left, borne and aboard."""
        found: list[Landless] = []
        for plane, reach in self.landless:
            alike = (plane.left, plane.borne, plane.aboard)
            if plane.space == space and gone.get(alike):
                less = min(gone[alike], plane.number)
                gone[alike] -= less
                plane = plane._replace(number=plane.number - less)
            if plane.number:
                found.append((plane, reach))
        return found

    def _alike(self, zones: int) -> list[int]:
        """Zones sorted into sets that make no difference to any aircraft or carrier."""
        decks = self.decks()
        sets = [reach for _, reach in self.landless] + [1 << zone for zone, _ in decks.fixed]
        sets += [area for way in (decks.movable, *decks.bought) for area, _ in way]
        return [part for part, _ in parted(zones, sets)]

    def served_from(self, zones: int, slots: int, most: int) -> int:
        """Those of ``zones`` where more slots would leave no more than ``most`` aircraft without a place."""
        hopeless, wanted = self.needs
        question, found = Question(*self.decks(), wanted), 0
        for part, users in parted(zones, question.reaches):
            if question.fewest(most - hopeless, users, slots) <= most - hopeless:
                found |= part
        return found

    def roomy(self, number: int) -> int:
        """Zones where so many more aircraft find empty slots for sure, without a second look.

        That is so as long as nobody in the air needs a deck: then one carrier with the room may go there, and
        what it has aboard goes with it.
        """
        if self.needs != (0, ()):
            return 0
        found = self._roomy.get(number)
        if found is None:
            found = self._roomy[number] = _roomy(self.war, self.power, number)
        return found

    def chances(self) -> int:
        """All zones where a deck could be if no enemy were in the way: more than there are, never fewer."""
        if self._chances >= 0:
            return self._chances
        war, power, found = self.war, self.power, 0
        for zone in bits(_carriers(war, power)):
            for piece, _ in tally(war.state.units[zone], war.board).carriers:
                if _slots(war, power, piece):
                    ready = look(piece).owner == power and look(piece).ready
                    found |= _cruise(war, power, zone, piece, 0) if ready else 1 << zone
        self._chances = found | Decks((), (), _bought(war, power)).zones
        return self._chances

    def zones(self) -> int:
        """All zones where a deck could be at the end of this turn."""
        if self._zones < 0:
            self._zones = self.decks().zones
        return self._zones


def shortfall(war: War, power: int, *, combat: bool) -> int:
    """How many of the power's aircraft could not land whatever is done from here on."""
    return Prospect(war, power, combat=combat).shortfall()


def landed(war: War, power: int) -> int:
    """The largest number of the power's aircraft in the air or on decks that can still end up safe.

    A noncombat move that lowers this number is forbidden: carriers must serve aircraft that have no other
    place, and aircraft may not be flown to their death. [P40-AIR-15, P40-AIR-23, P40-NCM-20, P40-CVS-15,
    A50-AIR-15, A50-AIR-17, A50-CAR-09]
    """
    total = sum(plane.number for plane in _planes(war, power))
    return total - shortfall(war, power, combat=False)


def unsettled(war: War, power: int) -> int:
    """How many aircraft would be lost if noncombat movement ended now.

    Aircraft must be over land that is open to landing or over a deck: one that is there, or one that can be
    mobilized there [P40-NCM-12, P40-NCM-13, P40-NCM-14, A50-NCM-08, A50-NCM-09, A50-NCM-11].
    """
    flying = survey(war).up[power]  # where nobody is in the air all have their decks
    landable = outlook(war, power, combat=False).landable
    hopeless, wanted = 0, []
    for plane in _planes(war, power, flying):
        if war.board.sea[plane.space] and plane.borne:
            wanted.append((1 << plane.space, plane.number))
        elif not landable >> plane.space & 1:
            hopeless += plane.number
    if not wanted:
        return hopeless
    there = decks(war, power, combat=False, moving=False, zones=flying)
    return hopeless + there.missed(tuple(sorted(wanted)))


# -- aircraft ------------------------------------------------------------------------------------------


def _planes(war: War, power: int, spaces: int = -1) -> list[Plane]:
    """The power's aircraft in the air, and those on decks, which need their slots too."""
    units, board, now = war.state.units, war.board, survey(war)
    found: list[Plane] = []
    for space in bits((now.up[power] | now.decked[power]) & spaces):
        found += _planes_in(board, space, tally(units[space], board), power)
    return found


@remember(1_000)
def _planes_in(board: Board, space: int, seen: Tally, power: int) -> tuple[Plane, ...]:
    found = []
    for piece, count in seen.airborne.get(power, ()):
        found.append(Plane(space, look(piece).left, count, _borne(board, piece), False))
    for piece, count in seen.aboard.get(power, ()):
        # an aircraft on a deck has flown nowhere yet, so it may still look for land
        found.append(Plane(space, board.kinds[look(piece).kind].move, count, True, True))
    for _, count in seen.bound.get(power, ()):
        found.append(Plane(space, 0, count, True, True))
    return tuple(found)


def _borne(board: Board, piece: int) -> bool:
    """Whether an aircraft may use carriers: fighters [P40-FTR-02] and tactical bombers [P40-TAC-02] only."""
    return board.kinds[look(piece).kind].carrier_borne


def _wants(landless: list[Landless]) -> tuple[int, Slots]:
    """Aircraft beyond help, and the zones in reach of those that need a deck.

    Nothing is wanted unless somebody in the air needs a deck: those aboard can stay where they are.
    """
    hopeless = sum([plane.number for plane, _ in landless if not plane.borne])
    if not [plane for plane, _ in landless if plane.borne and not plane.aboard]:
        return hopeless, ()
    return hopeless, tuple(sorted([(reach, plane.number) for plane, reach in landless if plane.borne]))


def _opened(war: War, power: int) -> int:
    """Neutrals under attack: by the time aircraft go home they may be flown over."""
    return war.board.neutral_mask & survey(war).owners[power]


# -- decks ---------------------------------------------------------------------------------------------


def decks(
    war: War, power: int, *, combat: bool, attacked: int = 0, moving: bool = True, zones: int = -1
) -> Decks:
    """Deck slots open to the power: those in a fixed zone, and those of carriers that still choose theirs.

    Aircraft of others already aboard keep their slots, the power's own are counted among the aircraft.
    Damaged carriers take nobody [P40-CVS-07, P40-CVS-09]. ``attacked`` zones count as under attack; only
    carriers that lie in ``zones`` are counted, and those to be mobilized.
    """
    board, state = war.board, war.state
    fixed: dict[int, int] = {}
    movable: list[tuple[int, int]] = []
    shut = hostile = survey(war).navies(state.war[power]).surface
    expelled = 0
    if combat:  # where there is going to be an attack the zone is thought to be won [P40-AIR-11]
        expelled = trespassed(war, power)
        shut &= ~(attacked | survey(war).strikers[power] & ~(lurking(war, power) | expelled))
    for zone in bits(_carriers(war, power) & zones):
        for piece, count in tally(state.units[zone], board).carriers:
            slots = _slots(war, power, piece)
            if not slots:
                continue
            mine = moving and look(piece).owner == power
            if mine and expelled >> zone & 1:
                movable += [(_refuge(war, power, zone, piece, hostile), slots)] * count
            elif mine and _free(war, piece, zone, combat, attacked, hostile):
                movable += [(_cruise(war, power, zone, piece, shut), slots)] * count
            else:
                fixed[zone] = fixed.get(zone, 0) + slots * count
    return Decks(tuple(sorted(fixed.items())), tuple(sorted(movable)), _bought(war, power))


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
    hostile, found = survey(war).navies(war.state.war[power]).surface, 0
    for zone in bits(_carriers(war, power)):
        empty = 0
        for piece, count in tally(war.state.units[zone], war.board).carriers:
            seen = look(piece)
            room = _slots(war, power, piece) - sum(item.owner == power for item in seen.aboard)
            if room >= number and seen.owner == power and seen.ready:
                found |= _cruise(war, power, zone, piece, hostile)
            elif room > 0:
                empty += room * count
        if empty >= number:
            found |= 1 << zone
    for way in _bought(war, power):
        for zones, slots in way:
            if slots >= number:
                found |= zones
    return found


def _bought(war: War, power: int) -> tuple[Slots, ...]:
    """Carriers waiting to be mobilized, with the zones they may appear in.

    [P40-AIR-06, P40-NCM-12, A50-AIR-03, A50-NCM-09, A50-NCM-21] Each uses up one unit of output of the
    complex it enters through, so there is one list for every way to share them out among complexes that could
    not build them all. Whatever else was bought stands back for carriers that aircraft wait for, in the
    Mobilize phase too [P40-NCM-14].
    """
    carriers = mobilize.bought_carriers(war, power)
    if not carriers or capital_lost(war, power):
        return ((),)
    near = war.board.sea_near_mask
    output = capacity(war, power)
    yards = tuple([(near[space], units) for space, units in output.items() if units and near[space]])
    return _berths(carriers, yards, max([kind.deck for kind in war.board.kinds]))


@remember(1_000)
def _berths(carriers: int, yards: Slots, slots: int) -> tuple[Slots, ...]:
    return tuple(tuple((zones, slots) for zones in way) for way in shared_out(carriers, yards))


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


def _carriers(war: War, power: int) -> int:
    """The zones where the power or a friend has carriers."""
    return survey(war).navies(war.board.friends[power]).carriers


def _slots(war: War, power: int, piece: int) -> int:
    """Slots of one carrier for the power: friends' decks serve too, if the friend may be used at all.

    [P40-CVS-03, P40-CMV-26, P40-GEN-11, P40-MNF-06, A50-CAR-01, A50-CAR-04, A50-NCM-08]
    """
    owner = look(piece).owner
    if owner != power and not (
        war.board.friends[power] >> owner & 1 and war.edition.may_share(war, power, owner)
    ):
        return 0
    return _places(war.board, power, piece)


@remember(2_000)
def _places(board: Board, power: int, piece: int) -> int:
    """Places on a carrier that are not taken by aircraft of other powers."""
    seen = look(piece)
    taken = sum(item.owner != power for item in seen.aboard)
    return 0 if seen.damaged else board.kinds[seen.kind].deck - taken


def _free(war: War, piece: int, zone: int, combat: bool, attacked: int, hostile: int) -> bool:
    """Whether an own carrier may still move in noncombat movement.

    Not one that has moved or fought [P40-NCM-20, A50-CAR-10], nor one that will fight where it lies
    [P40-AIR-12, A50-AIR-21].
    """
    if not look(piece).ready:
        return False
    if not combat:
        return True
    bit = 1 << zone
    return not (hostile & bit or attacked & bit or zone in war.state.attacks)


def _cruise(war: War, power: int, zone: int, piece: int, hostile: int) -> int:
    """The zones a free carrier can be in at the end of noncombat movement; ``hostile`` ones are closed."""
    moves = war.board.kinds[look(piece).kind].move + naval_base_serves(war, zone, power)
    return sail(war.board, zone, moves, hostile)


def _refuge(war: War, power: int, zone: int, piece: int, hostile: int) -> int:
    """The zones a carrier can get away to that has to leave the enemy ships beside it. [P40-HSZ-05]"""
    moves = war.board.kinds[look(piece).kind].move + naval_base_serves(war, zone, power)
    return sail(war.board, zone, moves, hostile) & ~(1 << zone) or 1 << zone
