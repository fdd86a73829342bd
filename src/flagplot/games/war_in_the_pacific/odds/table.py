"""What a table shows: the attack or the strike at hand, and the attack an answer would bring."""

from __future__ import annotations

from typing import Any

import msgspec

from flagplot.games.war_in_the_pacific.air.frames import STRIKE_N, Raid, RaidStage
from flagplot.games.war_in_the_pacific.combat import forces
from flagplot.games.war_in_the_pacific.combat.frames import AttackStage
from flagplot.games.war_in_the_pacific.fire.frames import Bombard
from flagplot.games.war_in_the_pacific.ground import advance
from flagplot.games.war_in_the_pacific.landing.frames import ASSAULT, JointAssault
from flagplot.games.war_in_the_pacific.odds import air, bombardment, imagined, told
from flagplot.games.war_in_the_pacific.odds.chances import SURE, Chances, then
from flagplot.games.war_in_the_pacific.odds.course import Course, Orders
from flagplot.games.war_in_the_pacific.odds.whatif import Plan, Sheet, attack_in
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.fights import Fight, document
from flagplot.kernel.game import Game
from flagplot.kernel.odds import Document
from flagplot.kernel.proposals import parted
from flagplot.kernel.whatif import Odds, Part, Values

TO_SINK, TO_LOSE_NONE = "to sink a ship", "to lose no ship"
AIMED = "Exact for the air points that have a target so far."


def fights(game: Game[PacificState], state: PacificState) -> list[Fight]:
    """What is fought at this moment, as far as everybody sees it."""
    play, top = game.play(state), state.frames[-1] if state.frames else None
    assert isinstance(play, Campaign)
    if isinstance(top, Raid):
        return _strike(play, top)
    if isinstance(top, Bombard):
        return bombardment.at_hand(play, top)
    course = _attack(game, play)
    if course is None:
        return []
    known = play.field.tactical or course.frame.stage.after(AttackStage.CONTROL)
    return [told.fight(play, course, told.SURE if known else told.UNLED)]


def battle(game: Game[PacificState], state: PacificState, space: str, retreat: str) -> Document:
    """The fight in a hex with all that its dice can do; ``retreat`` is a matter of the drawer."""
    if retreat != "never":
        raise BadInputError(f"odds: retreat: never expected, found {retreat!r}")
    found = [one for one in fights(game, state) if one.space == space]
    if not found:
        raise BadInputError(f"odds: no battle is at hand in {space!r}")
    play = game.play(state)
    assert isinstance(play, Campaign)
    course = _attack(game, play)
    parts: list[Part] = [told.roll(course), told.die(course)] if course is not None else []
    return {**document(found[0]), "parts": [msgspec.to_builtins(part) for part in parts]}


def _attack(game: Game[PacificState], play: Campaign) -> Course | None:
    """The attack at hand before its die falls; of one that nobody commands yet only what all may know."""
    top: Any = play.state.frames[-1] if play.state.frames else None
    live = attack_in(play, top.hex) if hasattr(top, "hex") else None
    if live is None:
        return None
    if live.stage.after(AttackStage.CONTROL):
        return imagined.at_hand(game, play, Orders())
    sheet = Sheet(game, play, live.hex, None, Values({}))
    return sheet.course(sheet.read())


# -- strikes ------------------------------------------------------------------------------------------------


def _strike(play: Campaign, raid: Raid) -> list[Fight]:
    """A wave that has been aimed: how many ships it sinks. [see BR-10-04]"""
    if raid.stage != RaidStage.TARGETS or raid.line.mission != STRIKE_N or not raid.aims:
        return []
    ships = air.aimed(play, raid)
    sunk: Chances[int] = {0: SURE}
    for one in ships:
        hit = {1: one["sunk"], 0: SURE - one["sunk"]}
        sunk = then(sunk, lambda before, hit=hit: {before + more: share for more, share in hit.items()})  # type: ignore[misc]
    ends = [Odds(_sinks(many), chance, "good" if many else "bad") for many, chance in sorted(sunk.items())]
    names = [play.tables.ships[play.tables.ship_number[one["ship"]]].name for one in ships]
    facts = [
        (name, f"hit {100 * one['hit']:.0f} %, sunk {100 * one['sunk']:.0f} %")
        for name, one in zip(names, ships, strict=True)
    ]
    side, hex = raid.line.side, play.label(raid.hex)
    return [
        Fight(
            hex, f"Wave {raid.wave + 1} of a strike", SEATS[side], [SEATS[enemy(side)]],
            SURE - sunk[0], TO_SINK, TO_LOSE_NONE, ends[::-1], facts, AIMED,
        )
    ]  # fmt: skip


def _sinks(many: int) -> str:
    return "no ship is sunk" if not many else "a ship is sunk" if many == 1 else f"{many} ships are sunk"


# -- what an answer would bring -----------------------------------------------------------------------------


def planned(
    game: Game[PacificState], state: PacificState, seat: str, action: Action, space: str
) -> Document | None:
    """The attack that an answer of a seat leads to in a hex; None where it leads to none, or nobody knows."""
    play = game.play(state)
    assert isinstance(play, Campaign)
    if seat not in state.waiting:
        return None
    plan = _thought_of(play, seat, action)
    if plan is None or play.label(plan.hex) != space or told.unseen(play, plan.hex, seat):
        return None
    if not _may(game, state, seat, action):  # asked last: lists of orders are long
        return None
    sheet = Sheet(game, play, plan.hex, seat, Values({}), plan)
    assault = sheet.read()
    if sheet.found.problem:
        return None
    note = told.SURE if play.field.tactical else told.UNLED
    return document(told.fight(play, sheet.course(assault), note))


def attack_of(game: Game[PacificState], play: Campaign, seat: str, action: Action) -> Plan | None:
    """The attack that an answer a seat may give now leads to."""
    if seat not in play.state.waiting or not _may(game, play.state, seat, action):
        return None
    return _thought_of(play, seat, action)


def _may(game: Game[PacificState], state: PacificState, seat: str, action: Action) -> bool:
    legal = game.legal(state, seat)
    return all(one in legal for one in parted(action))


def _thought_of(play: Campaign, seat: str, action: Action) -> Plan | None:
    """Who would attack where: all who can in a hex, whoever lands there, or more who go there."""
    orders = parted(action)
    goals = {str(one.args[-1]) for one in orders if one.args}
    hex = next((at for at in play.field.places if play.label(at) in goals), -1)
    side = SEATS.index(seat)
    if len(goals) != 1 or hex < 0 or not play.at(hex, enemy(side)):
        return None
    found = [unit for one in orders for unit in _joining(play, side, hex, one)]
    if not found or orders[0].verb == "land":
        return Plan(hex, side, tuple(found)) if found else None
    return Plan(hex, side, tuple(dict.fromkeys((*forces.attackers(play, hex, side), *found))))


def _joining(play: Campaign, side: int, hex: int, order: Action) -> tuple[int, ...]:
    """Who takes part in an attack on a hex by one order."""
    top, number = play.state.frames[-1], play.tables.number
    match order.verb:
        case "attack":
            return tuple(forces.attackers(play, hex, side))
        case "land" if isinstance(top, JointAssault):
            return tuple(unit for unit, at, how in top.parties if (at, how) == (hex, ASSAULT))
        case "move":
            return (number[str(order.args[0])],) if str(order.args[0]) in number else ()
        case "march":
            ways = [(play.label(at), to, units) for at, to, units in advance.stacks(play, side)]
            return next((units for at, to, units in ways if (at, to) == (str(order.args[0]), hex)), ())
    return ()
