"""Landings: amphibious units, paratroops, and French ships that claim a base nobody holds."""

from __future__ import annotations

from functools import lru_cache

from flagplot.games.admirals_war.board import (
    ALLIED,
    AMPHIB,
    AXIS,
    BASE,
    FRENCH,
    JAPANESE,
    NATION_SEAT,
    NEUTRAL,
    NOBODY,
    PARA,
    SEATS,
    SHIP,
    Board,
)
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.fleets import french
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.moves.limits import no_base
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import capture
from flagplot.games.admirals_war.shores.events import Landed
from flagplot.games.admirals_war.shores.frames import Garrison, Landings
from flagplot.games.admirals_war.state import DISABLED, GROUNDED, LANDED, PEACE, RETREATED
from flagplot.games.admirals_war.turn import midway
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, the

COLONIES = ("diego_suarez", "noumea")  # [AW-FRA-09]
DONE = Action("done")


class LandingsStep(Step[War, Landings]):
    """Seats in nationality order land what they like, one unit at a time.

    At the end of a round, of combat in an area, or of the turn; what stays at sea returns to base.
    [AW-SEQ-25, AW-SEQ-28, AW-EOR-04, AW-AMP-04, AW-AMP-05, AW-AMP-06, AW-AMP-07, AW-AMP-12, AW-DEC-41]
    """

    def seats(self, war: War, frame: Landings) -> tuple[str, ...]:
        """The next seat with a unit that can land."""
        if frame.seat < len(SEATS) and _any(war, frame):
            return (SEATS[frame.seat],)
        return ()

    def run(self, war: War, frame: Landings) -> None:
        """On to the next seat."""
        if frame.seat < len(SEATS) and _candidates(war, frame):
            frame.seat += 1
        else:
            war.pop()

    def legal(self, war: War, frame: Landings, seat: str) -> list[Action]:
        """Which unit lands where, or no more."""
        ids, places = war.board.unit_ids, war.board.place_ids
        return [
            *(
                Action("land", (ids[unit], places[port]))
                for unit in waiting(war, frame)
                for port in coasts(war, unit)
            ),
            DONE,
        ]

    def do(self, war: War, frame: Landings, seat: str, action: Action) -> None:
        """Land it."""
        if action == DONE:
            frame.seat += 1
            return
        land(war, war.board.unit(str(action.args[0])), war.board[str(action.args[1])])

    def why_not(self, war: War, frame: Landings, seat: str, action: Action) -> Refusal | None:
        """Why a unit cannot land, or not there."""
        if action.verb != "land":
            return None
        word, place = str(action.args[0]), str(action.args[1])
        unit, port = war.board.unit_of.get(word, -1), war.board.place_of.get(place, -1)
        if unit < 0:
            return unknown("unit", word, war.board.unit_ids)
        if not war.board.is_port(port):
            return unknown("port or base", place, war.board.place_ids)
        if SEATS[war.seat(unit)] != seat:
            return illegal("AW-AMP-04", f"{war.piece(unit).name} belongs to {the(war.seat_name(unit))}", word)
        if unit in frame.passed:
            return illegal("AW-O29-11", f"{war.piece(unit).name} is in no landing task force", word)
        if not war.at_sea(unit) or frame.area not in (-1, war.state.place[unit]):
            return illegal("AW-AMP-04", f"{war.piece(unit).name} is not at sea here", word)
        return no_landing(war, unit, port)

    def prompt(self, war: War, frame: Landings, seat: str) -> str:
        """The question."""
        where = "" if frame.area < 0 else f"{war.board.areas[frame.area].name}: "
        return f"{where}land units, or done."

    def concern(self, war: War, frame: Landings, seat: str) -> str:
        """Units off a coast they could land on."""
        able = sum(1 for unit in waiting(war, frame) if coasts(war, unit))
        return f"{counted(able, 'unit')} could still land here." if able else ""


@lru_cache(maxsize=16)
def landers(board: Board) -> tuple[int, ...]:
    """The counters that ever land: amphibious units, and French ships."""
    return tuple(
        unit
        for unit, piece in enumerate(board.pieces)
        if piece.kind == AMPHIB or (piece.kind == SHIP and piece.nation == FRENCH)
    )


def _candidates(war: War, frame: Landings) -> list[int]:
    """Units in the place of the step that could land at all, whoever runs them."""
    place, pieces, area = war.state.place, war.board.pieces, frame.area
    sea = war.board.n_areas
    return [
        unit
        for unit in landers(war.board)
        if (place[unit] == area or (area < 0 and place[unit] < sea))
        and (pieces[unit].kind == AMPHIB or french.may_claim(war, unit))
    ]


