"""Retreats: hex by hex, away from the defending hex, or steps lost instead. [4.2.5]"""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.dai_senso import fences, zones
from flagplot.games.dai_senso.beachheads import owner
from flagplot.games.dai_senso.board import ALL_SEA, LAKE, MOUNTAIN
from flagplot.games.dai_senso.combat import attrition, bars
from flagplot.games.dai_senso.combat.bars import Bar
from flagplot.games.dai_senso.combat.declare import added, took_part
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.combat.shifts import involved, origins
from flagplot.games.dai_senso.combat.terrain import BEACHES, STRAITS, hexside
from flagplot.games.dai_senso.counters import AIRDROP, BLITZ, TOTSUGEKI
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.places import HEXES, IDS, PLACES
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, listed, the

# -- where to -----------------------------------------------------------------------------------------------


def ways(war: War, faction: int, start: int, centre: int) -> list[int]:
    """The hexes a force may retreat into, ascending; none when it cannot go on from where it stands.

    First those without an EZOC; only if there are none, those with one and a friendly unit. It is asked again
    for every hex. [DSA-RET-01, DSA-RET-08, DSA-RET-09, DSA-RET-10, DSA-ZOC-07]
    """
    beside = war.tables.map.board.grid.around(start)
    open = [hex for hex in beside if closed(war, faction, start, hex, centre) is None]
    zone = zones.projected(war, faction)
    free = sorted(hex for hex in open if hex not in zone)
    return free or sorted(hex for hex in open if _friends(war, faction, hex))


def closed(war: War, faction: int, start: int, hex: int, centre: int) -> Bar | None:
    """Why a force may not retreat from ``start`` into a hex, whatever ZOC reaches it; None if it may.

    Distance is counted straight across whatever lies between. Retreats are no movement: they ask neither for
    Movement Points nor for the weather nor where the Kwantung Army may go.
    [DSA-RET-02, DSA-RET-11, DSA-RET-13, DSA-WEA-05e]
    """
    grid, lands = war.tables.map.board.grid, war.lands
    if hex not in grid.around(start):
        return bars.NOT_BESIDE
    if _open_sea(war, faction, hex):
        return bars.NOT_BESIDE if owner(war, hex) == NOBODY else bars.ENEMY_BEACH
    if grid.distance(hex, centre) <= grid.distance(start, centre):
        return bars.NOT_FARTHER
    if hex in lands.closed:
        return bars.OUT_OF_PLAY._replace(rule=lands.closed_by)
    if fences.no_retreat(war, faction) >> hex & 1:
        return bars.FENCED
    if hex in lands.neutral:
        return bars.NEUTRAL_LAND
    side = hexside(war, start, hex)
    if side == ALL_SEA:
        return bars.ACROSS_SEA  # a Strait or a Beachhead hexside may be crossed [DSA-RET-14]
    if side == LAKE:
        return bars.ACROSS_LAKE  # [DSA-RET-19]
    if any(war.face(one).kind == AIRDROP and war.faction(one) != faction for one in war.stack(hex)):
        return bars.ENEMY_THERE  # [DSA-AIR-06b, DSB-MK-2-3]
    return None if entering.enemy_unit(war, faction, hex) is None else bars.ENEMY_THERE


def _open_sea(war: War, faction: int, hex: int) -> bool:
    """Whether a hex is All-Sea without a Beachhead of the faction; an enemy's keeps everybody out.

    [DSA-RET-01, DSA-RET-13]
    """
    return hex not in war.tables.map.board.land and owner(war, hex) != faction


def _friends(war: War, faction: int, hex: int) -> bool:
    return any(
        (war.face(one).unit or war.face(one).kind == AIRDROP) and war.faction(one) == faction
        for one in war.stack(hex)
    )


def stuck(war: War, force: Iterable[int]) -> bool:
    """Whether a force cannot retreat for an HQ, supporting ones included, or a unit that cannot move.

    [DSA-RET-12]
    """
    return any(war.face(one).hq or not war.face(one).move for one in force)


def go_back(war: War, stack: tuple[int, ...], hex: int) -> tuple[int, ...]:
    """A stack goes back one hex; the ground units it meets there are caught up with it.

    Markers and Air units are not; lone enemy markers are driven off. Neither Air units where it was nor
    stacking where it goes matters. [DSA-RET-03, DSA-RET-05, DSA-RET-06, DSA-RET-07, DSA-RET-17, DSA-RET-22]
    """
    met = tuple(one for one in war.ground(hex, war.faction(stack[0])) if one not in stack)
    for one in stack:
        war.move(one, hex, (hex,))
        entering.entered(war, one, hex)
    took_part(war, met)
    return met


