"""Steps 5 and 6: amphibious units, then raiders and the Pearl Harbor raid force. [AW-SEQ-11, AW-SEQ-12]"""

from __future__ import annotations

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import ALLIED, AMPHIB, JAPANESE, SEATS, SHIP
from flagplot.games.admirals_war.moves import orders, reach, speed, words
from flagplot.games.admirals_war.moves.frames import Amphibious, Raiders
from flagplot.games.admirals_war.moves.frames import MovesStage as Stage
from flagplot.games.admirals_war.moves.home import send_home
from flagplot.games.admirals_war.moves.patrol import turn_back
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import ATTACK, PATROLLING, PEACE, RAIDING, SAILED
from flagplot.games.admirals_war.turn import calendar, raid_force
from flagplot.games.admirals_war.turn.victory import TRACK
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

SAIL = Action("sail")


# -- amphibious units -----------------------------------------------------------------------------------


class AmphibiousStep(Step[War, Amphibious]):
    """Each seat moves all its amphibious units at once, by sea only; nothing lands now.

    [AW-SEQ-11, AW-MOV-11, AW-MOV-12, AW-MAP-26]
    """

    def seats(self, war: War, frame: Amphibious) -> tuple[str, ...]:
        """The seat that moves, if it has anything to move."""
        return (SEATS[frame.seat],) if frame.stage == Stage.MOVES else ()

    def run(self, war: War, frame: Amphibious) -> None:
        """Who can move; a seat without units is skipped."""
        if frame.seat >= len(SEATS):
            war.pop()
            return
        frame.queue = tuple(orders.candidates(war, frame.seat, (AMPHIB,), PATROLLING))
        if frame.queue:
            frame.stage = Stage.MOVES
        else:
            frame.seat += 1

    def legal(self, war: War, frame: Amphibious, seat: str) -> list[Action]:
        """Units in port, or done."""
        pick = words.picks(war.board)
        return [*(pick[unit] for unit in frame.queue), words.DONE]

    def do(self, war: War, frame: Amphibious, seat: str, action: Action) -> None:
        """Carry the answer out."""
        if action.verb == "done":
            frame.seat, frame.stage, frame.queue = frame.seat + 1, Stage.BEGIN, ()
            return
        unit = war.board.unit(str(action.args[0]))
        war.push(orders.picked(unit, orders.landing_areas(war, unit), reach.PATROL))

    def why_not(self, war: War, frame: Amphibious, seat: str, action: Action) -> Refusal | None:
        """Units that may not move."""
        if action.verb != "pick":
            return None
        return orders.no_pick(war, str(action.args[0]), frame.seat, (AMPHIB,))

    def prompt(self, war: War, frame: Amphibious, seat: str) -> str:
        """The question."""
        return "Pick an amphibious unit to send to sea, or done."


# -- raiders --------------------------------------------------------------------------------------------


class RaidersStep(Step[War, Raiders]):
    """Each seat moves the ships it turned over in port, then rolls.

    They may also stay in port. On the turn of the Japanese attack nothing is different but the raid force.
    [AW-SEQ-12, AW-MOV-03, AW-MOV-08, AW-DEC-51, AW-PHA-01]
    """

    def seats(self, war: War, frame: Raiders) -> tuple[str, ...]:
        """The seat that moves, if it has anything to move."""
        return (SEATS[frame.seat],) if frame.stage == Stage.MOVES else ()

    def run(self, war: War, frame: Raiders) -> None:
        """Speed rolls after the moves, seat by seat; at the end the neutral port asks its price."""
        if frame.seat >= len(SEATS):
            war.pop()
            charge_neutral_port(war)
        elif frame.stage == Stage.BEGIN:
            frame.queue = tuple(orders.candidates(war, frame.seat, (SHIP,), RAIDING))
            frame.stage = Stage.MOVES
            if not frame.queue and not (frame.seat == JAPANESE and no_attack(war) is None):
                self._end_moves(war, frame)
        else:
            rolls, straits = frame.rolls, frame.straits
            frame.seat, frame.stage, frame.rolls, frame.straits = frame.seat + 1, Stage.BEGIN, (), ()
            roll_speed(war, rolls, straits)

    def _end_moves(self, war: War, frame: Raiders) -> None:
        if frame.seat == JAPANESE:
            send_raid_force(war)
        orders.remain(war, frame.seat, RAIDING)
        for unit in frame.queue:
            if war.in_port(unit):
                war.turn_over(unit, PATROLLING)  # it has stayed in port [AW-DEC-51]
        frame.stage, frame.queue = Stage.SPEED, ()

    def legal(self, war: War, frame: Raiders, seat: str) -> list[Action]:
        """Ships turned over, the raid force as a whole, or done."""
        pick = words.picks(war.board)
        listed = [pick[unit] for unit in frame.queue]
        if frame.seat == JAPANESE and no_attack(war) is None:
            listed.append(SAIL)
        return [*listed, words.DONE]

    def do(self, war: War, frame: Raiders, seat: str, action: Action) -> None:
        """Carry the answer out."""
        if action.verb == "done":
            self._end_moves(war, frame)
        elif action.verb == "sail":
            politics.declare(war)
            send_raid_force(war)
        else:
            unit = war.board.unit(str(action.args[0]))
            war.push(orders.picked(unit, orders.raid_areas(war, unit), reach.RAID))

    def why_not(self, war: War, frame: Raiders, seat: str, action: Action) -> Refusal | None:
        """Ships that were not turned over, and a raid force that cannot sail."""
        if action.verb == "sail":
            return no_attack(war) or illegal("AW-PHA-02", "only Japan has a raid force")
        if action.verb != "pick":
            return None
        id = str(action.args[0])
        refusal = orders.no_pick(war, id, frame.seat, (SHIP,))
        return refusal or illegal("AW-MOV-03", f"{the(id)} was not turned to its raiding side in port", id)

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
    if war.state.war == ATTACK and raid_force.units(war):
        politics.raid_force_moves(war)
        for unit in raid_force.units(war):
            orders.sail(war, unit, war.board["hawaiian_islands"], RAIDING)


# -- the neutral port -----------------------------------------------------------------------------------


def charge_neutral_port(war: War) -> None:
    """A point from the owner of each ship that began the turn there and has not got away.

    [AW-MAP-21, AW-MAP-22, AW-DEC-32]
    """
    port = war.board["neutral_port"]
    for unit in () if calendar.quiet(war, port) else war.state.at[port]:
        stayed = not war.marked(unit, SAILED) or war.state.origin[unit] == port
        if stayed and war.kind(unit) in SHIPS:
            points = -1 if war.side(unit) == ALLIED else 1
            war.score(TRACK[war.seat(unit)], points, f"{war.piece(unit).name} lies in the neutral port")
