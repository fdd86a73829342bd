"""Which clauses are proven: a test marked with the clause runs the code that cites it.

``make proven`` runs every marked test and writes down the functions each of them enters; what is read here is
that record. A citation in a function asks that this very function is run; one at a class, that one of its
methods is; one at a class without methods, at the top of a file or in a table, that the test reads the file
(imports it) or that something of the same folder or, for a table, of the same game is run. Tables are read
once, before any test, so for them and for what loads them it is enough that the test imports the game.
Places that only say "see" prove nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path, PurePosixPath

import msgspec

from flagplot.kernel.errors import BadInputError
from flagplot.rules.companion import PACKAGE, clauses, companion_file, planned
from flagplot.rules.scan import find_tests, marked_tests
from flagplot.rules.signposts import Place, citations, enterable

Runs = dict[str, list[str]]  # test -> "games/.../sea.py::SeaStep.legal" of every function it entered


class Proof(msgspec.Struct, frozen=True):
    """How many clauses that are due are proven, and which are not, each with where it is cited."""

    game: str
    clauses: int
    proven: int
    unproven: dict[str, list[Place]]


def read_runs(path: Path) -> Runs:
    """The record ``make proven`` has written."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Runs)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInputError(f"{path}: the record of `make proven` expected: {error}") from None


def proof(game: str, runs: Mapping[str, list[str]], tests: Path | None = None) -> Proof:
    """Compare the citations of a game's clauses with what the tests marked with them have run."""
    cited = citations(companion_file(game))
    folder = tests or find_tests()
    entered: dict[str, set[str]] = {}  # clause -> what tests marked with it have entered or read
    for test, rules in marked_tests(folder).items():
        read = _read_by(folder / test.partition("::")[0])
        for rule in rules:
            entered.setdefault(rule, set()).update(runs.get(test, ()), read)
    later = planned(game)
    ids = [clause.id for clause in clauses(game) if clause.id not in later]
    unproven = {}
    for id in ids:
        places = [place for place in cited.get(id, ()) if not place.see]
        if not any(_runs(place, entered.get(id, set())) for place in places):
            unproven[id] = places
    return Proof(game, len(ids), len(ids) - len(unproven), unproven)


def _printed(place: Place) -> bool:
    """Whether it is a table, or loads tables."""
    return not place.file.endswith(".py") or place.file.endswith("/loader.py")


def _game(place: Place) -> PurePosixPath:
    """The folder of the game a table belongs to; tables lie in a folder of their own there."""
    folder = PurePosixPath(place.file).parent
    return folder if place.file.endswith(".py") else folder.parent


@cache
def _read_by(test: Path) -> frozenset[str]:
    """The files of the package that a test imports, as ``games/skirmish/board.py``."""
    found = set()
    for node in ast.walk(ast.parse(test.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("flagplot."):
            base = node.module.removeprefix("flagplot.").replace(".", "/")
            found |= {f"{base}.py", *(f"{base}/{name.name}.py" for name in node.names)}
    return frozenset(found)


def _runs(place: Place, entered: set[str]) -> bool:
    """Whether what was entered or read is what a citation stands at."""
    if _printed(place):
        game = _game(place)
        return any(one.startswith(f"{game}/") or one == f"{game}.py" for one in entered)
    if place.name:
        here = f"{place.file}::{place.name}"
        if any(one == here or one.startswith(f"{here}.") for one in entered):
            return True
        if place.name in enterable(PACKAGE / place.file):
            return False
    if place.file in entered:
        return True
    folder = PurePosixPath(place.file).parent
    return any(one.startswith(f"{folder}/") and "::" in one for one in entered)
