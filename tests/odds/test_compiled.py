"""Machine code on the shelf is found again only if everything it was made from is unchanged."""

from __future__ import annotations

from pathlib import Path

from flagplot.odds import compiled

HERE = Path(compiled.__file__).parent


def test_every_file_with_compiled_functions_is_part_of_the_stamp() -> None:
    text = (HERE / "compiled.py").read_text(encoding="utf-8")
    for path in sorted(HERE.glob("*.py")):
        if "flagplot.odds.compiled import" in path.read_text(encoding="utf-8"):
            assert f'"{path.name}"' in text, f"{path.name} compiles functions and is not stamped"
