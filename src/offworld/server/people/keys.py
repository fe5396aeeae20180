"""The server's secret and everything made from it: signed cookies, links, and hashes of tokens."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

from offworld.kernel.os_errors import reason
from offworld.server.errors import CannotServe
from offworld.server.wire.bodies import LinkKind

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz"  # no two that look alike
ID_LENGTH: Final = 12
LEAST_SECRET: Final = 32  # characters
LINKS: Final[dict[str, LinkKind]] = {"j": "join", "w": "watch", "r": "replay"}
SEAT_LINK: Final = "s"  # made at random, works once; the store keeps its hash
_MAC_LENGTH: Final = 22


def new_id() -> str:
    """Return an unguessable id (69 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    """Return an unguessable token (192 bits); on a command line its beginning looks like no option."""
    while (token := secrets.token_urlsafe(24)).startswith("-"):
        pass
    return token


def hashed(token: str) -> str:
    """Return what the store keeps of a token. Tokens are long and random, so that one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Keys:
    """Signs and checks with one secret. Links are worked out from it, so that nothing about them need be stored."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _mac(self, purpose: str, text: str) -> str:
        made = hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made).decode()[:_MAC_LENGTH]

    def cookie(self, person: str) -> str:
        """Return the cookie that says who somebody is."""
        return f"{person}.{self._mac('person', person)}"

    def pseudonym(self, who: str) -> str:
        """Return by what name the processes of one installation speak of somebody, or of an address."""
        return self._mac("count", who)[:12]

    def person(self, cookie: str) -> str | None:
        """Return whom a cookie names, or None where it was not made here."""
        person, _, mac = cookie.partition(".")
        good = hmac.compare_digest(mac.encode(), self._mac("person", person).encode())
        return person if good and person else None

    def seed(self, purpose: str) -> bytes:
        """Return 64 bytes that are always the same for one purpose, to make a key from."""
        return hmac.new(self._secret, f"seed:{purpose}".encode(), hashlib.sha512).digest()

    def link(self, kind: LinkKind, match: str) -> str:
        """Return the token of a join, watch or replay link."""
        return f"{kind[0]}{match}{self._mac(kind, match)}"

    def open(self, token: str) -> tuple[LinkKind, str] | None:
        """Return the kind and the match of such a token, or None where it was not made here."""
        kind = LINKS.get(token[:1])
        match, mac = token[1 : 1 + ID_LENGTH], token[1 + ID_LENGTH :]
        if kind is None or not hmac.compare_digest(mac.encode(), self._mac(kind, match).encode()):
            return None
        return kind, match


def load_keys(secret: str, folder: Path) -> Keys:
    """Return the keys from the given secret, the environment, or the data folder, where they are made if missing."""
    given = secret or os.environ.get("OFFWORLD_SECRET", "")
    if given:
        if len(given) < LEAST_SECRET:
            raise CannotServe("server-secret-short", length=len(given))
        return Keys(given.encode())
    path = folder / "secret.key"
    try:
        try:
            made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            pass
        else:
            with os.fdopen(made, "wb") as file:
                file.write(secrets.token_hex(32).encode())
        found = path.read_bytes()
    except OSError as error:
        raise CannotServe("server-secret-unreadable", path=str(path), problem=reason(error)) from None
    if len(found) < LEAST_SECRET:  # cut off by a full disk: whoever guessed that could sign anything
        raise CannotServe("server-secret-damaged", path=str(path))
    return Keys(found)
