"""Advance After Combat and Exploitation. [4.2.7, 4.2.8]"""

from __future__ import annotations

from flagplot.games.dai_senso import failures, supply, zones
from flagplot.games.dai_senso.beachheads import owner
from flagplot.games.dai_senso.board import MOUNTAIN
from flagplot.games.dai_senso.combat import bars
from flagplot.games.dai_senso.combat.bars import Bar
from flagplot.games.dai_senso.combat.declare import DONE, added, unit_named
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.combat.terrain import BEACHES, STRAITS, WATERS, hexside
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.games.dai_senso.movement import entering, restrictions
from flagplot.games.dai_senso.places import HEXES, IDS, PLACES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.weather import MUD, weather
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, the

# sides after which an exploiting unit stops [see DSA-EXP-05]
HALTING = (*STRAITS, *WATERS, *BEACHES, MOUNTAIN)


class Advance(Step[War, Attack]):
    """Units that attacked go into the hex, or through it, one at a time. [DSA-ADV-01, DSA-EXP-02]"""

    def seats(self, war: War, frame: Attack) -> tuple[str, ...]:
        """The attacker, and nobody else: defenders never advance. [DSA-CMB-27]"""
        return (FACTIONS[war.state.phasing],) if eligible(war, frame) else ()

    def run(self, war: War, frame: Attack) -> None:
        """The attack is over."""
        war.pop()

    def legal(self, war: War, frame: Attack, seat: str) -> list[Action]:
        """Who may advance, and who may go on beyond."""
        found: list[Action] = []
        for one in eligible(war, frame):
            id = war.id(one)
            found.append(Action("advance", (id,)))
            found += [Action("exploit", (id, IDS[hex])) for hex in sorted(reach(war, frame, one))]
        return [*found, DONE]

    def do(self, war: War, frame: Attack, seat: str, action: Action) -> None:
        """Carry it out: an exploiting unit comes through the defending hex first."""
        if action == DONE:
            war.pop()
            return
        number = war.tables.counter(str(action.args[0]))
        way: tuple[int, ...] = (frame.hex,)
        if action.verb == "exploit":
            way = reach(war, frame, number)[war.tables.map.board.grid[str(action.args[1])]]
        war.move(number, way[-1], way)
        for hex in way:
            entering.entered(war, number, hex)
        frame.advanced = added(frame.advanced, number)

    def why_not(self, war: War, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """What keeps a unit where it is."""
        if action.verb not in ("advance", "exploit"):
            return None
        number = unit_named(war, action.args[0])
        if isinstance(number, Refusal):
            return number
        bar = stays(war, frame, number)
        if bar is not None:
            return bar.refusal(war.id(number), IDS[frame.hex])
        if barred := _kept_out(war, number, frame.hex):
            return barred
        return _why_no_exploitation(war, frame, number, action) if action.verb == "exploit" else None

    def prompt(self, war: War, frame: Attack, seat: str) -> str:
        """In words."""
        far = distance(frame)
        beyond = f" exploit up to {counted(far, 'hex', 'hexes')}," if far > 1 else ""
        return f"Advance into {the(IDS[frame.hex])}, which is vacated,{beyond} or done."


# -- advance ------------------------------------------------------------------------------------------------


def eligible(war: War, frame: Attack) -> list[int]:
    """The units that may advance now."""
    return [
        one
        for one in frame.attackers
        if stays(war, frame, one) is None and _kept_out(war, one, frame.hex) is None
    ]


def _kept_out(war: War, number: int, hex: int) -> Refusal | None:
    """Why a unit may not come into a hex after combat: it could not move there, or near a Failure.

    [DSA-ADV-03, DSB-MK-15-6]
    """
    return failures.why_no_coming(war, war.state.phasing, hex) or entering.barred(war, number, hex)


def stays(war: War, frame: Attack, number: int) -> Bar | None:
    """Why a unit may not advance; None if it may, unless it could not even move there.

    Movement Points, ZOC and Air units where it comes from do not matter, nor do enemy markers where it goes.
    [DSA-ADV-01, DSA-ADV-02, DSA-ADV-03, DSA-ADV-03a, DSA-ADV-03b, DSA-ADV-03c]
    """
    face = war.face(number)
    if number not in frame.attackers:
        return bars.NOT_INVOLVED
    if number in frame.advanced:
        return bars.ADVANCED
    if entering.enemy_unit(war, war.state.phasing, frame.hex) is not None:
        return bars.STILL_HELD  # by a support unit as well [DSA-ADV-04]
    if owner(war, frame.hex) not in (NOBODY, war.state.phasing):
        return bars.BEACH_HELD  # [DSA-ADV-01]
    if face.hq:
        return bars.HQ_STAYS
    if not face.move:
        return bars.CANNOT_MOVE
    if war.tables.map.board.grid.distance(war.state.place[number], frame.hex) != 1:
        return bars.TOO_FAR
    return None if supply.supplied(war, number) else bars.UNSUPPLIED  # [DSA-SUP-33, DSA-SUP-33f]


# -- exploitation -------------------------------------------------------------------------------------------


def distance(frame: Attack) -> int:
    """The Exploitation Distance: hexes the defenders retreated and results they left unsatisfied.

    None without armor among those who attacked, lost or not. [DSA-EXP-01, DSA-EXP-03]
    """
    return frame.retreated + frame.unsatisfied if frame.armor and frame.exploiting else 0


def reach(war: War, frame: Attack, number: int) -> dict[int, tuple[int, ...]]:
    """The hexes beyond the defending hex a unit may exploit into, each with the way there.

    The defending hex counts as the first; nobody goes farther than his Movement Allowance. [DSA-EXP-02]
    [DSA-EXP-03, DSA-EXP-04, DSA-EXP-07a]
    """
    found: dict[int, tuple[int, ...]] = {frame.hex: (frame.hex,)}
    start = war.state.place[number]
    edge = [] if _halts(war, number, start, frame.hex) else [frame.hex]
    for _ in range(min(distance(frame), war.face(number).move) - 1):
        next_edge = []
        for one in edge:
            for hex in war.tables.map.board.grid.around(one):
                if hex in found or not _passable(war, number, one, hex):
                    continue
                found[hex] = (*found[one], hex)
                if not _halts(war, number, one, hex):
                    next_edge.append(hex)
        edge = next_edge
    del found[frame.hex]
    return found


def _passable(war: War, number: int, one: int, hex: int) -> bool:
    """Whether a unit may exploit from a hex into the next: nowhere it could not move, nor to an enemy unit.

    Only hexes of the map are beside others, so no Off-Map Box is reached. [DSA-EXP-07, DSA-EXP-07b]
    [DSA-EXP-07c, DSA-EXP-07d]
    """
    return (
        hex in war.tables.map.board.land  # no Beachhead at sea [see DSA-EXP-02]
        and hexside(war, one, hex) not in WATERS
        and _kept_out(war, number, hex) is None
        and not restrictions.abroad(war, number, hex)
        and weather(war, hex) != MUD  # storms and snow do not matter [DSA-EXP-06, DSA-WEA-05d]
    )


def _halts(war: War, number: int, one: int, hex: int) -> bool:
    """Whether a unit that came into a hex must stop: in an EZOC without a friendly unit, or after some sides.

    [DSA-EXP-05]
    """
    return hexside(war, one, hex) in HALTING or zones.stops_movement(war, hex, war.state.phasing, number)


def _why_no_exploitation(war: War, frame: Attack, number: int, action: Action) -> Refusal | None:
    label, grid = str(action.args[1]), war.tables.map.board.grid
    hex = grid.number.get(label)
    if hex is None:
        return bars.OFF_MAP.refusal(label) if label in PLACES else unknown("hex", label, IDS[:HEXES])
    if hex == frame.hex:
        return bars.ONLY_ADVANCE.refusal(label)
    if not frame.exploiting:
        return bars.LONE_MARKER.refusal(label)
    if not frame.armor:
        return bars.NO_ARMOR.refusal(label)
    far = grid.distance(frame.hex, hex) + 1
    if far > distance(frame):
        return bars.DISTANCE.refusal(label)
    if far > war.face(number).move:
        return bars.ALLOWANCE.refusal(label)
    if entering.enemy_unit(war, war.state.phasing, hex) is not None:
        return bars.HELD.refusal(label)
    if weather(war, hex) == MUD:
        return bars.IN_MUD.refusal(label)
    if restrictions.abroad(war, number, hex):
        return bars.AT_HOME.refusal(label)
    return _kept_out(war, number, hex) or bars.STOPPED.refusal(label)
