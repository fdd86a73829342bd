"""Make the pictures on the boxes: the board of each game as it begins, small enough for a list of games.

``python -m tools.covers`` makes all, with the id of a game that one, each as ``cover.jpg`` beside the map of
its game. Boards are drawn by the game itself (``Game.drawn``); a headless Chromium makes them small.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import flagplot
from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.kernel.game import Game
from flagplot.pictures.board import GAMES

ROOT = Path(__file__).resolve().parents[1]
# scenario and piece of the map (west, south, east, north); None: where the units are
WINDOWS: dict[str, tuple[str, tuple[float, float, float, float] | None]] = {
    "pacific-1940": ("1940", (95.0, 8.0, 165.0, 48.0)),
    "anniversary": ("1941", (-12.0, 28.0, 58.0, 64.0)),
    "admirals-war": ("standard", (-40.0, 30.0, 40.0, 66.0)),
    "dai-senso": ("august-storm", None),
    "war-in-the-pacific": ("tarawa", None),
}
# boards that begin empty: how many answers easy bots give before, and who looks
PLAYED = {"war-in-the-pacific": (120, "allied")}


def played(game: Game[Any], state: Any, answers: int) -> Any:
    """The state after some answers of easy bots."""
    bots = {seat: Player(find(game, "easy"), seed=1) for seat in game.meta.seats}
    for _ in range(answers):
        seat = game.view(state, None).waiting[0]
        state, _ = game.apply(state, seat, bots[seat].answer(game, state, seat))
    return state


def main(names: list[str]) -> int:
    """Draw, and let the browser make pictures of it."""
    with tempfile.TemporaryDirectory() as folder:
        made = []
        for name in names or WINDOWS:
            scenario, window = WINDOWS[name]
            game = flagplot.game(name)
            answers, seat = PLAYED.get(name, (0, None))
            state = played(game, game.start(scenario, seed=3), answers)
            drawn = Path(folder) / f"{name}.svg"
            drawn.write_text(str(game.drawn(state, seat, window=window, width=1100)), encoding="utf-8")
            home = next(GAMES.rglob(f"{name.replace('-', '_')}/map.json")).parent
            made += [str(drawn), str(home / "cover.jpg")]
        looking = str(ROOT / "web" / "browser.sh")
        browser = subprocess.run([looking], capture_output=True, text=True, check=True)
        taking = [str(ROOT / "web" / "npm.sh"), "node", "dev/covers.mjs", *made]
        told = {**os.environ, "CHROMIUM": browser.stdout.strip()}
        return subprocess.run(taking, env=told).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