def waiting(war: War, frame: Landings) -> list[int]:
    """Units of the seat whose turn it is that could land at all."""
    return [
        unit for unit in _candidates(war, frame) if war.seat(unit) == frame.seat and unit not in frame.passed
    ]


def _any(war: War, frame: Landings) -> bool:
    return any(coasts(war, unit) for unit in waiting(war, frame))


# -- where --------------------------------------------------------------------------------------------------


def coasts(war: War, unit: int) -> list[int]:
    """Ports and bases a unit at sea may land on, ascending. [AW-AMP-04]"""
    ports = war.ports_on(war.state.place[unit])
    return [port for port in ports if no_landing(war, unit, port) is None]


def no_landing(war: War, unit: int, port: int) -> Refusal | None:
    """Why a unit at sea may not land on a port or base; None when it may.

    Any base touching its area, and friendly ports; never after it retreated or was disabled.
    [AW-AMP-04, AW-AMP-08, AW-CHK-07, AW-DEC-41]
    """
    printed, piece, side = war.board.port(port), war.piece(unit), war.side(unit)
    if port not in war.ports_on(war.state.place[unit]) or not midway.open_port(war, port):
        return illegal("AW-AMP-04", f"{printed.name} does not touch the area of {piece.name}", printed.id)
    if war.marked(unit, RETREATED | DISABLED | GROUNDED):
        return illegal("AW-AMP-08", f"{piece.name} has retreated or was disabled this turn", piece.id)
    if piece.kind == SHIP:
        return _no_claim(war, unit, port)
    if piece.kind != AMPHIB:
        return illegal("AW-AMP-04", f"{piece.name} is no amphibious unit", piece.id)
    if printed.kind == NEUTRAL:
        return illegal("AW-MAP-19", f"{printed.name} can never be invaded", printed.id)
    if war.state.control[port] == side:
        return no_base(war, unit, port)
    if printed.id == "panama_canal" and war.seat(unit) == JAPANESE:
        return illegal("AW-CHK-07", f"{piece.name} may not invade the {printed.name}", printed.id)
    if printed.kind != BASE:
        return illegal("AW-AMP-04", f"{printed.name} is a port: it cannot be invaded", printed.id)
    return no_invasion(war, unit, port)


def no_invasion(war: War, unit: int, port: int) -> Refusal | None:
    """Why a base that is not friendly may not be invaded by a unit; None when it may.

    [AW-MAP-30, AW-DEC-66, AW-DEC-19]
    """
    printed, state, side = war.board.port(port), war.state, war.side(unit)
    if printed.id == "addu_atoll" and (state.control[port] == NOBODY or not war.fact("trincomalee_fell")):
        if side == AXIS:
            return illegal("AW-DEC-66", f"{printed.name} is out of reach until Trincomalee falls", printed.id)
        if state.control[port] == NOBODY:
            return illegal("AW-MAP-30", f"Britain has no use of {printed.name} before turn 3", printed.id)
    if state.control[port] == NOBODY:
        dormant = printed.id == "spezia"
        return illegal("AW-ITA-03", f"{printed.name} is not yet a base", printed.id) if dormant else None
    asleep = state.war == PEACE and JAPANESE in (NATION_SEAT[state.holder[port]], war.seat(unit))
    if asleep:
        return illegal("AW-DEC-19", "Japan and the Allies are not at war", printed.id)
    if not forces.hostile(war, port, side):
        return illegal("AW-O20-08", f"{printed.name} belongs to a power that is not at war", printed.id)
    return None


def _no_claim(war: War, unit: int, port: int) -> Refusal | None:
    """French ships take only the two colonies, and only while nobody holds them. [AW-FRA-09, AW-FRA-10]"""
    printed, name = war.board.port(port), war.piece(unit).name
    if not french.may_claim(war, unit):
        rule = "AW-FRA-09" if war.piece(unit).nation == FRENCH else "AW-AMP-04"
        return illegal(rule, f"{name} is no unit that lands here", war.piece(unit).id)
    if printed.id not in COLONIES or war.state.control[port] != NOBODY:
        return illegal("AW-FRA-09", f"{name} cannot claim {printed.name}", printed.id)
    return None


# -- landing ------------------------------------------------------------------------------------------------


