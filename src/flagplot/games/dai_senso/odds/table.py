"""What a table shows: the attack at hand, and the one an answer not yet given would lead to."""

from __future__ import annotations

from flagplot.games.dai_senso.combat import ranged
from flagplot.games.dai_senso.combat.declare import segment_of
from flagplot.games.dai_senso.combat.frames import NO_UNIT, Attack
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.odds import scene, told
from flagplot.games.dai_senso.odds.playout import attack_in, outcome
from flagplot.games.dai_senso.odds.policy import Policy
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.state import AsiaState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import ProbeDice, RollNeeded
from flagplot.kernel.errors import BadInputError, RefusedError
from flagplot.kernel.fights import Document, Fight, at_hand, document


def fights(game: DaiSenso, state: AsiaState) -> list[Fight]:
    """The attack at hand: hexes are attacked one after the other. [see DSA-CMB-01]"""
    found = _fight(game, state)
    return [] if found is None else [found]


def battles(game: DaiSenso, state: AsiaState) -> Document:
    """The same for the wire."""
    return at_hand(fights(game, state))


def battle(game: DaiSenso, state: AsiaState, space: str) -> Document:
    """The attack on a hex, if it is at hand."""
    for one in fights(game, state):
        if one.space == space:
            return document(one)
    raise BadInputError(f"odds: no attack is at hand on {space!r}")


def planned(game: DaiSenso, state: AsiaState, seat: str, action: Action, space: str) -> Document | None:
    """The attack an answer would lead to; None if to none, or to one whose die has fallen.

    Who only chooses a hex hears of all that could attack it.
    """
    led = led_to(game, state, seat, action, space)
    if led is None:
        return None
    whole = action.verb == "target"
    if whole:
        _gather(game.play(led))
    found = _fight(game, led)
    if found and whole:
        found.note = f"With all that can attack it together. {found.note}"
    return document(found) if found else None


def _gather(war: War) -> None:
    """A hex is chosen, and nobody yet to attack it: all that can."""
    frame = war.state.frames[-1]
    assert isinstance(frame, Attack)
    frame.attackers = tuple(scene.all_able(war, segment_of(war), frame.hex))


def led_to(game: DaiSenso, state: AsiaState, seat: str, action: Action, space: str) -> AsiaState | None:
    """The game once an answer is given, up to the die; None where it leads to no attack on a space.

    For an answer about units of the attack at hand the space may be anything it names.
    """
    if seat not in state.waiting:
        return None
    try:
        orders = game.resolve(state, seat, action)
        war = game.play(state.clone(), ProbeDice())
        for order in orders:
            frame = war.state.frames[-1]
            game.steps[type(frame)].do(war, frame, seat, order)
    except (RefusedError, RollNeeded):
        return None
    attack = attack_in(war.state)
    return war.state if attack and space in ("", IDS[attack.hex], *map(str, action.args)) else None


def _fight(game: DaiSenso, state: AsiaState) -> Fight | None:
    frame = attack_in(state)
    if frame is None:
        return None
    try:
        result = outcome(game, state, Policy())
    except BadInputError:  # nobody attacks yet, or too few
        return None
    war = game.play(state)
    return told.fight(war, result, covered=_coverable(war, frame))


def _coverable(war: War, frame: Attack) -> bool:
    """Whether the defender will be asked for an HQ. [see DSA-CMB-22]"""
    if frame.stage.after(Stage.DEFENDER_HQ) or frame.cover != NO_UNIT or not frame.defenders:
        return False
    faction = war.faction(frame.defenders[0])
    return bool(ranged.supporters(war, frame.hex, faction, frame.defenders, segment_of(war).hqs))
