"""Laws about the source itself: who imports whom, and where chance and the clock are banned.

A law is one test over all files, which names every line that breaks it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

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


Complaint = tuple[int, str]  # line, and what is wrong with it
Nodes = Sequence[ast.AST]  # all of a file; the first is the module
Law = Callable[[Path, Nodes], Iterable[Complaint]]

LAWS: list[tuple[Law, frozenset[Path]]] = []  # with the files they are for


def law(paths: Iterable[Path]) -> Callable[[Law], Law]:
    """Make a function a law about files."""

    def add(found: Law) -> Law:
        LAWS.append((found, frozenset(paths)))
        return found

    return add


@cache
def all_broken() -> dict[Law, list[str]]:
    """Every line of every file that breaks a law; each file is read and walked through once."""
    found: dict[Law, list[str]] = {one: [] for one, _ in LAWS}
    for path in MODULES:
        nodes = nodes_in(path.read_text(encoding="utf-8"))
        for one, paths in LAWS:
            if path in paths:
                found[one] += [f"{name_of(path)}:{line}: {wrong}" for line, wrong in one(path, nodes)]
    return found


def nodes_in(source: str) -> Nodes:
    return list(ast.walk(ast.parse(source)))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports_of(path: Path, nodes: Nodes) -> Iterator[tuple[int, str]]:
    return imports(nodes, ("flagplot", *path.relative_to(ROOT).parts[:-1]))


def imports(nodes: Nodes, package: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Line and absolute name of everything a module imports, also inside functions and TYPE_CHECKING."""
    for node in nodes:
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


@law(MODULES)
def imports_upward(path: Path, nodes: Nodes) -> Iterator[Complaint]:
    part = path.relative_to(ROOT).parts[0].removesuffix(".py")
    for line, name in imports_of(path, nodes):
        if name.split(".")[0] != "flagplot":
            continue
        target = part_of(name)
        if target not in LAYERS:  # the facade, for those who use games rather than make them
            allowed = layer(part) > layer("games")
        else:
            allowed = target == part or layer(target) < layer(part)
        if not allowed:
            yield line, f"{part} may not import {name}"


def test_imports_point_one_way() -> None:
    assert all_broken()[imports_upward] == []


@law(path for path in MODULES if "games" in path.parts)
def imports_of_games(path: Path, nodes: Nodes) -> Iterator[Complaint]:
    own = path.relative_to(ROOT).parts[1:-1]
    for line, name in imports_of(path, nodes):
        words = tuple(name.split("."))
        if words[:2] != ("flagplot", "games") or len(words) < 3 or not own:
            continue
        if words[2] != own[0]:
            yield line, f"game {own[0]} imports {name}"
        elif own[0] == FAMILY and words[3:4] and words[3] in editions() and words[3] not in own:
            yield line, f"{'.'.join(own)} imports the edition {name}"


def test_games_do_not_import_games() -> None:
    assert all_broken()[imports_of_games] == []


@cache
def editions() -> set[str]:
    """The folders of the family that hold an edition, not a part of the family engine."""
    return {path.parent.name for path in (ROOT / "games" / FAMILY).glob("*/data") if path.is_dir()}


@law(RULES_CODE)
def chance_and_clock(path: Path, nodes: Nodes) -> Iterator[Complaint]:
    for line, name in imports_of(path, nodes):
        if name.split(".")[0] in CHANCE_AND_CLOCK:
            yield line, f"rules code imports {name}"
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            dotted = f"{node.value.id}.{node.attr}"
            if dotted in {"os.urandom", "os.getrandom"} and (name_of(path), dotted) != SECRET_DOOR:
                yield node.lineno, dotted
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = node.func.id
            yield from [(node.lineno, called)] if called in {"__import__", "eval", "exec"} else ()


def test_chance_and_the_clock_stay_outside() -> None:
    assert all_broken()[chance_and_clock] == []


@law(RULES_CODE)
def walks_over_sets(_: Path, nodes: Nodes) -> Iterator[Complaint]:
    for node in nodes:
        if isinstance(node, ast.For | ast.comprehension):
            source = node.iter
            if isinstance(source, ast.Set | ast.SetComp) or (
                isinstance(source, ast.Call) and ast.unparse(source.func) in {"set", "frozenset"}
            ):
                yield source.lineno, f"iterates over {ast.unparse(source)}"


