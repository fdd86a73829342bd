"""The client in a real browser: download, first paint, frames while panning, two screens, hex boards.

python benchmarks/client.py                  needs the built client (make web) and a Chromium (web/browser.sh)
python benchmarks/client.py --game anniversary

Headless Chromium draws with the processor here, so frames a second are far below those of a real screen; the
ratio of panning with every counter to panning without any is what says something.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from flagplot.server.static import read_files

ROOT = Path(__file__).parents[1]
AIM = 1_500_000  # bytes, compressed


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """What the browser found."""
    npm, browser = ROOT / "web" / "npm.sh", ROOT / "web" / "browser.sh"
    chromium = subprocess.run([str(browser)], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "FLAGPLOT_DATA": folder, "PYTHONUNBUFFERED": "1", "CHROMIUM": chromium}
        play = [sys.executable, "-m", "flagplot", "play", "--no-browser"]
        with subprocess.Popen(play, env=environment, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            environment["FLAGPLOT_URL"] = server.stdout.readline().strip().rstrip("/")
            numbers = [str(options.loads), str(options.seconds), str(options.answers), options.game]
            script = [str(npm), "node", str(Path(__file__).with_suffix(".mjs")), *numbers]
            try:
                ran = subprocess.run(script, env=environment, check=True, stdout=subprocess.PIPE)
            finally:
                server.terminate()
    found: dict[str, Any] = msgspec.json.decode(ran.stdout)
    return found


def middle(times: list[float]) -> float:
    return statistics.median(times)


def tell_loads(name: str, loads: list[dict[str, Any]]) -> None:
    """Paint and download of one page, from an empty cache."""
    files = loads[0]["files"]
    packed, plain = (sum(file[key] for file in files) for key in ("packed", "plain"))
    paint = middle([load["paint"] for load in loads if load["paint"] is not None] or [0])
    shown = middle([load["shown"] for load in loads])
    print(f"{name}: first paint {paint:.0f} ms, ready {shown:.0f} ms (median of {len(loads)})")
    print(f"  download {packed / 1000:.0f} kB, unpacked {plain / 1000:.0f} kB, {packed / AIM:.2f} of the aim")
    for file in sorted(files, key=lambda file: -file["packed"])[:6]:
        print(f"    {file['packed'] / 1000:8.1f} kB  {file['plain'] / 1000:8.1f}  {file['url'][:70]}")


def tell_panning(panning: dict[str, dict[str, float]]) -> None:
    """Frames with and without counters."""
    for name in ("whole map", "near"):
        full, bare = panning[name], panning[f"{name} without counters"]
        print(
            f"  {name} (zoom {full['zoom']:.1f}): {full['frames']:.0f} frames a second, "
            f"95% within {full['slow']:.0f} ms; without counters {bare['frames']:.0f}; "
            f"ratio {full['frames'] / bare['frames']:.2f}"
        )


def tell_boards(boards: list[dict[str, Any]]) -> None:
    """Boards to look at: loading, and moving about with hexes of several sizes."""
    for board in boards:
        tell_loads(f"board {board['title']}", board["loads"])
        shown = middle([load["shown"] for load in board["crowded"]])
        print(f"  a table with 1,000 counters more: ready {shown:.0f} ms (median of {len(board['crowded'])})")
        for pixels, found in board["moving"].items():
            told = [
                f"{kind} {it['frames']:.0f} frames a second, 95% within {it['slow']:.0f} ms"
                for kind, it in found.items()
            ]
            print(f"  hexes of {pixels} pixels: {'; '.join(told)}")
        print(f"  the hex under the mouse: {board['point']:.1f} us")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--loads", type=int, default=3, help="cold loads of each page")
    parser.add_argument("--seconds", type=float, default=5, help="of each panning")
    parser.add_argument("--answers", type=int, default=30, help="shown on two screens")
    parser.add_argument("--game", default="pacific-1940")
    options = parser.parse_args()
    found = measure(options)
    tell_loads("lobby", found["lobby"])
    tell_loads("table", found["table"])
    whole = sum(len(file.brotli or file.zipped or file.data) for file in read_files().values())
    print(f"all files of the client with its workers: {whole / 1000:.0f} kB, {whole / AIM:.2f} of the aim")
    print(f"panning with {found['units']} units in {found['stacks']} spaces:")
    tell_panning(found["panning"])
    tell_boards(found["boards"])
    times = sorted(found["both"])
    tail = times[min(len(times) - 1, int(len(times) * 0.95))]
    print(f"one answer on two screens: median {middle(times):.0f} ms, 95% {tail:.0f} ms")


if __name__ == "__main__":
    main()
