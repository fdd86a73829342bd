"""Units entrain, go by rail and detrain in their own Ground Segment. [35.2]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.ground import marching
from flagplot.games.war_in_the_pacific.ground.land import HALF
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE, ENTERED, ENTRAINED, FOUGHT, FROZEN, HALTED, KNOWN
from flagplot.games.war_in_the_pacific.marks import MOVED as HAS_MOVED
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import lines, railcap
from flagplot.games.war_in_the_pacific.rail.lines import Nets
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.games.war_in_the_pacific.works import garrison
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

VERBS = ("entrain", "detrain", "ride", "train")
Way = tuple[int, ...]


def free(play: Campaign, unit: int) -> bool:
    """Whether a unit may use the railways: activated, and it can still move. [WPA-RAIL-11]"""
    return play.is_(unit, ACTIVE) and not play.is_(unit, FOUGHT | FROZEN | ENTERED | HALTED)


def hexes_left(play: Campaign, unit: int) -> int:
    """Rail hexes a unit may still go: 6 for each MP it has left; entraining takes none of them.

    [WPA-RAIL-12, WPA-RAIL-14, WPA-RAIL-15]
    """
    table = play.tables.rail
    marched = HALF * play.land.chart.allowance - play.state.spent[unit]
    return marched * table.hexes_per_mp // HALF - play.works.ridden.get(unit, 0)


# -- entraining and detraining ------------------------------------------------------------------------------


def entrain_obstacle(play: Campaign, unit: int, nets: Nets) -> Refusal | None:
    """What keeps a unit from entraining: no friendly rail hex, enemies in it, no Railcap left.

    [WPA-RAIL-07, WPA-RAIL-11, WPA-RAIL-17, WPA-RAIL-20, SC-S4-02]
    """
    id, hex, side = play.id(unit), play.state.place[unit], play.side(unit)
    if not free(play, unit) or play.is_(unit, ENTRAINED):
        return illegal("WPA-RAIL-11", f"{the(id)} cannot entrain", id)
    if not lines.usable(play, hex, side):
        return illegal("WPA-RAIL-20", f"no friendly rail line runs through {the(play.label(hex))}", id)
    if _too_early(play, unit, hex):
        return illegal("SC-S4-02", f"{the(id)} cannot use these railways yet", id)
    if play.at(hex, enemy(side)):
        return illegal("WPA-RAIL-17", f"nobody entrains among enemies in {the(play.label(hex))}", id)
    if not railcap.payers(play, unit, hex, nets):
        return illegal("WPA-RAIL-21", f"{the(play.label(hex))} is not connected to a Rail Center", id)
    if railcap.bill(play, unit, [(hex, railcap.handling(play, unit))], nets) is None:
        return illegal("WPA-RAIL-07", f"the Railcap left does not suffice for {the(id)}", id)
    return None


def _too_early(play: Campaign, unit: int, hex: int) -> bool:
    """Whether the railways of a country do not serve a unit yet: those of Thailand the Guards, whole or in
    regiments. [SC-S4-02]
    """
    whole = next((one for one, parts in play.tables.regiments.items() if unit in parts), unit)
    country, date = play.land_card.trains_from.get(play.id(whole), ("", ""))
    return play.country(hex) == country and play.state.turn < play.tables.card.turn_of(date)


def detrain_obstacle(play: Campaign, unit: int, nets: Nets) -> Refusal | None:
    """What keeps a unit from detraining: no Railcap, or enemies in the hex and no friends off the train.

    [WPA-RAIL-07, WPA-RAIL-11, WPA-RAIL-17]
    """
    id, hex, side = play.id(unit), play.state.place[unit], play.side(unit)
    if not play.is_(unit, ENTRAINED):
        return illegal("WPA-RAIL-11", f"{the(id)} is not on a train", id)
    friends = [one for one in play.at(hex, side) if not play.is_(one, ENTRAINED)]
    if play.at(hex, enemy(side)) and not friends:
        return illegal("WPA-RAIL-17", f"{the(id)} cannot detrain among enemies", id)
    if railcap.bill(play, unit, [(hex, railcap.handling(play, unit))], nets) is None:
        return illegal("WPA-RAIL-07", f"the Railcap left does not suffice for {the(id)}", id)
    return None


def entrain(play: Campaign, unit: int, nets: Nets) -> None:
    """A unit entrains, and is hidden. [WPA-RAIL-11, WPA-RAIL-19]"""
    _handle(play, unit, nets)
    play.mark(unit, ENTRAINED)
    play.unmark(unit, KNOWN)
    play.note(f"{does(play.id(unit), 'entrains')}", play.privately(unit))


def detrain(play: Campaign, unit: int, nets: Nets) -> None:
    """A unit detrains; it may march on. [WPA-RAIL-10, WPA-RAIL-11]"""
    _handle(play, unit, nets)
    play.unmark(unit, ENTRAINED)
    play.note(f"{does(play.id(unit), 'detrains')}", play.privately(unit))


def _handle(play: Campaign, unit: int, nets: Nets) -> None:
    charged = railcap.bill(play, unit, [(play.state.place[unit], railcap.handling(play, unit))], nets)
    assert charged is not None
    railcap.pay(play, charged)


# -- going by rail ------------------------------------------------------------------------------------------


def reach(play: Campaign, unit: int, nets: Nets) -> dict[int, Way]:
    """Where a unit on a train may go, and the hexes it enters; each is counted against the Railcap.

    It may leave a hex of enemies but not enter one, nor bring a second general on site.
    [WPA-RAIL-05, WPA-RAIL-16, WPA-RAIL-21, WPA-GEN-16, SC-S4-02]
    """
    if not play.is_(unit, ENTRAINED) or not free(play, unit) or marching.emptied(play, unit):
        return {}
    hex, side = play.state.place[unit], play.side(unit)
    joined = frozenset().union(*nets.values())
    found = lines.ways(play, hex, side, joined, hexes_left(play, unit))
    return {
        to: way
        for to, way in found.items()
        if railcap.bill(play, unit, [(one, 1) for one in way], nets) is not None
        and not any(_too_early(play, unit, one) for one in way)
        and not _meets_enemy(play, unit, way)
        and not control.crowded(play, unit, to)
        and not garrison.bound(play, (unit,), to)
    }


def _meets_enemy(play: Campaign, unit: int, way: Way) -> bool:
    """Whether a train passes beside enemies though the headquarters of its troops is not activated.

    [WPA-HQ-47, WPA-HQ-50]
    """
    return not headquarters.ready(play, unit) and any(marching.dangerous(play, unit, one) for one in way)


def go(play: Campaign, units: tuple[int, ...], way: Way, nets: Nets) -> None:
    """Units go by rail; as one train their hexes count once. [WPA-RAIL-01, WPA-RAIL-05]"""
    charged = railcap.bill(play, units[0], [(one, 1) for one in way], nets)
    assert charged is not None
    railcap.pay(play, charged)
    ridden = dict(play.works.ridden)
    for unit in units:
        ridden[unit] = ridden.get(unit, 0) + len(way)
        play.mark(unit, HAS_MOVED)
        play.go(unit, way[-1], "goes by rail")
    play.rework(ridden=dict(sorted(ridden.items())))


def trains(play: Campaign, side: int, nets: Nets) -> list[tuple[int, int, Way, tuple[int, ...]]]:
    """Where several units may go as one train: from, to, the way, who."""
    found = []
    for hex in sorted({play.state.place[unit] for unit in play.ashore(side)}):
        ways = {unit: way for unit in play.at(hex, side) if (way := reach(play, unit, nets))}
        if len(ways) > 1 and not _deserts(play, hex, side, len(ways)):
            for to in sorted(set[int].intersection(*(set(one) for one in ways.values()))):
                if not garrison.bound(play, tuple(ways), to):
                    found.append((hex, to, next(iter(ways.values()))[to], tuple(ways)))
    return found


def _deserts(play: Campaign, hex: int, side: int, count: int) -> bool:
    return count == len(play.at(hex, side)) and marching.must_hold(play, hex, side)


# -- orders -------------------------------------------------------------------------------------------------


def orders(play: Campaign, side: int) -> list[Action]:
    """Everything that may be done by rail now. [WPA-RAIL-01, WPA-RAIL-10]"""
    units = [unit for unit in play.ashore(side) if free(play, unit)]
    if not any(lines.is_rail(play, play.state.place[unit]) for unit in units):
        return []
    nets, found = lines.nets(play, side), []
    for unit in units:
        if play.is_(unit, ENTRAINED):
            found += [act("ride", play.id(unit), play.label(hex)) for hex in sorted(reach(play, unit, nets))]
            if detrain_obstacle(play, unit, nets) is None:
                found.append(act("detrain", play.id(unit)))
        elif entrain_obstacle(play, unit, nets) is None:
            found.append(act("entrain", play.id(unit)))
    found += [act("train", play.label(one), play.label(to)) for one, to, _, _ in trains(play, side, nets)]
    return found


def carry_out(play: Campaign, side: int, action: Action) -> None:
    """Carry out an order."""
    nets = lines.nets(play, side)
    if action.verb == "train":
        start, end = (play.hex(str(label)) for label in action.args)
        way, units = next((w, u) for one, to, w, u in trains(play, side, nets) if (one, to) == (start, end))
        go(play, units, way, nets)
        return
    unit = play.tables.number[str(action.args[0])]
    if action.verb == "entrain":
        entrain(play, unit, nets)
    elif action.verb == "detrain":
        detrain(play, unit, nets)
    else:
        go(play, (unit,), reach(play, unit, nets)[play.hex(str(action.args[1]))], nets)


def why_not(play: Campaign, side: int, action: Action) -> Refusal | None:
    """The rule against an order."""
    if action.verb == "train":
        return _no_train(play, side, play.hex(str(action.args[0])), play.hex(str(action.args[1])))
    id = str(action.args[0])
    unit = play.tables.number[id]
    if unit not in play.ashore(side):
        return illegal("WPA-RAIL-01", f"{the(id)} is not yours ashore", id)
    nets = lines.nets(play, side)
    if action.verb == "entrain":
        return entrain_obstacle(play, unit, nets)
    if action.verb == "detrain":
        return detrain_obstacle(play, unit, nets)
    return _rail_refusal(play, unit, play.hex(str(action.args[1])), nets)


def _no_train(play: Campaign, side: int, start: int, end: int) -> Refusal:
    """Why no train goes: what keeps its units from it one by one, or from leaving all together."""
    nets, label = lines.nets(play, side), play.label(start)
    aboard = tuple(unit for unit in play.at(start, side) if play.is_(unit, ENTRAINED))
    ways = {unit: reach(play, unit, nets) for unit in aboard}
    stays = next((unit for unit in aboard if end not in ways[unit]), None)
    if len(aboard) > 1 and stays is not None:
        return _rail_refusal(play, stays, end, nets)
    if len(aboard) > 1 and _deserts(play, start, side, len(aboard)):
        return illegal("SC-S4-06", f"{the(label)} may not be left empty yet", label)
    if len(aboard) > 1 and garrison.bound(play, aboard, end):
        return garrison.bound_refusal(play, aboard[0])
    return illegal(
        "WPA-RAIL-16", f"no train of several units goes from {the(label)} to {the(play.label(end))}"
    )


def _rail_refusal(play: Campaign, unit: int, hex: int, nets: Nets) -> Refusal:
    id, label, side = play.id(unit), play.label(hex), play.side(unit)
    if not play.is_(unit, ENTRAINED) or not free(play, unit):
        return illegal("WPA-RAIL-11", f"{the(id)} is not on a train", id)
    if marching.emptied(play, unit):
        start = play.label(play.state.place[unit])
        return illegal("SC-S4-06", f"{the(start)} may not be left empty yet", start)
    if not lines.usable(play, hex, side):
        return illegal("WPA-RAIL-20", f"{the(label)} is no friendly rail hex", label)
    if play.at(hex, enemy(side)):
        return illegal("WPA-RAIL-16", f"enemies are in {the(label)}", label)
    joined = frozenset().union(*nets.values())
    if hex not in lines.ways(play, play.state.place[unit], side, joined, len(play.land.places)):
        return illegal("WPA-RAIL-21", f"no line of friendly rail hexes leads to {the(label)}", label)
    ways = lines.ways(play, play.state.place[unit], side, joined, hexes_left(play, unit))
    if hex not in ways:
        return illegal("WPA-RAIL-14", f"{the(label)} is too far for {the(id)} in this game-turn", label)
    if any(_too_early(play, unit, one) for one in ways[hex]):
        return illegal("SC-S4-02", f"{the(id)} cannot use these railways yet", id)
    if _meets_enemy(play, unit, ways[hex]):
        return illegal("WPA-HQ-50", f"the headquarters of {the(id)} must be activated to meet the enemy", id)
    if control.crowded(play, unit, hex):
        return illegal("WPA-GEN-16", f"another general is in {the(label)} already", label)
    if garrison.bound(play, (unit,), hex):
        return garrison.bound_refusal(play, unit)
    return illegal("WPA-RAIL-07", f"the Railcap left does not suffice for {the(label)}", label)
