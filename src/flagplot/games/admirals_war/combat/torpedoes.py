"""Raiding submarines against warships at the end of a round."""

from __future__ import annotations

from flagplot.games.admirals_war import hidden
from flagplot.games.admirals_war.board import AMERICAN, AMPHIB, ATO, GERMANS, PTO, SEATS, SHIP, SUB
from flagplot.games.admirals_war.combat import fire, forces
from flagplot.games.admirals_war.combat.frames import Battle, Groups, Torpedoes
from flagplot.games.admirals_war.combat.frames import TorpedoStage as Stage
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import ATTACKED, PEACE, RAIDING, SEEN
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted

REACH = 2  # added to a targeting roll [AW-O27-01]
DONE = Action("done")


class TorpedoStep(Step[War, Torpedoes]):
    """Side by side in fire order, each submarine once. [AW-EOR-02, AW-SUB-25]"""

    def seats(self, war: War, frame: Torpedoes) -> tuple[str, ...]:
        """The side whose submarines may attack."""
        if not frame.queue or not _asks(war, frame):
            return ()
        return (SEATS[war.theatre_seat(frame.queue[0], frame.area)],)

    def run(self, war: War, frame: Torpedoes) -> None:
        """The next side, or the end; a Torpedoes without a queue makes its own."""
        if frame.stage == Stage.BEGIN and not frame.queue:
            frame.queue = due(war, frame.area)
        elif frame.queue:
            frame.queue = frame.queue[1:]
        frame.stage = Stage.UNDER_WAY
        if not frame.queue:
            war.pop()

    def legal(self, war: War, frame: Torpedoes, seat: str) -> list[Action]:
        """Who attacks what; with targeting rolls, who tries, then what it has found."""
        ids = war.board.unit_ids
        if frame.hunter >= 0:
            sub = ids[frame.hunter]
            found = [Action("torpedo", (sub, ids[target])) for target in in_reach(war, frame)]
            return [*found, Action("wait", (sub,))]
        boats = _ready(war, frame)
        if war.on("submarine_targeting"):
            return [*(Action("stalk", (ids[boat],)) for boat in boats), DONE]
        targets = prey(war, frame.area, 1 - frame.queue[0]) if boats else []
        return [*(Action("torpedo", (ids[boat], ids[target])) for boat in boats for target in targets), DONE]

    def do(self, war: War, frame: Torpedoes, seat: str, action: Action) -> None:
        """Attack, try, or let it be."""
        frame.stage = Stage.UNDER_WAY
        if action == DONE:
            frame.queue = frame.queue[1:]
            if not frame.queue:
                war.pop()
            return
        boat = war.board.unit(str(action.args[0]))
        if action.verb == "torpedo":
            _torpedo(war, frame, boat, war.board.unit(str(action.args[1])))
        elif action.verb == "stalk":
            _stalk(war, frame, boat)
        else:
            _give_up(frame, boat)

    def why_not(self, war: War, frame: Torpedoes, seat: str, action: Action) -> Refusal | None:
        """Why a submarine may not attack, or not that target."""
        if action.verb not in ("torpedo", "stalk", "wait"):
            return None
        return _why_not(war, frame, action)

    def prompt(self, war: War, frame: Torpedoes, seat: str) -> str:
        """What to decide."""
        where = war.board.areas[frame.area].name
        if frame.hunter >= 0:
            return f"{where}: {war.piece(frame.hunter).name} can catch speed {frame.reach}: attack, or wait."
        return f"{where}: attack with raiding submarines, or done."

    def concern(self, war: War, frame: Torpedoes, seat: str) -> str:
        """Boats that would let their prey go."""
        if frame.hunter >= 0:
            return ""
        idle = len({action.args[0] for action in self.legal(war, frame, seat) if action != DONE})
        return f"{counted(idle, 'submarine has', 'submarines have')} not attacked." if idle else ""


# -- who and what -------------------------------------------------------------------------------------------


def boats(war: War, area: int, side: int) -> list[int]:
    """Raiding submarines of a side in an area that have not attacked and whose side has not retreated.

    [AW-SUB-25, AW-SUB-29, AW-DEC-19]
    """
    if war.state.retreated[area] >> side & 1:
        return []
    return [
        unit
        for unit in war.at(area, side, SUB)
        if war.state.mode[unit] == RAIDING and not war.marked(unit, ATTACKED) and not war.neutral(unit)
    ]


def prey(war: War, area: int, side: int) -> list[int]:
    """Ships and amphibious units of a side at sea in an area, retreating or not. [AW-SUB-24, AW-RET-12]"""
    return [unit for unit in war.at(area, side, SHIP, AMPHIB) if not war.neutral(unit)]


def may_hide(war: War, area: int, side: int) -> bool:
    """Whether the enemy must reckon with an unseen submarine of a side here. [AW-O26-01]"""
    if not war.on("hidden_submarines") or war.state.retreated[area] >> side & 1:
        return False
    theatre = war.board.theatre[area]
    return any(
        piece.kind == SUB
        and war.side(unit) == side
        and theatre == (ATO if piece.theatre == ATO else PTO)  # [AW-SUB-03, AW-SUB-04, AW-SUB-05]
        and hidden.unseen(war, unit)
        for unit, piece in enumerate(war.board.pieces)
    )


def due(war: War, area: int) -> tuple[int, ...]:
    """The sides to be asked, in fire order: those with a boat that can attack, or that may hide one."""
    return tuple(
        side
        for side in forces.fire_order(war, area)
        if (boats(war, area, side) or may_hide(war, area, side)) and prey(war, area, 1 - side)
    )


