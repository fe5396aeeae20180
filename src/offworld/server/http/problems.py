"""Errors as replies: the message key for programs, and a sentence in the caller's language."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from offworld.i18n import Translator
from offworld.kernel.errors import OffworldError
from offworld.server.errors import NotFound, ServerError, TooFast, TooLarge, Unavailable, status_of
from offworld.server.http.language import language_of
from offworld.server.wire.malformed import wrong_parameters

log = structlog.get_logger("offworld.http")
Req = Request[Any, Any, Any]


class Problem(msgspec.Struct):
    """A refusal that is ready to be sent."""

    status: int
    headers: dict[str, str]
    body: dict[str, Any]


def problem(request: Req, error: OffworldError, status: int | None = None) -> Problem:
    """Return an error with its words in the caller's language."""
    status = status or status_of(error)
    text = error.text.to_json()
    language = language_of(request.headers.get("accept-language", ""))
    body = {"status": status, "error": text, "message": Translator(language).say(text)}
    headers = {"Vary": "Accept-Language, Cookie"}
    if isinstance(error, (TooFast, Unavailable)):
        headers["Retry-After"] = str(error.text.params.get("seconds", 1))
    return Problem(status, headers, body)


def problem_response(request: Req, error: OffworldError, status: int | None = None) -> Response[dict[str, Any]]:
    """Return an error as a reply."""
    made = problem(request, error, status)
    return Response(made.body, status_code=made.status, headers=made.headers)


def on_refusal(request: Req, error: OffworldError) -> Response[dict[str, Any]]:
    """Answer something that the server or the rules refuse."""
    return problem_response(request, error)


def on_http(request: Req, error: HTTPException) -> Response[dict[str, Any]]:
    """Answer what the framework refuses: unknown address, wrong method, malformed or oversized body."""
    status = error.status_code
    if status == 404:
        return problem_response(request, NotFound("server-no-page"))
    if status == 413:
        return problem_response(request, TooLarge("server-too-large", limit=0))
    if status == 405:
        return problem_response(request, ServerError("server-method", method=request.method), 405)
    if status >= 500:
        return on_bug(request, error)
    return problem_response(request, wrong_parameters(error.extra), status)


def on_bug(request: Req, error: Exception) -> Response[dict[str, Any]]:
    """Answer where we are at fault."""
    log.error("request failed", route=request.scope.get("path_template"), problem=repr(error)[:300], exc_info=error)
    return problem_response(request, ServerError("server-internal"), 500)
