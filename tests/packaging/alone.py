"""Every game with msgspec and the standard library only; all other packages are forbidden.

Run as a program, it prints the id of each game that was started, answered, looked at, fuzzed, saved and
read back. With the names of packages and ``--`` and a command line, only these are forbidden and the command
is carried out.
"""

from __future__ import annotations

import runpy
import sys
import tempfile
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType

ALLOWED = {"flagplot", "msgspec", *sys.stdlib_module_names}


class Missing(MetaPathFinder):
    """Makes a machine on which some packages are not installed: those named, or all but the allowed ones."""

    def __init__(self, names: set[str] | None = None) -> None:
        self.names = names

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> None:
        package = name.partition(".")[0]
        if package in self.names if self.names is not None else package not in ALLOWED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def play(id: str, folder: Path) -> None:
    import flagplot
    from flagplot.rules import clauses

    game = flagplot.game(id)
    match = flagplot.Match.new(game, seed=7)
    for _ in range(30):
        if not match.state.waiting:
            break
        seat = match.state.waiting[0]
        match.do(seat, game.legal(match.state, seat)[-1])
        assert game.view(match.state, seat).to_json()
    flagplot.save(match, folder / f"{id}.plot")
    again = flagplot.load(folder / f"{id}.plot")
    assert game.digest(again.state) == game.digest(match.state)
    assert clauses(id) or id == "skirmish"
    result = flagplot.fuzz(game, 1, 3, rounds=1, folder=folder)
    assert result.ok, result
    print(id)


def main() -> None:
    if "--" in sys.argv:
        cut = sys.argv.index("--")
        names, sys.argv[1:] = set(sys.argv[1:cut]), sys.argv[cut + 1 :]
        sys.meta_path.insert(0, Missing(names))
        runpy.run_module("flagplot", run_name="__main__")
        return
    sys.meta_path.insert(0, Missing())
    import flagplot

    with tempfile.TemporaryDirectory() as folder:
        for id in flagplot.titles():
            play(id, Path(folder))


if __name__ == "__main__":
    main()