def _why_no_way(war: War, word: object, faction: int, start: int, centre: int) -> Refusal:
    label = str(word)
    hex = war.tables.map.board.grid.number.get(label)
    if hex is None:
        return bars.BOX.refusal(label) if label in PLACES else unknown("hex", label, IDS[:HEXES])
    bar = closed(war, faction, start, hex, centre)
    if bar is None:
        bar = bars.EZOC if ways(war, faction, start, centre) else bars.EZOC_ALONE
    return bar.refusal(label)


def _retreats(hexes: list[int]) -> list[Action]:
    return [Action("retreat", (IDS[hex],)) for hex in hexes]


# -- the attacker: Ad and Ex --------------------------------------------------------------------------------


def _stack(war: War, frame: Attack, hex: int) -> tuple[int, ...]:
    """The units that attacked from a hex; others there stay. [DSA-RET-03, DSA-RET-04]"""
    return tuple(one for one in frame.attackers if war.state.place[one] == hex)


class Defeated(Step[War, Attack]):
    """Ad or Ex: all attackers retreat one hex, or one of them loses a step. [DSA-RES-03, DSA-RES-04]"""

    def seats(self, war: War, frame: Attack) -> tuple[str, ...]:
        """The attacker."""
        return (FACTIONS[war.state.phasing],)

    def legal(self, war: War, frame: Attack, seat: str) -> list[Action]:
        """Where the first stack may go, if all can; and the steps that can be lost instead."""
        return [*_retreats(_first_ways(war, frame)), *attrition.attacker_losses(war, frame)]

    def do(self, war: War, frame: Attack, seat: str, action: Action) -> None:
        """An attacker who retreats spares the defender; one who loses a step in an Exchange does not."""
        if action.verb == "retreat":
            frame.stacks = tuple(origins(war, frame.attackers))
            frame.exchange = False
            frame.stage = Stage.FALL_BACK
            _fall_back(war, frame, action)
            return
        attrition.lose_attacker(war, frame, action)
        frame.back = 1 if frame.exchange else 0
        frame.stage = Stage.DRIVEN_BACK

    def why_not(self, war: War, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """What keeps the attackers where they are."""
        if action.verb == "lose":
            return attrition.why_not_attacker(war, frame, action)
        if action.verb != "retreat":
            return None
        if stuck(war, involved(frame.attackers, frame.support)):
            return bars.CANNOT_RETREAT.refusal()
        first, *others = origins(war, frame.attackers)
        for other in others:
            if not ways(war, war.state.phasing, other, frame.hex):
                return bars.NOT_ALL.refusal(IDS[other])
        return _why_no_way(war, action.args[0], war.state.phasing, first, frame.hex)

    def prompt(self, war: War, frame: Attack, seat: str) -> str:
        """In words."""
        name = "Exchange" if frame.exchange else "Attacker defeated"
        if not _first_ways(war, frame):
            return f"{name}: the attackers cannot retreat. Which unit loses a step?"
        stack = listed(war.id(one) for one in _stack(war, frame, origins(war, frame.attackers)[0]))
        return f"{name}: retreat one hex with all attackers, {stack} first, or lose a step."


def _first_ways(war: War, frame: Attack) -> list[int]:
    """Where the first stack of the attackers may go, nowhere unless all can; away from the defender: D-17."""
    if stuck(war, involved(frame.attackers, frame.support)):
        return []
    all_ways = [ways(war, war.state.phasing, hex, frame.hex) for hex in origins(war, frame.attackers)]
    return all_ways[0] if all(all_ways) else []


def _fall_back(war: War, frame: Attack, action: Action) -> None:
    start, *others = frame.stacks
    met = go_back(war, _stack(war, frame, start), war.tables.map.board.grid[str(action.args[0])])
    frame.attackers = added(frame.attackers, *met)
    frame.stacks = tuple(others)


class FallBack(Step[War, Attack]):
    """The other stacks of the attacker, each into a hex of its own choice. [DSA-RET-03]"""

    def seats(self, war: War, frame: Attack) -> tuple[str, ...]:
        """The attacker."""
        return (FACTIONS[war.state.phasing],) if frame.stacks else ()

    def run(self, war: War, frame: Attack) -> None:
        """All have gone back."""
        frame.stage = Stage.ATTACKER_LOSSES

    def legal(self, war: War, frame: Attack, seat: str) -> list[Action]:
        """Where the next stack may go."""
        return _retreats(ways(war, war.state.phasing, frame.stacks[0], frame.hex))

    def do(self, war: War, frame: Attack, seat: str, action: Action) -> None:
        """Carry it out."""
        _fall_back(war, frame, action)

    def why_not(self, war: War, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """What keeps the stack out of a hex."""
        if action.verb != "retreat":
            return None
        return _why_no_way(war, action.args[0], war.state.phasing, frame.stacks[0], frame.hex)

    def prompt(self, war: War, frame: Attack, seat: str) -> str:
        """In words."""
        return f"Where do {listed(war.id(one) for one in _stack(war, frame, frame.stacks[0]))} retreat?"


# -- the defender: Ex and Dr --------------------------------------------------------------------------------


class DrivenBack(Step[War, Attack]):
    """Dr, or Ex after the attacker's loss: the defenders retreat hex by hex or lose steps. [DSA-RES-05]

    When they cannot retreat they lose a step for a hex, until they can again. [DSA-RET-16]
    """

    def seats(self, war: War, frame: Attack) -> tuple[str, ...]:
        """The defender, while there is something to do and somebody to do it."""
        return (FACTIONS[_side(war, frame)],) if frame.back and _force(war, frame) else ()

    def run(self, war: War, frame: Attack) -> None:
        """What is left over stays unsatisfied. [see DSA-EXP-03]"""
        frame.unsatisfied += frame.back
        frame.back = 0
        frame.stage = Stage.ATTACKER_LOSSES

    def legal(self, war: War, frame: Attack, seat: str) -> list[Action]:
        """Where the force may go next, and the steps it may or must lose instead."""
        found = _retreats(_next_ways(war, frame))
        if not found or may_stay(war, frame):
            found += attrition.lose_actions(war, _force(war, frame))
        return found

    def do(self, war: War, frame: Attack, seat: str, action: Action) -> None:
        """A hex back, or a step lost: either satisfies one hex of the result."""
        frame.back -= 1
        if action.verb == "lose":
            attrition.lose_defender(war, frame, action)
            return
        hex = war.tables.map.board.grid[str(action.args[0])]
        met = go_back(war, _standing(war, frame), hex)
        frame.defenders = added(frame.defenders, *met)
        frame.stand = hex
        frame.retreated += 1

    def why_not(self, war: War, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """What keeps the defenders from going there, or from staying."""
        force = _force(war, frame)
        if action.verb == "lose":
            if not may_stay(war, frame) and _next_ways(war, frame):
                return bars.MUST_RETREAT.refusal()
            return attrition.why_not_lose(war, action, force)
        if action.verb != "retreat":
            return None
        if stuck(war, force):
            return bars.CANNOT_RETREAT.refusal()
        return _why_no_way(war, action.args[0], _side(war, frame), frame.stand, frame.hex)

    def prompt(self, war: War, frame: Attack, seat: str) -> str:
        """In words."""
        left = counted(frame.back, "hex", "hexes")
        if not _next_ways(war, frame):
            return f"The force cannot retreat and loses a step instead; {left} to go. Which unit?"
        who = listed(war.id(one) for one in _standing(war, frame))
        choice = ", or lose a step" if may_stay(war, frame) else ""
        return f"Retreat with {who}: {left} to go from {the(IDS[frame.stand])}{choice}."


def _standing(war: War, frame: Attack) -> tuple[int, ...]:
    """The defenders that stand together, who retreat together. [DSA-RET-03]"""
    return tuple(one for one in frame.defenders if war.state.place[one] == frame.stand)


def _force(war: War, frame: Attack) -> tuple[int, ...]:
    """The retreating force: those who stand together, and an HQ that supports them.

    What is left in another hex of an HQ that was broken down is not part of it. [DSA-RET-18]
    """
    return involved(_standing(war, frame), frame.cover)


def _side(war: War, frame: Attack) -> int:
    return war.faction((*frame.defenders, frame.cover)[0])


def _next_ways(war: War, frame: Attack) -> list[int]:
    if stuck(war, _force(war, frame)):
        return []
    return ways(war, _side(war, frame), frame.stand, frame.hex)


def may_stay(war: War, frame: Attack) -> bool:
    """Whether the defender may lose steps although he could retreat.

    Always in an Exchange; otherwise in the defending hex itself (D-19: before every hex), where all attackers
    came across straits, mountains or Beachheads, or in a City without a Blitz marker.
    [DSA-RES-04, DSA-RET-20, DSA-RET-21]
    """
    if frame.exchange:
        return True
    if frame.stand != frame.hex:
        return False
    barriers = (*STRAITS, *BEACHES, MOUNTAIN)
    if all(hexside(war, hex, frame.hex) in barriers for hex in origins(war, frame.attackers)):
        return True
    blitz = any(
        war.face(one).kind in (BLITZ, TOTSUGEKI) for one in war.stack(frame.hex)
    )  # [DSA-BLZ-05, DSB-MK-6-3]
    return war.tables.map.hexes[frame.hex].city and not blitz
