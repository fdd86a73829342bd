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
            taking = [str(ROOT / "web" / "npm.sh"), "node", "dev/pictures.mjs", folder, *names]
            done = subprocess.run(taking, env={**os.environ, "FLAGPLOT_URL": found.group()}).returncode
            for picture in sorted(Path(folder).glob("*.png")):
                shrink(picture, TARGET / picture.name)
            return done
        finally:
            server.terminate()


def shrink(picture: Path, target: Path) -> None:
    """Keep a screenshot with 256 colours: charts and counters are flat, so nobody sees the difference."""
    from PIL import Image

    with Image.open(picture) as image:
        image.convert("RGB").quantize(256).save(target, optimize=True)
    print(f"{target.name}: {target.stat().st_size // 1000} kB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
