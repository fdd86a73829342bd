"""Kamikaze attacks, which only this edition has.

Once the Allies have taken one of four islands, Japan may six times in the game throw aircraft at surface
warships in the zones around its inner islands. They come at the very beginning of an Allied Conduct Combat
phase, before scrambling. [P40-KAM-01, P40-KAM-02, P40-CBT-02, P40-CBT-06]
"""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.board import including
from flagplot.games.axis_allies.combat.fire import KAMIKAZE_HITS_ON as HITS_ON
from flagplot.games.axis_allies.events import Announced, Damaged, Hit
from flagplot.games.axis_allies.pacific_1940.frames import Kamikaze
from flagplot.games.axis_allies.pieces import Status, change, look, make
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import at_war
from flagplot.games.axis_allies.text import may_mean, piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Aim, Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

JAPAN = "japan"
OPEN, LEFT = "kamikaze_open", "kamikaze_left"

Target = tuple[int, int, int]  # zone, piece, number of the ship in its stack


def begin(war: War, power: int) -> None:
    """Ask Japan, if there is a ship it may attack. [P40-KAM-01, P40-KAM-02]"""
    flags = war.state.flags
    if flags.get(OPEN) and flags.get(LEFT, 0) > 0 and _ships(war, power):
        war.state.frames.append(Kamikaze(power=power))


def _japan(war: War) -> int:
    return war.board.owner_of[JAPAN]


def _zones(war: War, power: int) -> list[int]:
    """The six zones, as far as the active power, at war with Japan, moved ships into them this turn.

    Ships that come in noncombat movement or are built there give no occasion, nor do ships that have only
    passed through, since the rulebook says so where passing counts. Who leaves the zone and comes back has
    moved into it.
    [P40-KAM-03, P40-KAM-04, P40-KAM-14]
    """
    if not at_war(war, power, _japan(war)):
        return []
    return [zone for zone in war.board.kamikaze_zones if zone in war.state.entered_zones]


def _ships(war: War, power: int) -> list[tuple[int, int, int]]:
    """(zone, piece, count) of all surface warships at war with Japan there. [P40-KAM-05, P40-KAM-14]"""
    kinds, japan = war.board.kinds, _japan(war)
    return [
        (zone, piece, count)
        for zone in _zones(war, power)
        for piece, count in war.state.units[zone].items()
        if kinds[look(piece).kind].surface_warship and at_war(war, japan, look(piece).owner)
    ]


class KamikazeStep(Step[War, Kamikaze]):
    """Japan names all its attacks before the first die is rolled. [P40-KAM-06]"""

    def seats(self, war: War, frame: Kamikaze) -> tuple[str, ...]:
        """Japan."""
        return (JAPAN,)

    def legal(self, war: War, frame: Kamikaze, seat: str) -> list[Action]:
        """One more attack, on a fresh ship or one already aimed at, or no more. [P40-KAM-06, P40-KAM-07]"""
        return [*(action for action, _ in _choices(war, frame)), act("done")]

    def do(self, war: War, frame: Kamikaze, seat: str, action: Action) -> None:
        """Note a target; when all are named, roll."""
        for choice, target in _choices(war, frame):
            if choice == action:
                frame.targets = (*frame.targets, target)
                zone = war.name(target[0])
                told = Announced(
                    power=JAPAN, what="makes a kamikaze attack in", space=zone, detail=_at(action),
                    order="kamikaze",
                )  # fmt: skip
                war.emit(told)
        if action.verb == "done" or len(frame.targets) == war.state.flags[LEFT]:
            war.state.frames.pop()
            _attack(war, frame)

    def why_not(self, war: War, frame: Kamikaze, seat: str, action: Action) -> Refusal | None:
        """Say why a ship cannot be attacked."""
        if action.verb != "kamikaze" or len(action.args) < 2:
            return None
        board, name = war.board, str(action.args[0])
        if name not in board.space_of:
            return unknown("space", name, war.board.space_ids)
        zone = board.space_of[name]
        if zone not in board.kamikaze_zones:
            return illegal("P40-KAM-03", f"{the(name)} is not a kamikaze zone", name)
        if zone not in _zones(war, frame.power):
            return illegal("P40-KAM-04", f"no ship moved into {the(name)} in this Combat Move phase", name)
        owners = set()
        for piece in war.state.units[zone]:
            seen, kind = look(piece), board.kinds[look(piece).kind]
            if action.args[1] != kind.id and not may_mean(board, piece, action.args[1], _japan(war)):
                continue
            if not kind.surface_warship:
                return illegal("P40-KAM-05", f"{the(kind.id)} is not a surface warship", name, kind.id)
            if not at_war(war, _japan(war), seen.owner):
                return illegal("P40-KAM-14", f"{the(war.seat(seen.owner))} is not at war with Japan", name)
            owners.add(seen.owner)
        if len(owners) > 1:
            return malformed(f"say whose {the(action.args[1])} in {the(name)} is meant", name)
        if owners:
            return illegal("P40-KAM-06", "name a ship already aimed at, or the next of its kind", name)
        return illegal("P40-KAM-05", f"there is no such enemy ship in {the(name)}", name)

    def prompt(self, war: War, frame: Kamikaze, seat: str) -> str:
        """Ask for targets."""
        left = war.state.flags[LEFT] - len(frame.targets)
        return (
            f"Name a ship for a kamikaze attack ({len(frame.targets)} declared, {left} left in the game), or "
            f"done; then every attack rolls one die and hits its ship on {HITS_ON} or less."
        )


