"""For all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from flagplot.kernel.memory import forget

# what is collected is compared with what the report of coverage reads from the files
pytest_plugins = ["tests.rules.collected"]

# the servers that tests start do not compile odds for minutes in the background
os.environ.setdefault("FLAGPLOT_WARM_UP", "false")

# how long an example takes says more about the machine than about the code
settings.register_profile("flagplot", deadline=None)
settings.load_profile("flagplot")

# what takes long begins first, so that nobody waits for it at the end
LONG = ("tests/e2e", "tests/laws", "tests/server", "tests/golden", "tests/bots", "tests/cli", "tests/odds")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Workers take whole files: what a file prepares is prepared once, not by each of them."""
    if not getattr(config.option, "loadgroup", False):
        return
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.split("::")[0]))
    items.sort(key=lambda item: _turn(item.nodeid))


def _turn(nodeid: str) -> int:
    return next((number for number, folder in enumerate(LONG) if nodeid.startswith(folder)), len(LONG))


@pytest.fixture(autouse=True, scope="module")
def empty_memory() -> None:
    """Every file of tests begins with nothing remembered."""
    forget()
