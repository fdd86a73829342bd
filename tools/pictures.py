"""Take the pictures of README and docs with a real server and a real browser.

``make pictures`` takes all, ``python -m tools.pictures battle`` one. The server is that of ``flagplot play``,
on a free port, with a data folder that is thrown away. What is on the pictures is written in
web/dev/pictures.mjs. Needs the built client and a Chromium: the system's, Playwright's, or ``CHROMIUM``.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "pictures"
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


def main(names: list[str]) -> int:
    """Start a server, take one picture or all of them, stop the server."""
    play = [sys.executable, "-m", "flagplot", "play", "--no-browser", "--data"]
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen([*play, folder], stdout=subprocess.PIPE, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            found = next(filter(None, map(ADDRESS.search, server.stdout)), None)
            if found is None:
                print("the server did not start", file=sys.stderr)
                return 1
            taking = [str(ROOT / "web" / "npm.sh"), "node", "dev/pictures.mjs", str(TARGET), *names]
            return subprocess.run(taking, env={**os.environ, "FLAGPLOT_URL": found.group()}).returncode
        finally:
            server.terminate()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
