"""Was I unlucky? The attacks of a game of Admirals' War against everything the same attacks could have done.

An attack is worth the part of its target it destroys: all of a ship's printed factors when it sinks, and
before that the same part of them as of the points that sink it; points beyond do not count. The result of a
battle is what the Allies did less what was done to them. The percentile says how much of all its attacks
could have done, thrown again at the same targets, would have been worse for the Allies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from flagplot.games.admirals_war.board import SIDES, Piece
from flagplot.games.admirals_war.combat import fire
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.odds.shots import Pmf, added
from flagplot.games.admirals_war.state import SeaState

Event = Mapping[str, Any]
Document = dict[str, Any]

MEASURE = ("factor", "factors")
_GRAIN = 100  # results are counted in hundredths of a factor
_DIE = range(1, 7)
_EFFECTS = ("damaged", "left", "disabled", "revealed")  # what waited has taken effect
_TOLLS = ("damage", "sunk", "disabled")


class Attack(NamedTuple):
    """How one unit attacked a target."""

    dice: int
    bonus: int
    less: int
    flat: bool
    disabling: bool


class Target(NamedTuple):
    """A unit under fire: what it is worth, what it has taken, what it bears."""

    worth: int
    had: int
    bears: int

    @property
    def room(self) -> int:
        """The points that sink it."""
        return max(1, self.bears - self.had + 1)

    def value(self, points: int) -> int:
        """What some points of damage are worth, in hundredths."""
        return round(_GRAIN * self.worth * min(points, self.room) / (self.bears + 1))


def report(game: AdmiralsWar, state: SeaState, events: Iterable[Event]) -> Document:
    """All battles of a game that are over or under way, the latest last, and the sums of both sides.

    ``events`` are those of the log everybody saw, in its order, as documents.
    """
    reader = _Reader(game)
    for event in events:
        reader.read(event)
    reader.close()
    return {"measure": MEASURE, "battles": reader.done, "powers": _powers(reader.done)}


# -- reading ------------------------------------------------------------------------------------------------


class _Fight:
    """The attacks in one place while they are read."""

    def __init__(self, place: str, seq: object) -> None:
        self.place, self.seq = place, seq
        # attacks that wait, by target: whose, at what, how, the points and disables they made
        self.batch: dict[str, tuple[str, Target, list[Attack], list[int]]] = {}
        self.fired: list[str] = []  # sides that have fired since anything took effect
        self.chances = np.ones(1)  # of the result so far, from the worst
        self.worst = 0
        self.gained = 0
        self.expected = 0.0
        zero = dict.fromkeys(_TOLLS, 0.0)
        self.tolls: dict[str, dict[str, float]] = {side: dict(zero) for side in SIDES}
        self.hoped: dict[str, dict[str, float]] = {side: dict(zero) for side in SIDES}
        self.dice: dict[str, list[float]] = {side: [0, 0.0, 0] for side in SIDES}

    def add(self, event: Event, piece: Piece) -> None:
        """An attack; it waits with others until they take effect together."""
        side = str(event["side"])
        if side in self.fired[:-1]:
            self.settle()  # the other side has fired meanwhile: the next part of the round
        if self.fired[-1:] != [side]:
            self.fired.append(side)
        attack = Attack(
            int(event["dice"]), int(event["bonus"]), int(event["less"]), bool(event["flat"]),
            bool(event["disabling"]),
        )  # fmt: skip
        target = Target(piece.gunnery + piece.armor + piece.air, int(event["had"]), int(event["bears"]))
        _, _, attacks, done = self.batch.setdefault(str(event["target"]), (side, target, [], [0, 0]))
        attacks.append(attack)
        done[0] += int(event["damage"])
        done[1] += int(event["disables"])
        thrown = self.dice[side]
        thrown[0] += attack.dice
        thrown[1] += attack.dice * sum(fire.judged((face,), attack.bonus)[0] for face in _DIE) / len(_DIE)
        thrown[2] += int(event["hits"])

    def settle(self) -> None:
        """What waited has taken effect."""
        for side, target, attacks, (points, fives) in self.batch.values():
            chances = results(target.room, tuple(sorted(attacks)))
            sign = 1 if side == SIDES[0] else -1
            worth: dict[int, float] = {}
            for (more, _), chance in chances.items():
                value = sign * target.value(more)
                worth[value] = worth.get(value, 0.0) + chance
            self._convolve(worth)
            self.gained += sign * target.value(points)
            self.expected += sum(value * chance for value, chance in worth.items())
            _count(self.tolls[side], {(min(points, target.room), fives): 1.0}, target.room)
            _count(self.hoped[side], chances, target.room)
        self.batch, self.fired = {}, []

    def _convolve(self, worth: Mapping[int, float]) -> None:
        low, high = min(worth), max(worth)
        found = np.zeros(len(self.chances) + high - low)
        for value, chance in worth.items():
            start = value - low
            found[start : start + len(self.chances)] += chance * self.chances
        self.chances, self.worst = found, self.worst + low

    def document(self) -> Document:
        """The battle as the report shows it, from the side of the Allies."""
        self.settle()
        at = max(0, self.gained - self.worst)
        worse, equal = float(self.chances[:at].sum()), float(self.chances[at : at + 1].sum())
        return {
            "seq": self.seq,
            "space": self.place,
            "attacker": SIDES[0],
            "defenders": [SIDES[1]],
            "winner": "",
            "gained": self.gained / _GRAIN,
            "expected": self.expected / _GRAIN,
            "percentile": worse + equal / 2,
            "worse": worse,
            "better": max(0.0, 1.0 - worse - equal),
            "dice": {
                who: {"dice": int(n), "expected": round(expected, 4), "hits": int(hits)}
                for who, (n, expected, hits) in zip(("attacker", "defender"), self.dice.values(), strict=True)
            },
            "tolls": {
                who: {what: {"done": int(self.tolls[side][what]), "expected": self.hoped[side][what]}
                      for what in _TOLLS}
                for who, side in zip(("attacker", "defender"), SIDES, strict=True)
            },
        }  # fmt: skip


def _count(sums: dict[str, float], chances: Mapping[tuple[int, int], float], room: int) -> None:
    for (points, fives), chance in chances.items():
        sunk = points >= room
        sums["damage"] += points * chance
        sums["sunk"] += sunk * chance
        sums["disabled"] += bool(fives and not sunk) * chance


class _Reader:
    """Follows the events of a game from attack to attack."""

    def __init__(self, game: AdmiralsWar) -> None:
        self.board = game.tables.board
        self.now: _Fight | None = None
        self.done: list[Document] = []

    def read(self, event: Event) -> None:
        """The next event."""
        kind, now = event.get("event"), self.now
        if kind == "fired" and event.get("place"):  # logs of older games do not say enough
            if now is None or now.place != event["place"]:
                self.close()
                now = self.now = _Fight(str(event["place"]), event.get("seq"))
            now.add(event, self.board.pieces[self.board.unit(str(event["target"]))])
        elif kind in ("engaged", "note"):
            self.close()
        elif kind in _EFFECTS and now is not None:
            now.settle()

    def close(self) -> None:
        """The battle is over."""
        if self.now is not None:
            self.done.append(self.now.document())
            self.now = None


def _powers(battles: Iterable[Document]) -> Document:
    """The luck of both sides: value and percentiles over all battles, hits against expectation."""
    found: dict[str, Document] = {}
    for one in battles:
        luck = one["gained"] - one["expected"]
        for side, sign, who in zip(SIDES, (1, -1), ("attacker", "defender"), strict=True):
            sums = found.setdefault(
                side, {"battles": 0, "value": 0.0, "percentile": 0.0, "dice": 0, "expected": 0.0, "hits": 0}
            )
            sums["battles"] += 1
            sums["value"] += sign * luck
            sums["percentile"] += one["percentile"] if sign > 0 else 1.0 - one["percentile"]
            for what in ("dice", "expected", "hits"):
                sums[what] += one["dice"][who][what]
    for sums in found.values():
        sums["percentile"] /= sums["battles"]
    return found


# -- what could have happened -------------------------------------------------------------------------------


@lru_cache(maxsize=1000)
def results(room: int, attacks: tuple[Attack, ...]) -> Pmf:
    """What attacks on a target could do together: points, no more than sink it, and whether it is disabled.

    [AW-FIR-05, AW-FIR-06, AW-SEQ-19]
    """
    total: Pmf = {(0, 0): 1.0}
    for attack in attacks:
        die = one_die(attack)
        for _ in range(attack.dice):
            total = added(total, die, room)
    return total


@lru_cache(maxsize=200)
def one_die(attack: Attack) -> Pmf:
    """What one die of an attack could do, its damage die included."""
    found: Pmf = {}
    for face, extra in product(_DIE, _DIE):
        hits, fives = fire.judged((face,), attack.bonus)
        points = hits if attack.flat else hits * fire.points(extra, attack.less)
        marker = points, fives if attack.disabling else 0
        found[marker] = found.get(marker, 0.0) + 1 / len(_DIE) ** 2
    return found
