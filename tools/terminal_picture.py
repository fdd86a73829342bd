"""Draw docs/terminal.svg: the opening of a game in the terminal, as it really looks."""

from __future__ import annotations

import io
import os
import re
import tempfile
from pathlib import Path

from rich.console import Console

from flagplot.cli import files, library, output, run, terminal

TARGET = Path(__file__).resolve().parents[1] / "docs" / "terminal.svg"
TYPED = (
    "buy infantry:3 transport",
    "done",
    "pass",
    "go kwangsi>hunan infantry:3 artillery",
    "why go sea33 transport load=kwangsi:infantry:2 assault=philippines",
    "board carrier",
    "rule P40-SUB-04",
)


def main() -> None:
    """Play a few answers with a recording console and save what it shows."""
    console = Console(record=True, width=112, file=io.StringIO(), force_terminal=True, highlight=False)
    for module in (output, terminal, files, library):
        module.console = console  # type: ignore[attr-defined]
    answers = iter(TYPED)

    def read(prompt: str) -> str:
        try:
            line = next(answers)
        except StopIteration:
            raise terminal.Leave from None
        console.print(f"[bold]{prompt}[/]{line}")
        return line

    terminal._read = read
    terminal.Table._welcome = lambda table: None  # type: ignore[method-assign]  # the whole board is too long
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        run(["terminal", "pacific-1940", "--seat", "japan", "--seed", "7"])
        os.chdir(here)
    picture = console.export_svg(title="flagplot terminal pacific-1940")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # the reader's own fonts will do
    TARGET.write_text("\n".join(line.rstrip() for line in picture.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
