"""A pytest plugin that prints which clauses each collected test carries, as one line of JSON."""

from __future__ import annotations

import json

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    found: dict[str, set[str]] = {}
    for item in session.items:
        name = item.nodeid.split("[")[0].removeprefix("tests/")
        for mark in item.iter_markers("rule"):
            found.setdefault(name, set()).update(mark.args)
    print("RULES " + json.dumps({name: sorted(rules) for name, rules in found.items()}))
