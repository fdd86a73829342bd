"""Laws about the source itself: who imports whom, and where chance and the clock are banned."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import flagplot

ROOT = Path(flagplot.__file__).resolve().parent
MODULES = sorted(ROOT.rglob("*.py"))
RULES_CODE = [path for path in MODULES if path.relative_to(ROOT).parts[0] in ("kernel", "board", "games")]

# a part may import parts of a lower layer, and itself
LAYERS = {
    "kernel": 0,
    "board": 1,
    "chance": 1,  # what odds of any game share
    "bots": 2,  # what opponents of any game share
    "games": 3,
    "pictures": 4,  # boards as SVG, from the view of any game
    "rules": 4,
    "odds": 4,  # public names of odds, and compiling those of every game
    "sim": 5,
    "server": 5,
    "cli": 6,  # starts the server
}
TOP = 7  # the package's own __init__ and __main__
FAMILY = "axis_allies"

CHANCE_AND_CLOCK = {"random", "secrets", "time", "datetime", "uuid", "numpy.random"}
# the one place where a game gets its secret
SECRET_DOOR = ("kernel/dice.py", "os.urandom")
LONGEST = 700


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    return imports(parsed(path), ("flagplot", *path.relative_to(ROOT).parts[:-1]))


def imports(module: ast.Module, package: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Line and absolute name of everything a module imports, also inside functions and TYPE_CHECKING."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            source = ".".join(part for part in (base, node.module) if part)
            for alias in node.names:
                yield node.lineno, f"{source}.{alias.name}"


def part_of(dotted: str) -> str | None:
    words = dotted.split(".")
    return words[1] if words[0] == "flagplot" and len(words) > 1 else None


def layer(part: str | None) -> int:
    return LAYERS.get(part or "", TOP)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    part = path.relative_to(ROOT).parts[0].removesuffix(".py")
    for line, name in imports_of(path):
        if name.split(".")[0] != "flagplot":
            continue
        target = part_of(name)
        if target not in LAYERS:  # the facade, for those who use games rather than make them
            allowed = layer(part) > layer("games")
        else:
            allowed = target == part or layer(target) < layer(part)
        assert allowed, f"{name_of(path)}:{line}: {part} may not import {name}"


@pytest.mark.parametrize("path", [p for p in MODULES if "games" in p.parts], ids=name_of)
def test_games_do_not_import_games(path: Path) -> None:
    own = path.relative_to(ROOT).parts[1:-1]
    for line, name in imports_of(path):
        words = tuple(name.split("."))
        if words[:2] != ("flagplot", "games") or len(words) < 3 or not own:
            continue
        same_game = words[2] == own[0]
        assert same_game, f"{name_of(path)}:{line}: game {own[0]} imports {name}"
        if own[0] == FAMILY and words[3:4] and words[3] in editions() and words[3] not in own:
            pytest.fail(f"{name_of(path)}:{line}: {'.'.join(own)} imports the edition {name}")


def editions() -> set[str]:
    """The folders of the family that hold an edition, not a part of the family engine."""
    return {path.parent.name for path in (ROOT / "games" / FAMILY).glob("*/data") if path.is_dir()}


@pytest.mark.parametrize("path", RULES_CODE, ids=name_of)
def test_chance_and_the_clock_stay_outside(path: Path) -> None:
    for line, name in imports_of(path):
        module = name.split(".")[0]
        assert module not in CHANCE_AND_CLOCK, f"{name_of(path)}:{line}: rules code imports {name}"
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            dotted = f"{node.value.id}.{node.attr}"
            if (name_of(path), dotted) != SECRET_DOOR:
                assert dotted not in {"os.urandom", "os.getrandom"}, (
                    f"{name_of(path)}:{node.lineno}: {dotted}"
                )
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = node.func.id
            assert called not in {"__import__", "eval", "exec"}, f"{name_of(path)}:{node.lineno}: {called}"


@pytest.mark.parametrize("path", RULES_CODE, ids=name_of)
def test_no_iteration_over_sets(path: Path) -> None:
    """The order of a set of strings differs from run to run, so rules sort before they walk."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.For | ast.comprehension):
            source = node.iter
            is_set = isinstance(source, ast.Set | ast.SetComp) or (
                isinstance(source, ast.Call) and ast.unparse(source.func) in {"set", "frozenset"}
            )
            assert not is_set, f"{name_of(path)}: iterates over {ast.unparse(source)}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_files_hold_one_idea(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= LONGEST, f"{name_of(path)} has {lines} lines; split it by idea"


SHELVES = ("kernel/registry.py", "board/shelf.py")  # what was put there, not what was worked out


@pytest.mark.parametrize("path", [path for path in RULES_CODE if name_of(path) not in SHELVES], ids=name_of)
def test_what_is_remembered_is_kept_in_one_place(path: Path) -> None:
    for line, found in hand_made_tables(parsed(path)):
        pytest.fail(f"{name_of(path)}:{line}: a table of kernel/memory.py expected, found {found}")


