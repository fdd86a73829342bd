"""Battles and raids as the events of a game tell them: who was there, what was thrown and lost."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.events import BELOW
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.lineup import as_side
from flagplot.games.axis_allies.odds.plan import Drop
from flagplot.games.axis_allies.odds.raids import Aim
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.kernel.errors import BadInputError

Event = Mapping[str, Any]
Document = dict[str, Any]
Force = list[tuple[str, Unit, int]]  # owner, unit, number

SIDES = ("attacker", "defender")
_UNIT = re.compile(
    r"(?:(?P<count>\d+) )?(?:(?P<owner>\w+):)?(?P<kind>\w+)(?P<hurt>\*?)(?:\[(?P<cargo>.*)\])?(?P<marks>~.*)?"
)


# -- throws -------------------------------------------------------------------------------------------------


class Throw(NamedTuple):
    """Dice thrown to hit."""

    who: str  # the power, several joined by +; empty for guns
    kind: str  # antiaircraft, bombardment and the like; empty for a fire step
    crew: tuple[str, ...]  # kinds, where they are named
    faces: tuple[int, ...]
    value: int
    sides: int

    def counted(self, best_of: int = 1) -> tuple[int, float, int]:
        """Dice, hits expected, hits made; of so many dice in a row only the best may count."""
        hit = 1.0 - (1.0 - self.value / self.sides) ** best_of
        dice = len(self.faces)
        return dice, dice // best_of * hit, fire.scored(self.faces, self.value, best_of)


def throw_of(event: Event) -> Throw | None:
    """The throw an event tells of; None if its dice are not thrown to hit."""
    if not event.get("high"):
        return None
    crew = tuple(str(part).rpartition(" ")[2] for part in event["what"])
    who, kind, value = str(event["who"]), str(event["kind"]), int(event["high"])
    return Throw(who, kind, crew, tuple(event["faces"]), value, int(event["sides"]))


class Dice:
    """Sums of throws."""

    def __init__(self) -> None:
        self.dice, self.expected, self.hits = 0.0, 0.0, 0.0

    def add(self, counted: tuple[float, float, float], share: float = 1.0) -> None:
        """One more throw, or a share in it."""
        self.dice += counted[0] * share
        self.expected += counted[1] * share
        self.hits += counted[2] * share

    def document(self) -> Document:
        """Plain values."""
        return {
            "dice": round(self.dice, 4), "expected": round(self.expected, 4), "hits": round(self.hits, 4)
        }  # fmt: skip


class Rounds:
    """Counts the rounds of a battle by who throws: nobody does so twice in one of them."""

    def __init__(self) -> None:
        self.number = 0
        self.opening = False  # the only throw of the round so far is that of attacking submarines
        self._now: set[tuple[str, str, int]] = set()  # who has thrown since the other side last did
        self._before: set[tuple[str, str]] = set()  # and earlier in the round
        self._last = ""

    def thrown(self, side: str, throw: Throw, boats: Sequence[str]) -> None:
        """A throw of a fire step."""
        if side != self._last:
            self._before |= {(of, kind) for of, kind, _ in self._now}
            self._now, self._last = set(), side
        crew = throw.crew or ("",)
        again = any((side, kind) in self._before or (side, kind, throw.value) in self._now for kind in crew)
        self.opening = False
        if again or not self.number:
            self.number += 1
            self._before, self._now = set(), set()
            self.opening = side == "attacker" and all(kind in boats for kind in crew)
        self._now |= {(side, kind, throw.value) for kind in crew}

    def fired(self, side: str) -> None:
        """Low-luck dice, or the sure hits of a step without any: the attacker fires first in every round."""
        if side != self._last and (side == "attacker" or not self.number):
            self.number += 1
        self._last = side


# -- forces -------------------------------------------------------------------------------------------------


def force_of(text: str, kinds: Mapping[str, int]) -> Force:
    """The force a battle began with, as its event names it."""
    found = []
    for part in text.split(", ") if text != "nothing" else ():
        match = _UNIT.fullmatch(part)
        if match is None or match["kind"] not in kinds:
            raise BadInputError(f"a unit expected, found {part!r}")
        seaborne = (match["marks"] or "").startswith("~seaborne")
        unit = Unit(kinds[match["kind"]], bool(match["hurt"]), seaborne)
        found.append((match["owner"] or "", unit, int(match["count"] or 1)))
    return found


def drops_of(text: str, board: Board) -> tuple[Drop, ...]:
    """The bombers of an attacking force that bring paratroopers."""
    found = []
    for part in text.split(", "):
        match = _UNIT.fullmatch(part)
        if match and match["cargo"] and board.kinds[board.kind_of[match["kind"]]].air:
            bomber, trooper = (Unit(board.kind_of[match[name]]) for name in ("kind", "cargo"))
            stays = not (match["marks"] or "").startswith("~dropping")
            found.append(Drop(bomber, trooper, (int(match["count"] or 1),), stays))
    return tuple(found)


def flights_of(text: str, board: Board) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The other aircraft of the force by kind, in the numbers that are alike. [A50-AAG-05]"""
    found: dict[int, tuple[int, ...]] = {}
    for part in text.split(", "):
        match = _UNIT.fullmatch(part)
        if match and not match["cargo"] and board.kinds[board.kind_of[match["kind"]]].air:
            kind = board.kind_of[match["kind"]]
            found[kind] = (*found.get(kind, ()), int(match["count"] or 1))
    return tuple(sorted((kind, tuple(sorted(numbers))) for kind, numbers in found.items()))


