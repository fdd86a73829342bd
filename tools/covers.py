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

import flagplot
from flagplot.pictures.board import GAMES

ROOT = Path(__file__).resolve().parents[1]
# scenario and piece of the map (west, south, east, north); None: where the units are
WINDOWS: dict[str, tuple[str, tuple[float, float, float, float] | None]] = {
    "pacific-1940": ("1940", (95.0, 8.0, 165.0, 48.0)),
    "anniversary": ("1941", (-12.0, 28.0, 58.0, 64.0)),
    "admirals-war": ("standard", (-40.0, 30.0, 40.0, 66.0)),
    "dai-senso": ("august-storm", None),
    "war-in-the-pacific": ("guadalcanal", (145.5, -15.6, 162.4, -0.8)),
}
LOOKS = {"war-in-the-pacific": "allied"}  # who looks, where nobody else sees much


def main(names: list[str]) -> int:
    """Draw, and let the browser make pictures of it."""
    with tempfile.TemporaryDirectory() as folder:
        made = []
        for name in names or WINDOWS:
            scenario, window = WINDOWS[name]
            game = flagplot.game(name)
            seat, state = LOOKS.get(name), game.start(scenario, seed=3)
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
