"""Air movement: one order sends aircraft of one space to one destination.

A combat flight ends where the aircraft fight, and must leave a landing conceivable [P40-AIR-05, A50-AIR-01];
what points remain are for the way home in noncombat movement, since both moves share one allowance
[P40-AIR-04, A50-AIR-02, A50-AIR-19].
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits, including, mask_of
from flagplot.games.axis_allies.events import Moved
from flagplot.games.axis_allies.moves import paratroopers
from flagplot.games.axis_allies.moves.flotilla import attacked_by_arrivals
from flagplot.games.axis_allies.moves.frames import AirOrder
from flagplot.games.axis_allies.moves.landing import Flight
from flagplot.games.axis_allies.moves.moment import Moment, moment
from flagplot.games.axis_allies.moves.outlook import Outlook, enemy_zones, outlook
from flagplot.games.axis_allies.moves.reach import FAR, distance, path, rings
from flagplot.games.axis_allies.moves.touchdown import touch_down
from flagplot.games.axis_allies.pieces import Piece, Stacks, Status, cargo, change, look, plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import airbase_bonus, hostile_zone
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.tally import Group, tally
from flagplot.games.axis_allies.text import force_text

ROLES = {
    "attack": Status.ATTACKING,
    "raid": Status.RAIDING,
    "escort": Status.ESCORTING,
    **paratroopers.ROLES,
}


# -- range ---------------------------------------------------------------------------------------------


def points(war: War, power: int, space: int, piece: int) -> int:
    """Movement points an aircraft has now.

    What it has left if it is in the air already [P40-AIR-04, A50-AIR-19]; else its move value [A50-AIR-02],
    which technology may raise on the board of the moving power [A50-TEC-35], and one more when it takes
    off from a territory with an operative friendly airbase [P40-AIR-08, P40-FAC-12], not from a carrier next
    to one [P40-AIR-09].
    """
    seen = look(piece)
    if seen.aloft:
        return seen.left
    bonus = 0 if war.board.sea[space] else airbase_bonus(war, space, power)
    return war.board.kinds[seen.kind].move + bonus


# -- where flights may end -----------------------------------------------------------------------------


class Sky:
    """Where aircraft of one power may fly in one phase, worked out as far as it is asked for."""

    __slots__ = ("combat", "pinned", "power", "prospect", "targets", "view", "war")

    def __init__(self, now: Moment) -> None:
        self.war, self.power, self.combat = now.war, now.power, now.combat
        self.prospect = now.prospect
        self.view = outlook(self.war, self.power, combat=self.combat)
        # zones with own carriers that an attack there would keep from moving later [P40-AIR-12]
        self.pinned = 0
        self.targets = self.view.landable
        if self.combat:
            self.targets = combat_ends(self.war, self.power, self.view)
            self.pinned = self.targets & survey(self.war).carriers[self.power]

    def any(self, space: int, groups: list[Group]) -> bool:
        """Whether at least one of these aircraft has somewhere to fly."""
        move = max([points(self.war, self.power, space, piece) for piece, _ in groups])
        if self._sure(space, move):
            return True
        if self.combat:
            if not self.view.rings(space)[move] & self.targets:  # most often: nothing to attack in reach
                return False
        elif not move:
            return False
        return any(self.ends(space, {piece: 1}, one=True) for piece, _ in groups)

    def most(self, space: int, force: Stacks, piece: int, count: int) -> int:
        """How many of ``piece``, up to ``count``, can join the force."""
        move = min([points(self.war, self.power, space, one) for one in (*force, piece)])
        if self._sure(space, move):  # numbers do not matter
            return count
        most = 0
        while most < count and self.ends(space, plus(force, piece, most + 1), one=True):
            most += 1
        return most

    def _sure(self, space: int, move: int) -> int:
        """Where any number of aircraft with ``move`` points may end a flight: land is in reach of it."""
        if self.combat:
            return self.view.easy(space, move) & self.targets & ~self.pinned
        return self.view.rings(space)[move] & self.targets & ~(1 << space)

    def ends(self, space: int, force: Stacks, *, one: bool = False) -> int:
        """All places where this force may end its flight, or just ``one`` of them."""
        return self._combat_ends(space, force, one) if self.combat else self._landings(space, force, one)

    def _combat_ends(self, space: int, force: Stacks, one: bool) -> int:
        """Targets in range from which a landing is conceivable.

        Land within the rest of the range is enough [P40-AIR-10, A50-AIR-11]; otherwise decks must do, for
        fighters and tactical bombers only, and for all aircraft in the air together [P40-AIR-06, P40-AIR-11,
        A50-AIR-03, A50-AIR-12].
        """
        war, power, view = self.war, self.power, self.view
        reach = sure = self.targets
        borne = True
        for piece in force:
            move = points(war, power, space, piece)
            reach &= view.rings(space)[move]
            sure &= view.easy(space, move)
            borne = borne and war.board.kinds[look(piece).kind].carrier_borne
        found = sure & ~self.pinned
        unsure = reach & ~found
        if not borne and unsure & ~sure:
            mixed = [p for p in force if not war.board.kinds[look(p).kind].carrier_borne]
            for piece in mixed:
                unsure &= view.easy(space, points(war, power, space, piece))
        if not unsure or (found and one):
            return found
        least = min([points(war, power, space, piece) for piece in force])
        around, chances = view.rings(space), self.prospect.chances()
        for end in bits(unsure):
            used = distance(around, end)
            # a quick test first: is a zone in reach where any deck could ever be?
            if sure >> end & 1 or view.rings(end)[least - used] & chances:
                left = [(p, n, points(war, power, space, p) - used) for p, n in force.items()]
                if self.prospect.allows(Flight(space, end, tuple(left)), 0):
                    found |= 1 << end
                    if one:
                        break
        return found

    def _landings(self, space: int, force: Stacks, one: bool) -> int:
        """Landing places in range: land friendly since the turn began, and zones where a deck can be.

        Who ends over a zone must get a deck in that zone, and nobody may be flown where fewer aircraft can be
        saved than before. [P40-AIR-16, P40-AIR-23, P40-NCM-10, P40-NCM-11, P40-NCM-13, P40-NCM-14,
        A50-AIR-06, A50-AIR-17, A50-CAR-12, A50-NCM-07, A50-NCM-08, A50-NCM-09]
        """
        war, power, view = self.war, self.power, self.view
        reach = ~(1 << space)
        borne = True
        for piece in force:
            reach &= view.rings(space)[points(war, power, space, piece)]
            borne = borne and war.board.kinds[look(piece).kind].carrier_borne
        found = reach & self.targets
        zones = reach & war.board.sea_mask
        if borne and zones and not (found and one):
            number = sum(force.values())
            found |= zones & self.prospect.roomy(number)
            if not (found and one):
                found |= self.prospect.waiting_zones(space, force, zones & ~found, one)
        return found


def sky(war: War, power: int, *, combat: bool) -> Sky:
    """Where the power's aircraft may fly from the map as it stands."""
    now = moment(war, power, combat=combat)
    if now.sky is None:
        now.sky = Sky(now)
    return now.sky


