"""Defending aircraft that are in the air when combat is over land before the active power moves anything.

Scrambled aircraft and interceptors go home if home is still friendly. The others, among them those whose
carrier was damaged or sunk, may go one space, or are lost. [P40-NCM-04, P40-NCM-06, A50-CAR-14]
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.combat.frames import Stranded
from flagplot.games.axis_allies.events import Moved
from flagplot.games.axis_allies.pieces import Status, cargo, change, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import friendly_territory, friends
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.text import parse_piece, piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

_AWAY = (Status.SCRAMBLED, Status.INTERCEPTED, Status.STRANDED)


class StrandedStep(Step[War, Stranded]):
    """Every owner, in turn order after the active power, finds landing places for its aircraft.

    [A50-CAR-15]
    """

    def seats(self, war: War, frame: Stranded) -> tuple[str, ...]:
        """The owner who has a choice."""
        return (war.seat(frame.asked[0]),) if frame.asked else ()

    def run(self, war: War, frame: Stranded) -> None:
        """Send home whoever can go home, then find the owners that have a choice."""
        if not frame.returned:
            _return_home(war)
            frame.returned = True
            frame.asked = tuple(p for p in war.board.after(frame.power) if _waiting(war, p))
            _skip(war, frame)
        else:
            war.state.frames.pop()

    def legal(self, war: War, frame: Stranded, seat: str) -> list[Action]:
        """Every aircraft in every place it can reach."""
        owner = frame.asked[0]
        return [
            act("land", piece_text(war.board, piece, owner), war.name(to))
            for piece, places in _options(war, owner)
            for to in places
        ]

    def do(self, war: War, frame: Stranded, seat: str, action: Action) -> None:
        """Land one aircraft."""
        owner = frame.asked[0]
        piece = parse_piece(war.board, str(action.args[0]), owner)
        _land(war, piece, war.board.space_of[str(action.args[1])])
        _skip(war, frame)

    def why_not(self, war: War, frame: Stranded, seat: str, action: Action) -> Refusal | None:
        """Say why an aircraft cannot land in a place."""
        if action.verb != "land" or len(action.args) != 2:
            return None
        name = str(action.args[1])
        if name not in war.board.space_of:
            return unknown("space", name, war.board.space_ids)
        to, owner = war.board.space_of[name], frame.asked[0]
        if not war.board.sea[to] and not friendly_territory(war, to, owner):
            return illegal("P40-NCM-04", f"{the(name)} is not friendly", name)
        if war.board.sea[to] and _deck(war, to, owner) is None:
            return illegal("P40-CVS-13", f"there is no free friendly deck in {the(name)}", name)
        return illegal("P40-NCM-04", f"{the(name)} is more than one space away", name)

    def prompt(self, war: War, frame: Stranded, seat: str) -> str:
        """Ask for a landing place."""
        left = sum(war.state.units[space][piece] for space, piece in _waiting(war, frame.asked[0]))
        mover = the(war.seat(frame.power))
        return (
            f"Your aircraft in the air ({left}) must land before {mover} moves: choose a "
            "friendly territory or free deck within one space for each; what finds none is lost."
        )


def _waiting(war: War, owner: int) -> list[tuple[int, int]]:
    """(space, piece) of a power's aircraft that have not landed yet."""
    units = war.state.units
    return [
        (space, piece)
        for space in bits(survey(war).marked[owner])
        for piece in units[space]
        if look(piece).owner == owner and look(piece).status in _AWAY
    ]


