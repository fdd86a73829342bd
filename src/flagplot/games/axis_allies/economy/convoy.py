"""Convoy disruption, in the victim's own Collect Income phase, every turn it is possible. [P40-CNV-09]"""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.axis_allies.consequences import wars_begun
from flagplot.games.axis_allies.economy.frames import Convoy, Income
from flagplot.games.axis_allies.events import Announced, ipcs
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import at_war
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the


class ConvoyStep(Step[War, Convoy]):
    """Enemies with warships in the power's convoy zones are asked in turn order, zone by zone.

    [P40-CNV-10, P40-CNV-11]
    """

    def seats(self, war: War, frame: Convoy) -> tuple[str, ...]:
        """The raider who is asked now."""
        return (war.seat(frame.raider),) if frame.raider >= 0 else ()

    def run(self, war: War, frame: Convoy) -> None:
        """Find the next question; when there is none, hand the declarations to the Income frame below."""
        answered = (*frame.spared, *frame.raids)
        for raider, zone in chances(war, frame.power):
            if (raider, zone) not in answered:
                frame.raider, frame.zone = raider, zone
                return
        war.state.frames.pop()
        below = war.state.frames[-1]
        assert isinstance(below, Income)
        below.raids = frame.raids

    def legal(self, war: War, frame: Convoy, seat: str) -> list[Action]:
        """Disrupt the convoy in this zone or spare it."""
        zone = war.name(frame.zone)
        return [act("disrupt", zone), act("spare", zone)]

    def do(self, war: War, frame: Convoy, seat: str, action: Action) -> None:
        """Note the answer; a war it begins counts at once and reopens the question for those drawn in.

        [P40-CNV-03, P40-CNV-11]
        """
        answer = (frame.raider, frame.zone)
        frame.raider = frame.zone = -1
        if action.verb == "spare":
            frame.spared = (*frame.spared, answer)
            return
        frame.raids = (*frame.raids, answer)
        raider, zone = answer
        detail = f"of {the(war.seat(frame.power))}"
        war.emit(Announced(power=seat, what="disrupts the convoy in", space=war.name(zone), detail=detail))
        before = war.state.war.copy()
        war.edition.disrupted(war, raider, frame.power)
        after = war.state.war
        frame.spared = tuple((r, z) for r, z in frame.spared if before[r] == after[r])

    def why_not(self, war: War, frame: Convoy, seat: str, action: Action) -> Refusal | None:
        """Why another zone is not asked about now."""
        if action.verb not in ("disrupt", "spare") or len(action.args) != 1:
            return None
        name = str(action.args[0])
        if name not in war.board.space_of:
            return unknown("space", name, war.board.space_ids)
        zone = war.board.space_of[name]
        if not war.board.spaces[zone].convoy:
            return illegal("P40-CNV-01", f"{the(name)} is no convoy zone", name)
        if not any(war.state.control[land] == frame.power for land in war.board.land_near[zone]):
            return illegal(
                "P40-CNV-02", f"{the(war.seat(frame.power))} controls nothing next to {the(name)}", name
            )
        if damage(war, war.power(seat), zone) == 0:
            return illegal("P40-CNV-03", f"you have no warship in {the(name)}", name)
        return illegal("P40-CNV-11", f"zones are decided one by one, now {the(war.name(frame.zone))}", name)

    def prompt(self, war: War, frame: Convoy, seat: str) -> str:
        """What is at stake, and the war a raid begins. [P40-POL-10, P40-POL-29]"""
        victim, zone = the(war.seat(frame.power)), war.name(frame.zone)
        most = min(damage(war, frame.raider, frame.zone), cap(war, frame.power, frame.zone))
        begun = wars_begun(war, lambda trial: trial.edition.disrupted(trial, frame.raider, frame.power))
        means = f" To disrupt it means war: {begun}." if begun else ""
        return f"Disrupt the convoy of {victim} in {the(zone)}? It costs {victim} up to {ipcs(most)}.{means}"


def cap(war: War, power: int, zone: int) -> int:
    """The most a power can lose in a zone: the printed value of its territories around it. [P40-CNV-06]"""
    control, ipc = war.state.control, war.board.ipc
    return sum(ipc[land] for land in war.board.land_near[zone] if control[land] == power)


def damage(war: War, raider: int, zone: int) -> int:
    """What the raider's warships in a zone can cost: 1 a surface warship, 2 a submarine.

    Transports and aircraft count nothing. [P40-CNV-04, P40-CNV-05, P40-CNV-08, P40-SUB-03, P40-SEA-03]
    """
    kinds, total = war.board.kinds, 0
    for piece, count in war.state.units[zone].items():
        seen = look(piece)
        if seen.owner == raider:
            total += kinds[seen.kind].convoy_damage * count
    return total


def chances(war: War, power: int) -> Iterable[tuple[int, int]]:
    """Who could disrupt the power's convoys where: (raider, zone) in the order in which they are asked.

    A zone needs the convoy symbol [P40-CNV-01], land of the power next to it [P40-CNV-02], and a warship of
    an enemy, or of a power that would become one by raiding [P40-CNV-03]. Where nothing can be lost an enemy
    is not asked. China is exempt [P40-CNV-07].
    """
    if war.edition.convoy_exempt(war, power):
        return
    state, board = war.state, war.board
    zones = [
        zone
        for zone in board.convoy_zones
        if state.units[zone] and any(state.control[land] == power for land in board.land_near[zone])
    ]
    for raider in board.after(power) if zones else ():
        if board.side[raider] == board.side[power] or not war.edition.may_disrupt(war, raider, power):
            continue
        fighting = at_war(war, raider, power)
        for zone in zones:
            if damage(war, raider, zone) and (not fighting or cap(war, power, zone)):
                yield raider, zone


def losses(war: War, power: int, raids: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """Convoy losses by zone: all declared raiders together, up to the zone's limit.

    [P40-CNV-04, P40-CNV-05, P40-CNV-06, P40-CNV-10]
    """
    total: dict[int, int] = {}
    for raider, zone in raids:
        total[zone] = total.get(zone, 0) + damage(war, raider, zone)
    return [(zone, min(lost, cap(war, power, zone))) for zone, lost in sorted(total.items())]
