"""An attack set up on a copy of the war: who attacks which hex, with whom, in which season.

The attack stands at its declaration (step 1), and whether it may be made is asked of the rules of combat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from flagplot.games.dai_senso import bases
from flagplot.games.dai_senso.beachheads import owner
from flagplot.games.dai_senso.combat import bars, forces, ranged
from flagplot.games.dai_senso.combat.frames import NO_UNIT, Attack, BlitzCombat, Combat
from flagplot.games.dai_senso.combat.shifts import AIR_SUPPORT
from flagplot.games.dai_senso.counters import FRONT
from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.names import said
from flagplot.games.dai_senso.odds.muster import AS_IT_LIES, Called
from flagplot.games.dai_senso.places import pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.state import LIMITED_WAR, PRE_WAR, AsiaState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.words import the


@dataclass(frozen=True)
class Scene:
    """Where and how; who takes part is called up for each battle."""

    hex: int
    attacker: int  # a faction
    defender: int
    start: int  # the hex from which units come that were not beside the attacked one
    blitz: bool = False

    def reversed(self, start: int) -> Scene:
        """The attack of the other side on the same hex, in Regular Combat."""
        return replace(self, attacker=self.defender, defender=self.attacker, start=start, blitz=False)

    def later(self) -> Scene:
        """The same attack in the Regular Combat of the turn."""
        return replace(self, blitz=False)


# -- who is near ------------------------------------------------------------------------------------------


def attackers_near(war: War, hex: int, faction: int) -> list[int]:
    """The ground units beside a hex that could attack it, HQs within range of them, and Air units."""
    around = war.tables.map.board.grid.around(hex)
    ground = [one for beside in around for one in war.ground(beside, faction) if war.face(one).attack]
    troops = [one for one in ground if not war.face(one).hq]
    hqs = ranged.supporters(war, hex, faction, troops, ())
    return [*ground, *(one for one in hqs if one not in ground), *air_near(war, hex, faction)]


def all_able(war: War, segment: Combat, hex: int) -> list[int]:
    """The units that can attack a hex together, those that come first before those they do not go with."""
    found: list[int] = []
    for one in forces.able(war, segment, hex):
        if forces.mismatched(war, found, one) is None:
            found.append(one)
    return found


def defenders_near(war: War, hex: int, faction: int) -> list[int]:
    """The ground units in a hex, HQs that could come to their support, and Air units."""
    ground = war.ground(hex, faction)
    hqs = ranged.supporters(war, hex, faction, ground, ())
    return [*ground, *(one for one in hqs if one not in ground), *air_near(war, hex, faction)]


def air_near(war: War, hex: int, faction: int) -> list[int]:
    """The Air units that might give a shift: in the hex or beside it. [see DSA-SHF-01]"""
    return [
        one
        for place in (hex, *war.tables.map.board.grid.around(hex))
        for one in war.stack(place)
        if war.face(one).kind in AIR_SUPPORT and war.faction(one) == faction
    ]


def there(war: War, scene: Scene) -> list[int]:
    """Everybody who defends a hex without being called: those in it, and Air units."""
    return [*war.ground(scene.hex, scene.defender), *air_near(war, scene.hex, scene.defender)]


def starts(war: War, hex: int, faction: int) -> list[int]:
    """The hexes from which a faction could attack a hex: land or its own Beachhead, no enemy there."""
    board = war.tables.map.board
    return [
        one
        for one in board.grid.around(hex)
        if (one in board.land or owner(war, one) == faction) and not war.enemy_ground(one, faction)
    ]


# -- setting it up ----------------------------------------------------------------------------------------


def turned(game: DaiSenso, state: AsiaState, faction: int) -> War:
    """A copy of the war in which a faction has its turn; where there is no war yet, as if there were."""
    war = game.play(state.clone())
    war.state.phasing = faction
    if war.state.war_state == PRE_WAR:
        war.state.war_state = LIMITED_WAR
    return war


def set_up(
    game: DaiSenso, state: AsiaState, scene: Scene, attack: Sequence[Called], defend: Sequence[Called]
) -> AsiaState:
    """A copy of the war with the attack on top; ``BadInputError`` says which rule forbids it."""
    war = turned(game, state, scene.attacker)
    hq = {one for one, _ in defend if _joins_from_afar(war, scene, one)}
    _clear(war, scene, {one for one, _ in (*attack, *defend)})
    for one, side in defend:
        if (
            one not in hq
            and war.state.place[one] != scene.hex
            and one not in air_near(war, scene.hex, scene.defender)
        ):
            war.lay(one, scene.hex, _side(war, one, side))
    ready = set(attackers_near(war, scene.hex, scene.attacker))
    for one, side in attack:
        if one not in ready:
            war.lay(one, scene.start, _side(war, one, side))
    attackers = [one for one, _ in attack if war.face(one).ground]
    if scene.blitz:
        _bring_blitz(war, scene, attackers)
    support = [one for one in attackers if war.face(one).hq and not forces.beside(war, one, scene.hex)]
    segment = BlitzCombat() if scene.blitz else Combat()
    war.push(segment)
    defenders = tuple(forces.defenders(war, scene.hex))
    frame = Attack(
        scene.hex, scene.blitz, defenders=defenders, support=support[0] if support else NO_UNIT,
        attackers=tuple(sorted(one for one in attackers if one not in support)),
        cover=min(hq, default=NO_UNIT),
    )  # fmt: skip
    _check(war, segment, frame, support, hq)
    war.push(frame)
    return war.state


def _joins_from_afar(war: War, scene: Scene, number: int) -> bool:
    """Whether a defender is an HQ that stands within range of the hex, not in it. [see DSA-CMB-22]"""
    if not war.face(number).hq or not war.on_map(number) or war.state.place[number] == scene.hex:
        return False
    return number in defenders_near(war, scene.hex, scene.defender)


def _clear(war: War, scene: Scene, wanted: Collection[int]) -> None:
    """Defenders and Air units that are not wanted are not there."""
    for one in (*there(war, scene), *air_near(war, scene.hex, scene.attacker)):
        if one not in wanted:
            war.lay(one, pool(war.faction(one)))


def _side(war: War, number: int, side: int) -> int:
    return side if side != AS_IT_LIES else war.state.up[number]


def _bring_blitz(war: War, scene: Scene, attackers: Iterable[int]) -> None:
    """A Blitz marker for attackers that none reaches, if there is one to be had. [see DSA-BLC-10]"""
    spare = [one for one in war.tables.blitz(scene.attacker) if not war.on_map(one)]
    if spare and not all(bases.blitz_enabled(war, one) for one in attackers):
        war.lay(spare[0], scene.start, FRONT)


def _check(war: War, segment: Combat, frame: Attack, support: Sequence[int], covers: Collection[int]) -> None:
    """Refuse what the rules of combat do not allow, in their words."""
    if frame.attackers and not forces.enemies_in(war, frame.hex):
        raise BadInputError(f"odds: {bars.NO_ENEMY.text}")
    for at, one in enumerate(frame.attackers):
        bar = forces.unable(war, segment, one, frame.hex) or forces.mismatched(war, frame.attackers[:at], one)
        _refuse(war, bar, one)
    for one in support:
        _refuse(war, ranged.kept_out(war, one, frame.hex, frame.attackers, (), frame.blitz), one)
    for one in covers:
        _refuse(war, ranged.kept_out(war, one, frame.hex, frame.defenders, ()), one)
    for many in (support, sorted(covers)):
        if len(many) > 1:
            _refuse(war, bars.SECOND_HQ, many[1])


def _refuse(war: War, bar: bars.Bar | None, number: int) -> None:
    if bar is not None:
        raise BadInputError(f"odds: {said(war.tables, the(war.id(number)))}: {bar.text}")
