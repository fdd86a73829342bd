"""A pytest plugin that keeps which clauses each collected test carries, before any are deselected."""

from __future__ import annotations

import json

import pytest

KEPT = pytest.StashKey[dict[str, list[str]]]()  # by test; tests without clauses have none
FILES = pytest.StashKey[set[str]]()  # that were collected


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    found: dict[str, set[str]] = {}
    for item in items:
        name = item.nodeid.split("[")[0].removeprefix("tests/")
        for mark in item.iter_markers("rule"):
            found.setdefault(name, set()).update(mark.args)
    config.stash[KEPT] = {name: sorted(rules) for name, rules in found.items()}
    config.stash[FILES] = {item.nodeid.split("::")[0].removeprefix("tests/") for item in items}


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.option.collectonly:
        print("RULES " + json.dumps(session.config.stash[KEPT]))
