"""Declaring attacks: the hex, who attacks it, and the HQs that support both sides. [4.2.1, 4.2.2]"""

from __future__ import annotations

from flagplot.games.dai_senso import bases, policies
from flagplot.games.dai_senso.combat import bars, forces, lineup, ranged
from flagplot.games.dai_senso.combat.frames import NO_UNIT, Attack, Combat
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.combat.terrain import BEACHES, STRAITS, WATERS, hexside
from flagplot.games.dai_senso.counters import JAPAN, MARINE
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.landings import airdrops
from flagplot.games.dai_senso.landings.frames import Landings
from flagplot.games.dai_senso.markers import LONE
from flagplot.games.dai_senso.nations import belongs
from flagplot.games.dai_senso.places import DELAY, HEXES, IDS, place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.frames import Event
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, the

DONE, ATTACK, CANCEL, DECLINE = Action("done"), Action("attack"), Action("cancel"), Action("decline")


def segment_of(war: War) -> Combat:
    """The Combat Segment an attack is part of."""
    segment = war.state.frames[-2]
    assert isinstance(segment, Combat)
    return segment


def added(units: tuple[int, ...], *more: int) -> tuple[int, ...]:
    """Units with more of them, each once, ascending."""
    return tuple(sorted({*units, *more}))


def unit_named(war: War, word: object) -> int | Refusal:
    """The counter a player means."""
    number = war.tables.number.get(str(word))
    return unknown("counter", word, war.tables.number) if number is None else number


# -- the segment -------------------------------------------------------------------------------------------


class CombatStep(Step[War, Combat]):
    """A Combat Segment: the phasing faction attacks one hex after the other. [DSA-CMB-01]

    The Blitz Combat Segment needs a Blitz or Totsugeki marker on the map. Airdrops come before its first
    attack, landings and the return of CV Strikes after its last. [DSA-BLC-01, DSA-SOP-07]
    """

    def seats(self, war: War, frame: Combat) -> tuple[str, ...]:
        """The phasing faction."""
        if frame.blitz and not bases.blitzed(war, war.state.phasing):
            return ()
        if frame.single and frame.attacked:
            return ()
        return (FACTIONS[war.state.phasing],)

    def run(self, war: War, frame: Combat) -> None:
        """Nobody attacks, or nobody any more; Blitz Combat ends with landings. [DSA-BLC-01]"""
        war.pop()
        if frame.single and not frame.attacked:
            war.push(Event("banzai_support", AXIS))  # then that [see DSB-PE-02-1]
        if frame.blitz:
            war.push(Landings(fought=frame.fought))

    def legal(self, war: War, frame: Combat, seat: str) -> list[Action]:
        """Units to drop, a hex to attack, or an end."""
        found = airdrops.options(war) if _before_attacks(frame) else []
        return [*found, *(Action("target", (IDS[hex],)) for hex in forces.targets(war, frame)), DONE]

    def do(self, war: War, frame: Combat, seat: str, action: Action) -> None:
        """Look at one hex more closely, or end the segment."""
        if action == DONE:
            self.run(war, frame)
            return
        if action.verb == airdrops.DROP:
            airdrops.drop(war, war.tables.counter(str(action.args[0])), place(str(action.args[1])))
            return
        hex = war.tables.map.board.grid[str(action.args[0])]
        war.push(Attack(hex, frame.blitz, defenders=tuple(forces.defenders(war, hex))))

    def why_not(self, war: War, frame: Combat, seat: str, action: Action) -> Refusal | None:
        """What keeps a hex from being attacked, or a unit from dropping."""
        if action.verb == airdrops.DROP:
            return _why_no_drop(war, frame, action)
        if action.verb != "target":
            return None
        label = str(action.args[0])
        hex = war.tables.map.board.grid.number.get(label)
        if hex is None:
            return unknown("hex", label, IDS[:HEXES])
        bar = forces.unattackable(war, frame, hex)
        return bar.refusal(label) if bar else None

    def prompt(self, war: War, frame: Combat, seat: str) -> str:
        """In words."""
        return f"{'Blitz' if frame.blitz else 'Regular'} Combat: choose a hex to attack, or done."

    def concern(self, war: War, frame: Combat, seat: str) -> str:
        """Hexes that nobody has attacked."""
        left = len(forces.targets(war, frame))
        return f"{counted(left, 'hex', 'hexes')} could still be attacked." if left else ""


