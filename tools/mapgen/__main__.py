"""The command: python -m tools.mapgen pacific_1940 (or another recipe)."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
import tomllib
from pathlib import Path

from tools.mapgen.board import draw
from tools.mapgen.facts import read_facts
from tools.mapgen.hexes import draw_hexes, is_hexes, read_hexes
from tools.mapgen.recipe import read_recipe
from tools.mapgen.sources import Atlas

ROOT = Path(__file__).resolve().parents[2]
RECIPES = Path(__file__).parent / "recipes"
CACHE = ROOT / "build" / "geography"  # ignored by git
HELP = """
The geography is Natural Earth, free of any rights (naturalearthdata.com), in two parts:

  --atlas     a folder with land-10m.json and countries-10m.json of the npm package world-atlas;
              without it, npm fetches world-atlas 2.0.2 into build/geography
  --extracts  a folder with these Natural Earth layers as TopoJSON, their columns kept as named:
              admin1_50m (ne_50m_admin_1_states_provinces: name, admin), minor_islands_10m,
              regions_10m (ne_10m_geography_regions_polys: class, name), rivers_10m and
              lakes_10m (name, scalerank)

Needs the packages of the extra "mapgen": pip install -e '.[mapgen]'. The same inputs give the same bytes.
"""


def fetched() -> Path:
    """The folder of world-atlas, fetched by npm when it is not there yet."""
    folder = CACHE / "node_modules" / "world-atlas"
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-save", "--prefix", str(CACHE), "world-atlas@2.0.2"]
        subprocess.run(command, check=True, stdout=sys.stderr)
    return folder


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mapgen",
        description="Draws the map of a game from Natural Earth and the facts of the game.",
        epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("recipe", choices=sorted(path.stem for path in RECIPES.glob("*.toml")))
    parser.add_argument("--atlas", type=Path, help="folder of world-atlas")
    parser.add_argument("--extracts", type=Path, required=True, help="folder of Natural Earth extracts")
    parser.add_argument("--output", type=Path, help="where to write; the recipe says where the game wants it")
    return parser.parse_args()


def main() -> int:
    """Draws, reports and writes one map; fails when a space touches one that is no neighbour."""
    options = arguments()
    path = RECIPES / f"{options.recipe}.toml"
    started = time.monotonic()

    def say(step: str) -> None:
        print(f"{time.monotonic() - started:6.1f} s  {step}", file=sys.stderr, flush=True)

    if is_hexes(path):
        hexes = read_hexes(tomllib.loads(path.read_text(encoding="utf-8")))
        world = options.atlas or fetched()
        text = draw_hexes(hexes, lambda frame: Atlas(world, options.extracts, frame), say)
        output = options.output or ROOT / hexes.output
        output.write_text(text, encoding="utf-8", newline="\n")
        say(f"{len(text.encode()) / 1000:.0f} kB in {output}")
        return 0
    recipe = read_recipe(path)
    facts = read_facts(ROOT / recipe.facts)
    atlas = Atlas(options.atlas or fetched(), options.extracts, recipe.frame)
    board = draw(recipe, facts, atlas, say)
    output = options.output or ROOT / recipe.output
    output.write_text(board.text, encoding="utf-8", newline="\n")
    say(f"{len(board.text.encode()) / 1000:.0f} kB in {output}")
    print("\n".join(board.report.lines()))
    return 1 if board.report.strangers else 0


if __name__ == "__main__":
    sys.exit(main())
