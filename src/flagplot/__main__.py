"""``python -m flagplot`` is the same as ``flagplot``."""

from flagplot.cli import main

if __name__ == "__main__":
    main()
