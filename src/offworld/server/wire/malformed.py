"""What is wrong with a body, a frame or a parameter, as message keys: the parsers speak English only."""

from __future__ import annotations

from typing import Any

import msgspec

from offworld.kernel.problem import problem_of
from offworld.kernel.text import Text
from offworld.server.errors import ServerError


def malformed(error: Exception) -> ServerError:
    """Return the refusal of something that is not JSON, or not the JSON that is wanted."""
    if isinstance(error, msgspec.ValidationError):
        return ServerError("server-malformed", problem=_of_field(str(error)))
    return ServerError("server-malformed", problem=Text("server-not-json"))


def wrong_field(name: str) -> ServerError:
    """Return the refusal of a field whose value can mean nothing here."""
    return ServerError("server-malformed", problem=_of_field("", name))


def wrong_parameters(extra: Any) -> ServerError:
    """Return the refusal of parameters, from what the framework noted; the first problem is enough at a time."""
    noted = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    sentence, key = str(noted.get("message", "")), str(noted.get("key", ""))
    return ServerError("server-malformed", problem=_of_field(sentence, key))


def _of_field(sentence: str, key: str = "") -> Text:
    found = problem_of(ValueError(sentence), key)
    return Text("server-body", {"problem": found["problem"]}) if found["field"] == "$" else Text("server-field", found)
