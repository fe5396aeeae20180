"""The OpenAPI description, made as strict as the server is."""

from __future__ import annotations

import msgspec
from litestar import Litestar
from litestar.openapi.spec import Schema

from offworld.server.http.routes import bodies
from offworld.server.wire import frames


def describe_strictly(app: Litestar) -> None:
    """Say in the description that unknown fields are refused, which the framework does not find out by itself."""
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