def side_of(force: Force) -> Side:
    """The same whoever owns them."""
    units: dict[Unit, int] = {}
    for _, unit, number in force:
        units[unit] = units.get(unit, 0) + number
    return as_side(units)


# -- battles and raids --------------------------------------------------------------------------------------


@dataclass
class Dive:
    """Submarines of a power that submerged."""

    power: str
    side: str
    after: int  # rounds
    first: bool  # they could not do so before
    stayed: int  # of the same power
    struck_in: int  # the round if the first strike was over: those it had hit could not submerge; or 0


class Fought:
    """A battle while its events are read."""

    def __init__(
        self,
        event: Event,
        board: Board,
        technologies: tuple[str, ...],
        shelling: Sequence[str],
        low_luck: bool,
    ) -> None:
        self.space, self.attacker = str(event["space"]), str(event["attacker"])
        self.texts = str(event["attackers"]), str(event["defenders"])
        self.board, self.technologies = board, technologies
        self.sea = board.sea[board.space_of[self.space]]
        self.shelling = tuple(shelling)  # kinds of ships that bombard, as they were announced
        self.low_luck = low_luck
        self.seq = event.get("seq")  # the answer in the log it began with
        self.lost: list[tuple[str, str, int, str]] = []  # power, kind, number, why
        self.antiaircraft: list[Throw] = []
        self.bombardment: list[Throw] = []
        self.throws: list[tuple[str, Throw]] = []  # of the fire steps, with the side
        self.rounds = Rounds()
        self.left_after = 0  # rounds after which the attacker retreated
        self.counted = True  # whether these rounds are known
        self.dived: list[Dive] = []
        self._boats = tuple(kind.id for kind in board.kinds if kind.submarine)
        self._hunters = tuple(kind.id for kind in board.kinds if kind.destroyer)
        self._there = self._counts()
        self._hunted = dict.fromkeys(SIDES, 0)  # rounds after which its last destroyer was gone

    def _counts(self) -> dict[tuple[str, str], int]:
        """Units by power and kind."""
        found: dict[tuple[str, str], int] = {}
        for text, alone in zip(self.texts, (self.attacker, ""), strict=True):
            for owner, unit, number in force_of(text, self.board.kind_of):
                key = owner or alone, self.board.kinds[unit.kind].id
                found[key] = found.get(key, 0) + number
        return found

    def side(self, power: str) -> str:
        """On which side a power, or several joined, is."""
        return SIDES[power != self.attacker]

    def rolled(self, event: Event) -> None:
        """A throw of this battle."""
        throw = throw_of(event)
        if throw is None:
            return
        if throw.kind == "antiaircraft":
            self.antiaircraft.append(throw)
        elif throw.kind == "bombardment":
            self.bombardment.append(throw)
        else:
            side = self.side(throw.who)
            self.throws.append((side, throw))
            if self.low_luck:
                self.rounds.fired(side)
            else:
                self.rounds.thrown(side, throw, self._boats)

    def hit(self, event: Event) -> None:
        """Hits, which low-luck dice may score without a throw."""
        if self.low_luck and event["by"] != "antiaircraft" and event.get("detail") != "bombardment":
            self.rounds.fired(self.side(str(event["by"])))

    def loses(self, event: Event) -> None:
        """A loss in this battle."""
        power, kind, number = str(event["power"]), str(event["units"]), int(event["count"])
        self.lost.append((power, kind, number, str(event.get("reason", ""))))
        self._there[power, kind] = self._there.get((power, kind), 0) - number
        for dive in self.dived if kind in self._boats else ():
            if dive.power == power and dive.struck_in == self.rounds.number:
                dive.stayed -= number
        if kind in self._hunters and not self._left(self.side(power), self._hunters):
            self._hunted[self.side(power)] = self.rounds.number

    def _left(self, side: str, kinds: Sequence[str]) -> int:
        """Units of some kinds a side has left."""
        return sum(
            n for (owner, kind), n in self._there.items() if self.side(owner) == side and kind in kinds
        )

    def retreated(self, event: Event) -> None:
        """The attacker breaks off, or submarines submerge."""
        power, side = str(event["power"]), self.side(str(event["power"]))
        if event["to"] != BELOW:
            self.left_after = max(1, self.rounds.number)
            self.counted = not self.low_luck or self._strict()
            return
        struck_in = self.rounds.number if self.rounds.opening else 0
        after = self.rounds.number - bool(struck_in)
        key = next(key for key in self._there if key[0] == power and key[1] in self._boats)
        gone = int(str(event["units"]).split(" ")[0])
        first = after <= self._hunted[SIDES[side == "attacker"]]
        self._there[key] -= gone
        self.dived.append(Dive(power, side, after, first, self._there[key], struck_in))

    def _strict(self) -> bool:
        """Whether every round so far had fire of both sides, the attacker's first, with low-luck dice.

        On land it has. At sea submarines fire apart, and some ships do not fire at all.
        """
        board = self.board
        if not self.sea:
            return True
        values = ([kind.attack for kind in board.kinds], [kind.defense for kind in board.kinds])
        return all(
            any(n and values[at][board.kind_of[kind]] for (owner, kind), n in self._there.items()
                if self.side(owner) == side)
            for at, side in enumerate(SIDES)
        ) and not any(kind in self._boats for _, kind in self._there)  # fmt: skip

    def dice(self, tab: fire.Table, of: Mapping[str, int], shares: Mapping[str, float]) -> dict[str, Dice]:
        """Hits against expectation: of both sides, and under the names of the powers that threw."""
        found = {"attacker": Dice(), "defender": Dice(), self.attacker: Dice()}
        for throw in self.bombardment:
            found["attacker"].add(throw.counted())
            found[self.attacker].add(throw.counted())
        for side, throw in [*self.throws, *(("defender", throw) for throw in self.antiaircraft)]:
            best_of = tab.best_of[of[throw.crew[0]]] if side == "attacker" and throw.crew else 1
            counted = throw.counted(best_of)
            found[side].add(counted)
            alone = self.attacker if side == "attacker" else throw.who
            for power, share in ((alone, 1.0),) if alone in (self.attacker, *shares) else shares.items():
                found.setdefault(power, Dice()).add(counted, share)
        return found


class Flown:
    """A raid while its events are read."""

    def __init__(self, event: Event) -> None:
        self.space, self.attacker, self.seq = str(event["space"]), str(event["power"]), event.get("seq")
        self.force = str(event["pieces"])
        self.interceptors: dict[str, int] = {}
        self.aims: list[Aim] = []
        self.flak = 0
        self.defender = ""
        self.gained = 0.0  # damage points
        self.lost: list[tuple[str, str, int]] = []
        self.throws: list[Throw] = []
