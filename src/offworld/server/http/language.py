"""Which language a caller reads."""

from __future__ import annotations

from offworld.i18n import LANGUAGES


def language_of(header: str) -> str:
    """Return the first language of an Accept-Language header that we speak, by weight; English where there is none."""
    wishes = []
    for part in header.split(",")[:20]:
        name, _, rest = part.partition(";")
        try:
            weight = float(rest.partition("=")[2]) if "=" in rest else 1.0
        except ValueError:
            continue
        wishes.append((weight, name.strip().lower().split("-")[0]))
    for weight, name in sorted(wishes, key=lambda wish: -wish[0]):
        if name in LANGUAGES and weight > 0:
            return name
    return "en"
