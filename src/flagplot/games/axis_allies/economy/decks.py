"""After mobilization, aircraft that wait over a sea zone go aboard carriers there.

Which aircraft is on which carrier is stored, and their owner decides it, here, whenever there is anything to
decide [P40-CVS-17]. Aircraft that stand in a territory stay there [A50-MOB-20]. What finds no deck is lost.
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.economy.frames import Decks
from flagplot.games.axis_allies.pieces import Stacks, cargo, change, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import friends
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


class DecksStep(Step[War, Decks]):
    """Settle zone after zone."""

    def seats(self, war: War, frame: Decks) -> tuple[str, ...]:
        """The active power, in a zone where it has a choice."""
        return (war.seat(frame.power),) if frame.zone >= 0 else ()

    def run(self, war: War, frame: Decks) -> None:
        """Put aboard what has no choice, ask where there is one, remove what finds no deck. [P40-NCM-14]"""
        for zone in waiting_zones(war, frame.power):
            pairs = _pairs(war, frame.power, zone)
            if pairs and not _settled(war, frame.power, zone, pairs):
                frame.zone = zone
            elif pairs:
                _board(war, zone, *pairs[0])
            else:
                _lose(war, frame.power, zone)
            return
        war.state.frames.pop()

    def legal(self, war: War, frame: Decks, seat: str) -> list[Action]:
        """Every aircraft that waits here with every carrier that can take it."""
        return [_action(war, frame.power, *pair) for pair in _pairs(war, frame.power, frame.zone)]

    def do(self, war: War, frame: Decks, seat: str, action: Action) -> None:
        """Put one aircraft aboard."""
        zone, frame.zone = frame.zone, -1
        for aircraft, carrier in _pairs(war, frame.power, zone):
            if _action(war, frame.power, aircraft, carrier) == action:
                _board(war, zone, aircraft, carrier)
                return

    def why_not(self, war: War, frame: Decks, seat: str, action: Action) -> Refusal | None:
        """Why an aircraft cannot go aboard that carrier."""
        if action.verb != "deck" or len(action.args) != 2:
            return None
        where = war.name(frame.zone)
        return illegal(
            "P40-CVS-03", f"no such aircraft waits in {the(where)}, or that carrier has no room", where
        )

    def prompt(self, war: War, frame: Decks, seat: str) -> str:
        """Where decks are assigned."""
        return f"Which aircraft goes aboard which carrier in {the(war.name(frame.zone))}?"


# -- counting --------------------------------------------------------------------------------------


def waiting_zones(war: War, power: int) -> list[int]:
    """Sea zones where aircraft of the power are not aboard a ship, in ascending order."""
    return list(bits(survey(war).winged[power] & war.board.sea_mask))


def _waiting(war: War, power: int, zone: int) -> Stacks:
    kinds = war.board.kinds
    return {
        p: n for p, n in war.state.units[zone].items() if look(p).owner == power and kinds[look(p).kind].air
    }


def _count(war: War, power: int, zone: int) -> tuple[int, int]:
    """Aircraft waiting in a zone: (those that flew there, those newly built)."""
    old = new = 0
    for piece, count in _waiting(war, power, zone).items():
        if look(piece).home >= 0:
            new += count
        elif war.board.kinds[look(piece).kind].carrier_borne:
            old += count
    return old, new


def room(war: War, carrier: int) -> int:
    """Free places on one carrier: two, less what is aboard, none if damaged. [P40-CVS-03, P40-CVS-07]"""
    seen = look(carrier)
    return 0 if seen.damaged else war.board.kinds[seen.kind].deck - len(seen.cargo)


def own_room(war: War, power: int, zone: int) -> int:
    """Free places on the power's own carriers in a zone."""
    stacks = war.state.units[zone].items()
    return sum(
        room(war, p) * n for p, n in stacks if look(p).owner == power and war.board.kinds[look(p).kind].deck
    )


def friendly_room(war: War, power: int, zone: int) -> int:
    """Free places on carriers of friends in a zone. [P40-GEN-11, P40-NCM-11]"""
    return sum(room(war, p) * n for p, n in war.state.units[zone].items() if _friends_carrier(war, power, p))


def _friends_carrier(war: War, power: int, piece: int) -> bool:
    owner = look(piece).owner
    if owner == power or owner >= war.board.n_powers or not war.board.kinds[look(piece).kind].deck:
        return False
    return friends(war, power, owner) and war.edition.may_share(war, power, owner)


