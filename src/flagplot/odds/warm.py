"""Compile everything the odds need, before anybody asks: ``python -m flagplot.odds.warm``.

The machine code is kept on disk (see ``chance.machine_code``), so a set-up that ends with this, an image
built with it or a server that starts it in the background spares the first player the wait. Prints a line
for each step that is done, ``STEP/STEPS``; nothing when all is there already. With ``--gently`` everything
else the machine has to do goes first.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

import flagplot
from flagplot.chance import pmf
from flagplot.games.admirals_war.odds import compiled as admirals_war
from flagplot.games.axis_allies.odds import compiled as axis_allies

SHELVES = (pmf.SHELF, axis_allies.SHELF, admirals_war.SHELF)

RULES = ("never", "after:1", "below:2", "under:0.4", "best")
LANDING = {
    "attack": "2 infantry, artillery, fighter", "seaborne": "infantry", "bombard": "cruiser",
    "defend": "2 infantry, aa_gun",
}  # fmt: skip
OVERLAND = {"attack": "2 infantry, tank", "defend": "2 infantry"}
SEA = {"attack": "2 destroyer, submarine, fighter", "defend": "destroyer, submarine, transport"}
SHIPS = {"area": "north_sea", "allied": "uk_hood, uk_norfolk, uk_raf_coastal", "axis": "ger_bismarck"}

BOATS: dict[str, Any] = {
    "area": "north_sea", "allied": "uk_hood", "axis": {"ger_bismarck": {}, "ger_uboat_01": "raiding"},
    "options": {"submarine_targeting": True},
}  # fmt: skip


def questions() -> Iterator[tuple[str, dict[str, Any]]]:
    """One small question of every kind that compiled functions answer: the game, and what is asked."""
    for battle in (LANDING, OVERLAND, SEA):
        for rule in RULES:
            yield "pacific-1940", {**battle, "retreat": rule}
    boats = {"attack": "submarine, cruiser", "defend": "2 submarine, cruiser"}
    for dives in (("attacker",), ("defender",)):  # whose defenders decide after the first strike
        yield "anniversary", {**boats, "dives": dives}
    for rule in ("never", "outgunned"):
        yield "admirals-war", {**SHIPS, "axis_policy": {"retreat": rule}}
    yield "admirals-war", BOATS


def warm(tell: Callable[[int, int], None] = lambda step, steps: None) -> None:
    """Ask all of these; ``tell`` hears how many have been answered, and of how many."""
    asked = list(questions())
    for number, (game, question) in enumerate(asked, 1):
        flagplot.game(game).odds(**question).document()
        tell(number, len(asked))
    for shelf in SHELVES:
        shelf.mark_ready()


def ready() -> bool:
    """Whether nothing is left to compile."""
    return all(shelf.ready for shelf in SHELVES)


def main() -> None:
    """Compile what is missing, as the command line says."""
    if ready():
        return
    if "--gently" in sys.argv[1:] and hasattr(os, "nice"):
        os.nice(10)
    _tell(0, len(list(questions())))
    warm(_tell)
    if not ready():
        sys.exit("flagplot: compiled, but there is no folder to keep it in; FLAGPLOT_CACHE may name one")


def _tell(step: int, steps: int) -> None:
    """A line for a program that listens; for a person one that counts."""
    if sys.stdout.isatty():
        end = "\n" if step == steps else ""
        print(f"\rcompiling odds, once on this machine: {step}/{steps}", end=end, flush=True)
    else:
        print(f"{step}/{steps}", flush=True)


if __name__ == "__main__":
    main()