def hand_made_tables(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Private empty dicts and thread-locals of a module: they are there to be filled."""
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            empty = isinstance(node.value, ast.Dict) and not node.value.keys
            local = isinstance(node.value, ast.Call) and ast.unparse(node.value.func).endswith("local")
            if (empty or local) and isinstance(target, ast.Name) and target.id.startswith("_"):
                yield node.lineno, ast.unparse(node)


def test_the_guard_sees_hand_made_tables() -> None:
    for text in ("_KNOWN: dict[int, int] = {}", "_LAST = {}", "_OWN = threading.local()"):
        assert list(hand_made_tables(ast.parse(text))), text
    assert not list(hand_made_tables(ast.parse("_KNOWN: Table[int, int] = Table(100)")))


@pytest.mark.parametrize("path", RULES_CODE, ids=name_of)
def test_stages_have_names(path: Path) -> None:
    for line, found in numbered_stages(parsed(path)):
        pytest.fail(f"{name_of(path)}:{line}: a named stage, before() or after() expected, found {found}")


def numbered_stages(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of whatever treats ``frame.stage`` as a number."""
    ordering = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
    for node in ast.walk(module):
        operands: list[ast.AST] = []
        if isinstance(node, ast.Compare):
            numbers = any(isinstance(one, ast.Constant) for one in (node.left, *node.comparators))
            if numbers or any(isinstance(sign, ordering) for sign in node.ops):
                operands = [node.left, *node.comparators]
        elif isinstance(node, ast.BinOp):
            operands = [node.left, node.right]
        elif isinstance(node, ast.AugAssign):
            operands = [node.target]
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            operands = [*node.targets]
        if any(isinstance(one, ast.Attribute) and one.attr == "stage" for one in operands):
            yield node.lineno, ast.unparse(node)


def test_the_guard_sees_numbers_of_stages() -> None:
    for text in ("frame.stage < AFTER", "a == 1 <= frame.stage", "frame.stage == 2", "frame.stage += 1",
                 "x = frame.stage % 2", "frame.stage = 1"):  # fmt: skip
        assert list(numbered_stages(ast.parse(text))), text
    for text in ("frame.stage == Stage.OVER", "frame.stage = Stage.OVER", "frame.stage.before(Stage.OVER)"):
        assert not list(numbered_stages(ast.parse(text))), text


# what a running game does itself, in the journal of the kernel, and nobody does again
JOURNAL_ONLY = {
    "push": "an answer is entered by a Draft",
    "audience": "who may know an answer is noted when it is entered, and read by telling.py",
    "RecordingDice": "throws are recorded when an answer is entered",
    "FairDice": "dice come from a Source",
    "Revealed": "what is final is noted when an answer is entered",
    "illegal": "why nothing can be taken back is said by taking_back.py",
    "seen_by": "lines are redacted by telling.py",
    "may_know": "lines are redacted by telling.py",
    "visible": "lines are redacted by telling.py",
}
GUESSED = ("phase", "power", "round", "owner", "cargo", "units")  # of events and pieces: a game says it


def journal_again(module: ast.Module) -> Iterator[str]:
    """What in a module does again what the journal does, or guesses what a game would say."""
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names if alias.name in JOURNAL_ONLY)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if name in JOURNAL_ONLY:
                yield name
            if name in ("get", "getattr") and set(words) & {*GUESSED, "audience"}:
                yield f"{name} {words}"
        elif isinstance(node, ast.Subscript) and ast.unparse(node.slice) in ("'audience'", "'cargo'"):
            yield ast.unparse(node.slice)


@pytest.mark.parametrize("path", [p for p in MODULES if "server" in p.parts], ids=name_of)
def test_the_server_is_no_second_journal(path: Path) -> None:
    """Entering, taking back, redacting and throwing are done once, in the kernel."""
    found = [f"{one}: {JOURNAL_ONLY.get(one, 'ask the game')}" for one in journal_again(parsed(path))]
    assert not found, f"{name_of(path)}: {found}"


def test_the_guard_of_the_journal_can_fail() -> None:
    old = """
from flagplot.kernel.dice import RecordingDice
def enter(game, state, seat, action, dice):
    audience = game.audience(state, seat, action)
    events = game.push(state, seat, action, RecordingDice(dice))
    phase = getattr(events[0], "phase", None)
    lines = [line for line in lines if line["event"].get("audience") is None]
    return piece["cargo"], illegal("", "it stands")
"""
    assert set(journal_again(ast.parse(old))) >= {
        "RecordingDice", "audience", "push", "illegal", "'cargo'",
        "getattr ['phase', None]", "get ['audience']",
    }  # fmt: skip


def test_the_guard_sees_hidden_imports() -> None:
    """The guard itself can fail: relative imports, and imports inside functions, are found and resolved."""
    source = "def f():\n    from ..games.skirmish import game\n    from random import choice\n"
    names = [name for _, name in imports(ast.parse(source), ("flagplot", "kernel"))]
    assert names == ["flagplot.games.skirmish.game", "random.choice"]
