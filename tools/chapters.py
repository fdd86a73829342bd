"""A page for each game from the chapters of its rulebook to the files that carry them out.

python -m tools.chapters         writes docs/chapters/GAME.md anew from the citations in the code

Where a clause stands as ``[see ...]`` it is only mentioned, and the file is not listed for it.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import flagplot
from flagplot.rules import Clause, Place, citations, clauses
from flagplot.rules.companion import PACKAGE, companion_file

FOLDER = Path(__file__).parents[1] / "docs" / "chapters"
SHOWN = 4  # files of a chapter, the one with most of its clauses first
_NUMBER = re.compile(r"\d+(\.\d+)*")


def page(game: str) -> str:
    """The page of a game."""
    cited = citations(companion_file(game))
    folder = _folder(game)
    lines = [
        f"# {flagplot.game(game).meta.title}: from the rulebook to the code",
        "",
        f"Paths are below `src/flagplot/{folder}`; behind each file stands how many clauses it",
        f"enforces. One clause with its functions and tests: `flagplot rules {game} ID`. This page is",
        "written by `python -m tools.chapters` out of the citations in the code.",
        "",
        "| clauses | chapter | enforced in |",
        "|---|---|---|",
    ]
    for prefix, group in chapters(game).items():
        places = [place for clause in group for place in _enforced(cited.get(clause.id, []))]
        lines.append(f"| {prefix}, {len(group)} | {_titles(group)} | {_files(places, folder)} |")
    return "\n".join(lines) + "\n"


def chapters(game: str) -> dict[str, list[Clause]]:
    """The clauses of a game by the beginning of their ids, in the order of the companion."""
    found: dict[str, list[Clause]] = {}
    for clause in clauses(game):
        found.setdefault(clause.id.rpartition("-")[0], []).append(clause)
    return found


def _folder(game: str) -> str:
    """The folder all of a game lies in: that of its family where it has one."""
    companion = companion_file(game)
    assert companion is not None
    parts = companion.relative_to(PACKAGE).parts
    return "/".join(parts[:2])


def _enforced(places: list[Place]) -> list[Place]:
    """One place for each file that enforces a clause; a table of translated ids enforces none."""
    return list({p.file: p for p in places if not p.see and not p.file.endswith("cites.csv")}.values())


def _titles(group: list[Clause]) -> str:
    """The sections of a chapter: from the first to the last number, or the headings with most clauses."""
    sections = [clause.section for clause in group]
    numbers = [section for section in sections if _NUMBER.fullmatch(section)]
    if numbers:
        return numbers[0] if len(set(numbers)) == 1 else f"{numbers[0]} to {numbers[-1]}"
    if all(section.startswith("Ruling") for section in sections):
        return "our rulings"
    return "; ".join(section for section, _ in Counter(sections).most_common(2))


def _files(places: list[Place], folder: str) -> str:
    counts = Counter(place.file.removeprefix(f"{folder}/") for place in places)
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    shown = ", ".join(f"`{file}` {count}" for file, count in ranked[:SHOWN])
    return shown + (f" and {len(ranked) - SHOWN} more" if len(ranked) > SHOWN else "")


def games() -> list[str]:
    """The games with a rulebook."""
    return [game for game in flagplot.titles() if clauses(game) and game != "skirmish"]


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games():
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")
        print(f"docs/chapters/{game}.md")


if __name__ == "__main__":
    main()
