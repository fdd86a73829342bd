"""For all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# the servers that tests start do not compile odds for minutes in the background
os.environ.setdefault("FLAGPLOT_WARM_UP", "false")

# how long an example takes says more about the machine than about the code
settings.register_profile("flagplot", deadline=None)
settings.load_profile("flagplot")
