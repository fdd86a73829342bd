"""The landing plan, written in secret before the Joint Activation Segment. [27.14.1, SC-S1-12]"""

from __future__ import annotations

from collections.abc import Iterator

from flagplot.games.war_in_the_pacific.command.parts import free_rows, parts_needed, unplanned
from flagplot.games.war_in_the_pacific.events import Note
from flagplot.games.war_in_the_pacific.landing.frames import ASSAULT, REINFORCE, Entry, Plan, Planning
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN
from flagplot.games.war_in_the_pacific.places import ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

HOW = ("assault", "reinforce")
Entries = tuple[Entry, ...]


def landing_units(play: Campaign) -> list[int]:
    """Units aboard whose unloading has been paid; no others land. [BR-17-03]"""
    return [unit for unit in play.state.unloaded if ship_at(play.state.place[unit]) >= 0]


def may_assault(play: Campaign, unit: int) -> bool:
    """Only activated, unbroken units assault, and never the artillery. [BR-17-04, BR-23-13, SC-S1-08]"""
    base = play.tables.ground[play.tables.family(unit)].id
    active = play.is_(unit, ACTIVE) and not play.is_(unit, BROKEN)
    return active and base not in play.tables.card.never_assault


def beach(play: Campaign, hex: int) -> bool:
    """Assaults go into clear hexes, cities included, and jungle on the coast. [WPA-TAC-22]"""
    cell = play.island.cell(hex)
    return cell.coastal and cell.terrain in ("clear", "city", "jungle")


def room(play: Campaign, entries: Entries, hex: int) -> int:
    """Steps that may still land in a hex: at most 5 in a segment, never above the limit. [SC-S1-07]"""
    planned = sum(entry[1] for entry in entries if entry[2] == hex)
    return min(play.tables.card.landing_steps, play.room(hex, ALLIED)) - planned


def possible(play: Campaign, entries: Entries, unit: int, rooms: dict[int, int]) -> Iterator[Entry]:
    """Lines of a unit that may be added. It lands whole, or in parts where it may be split. [BR-17-20]"""
    left, rows = unplanned(play, entries, unit), len(free_rows(play, unit))
    taken = {hex for one, _, hex, _ in entries if one == unit}
    hexes = [hex for hex, free in rooms.items() if free > 0 and hex not in taken]
    beaches = [hex for hex in hexes if beach(play, hex)] if may_assault(play, unit) else []
    fits = {
        steps: parts_needed(play, (*entries, (unit, steps, -1, ASSAULT)), unit) <= rows
        for steps in ({1, left} if left else ())  # whatever stays behind is one part
    }
    for how, open_ in ((ASSAULT, beaches), (REINFORCE, hexes)):
        for hex in open_:
            for steps in range(1, min(left, rooms[hex]) + 1):
                if fits[steps if steps == left else 1]:
                    yield unit, steps, hex, how


def allowed(play: Campaign, entries: Entries, entry: Entry) -> bool:
    """Whether a line may be added. [see BR-17-20]"""
    unit, hex = entry[0], entry[2]
    return entry in possible(play, entries, unit, {hex: room(play, entries, hex)})


class PlanStep(Step[Campaign, Plan]):
    """Lines are written and struck out until the plan is handed in. [WPA-TDP-11, SC-S1-12]"""

    def seats(self, play: Campaign, frame: Plan) -> tuple[str, ...]:
        """The invader."""
        return (SEATS[ALLIED],)

    def prompt(self, play: Campaign, frame: Plan, seat: str) -> str:
        """The question."""
        steps = sum(unplanned(play, frame.entries, unit) for unit in landing_units(play))
        return f"Write in secret who lands where ({counted(steps, 'step')} without orders), or done."

    def legal(self, play: Campaign, frame: Plan, seat: str) -> list[Action]:
        """Every line that may be added or struck out; and done."""
        rooms = {hex: room(play, frame.entries, hex) for hex in play.island.places}
        ids, labels = play.tables.ground, {hex: play.label(hex) for hex in rooms}
        found = [
            act(HOW[how], ids[unit].id, steps, labels[hex])
            for landing in landing_units(play)
            for unit, steps, hex, how in possible(play, frame.entries, landing, rooms)
        ]
        struck = [act("strike-out", number + 1) for number in range(len(frame.entries))]
        return [*found, *struck, act("done")]

    def do(self, play: Campaign, frame: Plan, seat: str, action: Action) -> None:
        """Write, strike out, or hand in."""
        if action.verb == "done":
            play.frames.pop()
            lanes = play.state.frames[-1]
            assert isinstance(lanes, Planning)
            lanes.entries = frame.entries
            return
        if action.verb == "strike-out":
            number = int(action.args[0])
            frame.entries = (*frame.entries[: number - 1], *frame.entries[number:])
            play.emit(Note(what="a line of the plan is struck out", audience=(seat,)))
            return
        id, steps, label = action.args
        unit, hex = play.tables.number[str(id)], play.island.place(str(label))
        frame.entries = (*frame.entries, (unit, int(steps), hex, HOW.index(action.verb)))
        what = "is to assault" if action.verb == HOW[ASSAULT] else "is to land in"
        play.emit(
            Note(what=f"{the(id)}, {counted(int(steps), 'step')}, {what} {the(label)}", audience=(seat,))
        )

    def why_not(self, play: Campaign, frame: Plan, seat: str, action: Action) -> Refusal | None:
        """The rule against a line."""
        if action.verb not in HOW:
            return None
        id, steps, label = str(action.args[0]), action.args[1], str(action.args[2])
        unit, hex = play.tables.number[id], play.island.place(label)
        if unit not in landing_units(play):
            return illegal("BR-17-03", f"{the(id)} has not been unloaded", id)
        if action.verb == HOW[ASSAULT]:
            if play.tables.ground[play.tables.family(unit)].id in play.tables.card.never_assault:
                return illegal("SC-S1-08", f"{the(id)} never assaults", id)
            if not may_assault(play, unit):
                return illegal("BR-17-04", f"{the(id)} is not activated, or is broken", id)
            if not beach(play, hex):
                return illegal("WPA-TAC-22", f"{the(label)} is no place for an assault", label)
        if any((one[0], one[2]) == (unit, hex) for one in frame.entries):
            return illegal("SC-S1-12", f"{the(id)} is to land in {the(label)} already", label)
        if int(steps) > room(play, frame.entries, hex):
            most = counted(max(room(play, frame.entries, hex), 0), "step")
            return illegal("SC-S1-07", f"no more than {most} can land in {the(label)}", label)
        if int(steps) > unplanned(play, frame.entries, unit):
            return illegal("BR-17-20", f"{the(id)} has no such number of steps left", id)
        return illegal("BR-23-29", f"{the(id)} cannot be split so often", id)


class PlanningStep(Step[Campaign, Planning]):
    """The plan is handed in; it stays secret until the Joint Assault Segment. [SC-S1-12, BR-1-07]"""

    def run(self, play: Campaign, frame: Planning) -> None:
        """Keep it and go on."""
        play.pop()
        play.state.plan = frame.entries


def begin(play: Campaign) -> Planning:
    """The invader plans."""
    return Planning(seats=(SEATS[ALLIED],), stacks=[[Plan()]])


__all__ = ["ASSAULT", "REINFORCE", "PlanStep", "PlanningStep", "begin", "landing_units"]
