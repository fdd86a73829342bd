"""From factors to a column of the Combat Results Table, and from a die to a result. [4.2.2 steps 3 to 5]

Plain numbers in, plain numbers out: the attack, its panel and the odds ask the same functions.
"""

from __future__ import annotations

from dataclasses import dataclass

from flagplot.games.dai_senso.tables import CombatResults
from flagplot.kernel.memory import remember

FACES = 6
WORST, BEST = 0, 7  # columns: 1-3 and 9-1
AD, EX, DR = "Ad", "Ex", "Dr"


@dataclass(frozen=True, slots=True)
class Result:
    """A result of the table: who must go back or lose a step, and the steps both sides lose."""

    retreat: str  # Ad, Ex or Dr
    hexes: int  # of a Dr
    attacker: int  # steps lost to attrition
    defender: int
    text: str  # as printed

    def __str__(self) -> str:
        return self.text


def possible(attack: int, defense: int) -> bool:
    """Whether the odds are at least 1-3. [DSA-CMB-09]"""
    return attack > 0 and 3 * attack >= defense


def column(table: CombatResults, attack: int, defense: int) -> int:
    """The column of the odds, rounded in favour of the defender. [DSA-CMB-23, DSA-CMB-23a, DSA-CMB-23b]"""
    found = WORST
    for number, (left, right) in enumerate(_ratios(table.columns)):
        if attack * right >= defense * left:
            found = number
    return found


def shifted(start: int, shift: int) -> int:
    """The column after the net shift, which stays on the table. [DSA-CMB-24]"""
    return min(BEST, max(WORST, start + shift))


def result(table: CombatResults, at: int, face: int, *, bad_weather: bool = False) -> Result:
    """What a die gives in a column. [DSA-CMB-25, DSI-TAB-01]

    Bad weather holds the attacker back: Dr3 becomes Dr2, Dr2 Dr1, Dr1 Ex; nothing else changes.
    [DSA-RES-06, DSA-RES-06a, DSA-RES-06b, DSA-RES-06c]
    """
    printed = table.rows[str(face)][table.columns[at]]
    if bad_weather:
        retreat, _, attrition = printed.partition(" ")
        printed = f"{table.bad_weather[retreat]} {attrition}"
    return _read(printed)


@remember(16)
def _ratios(columns: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    pairs = (one.split("-") for one in columns)
    return tuple((int(left), int(right)) for left, right in pairs)


@remember(64)
def _read(printed: str) -> Result:
    retreat, attrition = printed.split()
    attacker, defender = attrition.split("/")
    hexes = int(retreat[len(DR) :]) if retreat.startswith(DR) else 0
    return Result(retreat[: len(DR)], hexes, int(attacker), int(defender), printed)