def _before_attacks(frame: Combat) -> bool:
    """Whether it is still time to drop: each step of the segment is finished before the next. [DSA-BLC-01]"""
    return frame.blitz and not frame.attacked


def _why_no_drop(war: War, frame: Combat, action: Action) -> Refusal | None:
    if not _before_attacks(frame):
        return illegal("DSA-BLC-01", "Airdrops come before the attacks of Blitz Combat")
    unit = war.tables.counter(str(action.args[0]))
    return airdrops.grounded(war, unit) or airdrops.unfit(war, unit, place(str(action.args[1])))


# -- step 1: the attackers ---------------------------------------------------------------------------------


class Declare(Step[War, Attack]):
    """Which units attack, and which HQ supports them. [DSA-CMB-21]"""

    def seats(self, war: War, frame: Attack) -> tuple[str, ...]:
        """The phasing faction."""
        return (FACTIONS[war.state.phasing],)

    def legal(self, war: War, frame: Attack, seat: str) -> list[Action]:
        """Units to add and to take back, HQs in range, and the attack itself when it is strong enough."""
        segment, committed = segment_of(war), frame.attackers
        found = [
            Action("commit", (war.id(one),))
            for one in forces.able(war, segment, frame.hex)
            if one not in committed and _mismatched(war, frame, one) is None
        ]
        if frame.support == NO_UNIT:
            near = forces.supporters(war, segment, frame.hex, committed)
            found += [Action("support", (war.id(one),)) for one in near]
        else:
            committed = (*committed, frame.support)
        found += [Action("release", (war.id(one),)) for one in committed]
        if lineup.strong_enough(war, frame) and not _un_japanese(war, frame):
            found.append(ATTACK)
        return [*found, CANCEL]

    def do(self, war: War, frame: Attack, seat: str, action: Action) -> None:
        """Carry it out."""
        if action == CANCEL:
            war.pop()
        elif action == ATTACK:
            _begin(war, frame)
        elif action.verb == "commit":
            frame.attackers = added(frame.attackers, war.tables.counter(str(action.args[0])))
        elif action.verb == "support":
            frame.support = war.tables.counter(str(action.args[0]))
        else:
            _release(war, frame, war.tables.counter(str(action.args[0])))

    def why_not(self, war: War, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """What keeps a unit or an HQ out of it."""
        if action == ATTACK and _un_japanese(war, frame):
            return illegal("DSB-PE-02-1", "a Japanese unit must take part in the attack", IDS[frame.hex])
        if action == ATTACK:
            return (bars.TOO_WEAK if frame.attackers else bars.NOT_ADJACENT).refusal(IDS[frame.hex])
        if action.verb not in ("commit", "support"):
            return None
        number = unit_named(war, action.args[0])
        if isinstance(number, Refusal):
            return number
        segment = segment_of(war)
        if action.verb == "commit":
            bar = forces.unable(war, segment, number, frame.hex) or _mismatched(war, frame, number)
        elif frame.support != NO_UNIT:
            bar = bars.SECOND_HQ
        else:
            bar = forces.unsupporting(war, segment, number, frame.hex, frame.attackers)
        return bar.refusal(war.id(number), IDS[frame.hex]) if bar else None

    def prompt(self, war: War, frame: Attack, seat: str) -> str:
        """In words."""
        return f"Who attacks {the(IDS[frame.hex])}? Add units, then attack."


def _un_japanese(war: War, frame: Attack) -> bool:
    """Whether an attack of Banzai! lacks a Japanese unit. [DSB-PE-02-1]"""
    if not segment_of(war).single:
        return False
    return not any(belongs(war, one, (JAPAN,)) for one in frame.attackers)


def _mismatched(war: War, frame: Attack, number: int) -> bars.Bar | None:
    with_support = frame.attackers if frame.support == NO_UNIT else (*frame.attackers, frame.support)
    return forces.mismatched(war, with_support, number)


def _release(war: War, frame: Attack, number: int) -> None:
    """A unit stays out after all, and an HQ with it that supports nobody else. [see DSA-HQS-02]"""
    if number == frame.support:
        frame.support = NO_UNIT
        return
    frame.attackers = tuple(one for one in frame.attackers if one != number)
    if frame.support != NO_UNIT and frame.support not in forces.supporters(
        war, segment_of(war), frame.hex, frame.attackers
    ):
        frame.support = NO_UNIT


def _begin(war: War, frame: Attack) -> None:
    """The attack is declared: hex and units have had theirs for this segment. [DSA-CMB-02, DSA-CMB-04]"""
    segment = segment_of(war)
    units = frame.attackers if frame.support == NO_UNIT else (*frame.attackers, frame.support)
    segment.attacked = added(segment.attacked, frame.hex)
    segment.fought = added(segment.fought, *units)
    frame.armor = tuple(one for one in frame.attackers if war.face(one).armor_type)
    frame.marines = tuple(one for one in frame.attackers if _across_water(war, one, frame.hex))
    frame.stand = frame.hex
    took_part(war, units)
    policies.attacked(war, frame.hex)
    if frame.defenders:
        frame.stage = Stage.DEFENDER_HQ
    else:
        _walk_in(war, frame)


def _across_water(war: War, number: int, hex: int) -> bool:
    side = hexside(war, war.state.place[number], hex)
    return war.face(number).kind == MARINE and side in (*STRAITS, *WATERS, *BEACHES)


def took_part(war: War, units: tuple[int, ...]) -> None:
    """HQs that were in a combat give no Ranged Support later in the segment. [DSA-HQS-06]"""
    segment = segment_of(war)
    segment.hqs = added(segment.hqs, *(one for one in units if war.face(one).hq))


def _walk_in(war: War, frame: Attack) -> None:
    """Nobody but markers: they go to the Delay Box without a roll; no Exploitation follows. [DSA-CMB-20]"""
    for one in war.stack(frame.hex):
        if war.face(one).kind in LONE and war.faction(one) != war.state.phasing:
            war.remove(one, DELAY, "is driven off")
    frame.exploiting = False
    frame.stage = Stage.ADVANCE


# -- step 2: the defender's HQ -----------------------------------------------------------------------------


class DefenderHQ(Step[War, Attack]):
    """The defender may bring in an HQ if there is none in the hex. [DSA-CMB-22]"""

    def seats(self, war: War, frame: Attack) -> tuple[str, ...]:
        """The defender, if he has a choice."""
        return (FACTIONS[defender(war, frame)],) if _covering(war, frame) else ()

    def run(self, war: War, frame: Attack) -> None:
        """On to the die; every HQ in the hex or in support of it has fought now."""
        took_part(war, frame.defenders if frame.cover == NO_UNIT else (*frame.defenders, frame.cover))
        frame.stage = Stage.CHEMICAL

    def legal(self, war: War, frame: Attack, seat: str) -> list[Action]:
        """An HQ in range, or none."""
        return [*(Action("support", (war.id(one),)) for one in _covering(war, frame)), DECLINE]

    def do(self, war: War, frame: Attack, seat: str, action: Action) -> None:
        """Carry it out."""
        if action != DECLINE:
            frame.cover = war.tables.counter(str(action.args[0]))
        self.run(war, frame)

    def why_not(self, war: War, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """What keeps an HQ out of it."""
        if action.verb != "support":
            return None
        number = unit_named(war, action.args[0])
        if isinstance(number, Refusal):
            return number
        if not war.face(number).hq or war.faction(number) != defender(war, frame) or not war.on_map(number):
            return bars.NO_HQ.refusal(war.id(number))
        bar = ranged.kept_out(war, number, frame.hex, frame.defenders, segment_of(war).hqs)
        return bar.refusal(war.id(number), IDS[frame.hex]) if bar else None

    def prompt(self, war: War, frame: Attack, seat: str) -> str:
        """In words."""
        return f"{the(IDS[frame.hex])} is attacked: send an HQ in support of the defenders, or decline."


def defender(war: War, frame: Attack) -> int:
    """The faction whose hex is attacked."""
    return war.faction(frame.defenders[0])


def _covering(war: War, frame: Attack) -> list[int]:
    return ranged.supporters(war, frame.hex, defender(war, frame), frame.defenders, segment_of(war).hqs)