def combat_ends(war: War, power: int, view: Outlook) -> int:
    """Where combat flights may end. [P40-AIR-24, P40-AIR-20, A50-AIR-05, A50-CMV-10]

    Hostile or neutral land, defended or not [A50-CMV-22], as it stood when the phase began but not if a blitz
    has taken it since; zones with enemy ships, be they only submarines or transports [P40-CMV-08]; launch
    zones of own assaults, to meet a possible scramble [P40-AMP-06].
    """
    land = view.attackable(war, power) & ~mask_of(war.state.captured)
    zones = enemy_zones(war, power)
    if war.edition.lone_aircraft_hunt:
        zones |= mask_of(zone for zone, _ in war.state.assaults)
    else:
        zones &= _worthwhile(war, power)
    return (land | zones) & ~view.closed


def _worthwhile(war: War, power: int) -> int:
    """Zones where aircraft find a battle: surface warships, transports, or own ships that attack submarines.

    Aircraft alone and submarines could not hit each other. Ships attack if they have announced it where they
    lie, or have come to a zone from which an assault starts. [A50-CMV-10]
    """
    now, state = survey(war), war.state
    enemies = state.war[power]
    found = now.navies(enemies).surface | now.of(now.transports, enemies) | mask_of(state.attacks)
    for zone, _ in state.assaults:
        if attacked_by_arrivals(war, zone, power):
            found |= 1 << zone
    return found


