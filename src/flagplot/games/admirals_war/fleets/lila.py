"""Operation Lila, and the end of a battle against the Torch landings."""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, AXIS, GERMAN, NOBODY, SEATS
from flagplot.games.admirals_war.fleets import french
from flagplot.games.admirals_war.fleets.frames import FrenchFleet, Torch
from flagplot.games.admirals_war.fleets.frames import LilaStage as Stage
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import control
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import the


class _Question(Step[War, FrenchFleet]):
    """Germany tries to seize the Vichy ships, or waits. [AW-O22-11]"""

    def seats(self, war: War, frame: FrenchFleet) -> tuple[str, ...]:
        return (SEATS[GERMAN],)

    def legal(self, war: War, frame: FrenchFleet, seat: str) -> list[Action]:
        return [Action("launch"), Action("pass")]

    def do(self, war: War, frame: FrenchFleet, seat: str, action: Action) -> None:
        if action.verb == "pass":
            war.pop()
            return
        war.note("Operation Lila")
        frame.stage, frame.queue = Stage.PORTS, self._moored(war, french.lila(war))

    def _moored(self, war: War, seized: tuple[int, ...]) -> tuple[int, ...]:
        """Without a choice of port the ships are moored now; those that have one wait for it."""
        ports = french.seized_ports(war)
        if len(ports) > 1:
            return seized
        for unit in seized:
            french.moor(war, unit)
        return ()

    def prompt(self, war: War, frame: FrenchFleet, seat: str) -> str:
        return "Launch Operation Lila to seize the Vichy fleet, or pass."


class _Ports(Step[War, FrenchFleet]):
    """Toulon or Taranto for one seized ship after the other. [AW-O22-14]"""

    def seats(self, war: War, frame: FrenchFleet) -> tuple[str, ...]:
        return (SEATS[GERMAN],) if frame.queue else ()

    def run(self, war: War, frame: FrenchFleet) -> None:
        war.pop()

    def legal(self, war: War, frame: FrenchFleet, seat: str) -> list[Action]:
        return [Action("to", (war.board.place_ids[port],)) for port in french.seized_ports(war)]

    def do(self, war: War, frame: FrenchFleet, seat: str, action: Action) -> None:
        war.put(frame.queue[0], war.board[str(action.args[0])])
        frame.queue = frame.queue[1:]

    def why_not(self, war: War, frame: FrenchFleet, seat: str, action: Action) -> Refusal | None:
        if action.verb != "to":
            return None
        return illegal("AW-O22-14", f"seized ships lie in Toulon or Taranto, not {the(action.args[0])}")

    def prompt(self, war: War, frame: FrenchFleet, seat: str) -> str:
        return f"Where does {war.piece(frame.queue[0]).name} lie?"


class FrenchFleetStep(Script[War, FrenchFleet]):
    """Whether Germany seizes the Vichy ships, and where it moors them. [AW-O22-11]"""

    stages = {Stage.QUESTION: _Question(), Stage.PORTS: _Ports()}


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
