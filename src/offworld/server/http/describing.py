"""The OpenAPI description, made as exact as the server is, where the framework does not find out by itself."""

from __future__ import annotations

import msgspec
from litestar import Litestar
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.routes import HTTPRoute

from offworld.server.service import COOKIE, LINK_HEADER
from offworld.server.wire import bodies, frames

WAYS = Components(
    security_schemes={
        "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        "account": SecurityScheme(type="http", scheme="bearer"),
        "link": SecurityScheme(type="apiKey", name=LINK_HEADER.title(), security_scheme_in="header"),
    }
)  # to say who one is, or what one was given
OF_A_MATCH = "/api/matches/{match}"
BY_LINK = {  # what a link that was given to somebody is enough for
    *[("GET", OF_A_MATCH + part) for part in ("", "/state", "/replay", "/replay/steps", "/replay/course")],
    *[("GET", OF_A_MATCH + part) for part in ("/record", "/series", "/position", "/review")],
    ("POST", OF_A_MATCH + "/review"),
}


def describe(app: Litestar) -> None:
    """Say in the description which unknown fields are refused, and how one may say who one is."""
    _describe_strictly(app)
    _describe_callers(app)


def _describe_strictly(app: Litestar) -> None:
    components = app.openapi_schema.components
    strict = {
        made.__name__
        for module in (frames, bodies)
        for made in vars(module).values()
        if isinstance(made, type) and issubclass(made, msgspec.Struct) and made.__struct_config__.forbid_unknown_fields
    }
    for name, schema in (components.schemas if components else {}).items():
        if name in strict and isinstance(schema, Schema):
            schema.additional_properties = False


def _describe_callers(app: Litestar) -> None:
    """Nobody has to say who they are, but some routes then refuse, or show less; the others do not ask at all."""
    for route in app.routes:
        item = (app.openapi_schema.paths or {}).get(route.path_format) if isinstance(route, HTTPRoute) else None
        if item is None or not isinstance(route, HTTPRoute):
            continue
        for method, (handler, _) in route.route_handler_map.items():
            operation = getattr(item, method.lower(), None)
            if operation is None:
                continue
            ways = ["cookie", "account"] if "caller" in handler.parsed_fn_signature.parameters else []
            if (method, route.path_format) in BY_LINK:
                ways.append("link")
            operation.security = [*[{way: []} for way in ways], {}] if ways else []
