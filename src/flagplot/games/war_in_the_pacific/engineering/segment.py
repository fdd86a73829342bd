"""The Engineering Segment. [BR-3-18, SC-S1-12]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.engineering import building
from flagplot.games.war_in_the_pacific.engineering.frames import Engineer
from flagplot.games.war_in_the_pacific.marks import BROKEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


class EngineerStep(Step[Campaign, Engineer]):
    """A side fortifies, repairs and digs in; one upgrade a hex in a game-turn. [BR-3-18, WPA-FRT-17]"""

    def seats(self, play: Campaign, frame: Engineer) -> tuple[str, ...]:
        """The side, while it is on the island."""
        return (SEATS[frame.side],) if play.ashore(frame.side) else ()

    def run(self, play: Campaign, frame: Engineer) -> None:
        """Nobody is there."""
        play.pop()

    def prompt(self, play: Campaign, frame: Engineer, seat: str) -> str:
        """The question."""
        return "Fortify, repair or dig in, or done."

    def legal(self, play: Campaign, frame: Engineer, seat: str) -> list[Action]:
        """Everything that may be built or repaired; and done."""
        found: list[Action] = []
        for hex in play.island.places:
            found += [
                *self._forts(play, frame, hex),
                *self._repairs(play, frame, hex),
                *self._digs(play, frame, hex),
            ]
        if not frame.repaired and len(building.damaged_forts(play, frame.side)) > 1:
            found.append(act("repair-all"))
        return [*found, act("done")]

    def _forts(self, play: Campaign, frame: Engineer, hex: int) -> list[Action]:
        side, label = frame.side, play.label(hex)
        if hex in frame.upgraded or not building.may_build(play, hex, side):
            return []
        fort = play.state.forts.get(hex)
        if fort is None or fort[0] != side:
            return [act("fortify", label, building.STRENGTH)]
        return [
            act("fortify", label, what, *((extra,) if extra else ()))
            for what in building.upgrades(play, hex, side)
            for extra in range(building.most_extra(play, hex, side) + 1)
        ]

    def _repairs(self, play: Campaign, frame: Engineer, hex: int) -> list[Action]:
        side, found = frame.side, []
        if not building.may_repair(play, hex, side):
            return []
        fort = play.state.forts.get(hex)
        if fort is not None and fort[0] == side and fort[3] and hex not in frame.repaired:
            found.append(act("repair", play.label(hex), "fort"))
        battery = play.state.batteries.get(hex)
        if battery is not None and battery[1] and side != ALLIED and hex not in frame.guns:
            found.append(act("repair", play.label(hex), "battery"))
        return found

    def _digs(self, play: Campaign, frame: Engineer, hex: int) -> list[Action]:
        if hex in frame.upgraded:
            return []
        return [
            act("dig-in", play.id(unit), steps)
            for unit in building.diggers(play, hex, frame.side)
            for steps in range(1, building.DEEPEST + 1)
            if steps <= play.state.steps[unit] and play.total(play.at(hex, frame.side)) > steps
        ]

    def do(self, play: Campaign, frame: Engineer, seat: str, action: Action) -> None:
        """Build, repair, dig in."""
        if action.verb == "done":
            play.pop()
            return
        if action.verb == "dig-in":
            unit = play.tables.number[str(action.args[0])]
            frame.upgraded = (*frame.upgraded, play.state.place[unit])
            building.dig_in(play, unit, int(action.args[1]))
            return
        if action.verb == "repair-all":
            frame.repaired = tuple(building.damaged_forts(play, frame.side))
            building.repair_all(play, frame.side)
            return
        hex = play.island.place(str(action.args[0]))
        if action.verb == "fortify":
            frame.upgraded = (*frame.upgraded, hex)
            extra = int(action.args[2]) if len(action.args) > 2 else 0
            building.fortify(play, hex, frame.side, str(action.args[1]), extra)
        elif action.args[1] == "fort":
            frame.repaired = (*frame.repaired, hex)
            building.repair_fort(play, hex, frame.side)
        else:
            frame.guns = (*frame.guns, hex)
            building.repair_battery(play, hex, frame.side)

    def why_not(self, play: Campaign, frame: Engineer, seat: str, action: Action) -> Refusal | None:
        """The rule against building, repairing or digging in."""
        match action.verb:
            case "dig-in":
                unit = play.tables.number[str(action.args[0])]
                ashore = unit in play.ashore(frame.side)
                return building.no_beachhead(play, unit, frame.upgraded, ashore=ashore)
            case "repair-all":
                return illegal(
                    "WPA-TDP-40", "two or more damaged forts are repaired together, or each by itself"
                )
            case "repair":
                return _no_repair(play, frame, play.island.place(str(action.args[0])))
            case "fortify":
                return _no_fort(play, frame, action)
        return None


def _no_repair(play: Campaign, frame: Engineer, hex: int) -> Refusal:
    """Why nothing is repaired in a hex: its units have moved or are broken, or not all are activated."""
    label, units = play.label(hex), play.at(hex, frame.side)
    if units and not building.repairers(play, hex, frame.side):
        broken = all(play.is_(unit, BROKEN) for unit in units)
        clause, why = ("WPA-ENG-32", "is broken") if broken else ("WPA-ENG-37", "has moved")
        return illegal(clause, f"whoever is in {the(label)} {why} and repairs nothing", label)
    return illegal("WPA-FRT-34", f"nothing can be repaired in {the(label)} by the units there", label)


def _no_fort(play: Campaign, frame: Engineer, action: Action) -> Refusal:
    """Why a hex is not fortified, or not in that way."""
    label, side = str(action.args[0]), frame.side
    hex = play.island.place(label)
    if hex in frame.upgraded:
        return illegal("WPA-FRT-17", f"{the(label)} has had its upgrade in this game-turn", label)
    if not building.may_build(play, hex, side):
        return illegal(building.unfit(play, hex, side), f"nobody in {the(label)} can fortify it", label)
    if len(action.args) > 2 and int(action.args[2]) > building.most_extra(play, hex, side):
        return illegal("WPA-FRT-12", f"you cannot pay with so many other units in {the(label)}", label)
    return illegal("WPA-FRT-14", f"the fort in {the(label)} cannot be improved that way", label)
