"""How both sides fight once the die has fallen: every choice the rules leave them after it.

It is stated beforehand, and the odds are exact if both do so. Each answer is one of those that the step of
the fight lists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from flagplot.games.dai_senso.combat import retreat
from flagplot.games.dai_senso.combat.chemical import GAS
from flagplot.games.dai_senso.combat.declare import ATTACK, DECLINE, DONE
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.places import place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.stacking import too_much
from flagplot.kernel.action import Action

EXCHANGE, STAY, BACK = "exchange", "stay", "back"  # the attacker after Ad and Ex
RETREAT, LAST, STAND = "retreat", "last", "stand"  # the defender after Ex and Dr
LARGE, WEAK = "large", "weak"  # whose step is lost first


@dataclass(frozen=True)
class Policy:
    """What both sides do; orders of loss are words, or ids of counters from the first to go."""

    attacker: str = EXCHANGE
    defender: str = RETREAT
    attacker_order: str | Sequence[str] = LARGE
    defender_order: str | Sequence[str] = LARGE
    gas: bool = False


class Asked(NamedTuple):
    """Somebody has to answer: the fight, the answers, and which counter has replaced which so far."""

    war: War
    frame: Attack
    legal: Sequence[Action]
    heirs: Mapping[str, str]

    def those(self, verb: str) -> list[Action]:
        """The answers of a verb."""
        return [one for one in self.legal if one.verb == verb]


def answer(policy: Policy, asked: Asked) -> Action:
    """What whoever is asked answers."""
    return _ANSWERS[asked.frame.stage](policy, asked)


def _declare(_: Policy, asked: Asked) -> Action:
    return ATTACK


def _no_more(_: Policy, asked: Asked) -> Action:
    """HQs that defend were brought in before, or are not. [see DSA-CMB-22]"""
    return DECLINE


def _gas(policy: Policy, asked: Asked) -> Action:
    return GAS if policy.gas else DECLINE


def _defeated(policy: Policy, asked: Asked) -> Action:
    """Back, or a step lost, which in an Exchange costs the defender as well. [see DSA-RES-04]"""
    stays = policy.attacker == STAY or (policy.attacker == EXCHANGE and asked.frame.exchange)
    return _lost(policy, asked) if stays else _fall_back(policy, asked)


def _fall_back(policy: Policy, asked: Asked) -> Action:
    ways = asked.those("retreat")
    return ways[0] if ways else _lost(policy, asked)


def _driven_back(policy: Policy, asked: Asked) -> Action:
    """As far as they can, or steps instead where the rules leave the choice. [see DSA-RES-05, DSA-RET-20]"""
    ways = asked.those("retreat")
    stands = policy.defender == STAND or (policy.defender == LAST and _lasts(asked.war, asked.frame))
    if not ways or (stands and asked.those("lose")):
        return _lost(policy, asked)
    return max(ways, key=lambda one: _room_to_go(asked.war, asked.frame, one))


def _lasts(war: War, frame: Attack) -> bool:
    """Whether somebody would be left in the hex after all that is still to be lost."""
    steps = sum(war.face(one).steps for one in frame.defenders if war.state.place[one] == frame.hex)
    return steps > frame.back + frame.defender_losses


def _room_to_go(war: War, frame: Attack, way: Action) -> tuple[int, bool]:
    """How far a retreat can go on from a hex, and whether there is room for all."""
    hex, faction = place(str(way.args[0])), war.faction(frame.defenders[0])
    there = {
        *war.ground(hex, faction),
        *(one for one in frame.defenders if war.state.place[one] == frame.stand),
    }
    crowd = [(war.counter(one), war.face(one)) for one in there]
    return _reach(war, faction, hex, frame.hex, frame.back - 1), not too_much(war.tables, hex, crowd)[0]


def _reach(war: War, faction: int, start: int, centre: int, most: int) -> int:
    if not most:
        return 0
    ways = retreat.ways(war, faction, start, centre)
    return max((1 + _reach(war, faction, hex, centre, most - 1) for hex in ways), default=0)


def _lost(policy: Policy, asked: Asked) -> Action:
    """The next step: from the largest, so that every unit stays, from the weakest, or in an order."""
    war, losses = asked.war, asked.those("lose")
    attacking = asked.frame.stage in (Stage.DEFEATED, Stage.ATTACKER_LOSSES)
    order = policy.attacker_order if attacking else policy.defender_order
    if not isinstance(order, str):
        ranks = {id: rank for rank, id in enumerate(order)}
        return min(losses, key=lambda one: ranks.get(first(asked.heirs, str(one.args[0])), len(ranks)))

    def wanted(action: Action) -> tuple[int, ...]:
        face = war.face(war.tables.counter(str(action.args[0])))
        size = (-face.steps,) if order == LARGE else ()
        return (face.hq, *size, face.attack + face.defense)

    return min(losses, key=wanted)


def first(heirs: Mapping[str, str], id: str) -> str:
    """The counter with which a unit began."""
    while id in heirs:
        id = heirs[id]
    return id


def _advance(_: Policy, asked: Asked) -> Action:
    """The best defenders first, as many as may stand in the hex; nobody goes beyond it. [see DSA-ADV-01]"""
    war, hex = asked.war, asked.frame.hex
    able = [war.tables.counter(str(one.args[0])) for one in asked.those("advance")]
    there = war.ground(hex, war.state.phasing)
    for one in sorted(able, key=lambda one: (-war.face(one).defense, one)):
        crowd = [(war.counter(unit), war.face(unit)) for unit in (*there, one)]
        if not there or not too_much(war.tables, hex, crowd)[0]:
            return Action("advance", (war.id(one),))
    return DONE


_ANSWERS = {
    Stage.DECLARE: _declare,
    Stage.DEFENDER_HQ: _no_more,
    Stage.CHEMICAL: _gas,
    Stage.DEFEATED: _defeated,
    Stage.FALL_BACK: _fall_back,
    Stage.DRIVEN_BACK: _driven_back,
    Stage.ATTACKER_LOSSES: _lost,
    Stage.DEFENDER_LOSSES: _lost,
    Stage.ADVANCE: _advance,
}
