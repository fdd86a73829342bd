"""Green air points in training: weeks, the roll at the end of a game-turn, what spoils it. [58.1 B]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.air.frames import Raid
from flagplot.games.war_in_the_pacific.air.strengths import GREEN
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import cargo
from flagplot.games.war_in_the_pacific.sea.state import Drill
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

VERBS = ("drill", "end-drill")
PHASES = 3  # Air Phases of a game-turn, all of which must be spent in training
LEAST = 2  # weeks before which no roll can succeed [see WPB-ABT-41]
UNTRAINED, TRAINED, CARRIER = "untrained", "trained", "carrier-trained"
HOME = "Japan"  # where the Japanese train well


def level(play: Campaign, air: int) -> str:
    """The training level of a unit: land-based APs have two, carrier APs may be carrier-trained besides.

    APs are trained unless they are marked green; that they never learn to use carriers.
    [WPB-ABT-01, WPB-ABT-02, WPB-ABT-15]
    """
    if play.air_quality(air) == GREEN:
        return UNTRAINED
    return CARRIER if wings.carrier_ready(play, air) else TRAINED


def load(play: Campaign, air: int) -> float:
    """Ground steps that a transport AP carries; green ones half, fractions kept. [WPB-ABT-17]"""
    printed = wings.type_of(play, air).load
    return printed / 2 if play.air_quality(air) == GREEN else printed


# -- orders -------------------------------------------------------------------------------------------------


def orders(play: Campaign, bases: tuple[str, ...]) -> list[Action]:
    """Green units of some bases that may be put on training, or taken off it. [WPB-ABT-09]"""
    if not play.sea_card.training:
        return []
    found = []
    for base in bases:
        for air in play.air_at(base):
            if play.air_quality(air) == GREEN and not cargo.crated(play, air):
                verb = "end-drill" if air in play.sea.drills else "drill"
                found.append(act(verb, wings.unit(play, air).id))
    return found


def carry_out(play: Campaign, action: Action) -> None:
    """A unit is put on training, or taken off it; its weeks are then gone."""
    air = play.tables.air_number[str(action.args[0])]
    rest = {one: drill for one, drill in play.sea.drills.items() if one != air}
    play.sea.drills = {**rest, air: Drill()} if action.verb == "drill" else rest


def why_not(play: Campaign, action: Action) -> Refusal:
    """Only green units, once."""
    id = str(action.args[0])
    return illegal("WPB-ABT-09", f"{the(id)} are not green, or stand so already", id)


# -- what happens to it -------------------------------------------------------------------------------------


def after_phase(play: Campaign) -> None:
    """An Air Phase is over for those in training; who is gone, in crates or green no more is off it.

    [WPB-ABT-09]
    """
    play.sea.drills = {
        air: replace(drill, phases=drill.phases + 1)
        for air, drill in play.sea.drills.items()
        if play.state.points[air] and play.air_quality(air) == GREEN and not cargo.crated(play, air)
    }


def moved(play: Campaign, air: int, row: int, *, keeps: bool) -> None:
    """APs in training are at another base: an air transfer costs them this game-turn, a strike that lands
    elsewhere does not. [WPB-ABT-14]
    """
    drill = play.sea.drills.get(air)
    if drill is None:
        return
    rest = {one: found for one, found in play.sea.drills.items() if one != air or play.state.points[air]}
    joined = rest.get(row) if row != air else None
    weeks = min(drill.weeks, joined.weeks) if joined is not None else drill.weeks
    play.sea.drills = {**rest, row: replace(drill, weeks=weeks, spoiled=drill.spoiled or not keeps)}


def spoil(play: Campaign, raid: Raid, air: int) -> None:
    """An AP in training was lost in combat: all of its type that fly with it do not advance. [WPB-ABT-13]"""
    if air not in play.sea.drills:
        return
    flying = {one for one, _, _ in (*raid.bombers, *raid.escorts, *raid.cap, *raid.home)} | {air}
    kind = wings.unit(play, air).type
    play.sea.drills = {
        one: replace(drill, spoiled=True) if one in flying and wings.unit(play, one).type == kind else drill
        for one, drill in play.sea.drills.items()
    }


# -- the end of a game-turn ---------------------------------------------------------------------------------


def end_of_turn(play: Campaign) -> None:
    """A full game-turn adds a week; then every type at every base rolls. [WPB-ABT-10, WPB-ABT-11]"""
    for air, drill in play.sea.drills.items():
        whole = drill.phases >= PHASES and not drill.spoiled
        play.sea.drills = {**play.sea.drills, air: Drill(weeks=drill.weeks + whole)}
    classes: dict[tuple[int, str, int], list[int]] = {}
    for air, drill in play.sea.drills.items():
        if play.state.points[air]:
            key = play.sea.based[air], wings.unit(play, air).type, drill.weeks
            classes.setdefault(key, []).append(air)
    for (place, _, weeks), units in sorted(classes.items()):
        if weeks >= LEAST and place != OUT:
            _examine(play, place, weeks, units)


def _examine(play: Campaign, place: int, weeks: int, units: list[int]) -> None:
    """2D6 of at most the weeks; of those who pass 1D10 tenths are trained, rounded up.

    Japanese APs outside Japan add the difference of two dice. [WPB-ABT-11, WPB-ABT-12, WPB-ABT-41]
    """
    side, type = wings.side_of(play, units[0]), the(wings.unit(play, units[0]).id)
    audience, adverse = (SEATS[side],), 0
    if side == JAPAN and not at_home(play, place):
        one, other = play.roll(2, f"training of {type} far from home", audience=audience)
        adverse = abs(one - other)
    if sum(play.roll(2, f"training of {type}", audience=audience)) + adverse > weeks:
        return
    (tenths,) = play.roll(1, f"how many tenths of {type} are trained", 10, audience)
    there = sum(play.state.points[air] for air in units)
    left = -(-there * tenths // 10)
    play.note(f"{counted(left, 'air point')} of {type} are trained", audience)
    for air in units:
        take = min(left, play.state.points[air])
        left -= take
        if take:
            pass_out(play, air, take)


def at_home(play: Campaign, place: int) -> bool:
    """Whether a base is in Japan."""
    return ship_at(place) < 0 and play.country(place) == HOME


def pass_out(play: Campaign, air: int, count: int) -> None:
    """So many APs of a unit are trained; the others keep their weeks. [WPB-ABT-11, WPB-ABT-15]"""
    whole = count >= play.state.points[air]
    play.improve_air(air, count, flown=0)
    if whole:
        play.sea.drills = {one: drill for one, drill in play.sea.drills.items() if one != air}