def test_no_iteration_over_sets() -> None:
    """The order of a set of strings differs from run to run, so rules sort before they walk."""
    assert all_broken()[walks_over_sets] == []


def test_the_guard_sees_walks_over_sets() -> None:
    for text in ("for one in {1, 2}: pass", "[x for x in set(names)]", "{x: 1 for x in {y for y in z}}"):
        assert list(walks_over_sets(ROOT, nodes_in(text))), text
    assert not list(walks_over_sets(ROOT, nodes_in("for one in sorted({1, 2}): pass")))


def test_files_hold_one_idea() -> None:
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}, "split it by idea"


SHELVES = ("kernel/registry.py", "board/shelf.py")  # what was put there, not what was worked out


@law(path for path in RULES_CODE if name_of(path) not in SHELVES)
def hand_made_tables(_: Path, nodes: Nodes) -> Iterator[Complaint]:
    """Private empty dicts and thread-locals of a module: they are there to be filled."""
    module = nodes[0]
    for node in module.body if isinstance(module, ast.Module) else ():
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            empty = isinstance(node.value, ast.Dict) and not node.value.keys
            local = isinstance(node.value, ast.Call) and ast.unparse(node.value.func).endswith("local")
            if (empty or local) and isinstance(target, ast.Name) and target.id.startswith("_"):
                yield node.lineno, ast.unparse(node)


def test_what_is_remembered_is_kept_in_one_place() -> None:
    """A table of kernel/memory.py is expected instead of what is found here."""
    assert all_broken()[hand_made_tables] == []


def test_the_guard_sees_hand_made_tables() -> None:
    for text in ("_KNOWN: dict[int, int] = {}", "_LAST = {}", "_OWN = threading.local()"):
        assert list(hand_made_tables(ROOT, nodes_in(text))), text
    assert not list(hand_made_tables(ROOT, nodes_in("_KNOWN: Table[int, int] = Table(100)")))


@law(RULES_CODE)
def numbered_stages(_: Path, nodes: Nodes) -> Iterator[Complaint]:
    """Line and text of whatever treats ``frame.stage`` as a number."""
    ordering = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
    for node in nodes:
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


def test_stages_have_names() -> None:
    """A named stage, ``before`` or ``after`` is expected instead of what is found here."""
    assert all_broken()[numbered_stages] == []


def test_the_guard_sees_numbers_of_stages() -> None:
    for text in ("frame.stage < AFTER", "a == 1 <= frame.stage", "frame.stage == 2", "frame.stage += 1",
                 "x = frame.stage % 2", "frame.stage = 1"):  # fmt: skip
        assert list(numbered_stages(ROOT, nodes_in(text))), text
    for text in ("frame.stage == Stage.OVER", "frame.stage = Stage.OVER", "frame.stage.before(Stage.OVER)"):
        assert not list(numbered_stages(ROOT, nodes_in(text))), text


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


@law(path for path in MODULES if "server" in path.parts)
def journal_again(_: Path, nodes: Nodes) -> Iterator[Complaint]:
    """What in a module does again what the journal does, or guesses what a game would say."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name in JOURNAL_ONLY)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if name in JOURNAL_ONLY:
                yield node.lineno, name
            if name in ("get", "getattr") and set(words) & {*GUESSED, "audience"}:
                yield node.lineno, f"{name} {words}"
        elif isinstance(node, ast.Subscript) and ast.unparse(node.slice) in ("'audience'", "'cargo'"):
            yield node.lineno, ast.unparse(node.slice)


def test_the_server_is_no_second_journal() -> None:
    """Entering, taking back, redacting and throwing are done once, in the kernel."""
    assert all_broken()[journal_again] == [], JOURNAL_ONLY


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
    assert {found for _, found in journal_again(ROOT, nodes_in(old))} >= {
        "RecordingDice", "audience", "push", "illegal", "'cargo'",
        "getattr ['phase', None]", "get ['audience']",
    }  # fmt: skip


def test_the_guard_sees_hidden_imports() -> None:
    """The guard itself can fail: relative imports, and imports inside functions, are found and resolved."""
    source = "def f():\n    from ..games.skirmish import game\n    from random import choice\n"
    names = [name for _, name in imports(nodes_in(source), ("flagplot", "kernel"))]
    assert names == ["flagplot.games.skirmish.game", "random.choice"]
