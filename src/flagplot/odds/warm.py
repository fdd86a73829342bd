"""Compile everything the odds need, before anybody asks: ``python -m flagplot.odds.warm``.

The machine code is kept on disk (see ``chance.machine_code``), so a set-up that ends with this, an image
built with it or a server that starts it in the background spares the first player the wait. Prints a line
for each step that is done, ``STEP/STEPS``; nothing when all is there already. With ``--gently`` everything
else the machine has to do goes first.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

import flagplot
from flagplot.kernel.odds import Compiled, OddsDesk


def desks() -> list[OddsDesk[Any]]:
    """The desks of all games that have odds."""
    games = [flagplot.game(id) for id in flagplot.titles()]
    return [game.ask_odds() for game in games if game.odds_of]


def shelves() -> list[Compiled]:
    """Where machine code of any game lies, each once."""
    return list(dict.fromkeys(shelf for desk in desks() for shelf in desk.shelves))


def ready() -> bool:
    """Whether nothing is left to compile."""
    return all(shelf.ready for shelf in shelves())


def warm(tell: Callable[[int, int], None] = lambda step, steps: None) -> None:
    """Ask every game its small questions; ``tell`` hears how many are answered, and of how many."""
    asked = [(desk, question) for desk in desks() for question in desk.warm_up()]
    tell(0, len(asked))
    for number, (desk, question) in enumerate(asked, 1):
        desk.odds(**question).document()
        tell(number, len(asked))
    for shelf in shelves():
        shelf.mark_ready()


def main() -> None:
    """Compile what is missing, as the command line says."""
    if ready():
        return
    if "--gently" in sys.argv[1:] and hasattr(os, "nice"):
        os.nice(10)
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
