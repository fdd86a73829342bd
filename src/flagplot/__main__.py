"""``python -m flagplot`` is the same as ``flagplot``."""

from flagplot.cli import main

main()
