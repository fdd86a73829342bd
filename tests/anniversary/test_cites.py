"""Every refusal of the engine cites a clause of the edition that is being played."""

from __future__ import annotations

import ast
import csv
import re
from pathlib import Path

import flagplot.games.axis_allies as family
from flagplot.games.axis_allies.anniversary.loader import data
from flagplot.kernel.stream import Stream
from tests.anniversary.helpers import GAME

ROOT = Path(family.__file__).parent
CITES = ROOT / "anniversary" / "data" / "cites.csv"
CLAUSE = re.compile(r"P40-[A-Z]{3}-\d\d")


def used() -> dict[str, str]:
    """Clauses of Pacific 1940 that the engine cites to players: id -> a place where it does.

    An id that is a string by itself is one a refusal or an outcome carries; docstrings are longer.
    """
    found: dict[str, str] = {}
    for path in sorted(ROOT.rglob("*.py")):
        if "pacific_1940" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and CLAUSE.fullmatch(text):
                found.setdefault(text, f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def rows() -> list[dict[str, str]]:
    with CITES.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_clause_the_engine_cites_has_a_row() -> None:
    listed = {row["engine"] for row in rows()}
    missing = {rule: place for rule, place in used().items() if rule not in listed}
    assert not missing


def test_no_row_is_left_over() -> None:
    cited = used()
    assert [row["engine"] for row in rows() if row["engine"] not in cited] == []


def test_rows_name_clauses_of_this_edition_or_say_why_there_is_none() -> None:
    known = {clause.id for clause in data().rules}
    for row in rows():
        assert row["clause"] in known or (row["clause"] == "-" and row["why"]), row


def test_a_clause_without_a_row_is_left_as_it_is() -> None:
    assert GAME.edition.cite("A50-RND-03") == "A50-RND-03"
    assert GAME.edition.cite("P40-VIC-01") == "A50-VIC-01"
    assert GAME.edition.cite("") == ""


def test_refusals_in_random_play_never_cite_another_rulebook() -> None:
    state, stream, seen = GAME.start(seed=5), Stream("cites", 5), dict[str, None]()
    cited = set()
    for _ in range(1500):
        seat = state.waiting[0]
        listed = GAME.legal(state, seat)
        seen.update(dict.fromkeys(map(str, listed[:3])))
        for text in stream.choose(list(seen)), stream.choose(list(seen)):
            refusal = GAME.why_not(state, seat, text)
            if refusal is not None:
                cited.add(refusal.rule)
        GAME.push(state, seat, stream.choose(listed))
    assert len(cited) > 10
    assert all(rule == "" or rule.startswith("A50-") for rule in cited), cited
