"""Turn 11: the war in the Atlantic is over, and ships come to the Pacific. [AW-O21-04]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    ATO,
    BRIT,
    BRITISH,
    FREE_FRENCH,
    SEATS,
    SHIP,
    US,
)
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn.calendar import OVERTIME
from flagplot.games.admirals_war.turn.frames import Transfers
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

ASKED = (BRITISH, US)


def begin(war: War) -> None:
    """At the start of turn 11 a British lead brings ships over, one for each point. [AW-O21-06]"""
    if war.state.turn == OVERTIME and war.state.vp[ATO] > 0:
        war.push(Transfers(left=war.state.vp[ATO]))


def candidates(war: War, seat: int) -> list[int]:
    """Afloat British, or US and Free French, ships in the Atlantic theatre. [AW-O21-06, AW-O21-10]"""
    nations = (BRIT,) if seat == BRITISH else (AMERICAN, FREE_FRENCH)
    return [
        unit
        for port in war.board.port_range
        if war.board.theatre[port] == ATO
        for unit in war.at(port, ALLIED, SHIP)
        if war.state.nation[unit] in nations and war.state.damage[unit] <= war.armor(unit)
    ]


def harbours(war: War, seat: int) -> list[int]:
    """Where transferred ships go: Trincomalee or what is left, Pearl Harbor or Panama.

    [AW-O21-06, AW-O21-08, AW-O21-09]
    """
    choices: tuple[tuple[str, ...], ...] = (("trincomalee",), ("addu_atoll", "diego_suarez"), ("suez",))
    if seat == US:
        choices = (("pearl_harbor",), ("panama_canal",), ())
    for group in choices:
        friendly = [war.board[id] for id in group if war.state.control[war.board[id]] == ALLIED]
        if friendly:
            return friendly
    return []


class TransfersStep(Step[War, Transfers]):
    """Britain, then the US, bring ships over while points of the lead are left. [AW-O21-06]"""

    def seats(self, war: War, frame: Transfers) -> tuple[str, ...]:
        """The seat that may bring a ship over."""
        if not frame.left or frame.seat >= len(ASKED):
            return ()
        seat = ASKED[frame.seat]
        return (SEATS[seat],) if harbours(war, seat) and candidates(war, seat) else ()

    def run(self, war: War, frame: Transfers) -> None:
        """The next seat, or the end."""
        frame.seat += 1
        if not frame.left or frame.seat >= len(ASKED):
            war.pop()

    def legal(self, war: War, frame: Transfers, seat: str) -> list[Action]:
        """A ship and its new port, or done."""
        number = SEATS.index(seat)
        ports = [war.board.place_ids[port] for port in harbours(war, number)]
        ids = war.board.unit_ids
        return [
            *(Action("transfer", (ids[unit], port)) for unit in candidates(war, number) for port in ports),
            Action("done"),
        ]

    def do(self, war: War, frame: Transfers, seat: str, action: Action) -> None:
        """Bring the ship over; it may still move this turn."""
        if action.verb == "done":
            self.run(war, frame)
            return
        war.put(war.board.unit(str(action.args[0])), war.board[str(action.args[1])])
        frame.left -= 1

    def why_not(self, war: War, frame: Transfers, seat: str, action: Action) -> Refusal | None:
        """Ships and ports that do not qualify."""
        if action.verb != "transfer":
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return unknown("unit", id, war.board.unit_ids)
        if unit not in candidates(war, SEATS.index(seat)):
            return illegal("AW-O21-06", f"{war.piece(unit).name} is no ship of yours in the Atlantic", id)
        rule = "AW-O21-08" if seat == SEATS[BRITISH] else "AW-O21-09"
        return illegal(rule, f"{war.piece(unit).name} cannot be transferred to {the(action.args[1])}", id)

    def prompt(self, war: War, frame: Transfers, seat: str) -> str:
        """The question."""
        return f"Transfer up to {frame.left} ships from the Atlantic, or done."
