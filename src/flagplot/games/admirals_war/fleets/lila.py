"""Operation Lila, and the end of a battle against the Torch landings."""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, AXIS, GERMAN, NOBODY, SEATS
from flagplot.games.admirals_war.fleets import french
from flagplot.games.admirals_war.fleets.frames import FrenchFleet, Torch
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import control
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

QUESTION, PORTS = range(2)  # stages


class FrenchFleetStep(Step[War, FrenchFleet]):
    """Germany tries to seize the Vichy ships, or waits; ships it gets are moored by choice. [AW-O22-11]"""

    def seats(self, war: War, frame: FrenchFleet) -> tuple[str, ...]:
        """Germany."""
        return (SEATS[GERMAN],) if frame.stage == QUESTION or frame.queue else ()

    def run(self, war: War, frame: FrenchFleet) -> None:
        """Every ship has its port."""
        war.pop()

    def legal(self, war: War, frame: FrenchFleet, seat: str) -> list[Action]:
        """Launch or pass; then Toulon or Taranto for one ship after the other. [AW-O22-14]"""
        if frame.stage == QUESTION:
            return [Action("launch"), Action("pass")]
        return [Action("to", (war.board.place_ids[port],)) for port in french.seized_ports(war)]

    def do(self, war: War, frame: FrenchFleet, seat: str, action: Action) -> None:
        """Carry the answer out."""
        if action.verb == "pass":
            war.pop()
        elif action.verb == "launch":
            war.note("Operation Lila")
            frame.stage, frame.queue = PORTS, self._moored(war, french.lila(war))
        else:
            war.put(frame.queue[0], war.board[str(action.args[0])])
            frame.queue = frame.queue[1:]

    def _moored(self, war: War, seized: tuple[int, ...]) -> tuple[int, ...]:
        """Without a choice of port the ships are moored now; those that have one wait for it."""
        ports = french.seized_ports(war)
        if len(ports) > 1:
            return seized
        for unit in seized:
            french.moor(war, unit)
        return ()

    def why_not(self, war: War, frame: FrenchFleet, seat: str, action: Action) -> Refusal | None:
        """Other ports."""
        if action.verb == "to" and frame.stage == PORTS:
            return illegal("AW-O22-14", f"seized ships lie in Toulon or Taranto, not {the(action.args[0])}")
        return None

    def prompt(self, war: War, frame: FrenchFleet, seat: str) -> str:
        """The question."""
        if frame.stage == QUESTION:
            return "Launch Operation Lila to seize the Vichy fleet, or pass."
        return f"Where does {war.piece(frame.queue[0]).name} lie?"


class TorchStep(Step[War, Torch]):
    """The battle is over: a blockade is broken or holds, and the ships that stopped one go back.

    [AW-O22-18, AW-O22-19]
    """

    def run(self, war: War, frame: Torch) -> None:
        """After a landing the ships stay at sea until everybody returns."""
        war.pop()
        if frame.landing:
            return
        allied = control.qualifies(war, ALLIED, frame.area)
        axis = control.qualifies(war, AXIS, frame.area) or control.denies(war, AXIS, frame.area)
        if not allied or axis:
            war.set_flag(frame.area, NOBODY)
        for unit in french.sortied(war):
            french.back_to_africa(war, unit)
