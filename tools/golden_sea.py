"""Recorded games of Admirals' War for tests/golden: how each is played, a simple bot, and what is noted.

The bot is no opponent: it spreads its ships over the areas that pay, fights while it is the stronger side
and goes home when it is not. A seat without a temper does as little as the rules allow, so that games end
in every way. See tools/golden.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import flagplot
from flagplot import Action, Match
from flagplot.games.admirals_war.board import SEAT_SIDE, SEATS
from flagplot.games.admirals_war.events import Left, Note, Scored, Seized
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn.midway import area_points
from flagplot.kernel.event import Rolled
from flagplot.kernel.stream import Stream

GAME = "admirals-war"
# what is answered at once when it is offered, the first first
EAGER = ("land", "drop", "strike", "bomb", "torpedo", "repair", "overhaul", "sail", "launch", "attack")
QUIET = ("done", "pass", "keep", "stay", "hold", "wait", "together", "stand", "agree")


@dataclass(frozen=True)
class Temper:
    """How a seat is played."""

    sails: int = 0  # of 100 ships in port, so many are sent on patrol
    raids: int = 0  # of 100 ships sent, so many are turned over to raid
    stands: int = 100  # goes on fighting with so many hundredths of the enemy's strength
    eager: bool = True  # lands, strikes and repairs whenever it can


@dataclass(frozen=True)
class SeaGolden:
    """One recorded game."""

    seed: int
    text: str
    tempers: dict[str, Temper] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    scenario: str = "standard"
    position: dict[str, Any] | None = None  # instead of scenario and options
    game: str = GAME

    def begin(self) -> Match:
        """The game before its first answer."""
        game, notes = flagplot.game(self.game), [self.text]
        if self.position is not None:
            return Match.new(game, position=self.position, seed=self.seed, notes=notes)
        return Match.new(game, self.scenario, self.options, seed=self.seed, notes=notes)

    def bot(self, match: Match) -> SeaBot:
        """Who plays it."""
        return SeaBot(match, self.tempers, self.seed)


IDLE = Temper(eager=False)


class SeaBot:
    """Answers for all seats of a match."""

    def __init__(self, match: Match, tempers: Mapping[str, Temper], seed: int) -> None:
        self.match, self.tempers = match, tempers
        self.chance = Stream("golden", seed)
        self.asked: set[str] = set()  # units considered in this step
        self.step_of: tuple[int, str, str] = (0, "", "")

    def step(self) -> None:
        """Give one answer for the first seat that owes one."""
        seat = self.match.state.waiting[0]
        self.match.do(seat, self.answer(seat))

    def answer(self, seat: str) -> Action:
        """What the seat does now."""
        frame = self.match.state.frames[-1]
        name = str(frame.__struct_config__.tag)
        listed = self.match.legal(seat)
        temper = self.tempers.get(seat, IDLE)
        verbs = {action.verb for action in listed}
        if "pick" in verbs:
            return self._pick(seat, name, temper, listed)
        if "to" in verbs or "deploy" in verbs:
            return self._destination(seat, temper, listed)
        if "choose" in verbs or "retreat" in verbs:
            return self._fight(seat, temper, listed, frame.area)
        if "aim" in verbs:
            return self._aim(listed)
        if temper.eager:
            for verb in EAGER:
                if verb in verbs:
                    return self.chance.choose([action for action in listed if action.verb == verb])
        for verb in QUIET if not temper.eager or self._percent(50) else ():
            if verb in verbs:
                return next(action for action in listed if action.verb == verb)
        return self.chance.choose(listed)

    def _percent(self, chance: int) -> bool:
        return self.chance.below(100) < chance

    # -- moving ----------------------------------------------------------------------------------------

    def _pick(self, seat: str, name: str, temper: Temper, listed: list[Action]) -> Action:
        """The next unit that is to go; done when every one has been considered once."""
        if (now := (self.match.state.turn, seat, name)) != self.step_of:
            self.step_of, self.asked = now, set()
        for action in listed if name not in ("deploy", "reinforce", "return") else ():
            if action.verb == "sail" and temper.sails:
                return action
            if action.verb != "pick" or action.args[0] in self.asked:
                continue
            self.asked.add(str(action.args[0]))
            if self._percent(temper.sails):
                return action
        return next(action for action in listed if action.verb == "done")

    def _destination(self, seat: str, temper: Temper, listed: list[Action]) -> Action:
        """Where points are to be had, and the own side is not too strong already."""
        if listed[0].verb == "deploy" and not self._percent(temper.sails):
            return next((action for action in listed if action.args[:1] == ("none",)), listed[-1])
        if temper.raids and any(action.verb == "raid" for action in listed) and self._percent(temper.raids):
            return next(action for action in listed if action.verb == "raid")
        war, side = opened(self.match.state), SEAT_SIDE[SEATS.index(seat)]
        places = [action for action in listed if action.verb in ("to", "deploy") and action.args[0] != "none"]
        if not places:
            return self.chance.choose(listed)
        return max(places, key=lambda action: self._worth(war, side, war.board[str(action.args[0])]))

    def _worth(self, war: War, side: int, place: int) -> int:
        """How much an area calls for another ship, with a little chance."""
        little = self.chance.below(60)
        if place not in war.board.area_range:
            return little
        prize = area_points(war, place, side) + area_points(war, place, 1 - side)
        ours, theirs = strength(war, place, side), strength(war, place, 1 - side)
        if theirs > ours:
            return 40 * prize + little if ours * 2 > theirs else 20 * prize + little
        return 100 * prize // (1 + ours // 4) + little

    # -- fighting --------------------------------------------------------------------------------------

    def _fight(self, seat: str, temper: Temper, listed: list[Action], area: int) -> Action:
        """Aircraft for who has more of them; home when the enemy is too strong."""
        war, side = opened(self.match.state), SEAT_SIDE[SEATS.index(seat)]
        if listed[0].verb == "choose":
            ours, theirs = (
                sum(war.air(unit) for unit in war.combat_units(area, of)) for of in (side, 1 - side)
            )
            return next(
                action for action in listed if action.args[0] == ("air" if ours > theirs else "surface")
            )
        stays = 100 * strength(war, area, side) >= temper.stands * strength(war, area, 1 - side)
        return next(action for action in listed if action.verb == ("stand" if stays else "retreat"))

    def _aim(self, listed: list[Action]) -> Action:
        """One target after the other; everybody at one target when that is all that is left to choose."""
        rest = [action for action in listed if action.verb == "rest"]
        aims = [action for action in listed if action.verb == "aim" and action.args[1] != "none"]
        return self.chance.choose(rest if rest and self._percent(60) else aims or listed)


def opened(state: Any) -> War:
    """A state opened for the questions of the rules."""
    war = flagplot.game(GAME).play(state)
    assert isinstance(war, War)
    return war


def strength(war: War, area: int, side: int) -> int:
    """Guns, armor and aircraft of a side in an area."""
    units = war.combat_units(area, side)
    return sum(war.gunnery(unit) + war.armor(unit) + 2 * war.air(unit) for unit in units)


# -- what is noted -----------------------------------------------------------------------------------------


def sea_rounds(told: Iterator[tuple[int, tuple[Any, ...], int]], base: int) -> dict[int, dict[str, Any]]:
    """What happened in each turn; turn -1 is before the first."""
    rounds: dict[int, dict[str, Any]] = {}
    number = -1
    for seq, events, rolls in told:
        for event in events:
            if isinstance(event, Note) and event.what.startswith("Turn "):
                number = int(event.what.removeprefix("Turn "))
            note = rounds.setdefault(number, _blank())
            if isinstance(event, Rolled):
                note["dice"] += len(event.faces)
            elif isinstance(event, Scored):
                note["points"][event.track] += event.points
            elif isinstance(event, Seized):
                note["seized"].append(f"{event.port} {event.side}".strip())
            elif isinstance(event, Left):
                note["left"][event.reason] += 1
        note = rounds.setdefault(number, _blank())
        note["answers"] += seq > base
        note["throws"] += rolls
    return rounds


def _blank() -> dict[str, Any]:
    return {"answers": 0, "throws": 0, "dice": 0, "points": Counter(), "seized": [], "left": Counter()}


# -- the games ---------------------------------------------------------------------------------------------

EVERY_RULE = {
    option.id: True
    for option in flagplot.game(GAME).meta.options
    if option.default is False and option.id not in ("parallel_theatres", "turn_11")
}
FOUR = {"players": "four"}
ALONE = {**FOUR, "victory": "individual"}
WIDE, SOME, FEW = Temper(55, 10, 80), Temper(25, 10, 80), Temper(15, 10, 80)
WOLVES = Temper(60, 40, 80)
LAST_TURN = {seat: Temper(40, 10, 80) for seat in SEATS}


def _eve(ato: int, pto: int, **options: str) -> dict[str, Any]:
    """The last turn with the forces of the first, so that a level end needs no ten turns."""
    vp = {"ATO": ato, "PTO": pto}
    return {"game": GAME, "base": "start", "turn": 10, "pacific": "war", "vp": vp, "options": options}


def _midway(seed: int, text: str, us: int, japanese: int) -> SeaGolden:
    tempers = {"british": Temper(80, 0, 90), "us": Temper(us, 0, 90), "japanese": Temper(japanese, 0, 70)}
    return SeaGolden(seed, text, tempers, scenario="midway")


SEA_GAMES = {
    "sea_allies": SeaGolden(
        2,
        "Two persons: the Allies win both theatres",
        {"british": WIDE, "us": WIDE, "german": SOME, "japanese": FEW},
    ),
    "sea_axis": SeaGolden(
        2,
        "Two persons, to turn 11: the Axis win both theatres",
        {"british": FEW, "us": FEW, "german": WOLVES, "japanese": WIDE},
        scenario="turn_11",
    ),
    "sea_draw": SeaGolden(
        1,
        "Four persons, every optional rule, from 1939: each side holds a theatre",
        {"british": SOME, "us": SOME, "german": SOME, "japanese": WIDE},
        {**EVERY_RULE, **FOUR, "italian_buildup": "dice"},
        "turn_0",
    ),
    "sea_british": SeaGolden(
        15,
        "Each for himself: Britain has most points, and its ally has not lost",
        {"british": WIDE, "us": SOME, "german": SOME, "japanese": FEW},
        ALONE,
    ),
    "sea_japan": SeaGolden(
        1,
        "Each for himself: neither Ally can win, and Japan has most points",
        {"british": FEW, "us": SOME, "german": WOLVES, "japanese": WIDE},
        {**ALONE, "parallel_theatres": True},
    ),
    "sea_level": SeaGolden(3, "The last turn: both theatres are level", LAST_TURN, position=_eve(-9, 0)),
    "sea_level_alone": SeaGolden(
        4, "The last turn, each for himself: nobody leads", LAST_TURN, position=_eve(-4, -3, **ALONE)
    ),
    "midway_allies": _midway(178, "Midway: the Allies win after pursuits", 80, 100),
    "midway_axis": _midway(61, "Midway: the Axis win after a pursuit", 80, 100),
    "midway_draw": _midway(66, "Midway: nobody wins", 30, 60),
}
