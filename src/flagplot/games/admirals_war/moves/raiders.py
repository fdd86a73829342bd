"""Steps 5 and 6: amphibious units, then raiders and the Pearl Harbor raid force. [AW-SEQ-11, AW-SEQ-12]"""

from __future__ import annotations

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import ALLIED, AMPHIB, JAPANESE, SEATS, SHIP
from flagplot.games.admirals_war.moves import orders, speed
from flagplot.games.admirals_war.moves.frames import Amphibious, Raiders, Sailing
from flagplot.games.admirals_war.moves.home import send_home
from flagplot.games.admirals_war.moves.patrol import turn_back
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import ATTACK, PATROLLING, PEACE, RAIDING, SAILED
from flagplot.games.admirals_war.turn import raid_force
from flagplot.games.admirals_war.turn.victory import TRACK
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed

MOVES, SPEED = range(2)  # stages


# -- amphibious units -----------------------------------------------------------------------------------


class AmphibiousStep(Step[War, Amphibious]):
    """Each seat moves all its amphibious units; nothing lands now. [AW-SEQ-11, AW-MOV-11, AW-MOV-12]"""

    def seats(self, war: War, frame: Amphibious) -> tuple[str, ...]:
        """The seat that moves, if it has anything to move."""
        if frame.seat >= len(SEATS):
            return ()
        units = frame.begun or orders.candidates(war, frame.seat, (AMPHIB,), PATROLLING)
        return (SEATS[frame.seat],) if units else ()

    def run(self, war: War, frame: Amphibious) -> None:
        """The next seat."""
        frame.seat, frame.begun = frame.seat + 1, False
        if frame.seat >= len(SEATS):
            war.pop()

    def legal(self, war: War, frame: Amphibious, seat: str) -> list[Action]:
        """Units in port, or done."""
        ids = war.board.unit_ids
        units = orders.candidates(war, frame.seat, (AMPHIB,), PATROLLING)
        return [*(Action("pick", (ids[unit],)) for unit in units), Action("done")]

    def do(self, war: War, frame: Amphibious, seat: str, action: Action) -> None:
        """Carry the answer out."""
        frame.begun = True
        if action.verb == "done":
            self.run(war, frame)
        else:
            war.push(Sailing(war.board.unit(str(action.args[0]))))

    def why_not(self, war: War, frame: Amphibious, seat: str, action: Action) -> Refusal | None:
        """Units that may not move."""
        if action.verb != "pick":
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return malformed(f"no unit {id!r}", id)
        return orders.no_order(war, unit, frame.seat, (AMPHIB,))

    def prompt(self, war: War, frame: Amphibious, seat: str) -> str:
        """The question."""
        return "Pick an amphibious unit to send to sea, or done."


# -- raiders --------------------------------------------------------------------------------------------


