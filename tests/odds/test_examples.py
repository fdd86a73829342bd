"""The examples of docs/odds.md print what stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from flagplot.cli import run
from flagplot.cli.output import console

PAGE = Path(__file__).resolve().parents[2] / "docs" / "odds.md"
EXAMPLE = re.compile(r"^```console\n\$ (flagplot .*)\n((?:.*\n)*?)```", re.MULTILINE)
EXAMPLES = EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize(("line", "shown"), EXAMPLES, ids=[str(n) for n in range(len(EXAMPLES))])
def test_an_example(
    line: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "_width", 100)  # whatever it was when the console was made
    assert run(shlex.split(line)[1:]) == 0
    printed = [text.rstrip() for text in capsys.readouterr().out.splitlines()]
    assert printed == shown.splitlines()
