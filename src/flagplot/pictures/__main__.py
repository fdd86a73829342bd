"""SVG on the standard input becomes PNG on the standard output: ``python -m flagplot.pictures``.

A process of its own, because the renderer lets nothing else of Python run for a second or two.
"""

from __future__ import annotations

import sys

from flagplot.pictures.picture import Picture

if __name__ == "__main__":
    sys.stdout.buffer.write(Picture(sys.stdin.buffer.read().decode()).png())