def room_for_new(war: War, power: int, zone: int) -> int:
    """Places left for newly built aircraft: own carriers only. [P40-MOB-11, P40-MOB-13, A50-MOB-13]"""
    return own_room(war, power, zone) - _count(war, power, zone)[1]


def spare_for_new(war: War, power: int, zone: int) -> int:
    """Places newly built aircraft can take without pushing out one that waits there already."""
    old, new = _count(war, power, zone)
    on_own = max(0, old - friendly_room(war, power, zone))
    return own_room(war, power, zone) - new - on_own


def shortage(war: War, power: int, zone: int) -> int:
    """Aircraft in a zone that have no deck there yet."""
    old, new = _count(war, power, zone)
    free = own_room(war, power, zone) - new + friendly_room(war, power, zone)
    return max(0, old - max(0, free))


# -- settling --------------------------------------------------------------------------------------


def _pairs(war: War, power: int, zone: int) -> list[tuple[int, int]]:
    """(aircraft, carrier) pairs that keep as many aircraft as possible.

    An aircraft may not be moved out of reach of a deck it could have [P40-AIR-23], so those that flew here
    leave the own decks to newly built ones when a friend's deck would do.
    """
    old, new = _count(war, power, zone)
    own, other = own_room(war, power, zone), friendly_room(war, power, zone)
    best = _most(old, new, own, other)
    carriers = [
        p
        for p in war.state.units[zone]
        if war.board.kinds[look(p).kind].deck
        and room(war, p) > 0
        and (look(p).owner == power or _friends_carrier(war, power, p))
    ]
    pairs = []
    for aircraft in _waiting(war, power, zone):
        seen = look(aircraft)
        if not war.board.kinds[seen.kind].carrier_borne:
            continue
        built = seen.home >= 0
        for carrier in carriers:
            mine = look(carrier).owner == power
            if built and not mine:
                continue
            after = _most(old - (not built), new - built, own - mine, other - (not mine))
            if after + 1 >= best:
                pairs.append((aircraft, carrier))
    return pairs


def _most(old: int, new: int, own: int, other: int) -> int:
    """The most aircraft that can go aboard: new ones on own decks, the rest anywhere."""
    first = min(new, own)
    return first + min(old, own - first + other)


def _settled(war: War, power: int, zone: int, pairs: list[tuple[int, int]]) -> bool:
    """Whether the outcome in a zone is the same whatever the owner would choose."""
    stacks = war.state.units[zone]
    planes = {plane: stacks[plane] for plane, _ in pairs}
    carriers = {carrier: stacks[carrier] for _, carrier in pairs}
    if len(pairs) == len(planes) and all(count == 1 for count in carriers.values()):
        wanted = dict.fromkeys(carriers, 0)
        for plane, carrier in pairs:  # each has one way to go: is there room for all?
            wanted[carrier] += planes[plane]
        if all(room(war, carrier) >= count for carrier, count in wanted.items()):
            return True
    places = sum(room(war, carrier) * count for carrier, count in carriers.items())
    alike = len({look(plane).kind for plane in planes}) == 1
    anywhere = len(pairs) == len(planes) * len(carriers)
    return alike and anywhere and sum(planes.values()) >= places  # every deck is full in the end


def _action(war: War, power: int, aircraft: int, carrier: int) -> Action:
    return act("deck", piece_text(war.board, aircraft, power), piece_text(war.board, carrier, power))


def _board(war: War, zone: int, aircraft: int, carrier: int) -> None:
    """Put one aircraft aboard a carrier. [P40-CVS-03, P40-CVS-17, P40-FTR-02, P40-TAC-02, P40-MOB-12]"""
    plane, ship = look(aircraft), look(carrier)
    war.remove(zone, aircraft)
    war.turn(zone, carrier, change(carrier, cargo=(*ship.cargo, cargo(plane.owner, plane.kind))))


def _lose(war: War, power: int, zone: int) -> None:
    """Aircraft left over a zone without a deck are destroyed. [P40-NCM-14, P40-NCM-15]"""
    for piece, count in _waiting(war, power, zone).items():
        war.remove(zone, piece, count)
        war.lose(zone, piece, count, "no deck to land on")
