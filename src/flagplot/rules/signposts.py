"""From a clause to the code that carries it out and the tests that prove it.

A citation such as ``[P40-SUB-04]`` says that the clause is enforced where it stands; one that only points
elsewhere says so: ``[see P40-SUB-04]``. Places are named by file, line and the function around them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from flagplot.kernel.errors import BadInputError
from flagplot.rules.companion import PACKAGE, clause, companion_file
from flagplot.rules.scan import DATA, find_tests, marked_tests

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
    companion = companion_file(game)
    files = sorted(path for path in PACKAGE.rglob("*") if path.suffix in DATA and path != companion)
    return Signposts([place for path in files for place in _places(path, id)], _tests(id))


def _places(path: Path, id: str) -> Iterator[Place]:
    text = path.read_text(encoding="utf-8")
    if id not in text:
        return
    names = _names(path) if path.suffix == ".py" else {}
    told = set()
    for number, line in enumerate(text.splitlines(), 1):
        found = re.search(rf"\b{re.escape(id)}\b", line)
        if not found:
            continue
        name = names.get(number, "")
        see = bool(_SEE.search(line[: found.start()].rpartition("[")[2]))
        if (name, see) not in told:  # the docstring and the refusal of one function are one place
            told.add((name, see))
            yield Place(path.relative_to(PACKAGE).as_posix(), number, name, see)


@cache
def _names(path: Path) -> dict[int, str]:
    """For every line of a Python file the innermost class and function around it."""
    found: dict[int, str] = {}

    def walk(body: list[ast.stmt], outer: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                name = f"{outer}.{node.name}" if outer else node.name
                first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                found.update(dict.fromkeys(range(first, (node.end_lineno or first) + 1), name))
                walk(node.body, name)

    walk(ast.parse(path.read_text(encoding="utf-8")).body, "")
    return found


def _tests(id: str) -> list[str]:
    try:
        tests = find_tests()
    except BadInputError:
        return []
    return sorted(name for name, rules in marked_tests(tests).items() if id in rules)
