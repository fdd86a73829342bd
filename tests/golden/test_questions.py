"""The lists of answers the client is tested with are those of the games as they are now."""

from __future__ import annotations

from tools.questions import FILE, text


def test_the_questions_of_the_client_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run .venv/bin/python -m tools.questions"