def roles(war: War, frame: AirOrder, end: int) -> list[str]:
    """What this force can do at the end of its flight.

    Strategic bombers raid territories with facilities [P40-SBR-01, P40-SBR-02, P40-SBR-21]; fighters, from
    wherever they come, escort a raid that was ordered before [P40-SBR-03, P40-SBR-04, P40-SBR-24,
    P40-FTR-03]; bombers with paratroopers drop them [A50-TEC-16]; everybody may attack instead, and the
    choice is final [P40-SBR-05, P40-SBR-25, A50-AIR-20].
    """
    if war.board.sea[end]:
        return ["attack"]
    found = ["attack"]
    kinds = [war.board.kinds[look(piece).kind] for piece in frame.force]
    if all(kind.raids for kind in kinds) and has_facility(war, end):
        found.append("raid")
    if all(kind.escorts for kind in kinds) and raided(war, end, frame.power):
        found.append("escort")
    if kinds[0].drops:
        move = min(points(war, frame.power, frame.origin, piece) for piece in frame.force)
        if paratroopers.may_drop(war, frame, end, move):
            found += paratroopers.ROLES
    return found


def has_facility(war: War, space: int) -> bool:
    """Whether there is something to raid."""
    airbase, naval_base, size, _ = war.state.facilities[space]
    return airbase >= 0 or naval_base >= 0 or size > 0


def raided(war: War, space: int, power: int) -> bool:
    """Whether bombers of the power are on a raid there."""
    flying = tally(war.state.units[space], war.board).airborne.get(power, ())
    return any(look(piece).status is Status.RAIDING for piece, _ in flying)


# -- flying --------------------------------------------------------------------------------------------


def starts(war: War, power: int, *, combat: bool) -> list[int]:
    """The spaces with aircraft that have somewhere to fly in this phase.

    Aircraft that did nothing yet, also on friends' carriers [P40-MNF-06, A50-CAR-05, A50-CAR-13]; those whose
    carrier left them behind [P40-CMV-24]; and in noncombat movement all that fought [P40-NCM-01, P40-NCM-02,
    A50-NCM-02].
    """
    spaces = survey(war).fliers[power]
    if not spaces:
        return []
    now = moment(war, power, combat=combat)
    if now.flights is None:
        over, units, board = sky(war, power, combat=combat), war.state.units, war.board
        sure = 0 if combat else over.view.departures(survey(war).rested[power])
        now.flights = [
            s for s in bits(spaces) if sure >> s & 1 or over.any(s, tally(units[s], board).aircraft(power))
        ]
    return now.flights


