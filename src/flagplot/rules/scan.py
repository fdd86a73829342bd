"""Which clauses have code and which have a test, found by reading the source of both.

A clause counts as implemented when its id stands in a Python or data file of the package other than the
companion itself, and as tested when a test carries it: ``@pytest.mark.rule("P40-SUB-04")`` on the test,
its class or its module, or ``pytest.param(..., marks=pytest.mark.rule("P40-SUB-04"))`` in its parameters.
Tests are read, not run, so the report needs nothing but a checkout; the test suite compares it with what
pytest itself collects.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from flagplot.kernel.errors import BadInputError
from flagplot.rules.companion import PACKAGE, Stage, clauses, companion_file, stages

# P40-SUB-04, SKR-15, SC-G-01 (D alone is for decisions), BR-23-05; in layers DSA-GL-26a, DSB-CE-1_1-3
ID = re.compile(
    r"\b[A-Z][A-Z0-9]*"
    r"(?:-[A-Z][A-Z0-9]+-\d+(?:_\d+)*[a-z]?(?:-\d+)*|-[A-CE-Z]-\d{2}|-\d{1,2}-\d{2}|-\d{2,})\b"
)
DATA = {".py", ".json", ".toml", ".csv", ".txt"}


class StageCoverage(msgspec.Struct, frozen=True):
    """The same of one stage of a game that is built in stages."""

    id: str
    title: str
    planned: bool  # still to come: nothing of it is due
    clauses: list[str]
    implemented: int
    tested: int
    missing_code: list[str]
    missing_test: list[str]


class Coverage(msgspec.Struct, frozen=True):
    """How far the rules of a game are carried out and proven."""

    game: str
    clauses: int
    implemented: int
    tested: int
    missing_code: list[str]
    missing_test: list[str]
    unknown: list[str]  # ids in code or tests that look like this game's but are no clause of it
    stages: list[StageCoverage] = []

    @property
    def due(self) -> tuple[list[str], list[str]]:
        """Clauses without code and without test, those of planned stages apart."""
        later = {rule for stage in self.stages if stage.planned for rule in stage.clauses}
        missing = (self.missing_code, self.missing_test)
        code, test = ([rule for rule in ids if rule not in later] for ids in missing)
        return code, test


def coverage(game: str, tests: Path | None = None) -> Coverage:
    """Compare the clauses of a game with the code and with the tests."""
    ids = [clause.id for clause in clauses(game)]
    if not ids:
        raise BadInputError(f"a game with a rules companion was expected, found {game}, which has none")
    companion = companion_file(game)
    in_code = cited_in_code(companion)
    in_tests = {rule for rules in marked_tests(tests or find_tests()).values() for rule in rules}
    known, prefixes = set(ids), {rule.split("-")[0] for rule in ids}
    own = cited_in_code(companion, alone=True)
    foreign = {rule for rule in own | in_tests if rule.split("-")[0] in prefixes} - known
    return Coverage(
        game=game,
        clauses=len(ids),
        implemented=len(known & in_code),
        tested=len(known & in_tests),
        missing_code=[rule for rule in ids if rule not in in_code],
        missing_test=[rule for rule in ids if rule not in in_tests],
        unknown=sorted(foreign),
        stages=[_of_stage(game, stage, in_code, in_tests) for stage in stages(game)],
    )


def _of_stage(game: str, stage: Stage, in_code: set[str], in_tests: set[str]) -> StageCoverage:
    ids = [clause.id for clause in clauses(game) if clause.stage == stage.id]
    missing_code = [rule for rule in ids if rule not in in_code]
    missing_test = [rule for rule in ids if rule not in in_tests]
    return StageCoverage(
        id=stage.id,
        title=stage.title,
        planned=stage.planned,
        clauses=ids,
        implemented=len(ids) - len(missing_code),
        tested=len(ids) - len(missing_test),
        missing_code=missing_code,
        missing_test=missing_test,
    )


def find_tests() -> Path:
    """The tests of the checkout this package was imported from."""
    root = PACKAGE.parent.parent
    if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
        return root / "tests"
    raise BadInputError(
        "coverage needs a checkout of the source with its tests, found an installed package without them"
    )


def citing(package: Path, companion: Path | None) -> list[Path]:
    """The files that carry rules out: all of the package but the companion, and lessons, which only teach."""
    files = (path for path in package.rglob("*") if path.suffix in DATA and path != companion)
    return sorted(path for path in files if path.parent.name != "lessons")


def cited_in_code(companion: Path | None, *, alone: bool = False) -> set[str]:
    """Every id that stands in a file of the package, the companion apart.

    ``alone`` leaves out the folders of other games: what looks like a clause there may be one of their units.
    """
    files = citing(PACKAGE, companion)
    if alone and companion is not None:
        games = PACKAGE / "games"
        family = games / companion.relative_to(games).parts[0]
        files = [path for path in files if games not in path.parents or family in path.parents]
    return {rule for path in files for rule in _ids_in(path, path.stat().st_mtime_ns)}


@lru_cache(maxsize=10_000)  # all files of the package, as long as nobody changes them
def _ids_in(path: Path, changed: int) -> frozenset[str]:
    """Every id in a file as it was changed last."""
    return frozenset(ID.findall(path.read_text(encoding="utf-8")))


# -- reading tests ------------------------------------------------------------------------------------------

_Test = ast.FunctionDef | ast.AsyncFunctionDef


def marked_tests(folder: Path) -> dict[str, set[str]]:
    """The ids each test has, ``{"kernel/test_dice.py::test_fair": {...}}``; tests without any left out."""
    found: dict[str, set[str]] = {}
    for path in sorted([*folder.rglob("test_*.py"), *folder.rglob("*_test.py")]):
        name = path.relative_to(folder).as_posix()
        for test, rules in _marked_in(path, path.stat().st_mtime_ns):
            found.setdefault(f"{name}::{test}", set()).update(rules)
    return found


@lru_cache(maxsize=10_000)
def _marked_in(path: Path, changed: int) -> tuple[tuple[str, frozenset[str]], ...]:
    """The tests of a file as it was changed last that carry ids."""
    module = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    values = _assignments(module.body)
    shared = _rules(values.get("pytestmark"), values)
    return tuple((test, frozenset(rules)) for test, rules in _tests(module.body, shared, values) if rules)


def _tests(
    body: list[ast.stmt], outer: set[str], values: dict[str, ast.expr]
) -> Iterator[tuple[str, set[str]]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = _assignments(node.body)
            shared = outer | _decorated(node, values) | _rules(own.get("pytestmark"), values | own)
            for name, rules in _tests(node.body, shared, values | own):
                yield f"{node.name}::{name}", rules
        elif isinstance(node, _Test) and node.name.startswith("test"):
            yield node.name, outer | _decorated(node, values)


def _assignments(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """Names given a value in a module or class, so that a list of cases may stand outside the decorator."""
    values: dict[str, ast.expr] = {}
    for node in body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            values[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            values[node.target.id] = node.value
    return values


def _decorated(node: _Test | ast.ClassDef, values: dict[str, ast.expr]) -> set[str]:
    found: set[str] = set()
    for decorator in node.decorator_list:
        found |= _rules(decorator, values)
    return found


def _rules(node: ast.AST | None, values: dict[str, ast.expr]) -> set[str]:
    """The ids of all ``pytest.mark.rule(...)`` inside an expression, following plain names."""
    found: set[str] = set()
    pending: list[ast.AST] = [node] if node else []
    followed: set[str] = set()
    while pending:
        for part in ast.walk(pending.pop()):
            if isinstance(part, ast.Call) and _is_rule_mark(part.func, values):
                found |= {str(arg.value) for arg in part.args if isinstance(arg, ast.Constant)}
            elif isinstance(part, ast.Name) and part.id in values and part.id not in followed:
                followed.add(part.id)
                pending.append(values[part.id])
    return found


def _is_rule_mark(func: ast.expr, values: dict[str, ast.expr]) -> bool:
    """``pytest.mark.rule`` itself, or a short name the module gave it."""
    if isinstance(func, ast.Name):
        func = values.get(func.id, func)
    return ast.unparse(func) == "pytest.mark.rule"
