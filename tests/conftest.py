"""For all tests."""

from __future__ import annotations

import os

# the servers that tests start do not compile odds for minutes in the background
os.environ.setdefault("FLAGPLOT_WARM_UP", "false")
