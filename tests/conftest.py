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


@pytest.fixture(autouse=True, scope="module")
def empty_memory() -> None:
    """Every file of tests begins with nothing remembered."""
    forget()