def _at(action: Action) -> str:
    _, ship, *which = action.args
    return f"on {the(ship)}" + "".join(f", number {str(one).removeprefix('ship')}" for one in which)


def _choices(war: War, frame: Kamikaze) -> list[tuple[Action, Target]]:
    """What may be attacked next. In a stack of equal ships they are told apart as ship1, ship2 and so on."""
    board, japan = war.board, _japan(war)
    found: list[tuple[Action, Target]] = []
    for zone, piece, count in _ships(war, frame.power):
        names = (war.name(zone), piece_text(board, piece, japan))
        if count == 1:
            found.append((act("kamikaze", *names), (zone, piece, 1)))
            continue
        aimed = max((n for z, p, n in frame.targets if (z, p) == (zone, piece)), default=0)
        for number in range(1, min(count, aimed + 1) + 1):
            found.append((act("kamikaze", *names, f"ship{number}"), (zone, piece, number)))
    return found


def _attack(war: War, frame: Kamikaze) -> None:
    """Roll one die for each attack in the order of declaration, then apply the hits.

    Every declared attack is spent [P40-KAM-13] and silences bombardment from its zone [P40-KAM-12]; it hits
    on 2 or less [P40-KAM-08] the ship it was aimed at [P40-KAM-09].
    """
    state = war.state
    state.flags = {**state.flags, LEFT: state.flags[LEFT] - len(frame.targets)}
    hits: dict[Target, int] = {}
    for target in frame.targets:
        zone, piece, _ = target
        state.kamikaze_zones = including(state.kamikaze_zones, zone)
        ship = piece_text(war.board, piece, _japan(war))
        aim = Aim(who=JAPAN, at=ship, kind="kamikaze")
        hit = war.volley([(1, HITS_ON)], f"kamikaze on {the(ship)} in {the(war.name(zone))}", aim)
        hits[target] = hits.get(target, 0) + hit
    for (zone, piece, _), count in hits.items():
        if count:
            war.emit(Hit(space=war.name(zone), by=JAPAN, hits=count, detail="kamikaze"))
            _strike(war, zone, piece, count, frame.power)


def _strike(war: War, zone: int, piece: int, hits: int, active: int) -> None:
    """Damage or sink the ship; what is sunk is gone at once and does not fire. [P40-KAM-10, P40-KAM-11]"""
    seen = look(piece)
    war.remove(zone, piece)
    wreck = piece if seen.damaged else _launch(war, zone, piece, active)
    if hits >= war.board.kinds[seen.kind].hits - seen.damaged:
        war.lose(zone, wreck, 1, "kamikaze")
    else:
        war.add(zone, change(wreck, damaged=True))
        kind = war.board.kinds[seen.kind].id
        war.emit(Damaged(power=war.seat(seen.owner), what=kind, space=war.name(zone), points=1))


def _launch(war: War, zone: int, carrier: int, active: int) -> int:
    """Put the aircraft of a carrier that is hit into the air; the carrier with what stays aboard.

    Aboard a carrier of the active power its own aircraft are up and guests are cargo; aboard any other
    carrier all are up, and land as stranded defenders. (Aircraft of the active power itself are up to its
    noncombat movement in any case.) Aircraft on a carrier damaged earlier are trapped.
    [P40-KAM-15, P40-CVS-16]
    """
    seen, kinds = look(carrier), war.board.kinds
    if not kinds[seen.kind].deck:
        return carrier
    aboard = []
    for item in seen.aboard:
        if item.owner == active:
            war.add(zone, make(item.owner, item.kind, status=Status.ALOFT, left=kinds[item.kind].move))
        elif seen.owner == active:
            aboard.append(item.code)
        else:
            war.add(zone, make(item.owner, item.kind, status=Status.STRANDED))
    return change(carrier, cargo=tuple(aboard))


def panel(war: War, frame: Kamikaze) -> dict[str, Any]:
    """Attacks declared so far and how many are left."""
    board = war.board
    return {
        "attacked": war.seat(frame.power),
        "hits_on": HITS_ON,
        "left": war.state.flags.get("kamikaze_left", 0) - len(frame.targets),
        "targets": [
            {"zone": war.name(zone), "ship": piece_text(board, piece, board.none), "number": number}
            for zone, piece, number in frame.targets
        ],
    }
