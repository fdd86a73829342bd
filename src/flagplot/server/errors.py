"""What a request can be answered with when it cannot be granted: one form for all of it.

``{"error": {"code", "message", "rule"?, "ids"?}}``, with the sequence number or the refusal beside it where
they help.

A message is a sentence as those of the rules are (``kernel/words.py``): what is a word of the program in it
stands there as a reference, so that a translation can replace the rest. It is put into words when it is sent.
"""

from __future__ import annotations

import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import UNSET, UnsetType

from flagplot.kernel.errors import BadInputError, MissingPackageError, RefusedError, RulesBug
from flagplot.kernel.language import Language
from flagplot.kernel.patience import StoppedError
from flagplot.kernel.refusal import Fault, Refusal
from flagplot.kernel.words import the
from flagplot.server.database import away
from flagplot.server.documents import Complaint, Error, Failure

logger = logging.getLogger("flagplot.server")

_CODES = {
    400: "bad_request", 401: "login_needed", 403: "forbidden", 404: "not_found", 405: "method_not_allowed",
    409: "conflict", 413: "too_large", 415: "wrong_type", 422: "refused", 429: "too_many",
}  # fmt: skip


_MARK = re.compile(r"'[^']*'|\{([^{}]*)\}")  # what is typed; references
_GONE = "client disconnected prematurely"  # in Litestar's words


def worded(sentence: str, language: Language | None = None) -> str:
    """A sentence of the server as people read it; what was typed stands in quotes and stays as it is."""
    name = str if language is None else language.name
    text = sentence if language is None else language.translated(sentence)
    return _MARK.sub(lambda mark: mark[0] if mark[1] is None else name(mark[1]), text)


class ApiError(Exception):
    """A request that is not granted."""

    def __init__(
        self,
        status: int,
        message: str,
        code: str = "",
        *,
        headers: dict[str, str] | None = None,
        seq: int | UnsetType = UNSET,
        rev: int | UnsetType = UNSET,
        refusal: Refusal | UnsetType = UNSET,
        foreign: bool = False,  # written elsewhere: braces in it are no references
    ) -> None:
        super().__init__(message if foreign else worded(message))
        self.status = status
        self.sentence = message
        self.foreign = foreign
        self.code = code or _CODES.get(status, "error")
        self.headers = headers or {}
        self.seq, self.rev, self.refusal = seq, rev, refusal

    def message(self, language: Language | None) -> str:
        """What is wrong, in words; what the rules refuse they say themselves."""
        if isinstance(self.refusal, Refusal):
            return self.refusal.text
        if self.foreign:
            return self.sentence if language is None else language.translated(self.sentence)
        return worded(self.sentence, language)

    def document(self, language: Language | None = None) -> Error:
        """The body of the answer."""
        complaint = Complaint(code=self.code, message=self.message(language))
        if isinstance(self.refusal, Refusal):
            complaint.rule, complaint.ids = self.refusal.rule, self.refusal.ids
        return Error(error=complaint, seq=self.seq, rev=self.rev, refusal=self.refusal)

    def failure(self, language: Language | None = None) -> Failure:
        """The same as a live message."""
        return Failure(**msgspec.structs.asdict(self.document(language)))


class Missing(ApiError):
    """Something that is not there, or not for this user to know about."""

    def __init__(self, what: str, id: str) -> None:
        super().__init__(404, f"no {what} {id[:40]!r}")


class Stale(ApiError):
    """An answer made against an older state of the game."""

    def __init__(self, message: str, seq: int, rev: int) -> None:
        super().__init__(409, message, "stale", seq=seq, rev=rev)


def refused(refusal: Refusal, seq: int, rev: int) -> ApiError:
    """A refusal of the rules as an answer: 409 when the question is no longer open, else 422."""
    status = 409 if refusal.fault is Fault.STALE else 422
    code = "stale" if status == 409 else "refused"
    return ApiError(status, refusal.text, code, refusal=refusal, seq=seq, rev=rev)


def on_api_error(request: Request[Any, Any, Any], error: ApiError) -> Response[Any]:
    """An answer for an error raised on purpose."""
    server = request.app.state.get("server")  # none while it is starting
    language = None if server is None else server.language
    return Response(error.document(language), status_code=error.status, headers=error.headers)


def on_refused(request: Request[Any, Any, Any], error: RefusedError) -> Response[Any]:
    """An answer for a refusal of the rules that carries no sequence number."""
    return on_api_error(request, refused(error.refusal, -1, -1))


def on_bad_input(request: Request[Any, Any, Any], error: BadInputError) -> Response[Any]:
    """An answer for input the library cannot use."""
    return on_api_error(request, ApiError(400, _cut(str(error)), "bad_input", foreign=True))


def on_missing(request: Request[Any, Any, Any], error: MissingPackageError) -> Response[Any]:
    """An answer for a part that this server was installed without."""
    return on_api_error(request, ApiError(501, _cut(str(error)), "not_installed", foreign=True))


def on_stopped(request: Request[Any, Any, Any], error: StoppedError) -> Response[Any]:
    """An answer for work that took longer than it may."""
    return on_api_error(request, ApiError(503, "this takes too long", "over_budget"))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An answer for what the framework refuses."""
    message = error.detail
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        reasons = [
            f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)
        ]
        message = "; ".join(reasons) or message
    status = error.status_code
    if message == _GONE:  # nobody reads the answer, and the mistake is not ours
        return on_api_error(request, ApiError(408, "the body did not arrive", "late"))
    if status >= 500:
        logger.error("framework error", exc_info=error)
        message = "the server made a mistake; it has been noted"
    answer = ApiError(status, _cut(message), headers=dict(error.headers or {}), foreign=True)
    return on_api_error(request, answer)


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """An answer for a body that is nested beyond reason; what our own code does wrong goes to the log."""
    if "deserializing" not in str(error):
        return on_bug(request, error)
    return on_api_error(request, ApiError(400, "the body is nested too deeply"))


def on_no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    """An answer for a body that is not UTF-8; nothing else we read is left to raise this."""
    return on_api_error(request, ApiError(400, f"the body: UTF-8 text expected: {the(error.reason)}"))


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An answer for our own mistakes, or for a database that is away; the details go to the log only."""
    if away(error):
        logger.warning("the database is away", extra={"reason": f"{type(error).__name__}: {error}"[:300]})
        text = "the server cannot reach or write its database; try again in a moment"
        return on_api_error(request, ApiError(503, text, "unavailable", headers={"Retry-After": "5"}))
    logger.error("unexpected error", exc_info=error, extra={"path": request.scope.get("path", "")})
    code = "rules_bug" if isinstance(error, RulesBug) else "internal"
    return on_api_error(request, ApiError(500, "the server made a mistake; it has been noted", code))


def _cut(text: str) -> str:
    return text if len(text) <= 500 else text[:497] + "..."
