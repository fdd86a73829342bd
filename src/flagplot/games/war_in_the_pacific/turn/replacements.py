"""Replacements of the mini strategic turn: steps for ground units, air points for squadrons. [SC-G-03]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.command import breakdown, headquarters
from flagplot.games.war_in_the_pacific.events import AirArrived, Reinforced
from flagplot.games.war_in_the_pacific.marks import ASHORE, BROKEN
from flagplot.games.war_in_the_pacific.names import AIRCRAFT
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import WEEKS
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.turn.frames import Refilling
from flagplot.games.war_in_the_pacific.units import LARGE
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

SERVICES = {"US": ("US Army", "USMC"), "Japanese": ("IJA", "IJN")}  # what a nation of the card stands for
CADRE = 4  # replacement steps for a division that was eliminated [see BR-23-17]
OF_UNIT, OF_DIVISION = 2, 4  # steps of a unit in a cycle [see BR-23-17]
FIRST_INDIAN = 6  # points of the first cycle, one for each step that has come [see WPB-SOL-09]
SECOND = {"Indian": 2, "Australian": 2}  # of the second, if anybody has come by then [see WPB-SOL-10]
OURS = {"Japanese": JAPAN}  # all others are Allied


def begin(play: Campaign) -> None:
    """Both sides use what the scenario gives them. [SC-G-03]"""
    card = play.land_card.replacements
    if card is None:
        return
    for side in (ALLIED, JAPAN):
        steps = {nation: count for nation, count in card.steps.items() if OURS.get(nation, ALLIED) == side}
        free = earned(play) if side == ALLIED else {}
        air = dict(sorted(card.air.get(SEATS[side], {}).items()))  # in the order of a saved game
        steps = dict(sorted({**steps, **free}.items()))
        play.push(Refilling(side=side, steps=steps, air=air, free=bool(free)))


def earned(play: Campaign) -> dict[str, int]:
    """What reinforcements that have reached Malaya bring with them, whichever units they were.

    [WPB-SOL-08, WPB-SOL-09, WPB-SOL-10, WPB-SOL-14]
    """
    if not play.land_card.areas:
        return {}
    cycle, arrived = play.state.turn // WEEKS - 1, (*play.war.arrived, 0, 0)
    if cycle == 0:
        return {"Indian": min(arrived[0], FIRST_INDIAN)}
    return dict(SECOND) if cycle == 1 and arrived[0] + arrived[1] else {}


def worn(play: Campaign, frame: Refilling, nation: str) -> list[int]:
    """Ground units of a nation that lack steps and may take some."""
    services = SERVICES.get(nation, (nation,))
    return [
        unit
        for unit in play.ashore(frame.side)
        if play.unit(unit).nation in services
        and play.state.steps[unit] < play.unit(unit).steps
        and worthy(play, frame, unit)
    ]


def worthy(play: Campaign, frame: Refilling, unit: int) -> bool:
    """Whether a unit may take a step: linked, unbroken, no enemies in its hex, 2 in a cycle, divisions 4.

    The points that reinforcements bring to Malaya are for units there, and know none of that but that these
    are unbroken. [BR-23-17, WPA-ISO-10, WPB-SOL-11]
    """
    place = play.state.place[unit]
    if play.is_(unit, BROKEN):
        return False
    if frame.free:
        return _in_malaya(play, unit)
    most = OF_DIVISION if play.unit(unit).size in LARGE else OF_UNIT
    fought_over = bool(play.at(place, enemy(frame.side)))
    return not fought_over and frame.taken.get(unit, 0) < most and not headquarters.isolated(play, unit)


def _in_malaya(play: Campaign, unit: int) -> bool:
    return play.country(play.state.place[unit]) == play.country(play.hex(play.land_card.objective))


def cadres(play: Campaign, frame: Refilling, nation: str) -> list[tuple[int, int]]:
    """Divisions of a nation that were eliminated and could be rebuilt, once, and friendly cities for them.

    [BR-23-17]
    """
    if frame.steps[nation] < CADRE:
        return []
    state, tables, services = play.state, play.tables, SERVICES.get(nation, (nation,))
    lost = [
        unit
        for unit, regiments in tables.regiments.items()
        if play.side(unit) == frame.side
        and play.unit(unit).nation in services
        and unit not in play.war.rebuilt
        and state.losses.get(play.unit(unit).division or play.id(unit), 0)
        and not any(state.steps[one] for one in (unit, *regiments))
    ]
    cities = [
        hex
        for hex in play.land.places
        if lost
        and play.land.city(hex)
        and state.control[hex] == frame.side
        and not play.at(hex, enemy(frame.side))
    ]
    return [(unit, hex) for unit in lost for hex in cities]


def rebuild(play: Campaign, unit: int, hex: int) -> None:
    """A division that was eliminated is back as a cadre of one step. [BR-23-17]"""
    state = play.state
    state.place[unit], state.steps[unit], state.marks[unit] = hex, 1, ASHORE
    play.war.rebuilt = tuple(sorted((*play.war.rebuilt, unit)))
    seat = SEATS[play.side(unit)]
    play.emit(Reinforced(unit=play.id(unit), side=seat, steps=1, place=play.label(hex), audience=(seat,)))


def thinned(play: Campaign, side: int, kind: str) -> list[int]:
    """Squadrons of a type that lack air points and have room for one, on undamaged airfields. [BR-4-16]

    A squadron that is spread over several bases lacks what all its parts together lack.
    """
    return [
        air
        for air, unit in enumerate(play.tables.air)
        if unit.side == SEATS[side]
        and unit.type == kind
        and play.state.points[air] > 0
        and _spread(play, air) < unit.aps
        and play.sea.based[air] != OUT
        and not play.state.airfields.get(play.sea.based[air], 0)
        and wings.fits(play, air, play.sea.based[air])
    ]


def _spread(play: Campaign, air: int) -> int:
    """Air points of a squadron, wherever its parts are."""
    units = play.tables.air
    family = air if units[air].part_of < 0 else units[air].part_of
    return sum(
        play.state.points[at]
        for at, one in enumerate(units)
        if (at if one.part_of < 0 else one.part_of) == family
    )


class RefillingStep(Step[Campaign, Refilling]):
    """A side gives steps to its units and air points to its squadrons; what it does not use is lost."""

    def _orders(self, play: Campaign, frame: Refilling) -> list[Action]:
        found = [
            act("refit", play.id(unit), nation)
            for nation, count in frame.steps.items()
            if count
            for unit in worn(play, frame, nation)
        ]
        found += [
            act("rebuild", play.id(unit), nation, play.label(hex))
            for nation in frame.steps
            for unit, hex in cadres(play, frame, nation)
        ]
        return found + [
            act("refill", play.tables.air[air].id)
            for kind, count in frame.air.items()
            if count
            for air in thinned(play, frame.side, kind)
        ]

    def seats(self, play: Campaign, frame: Refilling) -> tuple[str, ...]:
        """The side, while it can use any."""
        return (SEATS[frame.side],) if self._orders(play, frame) else ()

    def run(self, play: Campaign, frame: Refilling) -> None:
        """Nobody needs any."""
        play.pop()

    def prompt(self, play: Campaign, frame: Refilling, seat: str) -> str:
        """The question."""
        left = [f"{count} {name}" for name, count in frame.steps.items() if count]
        left += [f"{AIRCRAFT[type]} {count}" for type, count in frame.air.items() if count]
        return f"Replacements: {', '.join(left)}. Or done."

    def legal(self, play: Campaign, frame: Refilling, seat: str) -> list[Action]:
        """Who takes a step or an air point, divisions to exchange; and done. [BR-23-18]"""
        return [*self._orders(play, frame), *breakdown.orders(play, frame.side), act("done")]

    def do(self, play: Campaign, frame: Refilling, seat: str, action: Action) -> None:
        """One step, or one air point."""
        if action.verb == "done":
            play.pop()
        elif action.verb in breakdown.VERBS:
            breakdown.carry_out(play, action)
        elif action.verb == "rebuild":
            nation = str(action.args[1])
            frame.steps = {**frame.steps, nation: frame.steps[nation] - CADRE}
            rebuild(play, play.tables.number[str(action.args[0])], play.hex(str(action.args[2])))
        elif action.verb == "refit":
            unit, nation = play.tables.number[str(action.args[0])], str(action.args[1])
            frame.steps = {**frame.steps, nation: frame.steps[nation] - 1}
            frame.taken = {**frame.taken, unit: frame.taken.get(unit, 0) + 1}
            play.state.steps[unit] = play.state.steps[unit] + 1
            place = play.label(play.state.place[unit])
            play.emit(Reinforced(unit=play.id(unit), side=seat, steps=1, place=place, audience=(seat,)))
        else:
            air = play.tables.air_number[str(action.args[0])]
            kind = play.tables.air[air].type
            frame.air = {**frame.air, kind: frame.air[kind] - 1}
            play.state.points[air] = play.state.points[air] + 1
            play.emit(AirArrived(air=play.tables.air[air].id, points=1, audience=(seat,)))

    def why_not(self, play: Campaign, frame: Refilling, seat: str, action: Action) -> Refusal | None:
        """Not his, not worn, broken and isolated, or none left."""
        id = str(action.args[0]) if action.args else ""
        if action.verb == "refill":
            return illegal("SC-G-03", f"{the(id)} takes no air point, or none is left", id)
        if action.verb == "rebuild":
            return illegal("BR-23-17", f"{the(id)} cannot be rebuilt there for {CADRE} steps", id)
        if action.verb in breakdown.VERBS:
            return breakdown.why_not(play, frame.side, action)
        if action.verb != "refit":
            return None
        unit = play.tables.number[id]
        if play.is_(unit, BROKEN) and headquarters.isolated(play, unit):
            return illegal("WPA-ISO-10", f"{the(id)} is broken and isolated", id)
        if frame.free and unit in play.ashore(frame.side) and not _in_malaya(play, unit):
            return illegal("WPB-SOL-11", f"{the(id)} is not in Malaya", id)
        if play.side(unit) == frame.side and not worthy(play, frame, unit):
            return illegal("BR-23-17", f"{the(id)} is broken, cut off, in battle, or has had enough", id)
        return illegal("SC-G-03", f"{the(id)} takes no step of {action.args[1]}, or none is left", id)