class RaidersStep(Step[War, Raiders]):
    """Each seat moves the ships it turned over in port, then rolls. [AW-SEQ-12, AW-MOV-03]"""

    def seats(self, war: War, frame: Raiders) -> tuple[str, ...]:
        """The seat that moves, if it has anything to move."""
        if frame.stage != MOVES or frame.seat >= len(SEATS):
            return ()
        seat = SEATS[frame.seat]
        return (seat,) if frame.begun or len(self.legal(war, frame, seat)) > 1 else ()

    def run(self, war: War, frame: Raiders) -> None:
        """Speed rolls after the moves, seat by seat; at the end the neutral port asks its price."""
        if frame.seat >= len(SEATS):
            war.pop()
            charge_neutral_port(war)
        elif frame.stage == MOVES:
            self._end_moves(war, frame)
        else:
            rolls, straits = frame.rolls, frame.straits
            frame.seat, frame.stage, frame.rolls, frame.straits = frame.seat + 1, MOVES, (), ()
            roll_speed(war, rolls, straits)

    def _end_moves(self, war: War, frame: Raiders) -> None:
        if frame.seat == JAPANESE:
            send_raid_force(war)
        stay_at_sea(war, frame.seat)
        frame.stage, frame.begun = SPEED, False

    def legal(self, war: War, frame: Raiders, seat: str) -> list[Action]:
        """Ships turned over, the raid force as a whole, or done."""
        ids = war.board.unit_ids
        ships = orders.candidates(war, frame.seat, (SHIP,), RAIDING)
        listed = [Action("pick", (ids[unit],)) for unit in ships]
        if frame.seat == JAPANESE and no_attack(war) is None:
            listed.append(Action("sail"))
        return [*listed, Action("done")]

    def do(self, war: War, frame: Raiders, seat: str, action: Action) -> None:
        """Carry the answer out."""
        frame.begun = True
        if action.verb == "done":
            self._end_moves(war, frame)
        elif action.verb == "sail":
            politics.declare(war)
            send_raid_force(war)
        else:
            war.push(Sailing(war.board.unit(str(action.args[0]))))

    def why_not(self, war: War, frame: Raiders, seat: str, action: Action) -> Refusal | None:
        """Ships that were not turned over, and a raid force that cannot sail."""
        if action.verb == "sail":
            return no_attack(war) or illegal("AW-PHA-02", "only Japan has a raid force")
        if action.verb != "pick":
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return malformed(f"no unit {id!r}", id)
        refusal = orders.no_order(war, unit, frame.seat, (SHIP,))
        return refusal or illegal("AW-MOV-03", f"{war.piece(unit).name} was not turned to raid in port", id)

    def prompt(self, war: War, frame: Raiders, seat: str) -> str:
        """The question."""
        return "Pick a raider to send to sea, or done."


def roll_speed(war: War, units: tuple[int, ...], straits: tuple[int, ...]) -> None:
    """Raiders that fail go home from the area they reached; past Gibraltar, to where they came from.

    [AW-MOV-07, AW-RTB-09, AW-CHK-02]
    """
    home = []
    for unit in units:
        if speed.speed_roll(war, unit):
            continue
        if unit in straits:
            turn_back(war, unit)
        else:
            home.append(unit)
    send_home(war, home, why="speed")


def stay_at_sea(war: War, seat: int) -> None:
    """Raiders on a sea base that got no orders raid where they are."""
    for area in war.board.area_range:
        for unit in war.run_by(seat, area, SHIP):
            if war.state.base[unit] >= 0:
                orders.sail(war, unit, area, RAIDING)


# -- the raid force -------------------------------------------------------------------------------------


def no_attack(war: War) -> Refusal | None:
    """Why Japan may not send out its raid force now; None when it may."""
    if war.state.war != PEACE:
        return illegal("AW-PHA-02", "the raid force sails with the declaration of war")
    if war.state.turn == 0:
        return illegal("AW-O20-09", "Japan may not attack on turn 0")
    return None if raid_force.units(war) else illegal("AW-PAC-27", "the raid force is empty")


def send_raid_force(war: War) -> None:
    """Once war is declared the raid force sails to the Hawaiian Islands as raiders, without rolls.

    [AW-PHA-01, AW-PHA-02, AW-PAC-18]
    """
    if war.state.war == ATTACK:
        for unit in raid_force.units(war):
            orders.sail(war, unit, war.board["hawaiian_islands"], RAIDING)


# -- the neutral port -----------------------------------------------------------------------------------


def charge_neutral_port(war: War) -> None:
    """A point from the owner of each ship that was there and has not got away.

    [AW-MAP-20, AW-MAP-21, AW-MAP-22, AW-DEC-32]
    """
    port = war.board["neutral_port"]
    for unit in war.state.at[port]:
        stayed = not war.marked(unit, SAILED) or war.state.origin[unit] == port
        if stayed and war.kind(unit) in SHIPS:
            points = -1 if war.side(unit) == ALLIED else 1
            war.score(TRACK[war.seat(unit)], points, f"{war.piece(unit).name} lies in the neutral port")
