"""Questions of recorded games, for the tests of the client: each kind of list of answers once.

    .venv/bin/python -m tools.questions       write web/tests/fixtures/questions.json anew

The client knows no rules: whatever a game lists must be answerable by clicking spaces and buttons. The tests
of the client check that on these lists.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import flagplot
from flagplot.kernel.action import Action

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden"
FILE = ROOT / "web" / "tests" / "fixtures" / "questions.json"
GAMES = ("allies", "cap", "world_allies_18", "midway_axis", "sea_level")
_MOST = 160  # answers of a list that is kept


def kind_of(legal: list[Action], spaces: set[str]) -> tuple[tuple[str, tuple[bool, ...]], ...]:
    """What sort of list it is: the verbs, and which of their arguments name spaces."""
    shapes = {(one.verb, tuple(str(arg) in spaces for arg in one.args)) for one in legal}
    return tuple(sorted(shapes))


def questions(name: str) -> list[dict[str, Any]]:
    """Of each sort of list that names spaces the longest that is short enough, as views carry it."""
    match = flagplot.load(GOLDEN / f"{name}.plot")
    game, state = match.game, match.at(match.base)
    spaces = set(game.catalog(state.scenario, state.options)["spaces"])
    kept: dict[Any, dict[str, Any]] = {}
    for entry in match.entries:
        for seat in state.waiting:
            legal = game.legal(state, seat)
            if len(legal) > _MOST or not any(str(arg) in spaces for one in legal for arg in one.args):
                continue
            kind = kind_of(legal, spaces)
            if len(kept.get(kind, {"legal": ()})["legal"]) < len(legal):
                line = [[one.verb, *one.args] for one in legal]
                kept[kind] = {"seq": state.seq, "seat": seat, "legal": line}
        state = match.at(entry.seq)
    return list(kept.values())


def document() -> dict[str, Any]:
    """All questions, and the spaces of each game."""
    found: dict[str, Any] = {}
    for name in GAMES:
        match = flagplot.load(GOLDEN / f"{name}.plot")
        state = match.at(match.base)
        spaces = sorted(match.game.catalog(state.scenario, state.options)["spaces"])
        found[name] = {"game": match.game.meta.id, "spaces": spaces, "questions": questions(name)}
    return found


def text() -> str:
    """The file: one question a line."""
    lines = []
    for name, one in document().items():
        asked = ",\n".join("  " + json.dumps(question) for question in one.pop("questions"))
        head = json.dumps(one)[1:-1]
        lines.append(f'"{name}": {{{head}, "questions": [\n{asked}\n]}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
