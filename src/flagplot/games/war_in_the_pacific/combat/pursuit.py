"""Pursuit on tactical maps, and the attacks it leads to. [27.3, BR-23-31]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import declare, forces, odds
from flagplot.games.war_in_the_pacific.combat.frames import AR, DR, Attack, AttackStage, Chase
from flagplot.games.war_in_the_pacific.combat.losses import suffer
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN, ENTERED, FROZEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def beaten(frame: Attack, play: Campaign, side: int) -> list[int]:
    """The hexes to which units of a side have retreated and where they still are."""
    found = {
        place
        for unit, place in frame.leaving
        if play.side(unit) == side and play.on_land(place) and play.state.place[unit] == place
    }
    return sorted(found)


def pursuing_side(play: Campaign, frame: Attack) -> int:
    """The side that may pursue: the other has left the hex and nobody of it stays; -1 if neither.

    [WPA-TAC-42, BR-23-31]
    """
    for side in (frame.side, forces.defender(frame)):
        if beaten(frame, play, enemy(side)) and not play.at(frame.hex, enemy(side)):
            return side
    return -1


def terrain_halving(play: Campaign, hex: int) -> int:
    """Pursuit into anything but clear terrain halves the quality. [WPA-TAC-44]"""
    return int(play.field.terrain(hex) != "clear")


def pursuit_tq(play: Campaign, frame: Attack, unit: int, hex: int) -> int:
    """The quality a unit pursues with; broken it is halved once more. [WPA-TAC-44, WPA-TAC-49, WPA-BNZ-11]"""
    more = odds.modifiers(frame, attacking=play.side(unit) == frame.side)
    return checks.quality(play, unit, more, terrain_halving(play, hex))


def affordable(play: Campaign, frame: Attack, unit: int, hex: int) -> bool:
    """Pursuers pay for the terrain, not for the enemies in it; in a banzai charge nothing at all.

    [WPA-TAC-50, WPA-TAC-51, WPA-BNZ-12]
    """
    if frame.banzai and play.side(unit) == frame.side:
        return True
    return play.state.spent[unit] + play.island.cost(hex) <= 2 * play.island.table.allowance


def pursuers(play: Campaign, frame: Attack) -> list[tuple[int, int]]:
    """Every unit that may pursue, with every hex it may pursue into.

    Only activated units, broken ones too; each chooses among the hexes the beaten went to, where there is
    room. [WPA-TAC-42, WPA-TAC-49, BR-23-31, WPA-TAC-29]
    """
    side = pursuing_side(play, frame)
    if side < 0:
        return []
    asked = {unit for unit, _ in frame.chased}
    return [
        (unit, hex)
        for unit in forces.here(play, frame, forces.mine(frame, side))
        if play.is_(unit, ACTIVE) and not play.is_(unit, FROZEN) and unit not in asked
        for hex in beaten(frame, play, enemy(side))
        if play.room(hex, side) >= play.state.steps[unit] and affordable(play, frame, unit, hex)
    ]


class PursuitStep(Step[Campaign, Attack]):
    """Units pursue one by one, each after a check. [WPA-TAC-41, WPA-TAC-42]"""

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The side whose enemy has left."""
        return (SEATS[pursuing_side(play, frame)],) if pursuers(play, frame) else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """Nobody can."""
        frame.stage = AttackStage.LAST_LOSSES

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        half = "" if frame.tried else " If nobody pursues you lose only half your steps."
        return f"Who pursues? Or done.{half}"

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Pursuers, and done."""
        return [
            act("done"),
            *(act("pursue", play.id(unit), play.label(hex)) for unit, hex in pursuers(play, frame)),
        ]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """A unit tries; or nobody else does."""
        if action.verb == "done":
            frame.stage = AttackStage.LAST_LOSSES
            return
        frame.tried = True
        pursue(play, frame, play.tables.number[str(action.args[0])], play.field.place(str(action.args[1])))

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """Not activated, no room, or no beaten enemy there."""
        if action.verb != "pursue":
            return None
        id, label = str(action.args[0]), str(action.args[1])
        unit, hex = play.tables.number[id], play.field.place(label)
        if not play.is_(unit, ACTIVE):
            return illegal("WPA-TAC-49", f"{the(id)} is not activated and cannot pursue", id)
        if hex in beaten(frame, play, enemy(play.side(unit))) and not affordable(play, frame, unit, hex):
            return illegal("WPA-TAC-50", f"{the(id)} has no movement points left to pursue", id)
        return illegal("BR-23-31", f"{the(id)} cannot pursue into {the(label)}", label)


def pursue(play: Campaign, frame: Attack, unit: int, hex: int) -> None:
    """A unit checks: it follows, still activated, or stays and is deactivated. [WPA-TAC-45, WPA-TAC-46]"""
    if not checks.check(play, unit, pursuit_tq(play, frame, unit, hex), 0, "to pursue"):
        play.deactivate(unit)
        return
    follow(play, unit, hex, banzai=bool(frame.banzai) and play.side(unit) == frame.side)
    frame.chased = (*frame.chased, (unit, hex))


def follow(play: Campaign, unit: int, hex: int, *, banzai: bool) -> None:
    """It enters; marines and banzai units lose a step at once. [WPA-TAC-46, WPA-TAC-53, WPA-BNZ-11]"""
    if not banzai:
        play.state.spent[unit] = play.state.spent[unit] + play.island.cost(hex)
    play.unmark(unit, ENTERED)
    play.go(unit, hex, "pursues")
    if banzai or play.unit(unit).nation == "USMC":
        play.lose(unit, 1, "in pursuit")


def halved_loss(called: int, *, beaten: bool, tried: bool) -> int:
    """What a side loses that has not retreated: half, rounded up, if the enemy has and nobody pursues.

    [WPA-TAC-43, BR-23-31]
    """
    return half_up(called) if beaten and not tried else called


def last_losses(play: Campaign, frame: Attack) -> None:
    """The losses that waited for pursuit; if every enemy was eliminated they stand in full. [BR-23-31]"""
    if frame.result == DR:
        left = any(play.side(unit) != frame.side for unit, _ in frame.leaving)
        gone = left and not play.at(frame.hex, enemy(frame.side))
        loss = halved_loss(frame.loss, beaten=gone, tried=frame.tried)
        attackers = forces.alive(play, frame.attackers)
        frame.taken += frame.reduced + suffer(play, attackers, frame.lead, loss)
    elif frame.result == AR:
        left = any(play.side(unit) == frame.side for unit, _ in frame.leaving)
        gone = left and not forces.here(play, frame, frame.attackers)
        loss = halved_loss(frame.defender_loss - frame.absorbed, beaten=gone, tried=frame.tried)
        defenders = forces.alive(play, frame.defenders)
        frame.defender_taken += suffer(play, defenders, frame.defender_lead, loss)
    frame.stage = AttackStage.AFTERMATH


# -- the next attack ----------------------------------------------------------------------------------------


def send_on(play: Campaign, frame: Attack) -> None:
    """Successful pursuers may attack again, hex by hex. [WPA-TAC-47]"""
    frame.stage = AttackStage.LOCKED
    for hex in sorted({hex for _, hex in frame.chased}, reverse=True):
        units = tuple(unit for unit, to in frame.chased if to == hex and play.state.steps[unit])
        if units:
            side = play.side(units[0])
            banzai = frame.banzai if side == frame.side else 0
            bonus = frame.bonus if banzai else 0
            led = odds.modifiers(frame, attacking=side == frame.side) - bonus
            play.push(Chase(side=side, hex=hex, units=units, banzai=banzai, bonus=bonus, led=led or UNSET))


class ChaseStep(Step[Campaign, Chase]):
    """Pursuers attack; if they decline they stay with the enemy and check for deactivation. [WPA-TAC-54]"""

    def _fit(self, play: Campaign, frame: Chase) -> tuple[int, ...]:
        return tuple(
            unit
            for unit in forces.alive(play, frame.units)
            if not play.is_(unit, BROKEN)
            and not play.unit(unit).labor
            and play.state.place[unit] == frame.hex
        )

    def seats(self, play: Campaign, frame: Chase) -> tuple[str, ...]:
        """The pursuers' side, if they can fight."""
        enemies = play.at(frame.hex, enemy(frame.side))
        return (SEATS[frame.side],) if enemies and self._fit(play, frame) else ()

    def run(self, play: Campaign, frame: Chase) -> None:
        """They cannot, or have nobody to attack."""
        play.pop()
        decline(play, frame, frame.units)

    def prompt(self, play: Campaign, frame: Chase, seat: str) -> str:
        """The question."""
        return f"Do the pursuers attack in {the(play.label(frame.hex))}?"

    def legal(self, play: Campaign, frame: Chase, seat: str) -> list[Action]:
        """Yes or no."""
        return [act("press"), act("decline")]

    def do(self, play: Campaign, frame: Chase, seat: str, action: Action) -> None:
        """Attack, or not; who is broken does not attack in any case."""
        play.pop()
        fit = self._fit(play, frame) if action.verb == "press" else ()
        decline(play, frame, tuple(unit for unit in frame.units if unit not in fit))
        if fit:
            play.push(
                declare.attack(
                    play, frame.hex, frame.side, fit, pursuing=True, banzai=frame.banzai, bonus=frame.bonus
                )
            )


def decline(play: Campaign, frame: Chase, units: tuple[int, ...]) -> None:
    """Each of these pursuers checks with its pursuit quality or is deactivated; no one moves on.

    [WPA-TAC-36]
    """
    for unit in forces.alive(play, units):
        tq = checks.quality(play, unit, frame.bonus + (frame.led or 0), terrain_halving(play, frame.hex))
        if play.is_(unit, ACTIVE) and not checks.check(play, unit, tq, 0, "to stay activated"):
            play.deactivate(unit)
        play.mark(unit, FROZEN)