def fly(war: War, frame: AirOrder, end: int, role: str) -> None:
    """Move the aircraft and mark what they are going to do; nobody fires at them on the way.

    [P40-AIR-22, A50-AIR-04] In combat movement they stay in the air over their target; in noncombat movement
    they land, or wait over a sea zone for their deck [P40-NCM-13, A50-NCM-10].
    """
    board, power, origin = war.board, frame.power, frame.origin
    way = course(war, frame, end, role)
    used = len(way) - 1
    arrived = Stacks()
    for piece, count in frame.force.items():
        left = points(war, power, origin, piece) - used
        if role:
            landed = change(piece, status=ROLES[role], left=left)
        elif board.sea[end]:
            landed = change(piece, status=Status.ALOFT, left=left)
        else:
            landed = change(piece, status=Status.DONE, left=0)
        _take_off(war, origin, piece, count, power)
        if role in paratroopers.ROLES:
            landed = paratroopers.embark(war, frame, landed, count)
        war.add(end, landed, count)
        arrived = plus(arrived, landed, count)
    if role and board.sea[end]:
        _commit(war, end, power)
    elif board.sea[end] and war.edition.landing_ends_moves:
        touch_down(war, end, arrived, power)
    war.emit(
        Moved(
            power=board.owner_ids[power],
            units=force_text(board, frame.force, power),
            path=tuple(board.space_ids[s] for s in way),
            phase=role or "noncombat",
        )
    )
    provoking = war.edition.provoking_mask(war, power)
    for space in way[1:]:
        if provoking >> space & 1:
            war.edition.entered(war, space, power)
            return
    war.edition.entered(war, end, power)


def _commit(war: War, zone: int, power: int) -> None:
    """Sending aircraft against submarines or transports alone announces an attack on them. [P40-CBT-08]

    In the launch zone of an assault the choice is made when the assault is carried out.
    """
    state = war.state
    if hostile_zone(war, zone, power) or any(zone == launch for launch, _ in state.assaults):
        return
    state.attacks = including(state.attacks, zone)


def _take_off(war: War, space: int, piece: int, count: int, power: int) -> None:
    """Take aircraft from the ground, out of the air, or off the decks in a zone, own carriers first.

    [P40-CMV-24, P40-CVS-05, P40-MNF-06, A50-CAR-03, A50-CAR-05, A50-CAR-13]
    """
    stacks = war.state.units[space]
    loose = min(count, stacks.get(piece, 0))
    if loose:
        war.remove(space, piece, loose)
        count -= loose
    item = cargo(power, look(piece).kind)
    for _ in range(count):  # a carrier that loses an aircraft is another piece, so look again each time
        carriers = [p for p, _ in tally(war.state.units[space], war.board).carriers if not look(p).damaged]
        loaded = [p for p in carriers if item in look(p).cargo]
        carrier = min(loaded, key=lambda p: (look(p).owner != power, p))
        war.turn(space, carrier, _without(carrier, item))


def _without(carrier: int, item: int) -> Piece:
    rest = list(look(carrier).cargo)
    rest.remove(item)
    return change(carrier, cargo=tuple(rest))


def course(war: War, frame: AirOrder, end: int, role: str) -> tuple[int, ...]:
    """The way flown: the shortest, but round spaces whose overflight starts a war if there is enough fuel.

    [P40-POL-11, P40-POL-31] Paratroopers are not flown over hostile territory [A50-TEC-16].
    """
    board, power = war.board, frame.power
    view = outlook(war, power, combat=frame.combat)
    if role in paratroopers.ROLES:
        return path(board, frame.origin, end, view.barred | view.hostile, view.closed)
    avoid = view.provoking & ~(1 << end)
    if avoid:
        around = rings(board, frame.origin, view.barred | avoid, view.closed)
        used = distance(around, end)
        if used <= FAR and all(points(war, power, frame.origin, p) >= used for p in frame.force):
            fuel = tuple((p, n, points(war, power, frame.origin, p) - used) for p, n in frame.force.items())
            prospect = moment(war, power, combat=frame.combat).prospect
            before = 0 if frame.combat else prospect.shortfall()
            safe = not frame.combat and not board.sea[end]
            if safe or prospect.allows(Flight(frame.origin, end, fuel), before):
                return path(board, frame.origin, end, view.barred | avoid, view.closed)
    return path(board, frame.origin, end, view.barred, view.closed)
