"""Convoys from entry areas off the map. [SC-S4-05]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.events import AirArrived, Reinforced
from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.ground.frames import Dispatch
from flagplot.games.war_in_the_pacific.places import OUT, aboard, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.setup import flagship
from flagplot.games.war_in_the_pacific.sea.ships import burnt_outside, in_yard
from flagplot.games.war_in_the_pacific.sea.stations import free_label
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

CARGO = "MSU"
CLOSED = RUNGS.index("D4")


def assemble(play: Campaign) -> None:
    """Who comes to an entry area in this game-turn: ships, brigades, crated aircraft. [SC-S4-05, WPB-SOL-07]

    Brigades are loaded free of charge on ships of their area.
    """
    card, war, turn = play.tables.card, play.war, play.state.turn
    for entry in card.ships:
        ship = play.tables.ship_number[entry.id]
        if entry.area and (card.turn_of(entry.due) if entry.due else 0) == turn:
            war.areas = dict(sorted({**war.areas, ship: entry.area}.items()))
    for unit, area in _waiting(play):
        ship = _berth(play, unit, area)
        if ship != OUT:
            _load(play, unit, ship)
    for air in card.air:
        number, due = play.tables.air_number[air.id], air.due and card.turn_of(air.due) == turn
        ship = play.tables.ship_number.get(air.base, OUT)
        if due and ship in war.areas:
            play.sea.based[number] = aboard(ship)
            play.state.points[number] = play.tables.air[number].aps
            play.state.flown[number] = play.state.points[number]  # in crates
            play.emit(AirArrived(air=air.id, points=play.state.points[number], audience=(SEATS[ALLIED],)))


def _waiting(play: Campaign) -> list[tuple[int, str]]:
    """Brigades that are due and still ashore in their area; or meant for one ship there."""
    card, found = play.tables.card, []
    areas = {entry.id: entry.area for entry in card.ships if entry.area}
    for entry in card.ground:
        area = entry.area or areas.get(entry.at, "")
        unit = play.tables.number[entry.id]
        came = play.state.place[unit] != OUT or play.state.losses.get(play.unit(unit).division or entry.id, 0)
        if entry.due and area and not came and card.turn_of(entry.due) <= play.state.turn:
            found.append((unit, area))
    return found


def _berth(play: Campaign, unit: int, area: str) -> int:
    """A ship of the area with room for all of a brigade; OUT where there is none. [see BR-9-04]"""
    needed = hulls.load_points(play, unit, play.unit(unit).steps)
    for ship, at in play.war.areas.items():
        aboard_ = sum(hulls.load_points(play, one) for one in play.state.place.where(aboard(ship)))
        if at == area and hulls.load(play, ship) - aboard_ >= needed:
            return ship
    return OUT


def _load(play: Campaign, unit: int, ship: int) -> None:
    printed, state = play.unit(unit), play.state
    state.place[unit], state.steps[unit], state.marks[unit] = aboard(ship), printed.steps, 0
    play.emit(
        Reinforced(
            unit=printed.id, side=SEATS[printed.side], steps=printed.steps,
            place=play.tables.ships[ship].id, audience=(SEATS[printed.side],),
        )
    )  # fmt: skip


def trip(play: Campaign, ship: int) -> int:
    """Game-turns a convoy takes; with a brigade that has just been loaded it enters at once. [SC-S4-05]"""
    card = play.tables.card
    due = {play.tables.number[entry.id] for entry in card.ground if entry.due}
    if any(unit in due for unit in play.state.place.where(aboard(ship))):
        return 0
    return play.land_card.areas[play.war.areas[ship]]


def entries(play: Campaign) -> list[int]:
    """Where convoys come in; when Singapore is lost or its port destroyed, only on the way to Palembang.

    [SC-S4-05]
    """
    goal = play.hex(play.land_card.objective)
    hexes = [play.hex(label) for label in play.land_card.entries]
    lost = play.state.control[goal] == JAPAN or play.sea.ports.get(goal, 0) >= CLOSED
    return hexes[-1:] if lost else hexes


def arrive(play: Campaign) -> None:
    """Ships whose time has come enter as task forces, activated, free; they have used two active phases of
    fuel on their way. [SC-S4-05, BR-18-01]
    """
    war = play.war
    now = {ship: hex for ship, (turn, hex) in war.convoys.items() if turn <= play.state.turn}
    war.convoys = {ship: one for ship, one in war.convoys.items() if ship not in now}
    for hex in sorted(set(now.values())):
        ships = tuple(sorted(ship for ship, at in now.items() if at == hex))
        label = free_label(play, ALLIED)
        play.set_force(
            label, side=ALLIED, hex=_free(play, hex), name=f"Convoy {label}", ships=ships,
            flagship=flagship(play.tables, ships), mission="TRANS",
            speed=min(hulls.speed_class(play, ship) for ship in ships), fuel=burnt_outside(play, ships),
        )  # fmt: skip
        play.news(f"Convoy {label} enters at {the(play.label(hex))}", (SEATS[ALLIED],))


def _free(play: Campaign, hex: int) -> int:
    """The hex, or the nearest at the edge without an enemy task force. [SC-G-02]"""
    if not play.forces_at(hex, enemy(ALLIED)):
        return hex
    edge = [
        one for one in play.chart.edges if one in play.chart.sea and not play.forces_at(one, enemy(ALLIED))
    ]
    return min(edge, key=lambda one: (play.chart.distance(hex, one), one), default=hex)


def sail_home(play: Campaign, ships: tuple[int, ...]) -> None:
    """Ships that leave the map go to the nearest entry area, and may come again. [BR-16-07, SC-S4-05]"""
    war = play.war
    war.areas = dict(sorted({**war.areas, **dict.fromkeys(ships, play.land_card.haven)}.items()))
    war.crews = {ship: hq for ship, hq in war.crews.items() if ship not in ships}
    for ship in ships:
        play.state.shots[ship] = 0


class DispatchStep(Step[Campaign, Dispatch]):
    """The Allies send ships from the entry areas on their way. [SC-S4-05]"""

    def seats(self, play: Campaign, frame: Dispatch) -> tuple[str, ...]:
        """The Allies, while ships wait."""
        return (SEATS[ALLIED],) if any(not in_yard(play, ship) for ship in play.war.areas) else ()

    def run(self, play: Campaign, frame: Dispatch) -> None:
        """None wait any more; those whose time has come enter."""
        play.pop()
        arrive(play)

    def prompt(self, play: Campaign, frame: Dispatch, seat: str) -> str:
        """The question."""
        waiting = ", ".join(
            f"{play.tables.ships[ship].name} ({area})"
            for ship, area in play.war.areas.items()
            if not in_yard(play, ship)
        )
        return f"Send convoys on their way, or done. Waiting: {waiting}."

    def legal(self, play: Campaign, frame: Dispatch, seat: str) -> list[Action]:
        """Ships and where they enter; and done."""
        found = [
            act("dispatch", play.tables.ships[ship].id, play.label(hex))
            for ship in play.war.areas
            if not in_yard(play, ship)
            for hex in entries(play)
        ]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Dispatch, seat: str, action: Action) -> None:
        """A ship is on its way; or all others wait."""
        if action.verb == "done":
            self.run(play, frame)
            return
        ship, hex, war = play.tables.ship_number[str(action.args[0])], play.hex(str(action.args[1])), play.war
        turns = trip(play, ship)
        war.areas = {one: area for one, area in war.areas.items() if one != ship}
        war.convoys = dict(sorted({**war.convoys, ship: (play.state.turn + turns, hex)}.items()))
        play.note(f"{the(action.args[0])} sails, to enter in {counted(turns, 'game-turn')}", (seat,))

    def why_not(self, play: Campaign, frame: Dispatch, seat: str, action: Action) -> Refusal | None:
        """Not in an entry area, or no entry hex."""
        if action.verb != "dispatch":
            return None
        id = str(action.args[0])
        if in_yard(play, play.tables.ship_number[id]):
            return illegal("WPA-REP-20", f"{the(id)} is under repair and must leave the yard first", id)
        hexes = " or ".join(play.label(hex) for hex in entries(play))
        return illegal("SC-S4-05", f"a ship of an entry area enters at {hexes}", id)


def off_map(play: Campaign, place: int) -> bool:
    """Whether whoever is in a place is aboard a ship off the map."""
    ship = ship_at(place)
    return ship >= 0 and (ship in play.war.areas or ship in play.war.convoys)
