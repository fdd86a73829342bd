"""Everything that can go wrong, as one small tree.

``FlagplotError``
    ``BadInputError``     a file, option, id or position that cannot be used; says what was expected and found
        ``MalformedError``    text or JSON that cannot be read at all
        ``FormatError``       a game file or saved state that is damaged, foreign or from another version
    ``RefusedError``      an action the rules do not allow now; carries a ``Refusal``
    ``MissingPackageError``   a part that needs a package which is not installed; says what to install
    ``RulesBug``          an internal law was broken; never the user's fault
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flagplot.kernel.refusal import Refusal


class FlagplotError(Exception):
    """Base of all errors raised on purpose."""


class BadInputError(FlagplotError, ValueError):
    """Input that cannot be used; the message names what was expected and what was found."""


class MalformedError(BadInputError):
    """Text or JSON that cannot be read as what it should be."""


class FormatError(BadInputError):
    """A game file or saved state that is damaged, foreign, or of an unknown version."""


class RefusedError(FlagplotError):
    """An action that is refused; ``refusal`` says why and by which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class MissingPackageError(FlagplotError, ImportError):
    """A part of Flagplot needs a package that is not installed; the message says what to install."""


class RulesBug(FlagplotError):
    """The engine broke one of its own laws."""
