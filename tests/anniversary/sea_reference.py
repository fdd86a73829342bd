"""A sea battle fought a second time, written from the rulebook alone and without a line of the engine.

The attacker is British and never retreats. ``pick`` chooses among the units that may be lost, ``dive`` how
many submarines of a power submerge. Dice are drawn in the order of docs/positions.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

Unit = tuple[str, str, int]  # power, type, hits taken
Fleet = Counter[Unit]
Hits = Counter[str]

ATTACK = {
    "submarine": 2, "destroyer": 2, "cruiser": 3, "battleship": 4, "carrier": 1, "fighter": 3, "bomber": 4,
    "transport": 0,
}  # fmt: skip
DEFENSE = {**ATTACK, "submarine": 1, "carrier": 2, "fighter": 4}
AIRCRAFT = ("fighter", "bomber")
ORDER = ("uk", "italy", "usa", "germany", "ussr", "japan")  # turn order of 1941 from the attacker on
CLASSES = ("sub", "air", "other")


def arm(kind: str) -> str:
    """Whose hits these are."""
    return "air" if kind in AIRCRAFT else "sub" if kind == "submarine" else "other"


def can_hit(by: str, kind: str, destroyer: bool) -> bool:
    """Submarines never hit aircraft; aircraft hit submarines only with a destroyer beside them."""
    if by == "sub":
        return kind not in AIRCRAFT
    return by != "air" or kind != "submarine" or destroyer


def has(fleet: Fleet, kind: str) -> bool:
    """Whether a fleet has a unit of a type."""
    return any(count > 0 and unit[1] == kind for unit, count in fleet.items())


def hit(fleet: Fleet, unit: Unit) -> bool:
    """Put one hit on a unit; whether that sinks it."""
    power, kind, taken = unit
    fleet[unit] -= 1
    if kind == "battleship" and not taken:
        fleet[(power, kind, 1)] += 1
        return False
    return True


def absorbed(fleet: Fleet, hits: Hits, destroyer: bool) -> int:
    """How many hits can take effect at most: a matching of hits to points of hull."""
    hulls = [
        kind
        for (_, kind, taken), count in fleet.items()
        for _ in range(count * (2 if kind == "battleship" and not taken else 1))
    ]
    shots = [by for by in CLASSES for _ in range(hits[by])]
    taken_by: dict[int, int] = {}

    def settle(shot: int, tried: set[int]) -> bool:
        for number, kind in enumerate(hulls):
            if number in tried or not can_hit(shots[shot], kind, destroyer):
                continue
            tried.add(number)
            if number not in taken_by or settle(taken_by[number], tried):
                taken_by[number] = shot
                return True
        return False

    return sum(settle(shot, set()) for shot in range(len(shots)))


class SeaBattle:
    """Two fleets and what is left of them."""

    def __init__(
        self,
        attackers: dict[str, int],
        defenders: dict[str, dict[str, int]],
        dice: Iterator[int],
        pick: Callable[[list[Unit]], Unit],
        dive: Callable[[str, int], int],
        *,
        errata: bool,
    ) -> None:
        self.attackers: Fleet = Counter({("uk", kind, 0): n for kind, n in attackers.items()})
        self.defenders: Fleet = Counter(
            {(power, kind, 0): n for power, fleet in defenders.items() for kind, n in fleet.items()}
        )
        self.submerged: Fleet = Counter()
        self.dice, self.pick, self.dive, self.errata = dice, pick, dive, errata
        self.thrown = 0

    def left(self) -> Counter[tuple[str, str]]:
        """What is in the zone afterwards."""
        found: Counter[tuple[str, str]] = Counter()
        for fleet in (self.attackers, self.defenders, self.submerged):
            for (power, kind, _), count in fleet.items():
                found[(power, kind)] += count
        return +found

    def fight(self) -> None:
        """Rounds until one side is gone or nobody can hit anybody."""
        while not self._over():
            self._round()

    # -- a round ------------------------------------------------------------------------------------

    def _over(self) -> bool:
        self._sink_defenceless()
        mine, theirs = +self.attackers, +self.defenders
        if not mine or not theirs:
            return True
        return not (self._dangerous(mine, ATTACK, theirs) or self._dangerous(theirs, DEFENSE, mine))

    def _round(self) -> None:
        surprise, answer = not has(self.defenders, "destroyer"), not has(self.attackers, "destroyer")
        struck: Fleet = Counter()
        if surprise and has(self.attackers, "submarine"):
            self._submerge(self.attackers, "uk")
            hits = self._fire(self.attackers, ATTACK, self.defenders, subs=True)
            struck = self._lose(self.defenders, hits, destroyer=False)
        if answer:
            for power in ORDER:
                self._submerge(self.defenders, power)
            hits = self._fire(self.defenders + struck, DEFENSE, self.attackers, subs=True)
            self._lose(self.attackers, hits, destroyer=False)
        self._sink_defenceless()
        if not +self.attackers or not +self.defenders:
            return
        escorted = has(self.attackers, "destroyer")
        hits = self._fire(self.attackers, ATTACK, self.defenders, subs=None if not surprise else False)
        dying = self._lose(self.defenders, hits, destroyer=escorted)
        firing = self.defenders + dying
        hits = self._fire(firing, DEFENSE, self.attackers, subs=None if not answer else False)
        self._lose(self.attackers, hits, destroyer=has(firing, "destroyer"))
        self._sink_defenceless()
        mine = +self.attackers
        if all(kind == "transport" for _, kind, _ in mine) and self._dangerous(self.defenders, DEFENSE, mine):
            self.attackers.clear()  # transports left alone that do not retreat

    def _submerge(self, fleet: Fleet, power: str) -> None:
        boat = (power, "submarine", 0)
        if fleet[boat] > 0:
            number = self.dive(power, fleet[boat])
            fleet[boat] -= number
            self.submerged[boat] += number

    def _fire(self, fleet: Fleet, values: dict[str, int], targets: Fleet, *, subs: bool | None) -> Hits:
        """Throw for submarines only, for all others, or for everybody; who can hit nothing does not throw."""
        escorted, groups = has(fleet, "destroyer"), Counter[tuple[int, int, int]]()
        for (power, kind, _), count in (+fleet).items():
            by = arm(kind)
            useful = any(can_hit(by, target, escorted) for _, target, _ in +targets)
            if values[kind] and useful and subs in (None, kind == "submarine"):
                groups[(values[kind], ORDER.index(power), ("air", "other", "sub").index(by))] += count
        hits: Hits = Counter()
        for (value, _, number), count in sorted(groups.items()):
            self.thrown += count
            faces = [next(self.dice) for _ in range(count)]
            hits[("air", "other", "sub")[number]] += sum(face <= value for face in faces)
        return hits

    def _lose(self, fleet: Fleet, hits: Hits, *, destroyer: bool) -> Fleet:
        """Put the hits where most of them count, transports last; what sinks."""
        sunk: Fleet = Counter()
        while total := absorbed(+fleet, hits, destroyer):
            options = {
                (unit, by)
                for unit in +fleet
                for by in CLASSES
                if hits[by] and can_hit(by, unit[1], destroyer)
                if self._keeps(fleet, hits, unit, by, destroyer) == total - 1
            }
            units = sorted({unit for unit, _ in options})
            unit = self.pick([unit for unit in units if unit[1] != "transport"] or units)
            hits[next(by for by in CLASSES if (unit, by) in options)] -= 1
            if hit(fleet, unit):
                sunk[unit] += 1
        return sunk

    def _keeps(self, fleet: Fleet, hits: Hits, unit: Unit, by: str, destroyer: bool) -> int:
        rest, others = Counter(fleet), Counter(hits)
        hit(rest, unit)
        others[by] -= 1
        return absorbed(+rest, others, destroyer)

    def _dangerous(self, fleet: Fleet, values: dict[str, int], targets: Fleet) -> bool:
        escorted = has(fleet, "destroyer")
        return any(
            values[kind] and can_hit(arm(kind), target, escorted)
            for _, kind, _ in +fleet
            for _, target, _ in +targets
        )

    def _sink_defenceless(self) -> None:
        """Transports left alone, or left to aircraft with nothing but submarines beside them."""
        armed = [kind for _, kind, _ in +self.attackers if ATTACK[kind]]
        guards = [kind for _, kind, _ in +self.defenders if kind != "transport"]
        only_boats = self.errata and all(kind == "submarine" for kind in guards)
        if armed and (not guards or (only_boats and all(kind in AIRCRAFT for kind in armed))):
            for unit in [unit for unit in self.defenders if unit[1] == "transport"]:
                del self.defenders[unit]
