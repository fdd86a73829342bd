"""From a clause to the code that carries it out and the tests that prove it.

A citation such as ``[P40-SUB-04]`` says that the clause is enforced where it stands; one that only points
elsewhere says so: ``[see P40-SUB-04]``. Places are named by file, line and the function around them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from flagplot.kernel.errors import BadInputError
from flagplot.rules.companion import PACKAGE, clause, companion_file
from flagplot.rules.scan import ID, citing, find_tests, marked_tests

_SEE = re.compile(r"\bsee\b[^\[\]]*$")


class Place(msgspec.Struct, frozen=True):
    """Where a clause stands in the code: ``Place("games/.../sea.py", 12, "SeaStep.legal")``."""

    file: str  # below the package
    line: int
    name: str  # the class and function around it; empty at the top of a file and in data
    see: bool = False  # it only points there


class Signposts(msgspec.Struct, frozen=True):
    """Everything that leads from one clause."""

    code: list[Place]
    tests: list[str]


def signposts(game: str, rule: str) -> Signposts:
    """Where a clause is carried out, and by which tests it is proven; an installed package has no tests."""
    id = clause(game, rule).id
    return Signposts(citations(companion_file(game)).get(id, []), _tests(id))


def citations(companion: Path | None) -> dict[str, list[Place]]:
    """Every clause with the places that cite it, the companion itself apart."""
    found: dict[str, list[Place]] = {}
    for path in citing(PACKAGE, companion):
        for id, place in _cited(path, path.stat().st_mtime_ns):
            found.setdefault(id, []).append(place)
    return found


@lru_cache(maxsize=10_000)  # all files of the package, as long as nobody changes them
def _cited(path: Path, changed: int) -> tuple[tuple[str, Place], ...]:
    """The clauses that a file cites, as it was changed last, and where."""
    return tuple(_citations_in(path))


def _citations_in(path: Path) -> Iterator[tuple[str, Place]]:
    names = _names(path) if path.suffix == ".py" else {}
    told = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for found in ID.finditer(line):
            name, see = names.get(number, ""), bool(_SEE.search(line[: found.start()].rpartition("[")[2]))
            if (found[0], name, see) not in told:  # docstring and refusal of one function are one place
                told.add((found[0], name, see))
                yield found[0], Place(path.relative_to(PACKAGE).as_posix(), number, name, see)


@cache
def _names(path: Path) -> dict[int, str]:
    """For every line of a Python file the innermost class and function around it."""
    found: dict[int, str] = {}
    for name, node in _defined(path):
        first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        found.update(dict.fromkeys(range(first, (node.end_lineno or first) + 1), name))
    return found


@cache
def enterable(path: Path) -> frozenset[str]:
    """The functions of a Python file, and the classes that have any: what a test can be seen to run."""
    functions = [name for name, node in _defined(path) if not isinstance(node, ast.ClassDef)]
    return frozenset(functions) | {name.rpartition(".")[0] for name in functions} - {""}


_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@cache
def _defined(path: Path) -> tuple[tuple[str, _Definition], ...]:
    """Classes and functions of a file by their full names, outer ones first."""
    found: list[tuple[str, _Definition]] = []

    def walk(body: list[ast.stmt], outer: str) -> None:
        for node in body:
            if isinstance(node, _Definition):
                name = f"{outer}.{node.name}" if outer else node.name
                found.append((name, node))
                walk(node.body, name)

    walk(ast.parse(path.read_text(encoding="utf-8")).body, "")
    return tuple(found)


def _tests(id: str) -> list[str]:
    try:
        tests = find_tests()
    except BadInputError:
        return []
    return sorted(name for name, rules in marked_tests(tests).items() if id in rules)
