"""Every Python snippet of the manual runs, page by page, and the manual names only commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flagplot.kernel import registry

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
SNIPPET = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_snippets_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The snippets of one page share their names, as a reader would type them one after the other."""
    monkeypatch.chdir(tmp_path)
    for shelf in ("_paths", "_loaded"):  # a page may put a game of its own on the shelf
        monkeypatch.setattr(registry, shelf, dict(getattr(registry, shelf)))
    names: dict[str, object] = {"__name__": page.stem}
    text = page.read_text(encoding="utf-8")
    for match in SNIPPET.finditer(text):
        line = text.count("\n", 0, match.start(1))
        exec(compile("\n" * line + match.group(1), str(page), "exec", dont_inherit=True), names)
    for name, value in list(names.items()):
        if name.startswith("test_") and callable(value):
            value()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_nothing_of_one_machine_is_written_down() -> None:
    for page in PAGES:
        assert not re.search(r"/(home|root|work|tmp|Users)/", page.read_text(encoding="utf-8")), page.name