def land(war: War, unit: int, port: int) -> None:
    """A unit lands: a friend goes ashore, an enemy invades, a French ship hoists its flag."""
    if war.kind(unit) == SHIP:
        _claim(war, unit, port)
    elif war.state.control[port] == war.side(unit):
        _announce(war, unit, port)
        home.bring_home(war, unit, port)
    elif not (war.side(unit) == ALLIED and french.torch(war, port, unit)):  # else it waits [AW-O22-17]
        invade(war, unit, port)


def _announce(war: War, unit: int, port: int) -> None:
    piece = war.piece(unit)
    war.emit(Landed(unit=piece.id, name=piece.name, port=war.board.place_ids[port]))


def _claim(war: War, unit: int, port: int) -> None:
    """The ship is not lost; it returns to the base it has taken if this is still its own. [AW-FRA-10]"""
    _announce(war, unit, port)
    war.mark(unit, LANDED)
    capture.seize(war, port, war.side(unit), capture.captor(war, unit), "a French ship claims it")


def drop(war: War, unit: int, port: int) -> None:
    """Paratroops land: on a friendly place as its garrison, else like an invasion, from the air.

    [AW-AMP-18, AW-AMP-19, AW-AMP-20, AW-DEC-61]
    """
    if war.state.control[port] == war.side(unit):
        war.put(unit, port)
    else:
        invade(war, unit, port)


def garrison(war: War, port: int, side: int) -> list[int]:
    """Landed units that hold a base for a side, whatever their damage. [AW-AMP-10, AW-AMP-11]"""
    return war.at(port, side, AMPHIB, PARA)


def invade(war: War, unit: int, port: int) -> None:
    """An invader takes an empty base and is used up, or dies with one defender and the base holds.

    Damage of either does not matter. [AW-AMP-09, AW-AMP-10, AW-AMP-11, AW-AMP-14, AW-CAP-02]
    """
    _announce(war, unit, port)
    side = war.side(unit)
    defenders = garrison(war, port, 1 - side) if war.state.control[port] == 1 - side else []
    if len(defenders) > 1:
        war.push(Garrison(port, unit))
    elif defenders:
        repel(war, unit, defenders[0])
    else:
        nation = capture.owner(war, port, capture.captor(war, unit))
        if surprised(war, unit, port):
            war.put(unit, port)
        else:
            war.lose(unit, "is used up in the landing")
        capture.seize(war, port, side, nation, "invasion")


def repel(war: War, invader: int, defender: int) -> None:
    """Invader and one defender are eliminated; the base stays the enemy's. [AW-AMP-11]"""
    for unit in (invader, defender):
        war.lose(unit, "is eliminated")


class GarrisonStep(Step[War, Garrison]):
    """The owner of several defenders chooses the one that is lost. [AW-AMP-11]"""

    def _defenders(self, war: War, frame: Garrison) -> list[int]:
        return garrison(war, frame.port, 1 - war.side(frame.invader))

    def seats(self, war: War, frame: Garrison) -> tuple[str, ...]:
        """The owner; where allies hold a base together, the one who commands there."""
        defenders = self._defenders(war, frame)
        owners = {war.seat(unit) for unit in defenders}
        if len(owners) == 1:
            return (SEATS[owners.pop()],)
        return (SEATS[war.commander(1 - war.side(frame.invader), frame.port)],)

    def legal(self, war: War, frame: Garrison, seat: str) -> list[Action]:
        """The defenders."""
        ids = war.board.unit_ids
        return [Action("lose", (ids[unit],)) for unit in self._defenders(war, frame)]

    def do(self, war: War, frame: Garrison, seat: str, action: Action) -> None:
        """Both are gone."""
        war.pop()
        repel(war, frame.invader, war.board.unit(str(action.args[0])))

    def why_not(self, war: War, frame: Garrison, seat: str, action: Action) -> Refusal | None:
        """Units that do not defend the base."""
        if action.verb != "lose":
            return None
        return illegal("AW-AMP-11", f"{the(action.args[0])} does not defend this base")

    def prompt(self, war: War, frame: Garrison, seat: str) -> str:
        """The question."""
        port, name = war.board.place_names[frame.port], war.piece(frame.invader).name
        return f"{name} lands at {the(port)}: which defender is lost with it?"


# -- the Philippines ----------------------------------------------------------------------------------------


def surprised(war: War, unit: int, port: int) -> bool:
    """Whether an invader survives: the Philippines were not watched on the turn of the attack.

    [AW-PAC-13]
    """
    return (
        war.board.place_ids[port] == "philippines"
        and war.seat(unit) == JAPANESE
        and war.fact("philippines_open") == war.state.turn + 1
    )