def _return_home(war: War) -> None:
    """Land scrambled aircraft and interceptors where they came from, if that is still friendly.

    All others become stranded, with the space they are in for a home. [P40-SCR-06, P40-SCR-09, P40-SBR-22]
    """
    units = war.state.units
    for space in bits(survey(war).marked_spaces()):
        for piece, count in units[space].items():
            seen = look(piece)
            if seen.status in _AWAY and seen.home >= 0 and friendly_territory(war, seen.home, seen.owner):
                war.remove(space, piece, count)
                war.add(seen.home, change(piece, status=Status.READY, home=-1), count)
                if seen.home != space:
                    _report(war, piece, space, seen.home, count)
    for space in bits(survey(war).marked_spaces()):
        for piece, count in units[space].items():
            if look(piece).status in _AWAY:
                war.turn(space, piece, change(piece, status=Status.STRANDED, home=space), count)


def _options(war: War, owner: int) -> list[tuple[int, list[int]]]:
    """Stranded pieces of a power with the places each could land in.

    A friendly territory next to where it is, or a free deck in the same or an adjacent zone.
    [P40-SCR-07, P40-SBR-22, P40-CVS-13, P40-KAM-15, A50-CAR-14, A50-CAR-15]
    """
    found = []
    for space, piece in _waiting(war, owner):
        places = [to for to in (space, *war.board.near[space]) if _lands(war, piece, to)]
        found.append((piece, places))
    return found


def _lands(war: War, piece: int, to: int) -> bool:
    seen = look(piece)
    if war.edition.no_entry(war, to, seen.owner, seen.kind, flying=False) is not None:
        return False
    if not war.board.sea[to]:
        return friendly_territory(war, to, seen.owner)
    return war.board.kinds[seen.kind].carrier_borne and _deck(war, to, seen.owner) is not None


def _deck(war: War, zone: int, owner: int) -> int | None:
    """An undamaged carrier in the zone with room for an aircraft of the power: its own before a friend's.

    [P40-CVS-07, P40-CVS-12]
    """
    best = None
    for piece in war.state.units[zone]:
        seen = look(piece)
        if war.board.kinds[seen.kind].deck <= len(seen.cargo) or seen.damaged:
            continue
        if seen.owner == owner:
            return piece
        if best is None and friends(war, owner, seen.owner) and war.edition.may_share(war, owner, seen.owner):
            best = piece
    return best


def _land(war: War, piece: int, to: int) -> None:
    """Put one aircraft down."""
    seen = look(piece)
    war.remove(seen.home, piece)
    if war.board.sea[to]:
        carrier = _deck(war, to, seen.owner)
        assert carrier is not None
        war.turn(to, carrier, change(carrier, cargo=(*look(carrier).cargo, cargo(seen.owner, seen.kind))))
    else:
        war.add(to, change(piece, status=Status.READY, home=-1, left=0))
    _report(war, piece, seen.home, to, 1)


def _report(war: War, piece: int, space: int, to: int, count: int) -> None:
    """Tell who landed where."""
    seen = look(piece)
    kind = war.board.kinds[seen.kind].id
    units = kind if count == 1 else f"{count} {kind}"
    path = (war.name(space), war.name(to))
    war.emit(Moved(power=war.seat(seen.owner), units=units, path=path, phase="stranded"))


def _skip(war: War, frame: Stranded) -> None:
    """Land or lose what leaves no choice, up to the next owner who has one. [P40-NCM-05, P40-SCR-08]"""
    while frame.asked:
        options = _options(war, frame.asked[0])
        if not options:
            frame.asked = frame.asked[1:]
            continue
        forced = _forced(war, options)
        if forced is None:
            return
        piece, places = forced
        if places:
            _land(war, piece, places[0])
        else:
            space = look(piece).home
            count = war.state.units[space][piece]
            war.remove(space, piece, count)
            war.lose(space, piece, count, "no landing place")


def _forced(war: War, options: list[tuple[int, list[int]]]) -> tuple[int, list[int]] | None:
    """An aircraft about which nothing is to be decided.

    It can land nowhere, or only in one territory, which has room for everybody; or it is the only one that
    waits and has one place.
    """
    for piece, places in options:
        if not places or (len(places) == 1 and (len(options) == 1 or not war.board.sea[places[0]])):
            return piece, places
    return None