def _ready(war: War, frame: Torpedoes) -> list[int]:
    return [boat for boat in boats(war, frame.area, frame.queue[0]) if boat not in frame.tried]


def _asks(war: War, frame: Torpedoes) -> bool:
    """Whether the next side has anything to decide; with hidden boats it is asked in any case."""
    if frame.hunter >= 0:
        return True
    side = frame.queue[0]
    if may_hide(war, frame.area, side):
        return True
    return bool(_ready(war, frame) and prey(war, frame.area, 1 - side))


def in_reach(war: War, frame: Torpedoes) -> list[int]:
    """Targets the boat that has rolled may attack: slow enough, or just disabled. [AW-O27-01, AW-O27-03]"""
    return [
        unit
        for unit in prey(war, frame.area, 1 - frame.queue[0])
        if unit in frame.hit or catches(frame.reach, pace(war, unit))
    ]


def catches(reach: int, speed: int) -> bool:
    """Whether a boat with some reach is fast enough for a target. [AW-O27-01]"""
    return speed <= reach


def pace(war: War, unit: int) -> int:
    """The speed a submarine must match: of the slowest in the same group or task force. [AW-O27-04]"""
    for frame in reversed(war.state.frames):
        together: tuple[tuple[int, ...], ...] = ()
        if isinstance(frame, Battle):
            together = (*frame.forces, *(force.units for force in frame.fleets))
        elif isinstance(frame, Groups):
            together = frame.groups
        for group in together:
            if unit in group:
                place = war.state.place
                near = [war.speed(one) for one in group if place[one] == place[unit]]
                return min(speed for speed in near if speed)  # LBA have none
    return war.speed(unit)


# -- the attack ---------------------------------------------------------------------------------------------


def _stalk(war: War, frame: Torpedoes, boat: int) -> None:
    """Make the targeting roll. [AW-O27-01, AW-O27-03]"""
    war.mark(boat, SEEN)
    (face,) = war.roll(1, f"{war.piece(boat).name} looks for a target")
    frame.hunter, frame.reach = boat, face + REACH
    if not in_reach(war, frame):
        _give_up(frame, boat)


def _give_up(frame: Torpedoes, boat: int) -> None:
    """Hold fire in this round. [AW-O27-03]"""
    frame.tried = (*frame.tried, boat)
    frame.hunter, frame.reach = -1, 0


def _torpedo(war: War, frame: Torpedoes, boat: int, target: int) -> None:
    """Attack once, with immediate effect, and go home. [AW-SUB-25, AW-SUB-28, AW-SEQ-23, AW-O27-02]"""
    frame.hunter, frame.reach = -1, 0
    war.mark(boat, ATTACKED | SEEN)
    fire.attack(war, boat, target, war.gunnery(boat), bonus(war, frame, boat, target))
    flag = war.state.nation[target]
    effects = fire.take_effect(war)
    if effects.sunk and flag == AMERICAN and war.kind(target) == SHIP:
        _outrage(war, boat)
    war.put(boat, war.board.reserve)
    fresh = [unit for unit in effects.disabled if unit not in frame.hit]
    home.send_home(war, fresh, frame.area, "disabled")


def bonus(war: War, frame: Torpedoes, boat: int, target: int) -> int:
    """What is added to every die of a boat: its bonus, and one against a unit just disabled. [AW-O27-02]"""
    return fire.to_hit_bonus(war, boat, target, "surface") + (target in frame.hit)


def _outrage(war: War, boat: int) -> None:
    """A US ship sunk by a U-boat before the war wakes the Americans. [AW-PAC-26]"""
    if war.state.war == PEACE and war.state.nation[boat] == GERMANS:
        war.state.us_penalty_next += 1


def _why_not(war: War, frame: Torpedoes, action: Action) -> Refusal | None:
    board, words = war.board, [str(arg) for arg in action.args]
    boat = board.unit_of.get(words[0], -1)
    if boat < 0 or board.pieces[boat].kind != SUB:
        return unknown("submarine", words[0], board.unit_ids)
    name = board.pieces[boat].name
    if boat not in boats(war, frame.area, frame.queue[0]):
        own = war.side(boat) == frame.queue[0]  # of others nothing is told, they may be hidden
        if own and war.state.place[boat] == frame.area and war.state.mode[boat] != RAIDING:
            return illegal("AW-SUB-22", f"{name} is patrolling and takes no part in combat", words[0])
        return illegal("AW-SUB-25", f"{name} is not raiding here or has attacked", words[0])
    if action.verb == "torpedo" and len(words) > 1:
        target = board.unit_of.get(words[1], -1)
        if target < 0:
            return unknown("target", words[1], board.unit_ids)
        if target not in prey(war, frame.area, 1 - frame.queue[0]):
            return illegal("AW-SUB-24", f"{board.pieces[target].name} is no enemy warship here", words[1])
        if war.on("submarine_targeting") and boat not in frame.tried:
            if frame.hunter < 0:
                return illegal("AW-O27-01", f"{name} must first look for a target (stalk)", words[0])
            if frame.hunter != boat:
                other = board.pieces[frame.hunter].name
                return illegal("AW-O27-01", f"{other} has looked for a target and is asked first", words[0])
            return illegal("AW-O27-01", f"{name} cannot catch {board.pieces[target].name}", words[1])
    return illegal("AW-O27-03", f"{name} has had its try in this round", words[0])
