"""``python -m flagplot`` is the same as ``flagplot``."""

from __future__ import annotations

import sys
from typing import NoReturn

from flagplot.kernel.errors import MissingPackageError
from flagplot.kernel.parts import part


def main() -> NoReturn:
    """Entry point of the ``flagplot`` command, also where its packages are not installed."""
    try:
        with part("the command line"):
            from flagplot import cli
    except MissingPackageError as error:
        sys.exit(_missing(error))
    cli.main()


def _missing(error: MissingPackageError) -> int:
    """Say it like ``cli.output.complain``, which cannot be loaded; the exit code of bad input."""
    print(f"flagplot: {error}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
