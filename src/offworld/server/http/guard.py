"""The first thing every request meets: limits, same-origin check, headers, log line and figures."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec
import structlog
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from offworld.kernel.errors import OffworldError
from offworld.server.errors import NotAllowed
from offworld.server.http.arriving import in_time
from offworld.server.http.problems import problem
from offworld.server.metrics import REQUESTS, SECONDS
from offworld.server.service import AnyConnection, Service
from offworld.server.wire.malformed import wrong_field

log = structlog.get_logger("offworld.http")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; media-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links carry tokens
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
SECURE = "max-age=31536000"
LONGEST_HOST = 300  # a name of 253 characters, and a port
ASSET_COST = 0.1  # in requests
_SAFE = ("GET", "HEAD", "OPTIONS")


def guard(app: ASGIApp, service: Service) -> ASGIApp:
    """Return an application that meets every request first, also those that lead nowhere."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await _http(service, app, scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await _socket(service, app, scope, receive, send)
        else:
            await app(scope, receive, send)

    return guarded


async def _http(service: Service, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    request: Request[Any, Any, Any] = Request(scope)
    begun = time.perf_counter()
    status = 0
    head = request.method == "HEAD"  # answered as GET, without the content
    inner = cast("Scope", {**scope, "method": "GET"}) if head else scope

    async def answered(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            _add_headers(message, service, request)
        elif head and message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    try:
        _count(service, scope["path"], service.address(request))
        if scope["path"].startswith("/api/"):
            service.pressure.check(request.method not in _SAFE)
        if len(request.headers.get("host", "")) > LONGEST_HOST:
            raise wrong_field("Host")
        if request.method not in _SAFE:
            service.litter.count += 1
            check_origin(service, request)
    except OffworldError as error:
        await _refuse(request, error, answered)
    else:
        await app(inner, in_time(receive, service.settings.body_seconds), answered)
    route = inner.get("path_template") or "-"
    seconds = time.perf_counter() - begun
    REQUESTS.labels(request.method if request.method in (*_SAFE, "POST") else "-", route, str(status)).inc()
    SECONDS.labels(route).observe(seconds)
    if route not in ("/healthz", "/metrics"):
        log.info("request", method=request.method, route=route, status=status, ms=round(seconds * 1000, 1))


def _count(service: Service, path: str, address: str) -> None:
    """Count a request; TooFast where there are too many. A page has many assets, and each costs little."""
    if path in ("/healthz", "/metrics"):
        service.probes.take(address)
    else:
        service.requests.take(address, ASSET_COST if path.startswith("/assets/") else 1.0)


async def _refuse(request: Request[Any, Any, Any], error: OffworldError, send: Send) -> None:
    refusal = problem(request, error)
    body = msgspec.json.encode(refusal.body)
    headers = [(name.lower().encode(), value.encode()) for name, value in refusal.headers.items()]
    headers += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _add_headers(message: HTTPResponseStartEvent, service: Service, request: AnyConnection) -> None:
    headers = list(message["headers"])
    present = {name.lower() for name, _ in headers}
    wanted = {**HEADERS, **({"strict-transport-security": SECURE} if service.secure(request) else {})}
    if request.scope["path"].startswith("/api/"):
        wanted["cache-control"] = "no-store"
    for name, value in wanted.items():
        if name.encode() not in present:
            headers.append((name.encode(), value.encode()))
    message["headers"] = headers


async def _socket(service: Service, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    connection: AnyConnection = Request(scope)  # only its headers are looked at
    try:
        service.litter.count += 1
        service.requests.take(service.address(connection))
        check_origin(service, connection)
    except OffworldError as error:
        log.info("socket refused", problem=error.text.key)
        await receive()
        await send({"type": "websocket.close", "code": 4003, "reason": error.text.key})
        return
    await app(scope, receive, send)


def check_origin(service: Service, connection: AnyConnection) -> None:
    """Raise where a page of another site sent the request; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            raise NotAllowed("server-origin")
        return
    host = origin.partition("://")[2]
    if host != connection.headers.get("host") and origin != service.settings.public_url.rstrip("/"):
        raise NotAllowed("server-origin")
