"""The texts: one row per clause in ``data/rules.csv`` of a game's folder, or in its ``ledger.csv``.

The folder of a game is its id with underscores, so the companion of ``pacific-1940`` is found in
``games/**/pacific_1940/data/rules.csv``. Columns: ``id,section,text,kind,stage``; all but
id and text may be left out.

A game that is built in stages says in ``stage`` with which of them a clause comes, and lists them beside the
companion in ``stages.csv``, columns ``id,title,planned``; those of a planned stage need neither code nor test
yet.
"""

from __future__ import annotations

import csv
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

from flagplot.kernel.errors import BadInputError

PACKAGE = Path(__file__).resolve().parent.parent
_PLACES = ("data/rules.csv", "ledger.csv")


class Clause(msgspec.Struct, frozen=True):
    """One clause of the rules: ``Clause("P40-SUB-04", "Submarines", "...", "movement")``."""

    id: str
    section: str
    text: str
    kind: str = ""
    stage: str = ""


class Stage(msgspec.Struct, frozen=True):
    """A part of a game that is built as one: ``Stage("S5", "The strategic war", planned=True)``."""

    id: str
    title: str
    planned: bool = False


def companion_file(game: str) -> Path | None:
    """The file with the clauses of a game; None when it has no companion."""
    folder = game.replace("-", "_")
    for place in _PLACES:
        for path in (PACKAGE / "games").rglob(f"{folder}/{place}"):
            return path
    return None


@cache
def clauses(game: str) -> tuple[Clause, ...]:
    """All clauses of a game in the order of its rules; empty when the game has no companion."""
    path = companion_file(game)
    if path is None:
        return ()
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        columns = tuple(rows.fieldnames or ())
        if "id" not in columns or "text" not in columns:
            raise BadInputError(f"{path.name} of {game} needs the columns id and text, found {columns}")
        optional = ("section", "kind", "stage")
        return tuple(
            Clause(row["id"], text=row["text"], **{name: row.get(name) or "" for name in optional})
            for row in rows
        )


@cache
def stages(game: str) -> tuple[Stage, ...]:
    """The stages of a game in their order; empty when it is not built in stages."""
    companion = companion_file(game)
    path = companion.with_name("stages.csv") if companion else None
    if path is None or not path.is_file():
        return ()
    with path.open(encoding="utf-8", newline="") as file:
        found = tuple(_stage(row, f"{path.name} of {game}") for row in csv.DictReader(file))
    strange = {clause.stage for clause in clauses(game)} - {stage.id for stage in found} - {""}
    if strange:
        where = f"{path.name} of {game}"
        raise BadInputError(f"{where}: a stage for every clause expected, {min(strange)!r} is missing")
    return found


def _stage(row: dict[str, str], where: str) -> Stage:
    if set(row) != {"id", "title", "planned"} or row["planned"] not in ("", "planned"):
        raise BadInputError(f"{where}: id, title and planned ('planned' or nothing) expected, found {row}")
    return Stage(row["id"], row["title"], bool(row["planned"]))


def planned(game: str) -> frozenset[str]:
    """The clauses of stages that are still to come."""
    later = {stage.id for stage in stages(game) if stage.planned}
    return frozenset(clause.id for clause in clauses(game) if clause.stage in later)


@cache
def _by_id(game: str) -> dict[str, Clause]:
    return {clause.id: clause for clause in clauses(game)}


def find_clause(game: str, rule: str) -> Clause | None:
    """The clause with this id, whatever its letters' case; None when there is none."""
    return _by_id(game).get(rule.strip().upper())


def clause(game: str, rule: str) -> Clause:
    """The clause with this id, or an error that names the nearest ids."""
    found = find_clause(game, rule)
    if found is None:
        near = get_close_matches(rule.strip().upper(), _by_id(game), n=3)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise BadInputError(f"an id of a clause of {game} was expected, found {rule!r}{hint}")
    return found


def lookup(game: str, rule: str) -> list[Clause]:
    """The clause with this id, or all clauses of a group such as ``P40-SUB``."""
    group = [c for c in clauses(game) if c.id.startswith(rule.strip().upper() + "-")]
    return group if group and find_clause(game, rule) is None else [clause(game, rule)]


def search(game: str, text: str) -> list[Clause]:
    """The clauses that contain every word of ``text`` in their id, section or text."""
    words = text.casefold().split()
    return [
        clause
        for clause in clauses(game)
        if all(word in f"{clause.id} {clause.section} {clause.text}".casefold() for word in words)
    ]
