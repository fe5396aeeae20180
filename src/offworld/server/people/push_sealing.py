"""Notices for a browser's push service: encrypted for the one browser that wants them, signed by this server.

The libraries are loaded with the first notice: most tables never send one.
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any, Final

from offworld.server.errors import ServerError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

AUTH_LENGTH: Final = 16
LIFE: Final = 86_400  # seconds for which a push service keeps a notice for a browser that is away
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Sealer:
    """Signs with the server's own key, which is worked out from its secret, so that nothing need be stored."""

    def __init__(self, seed: bytes, contact: str) -> None:
        self._seed = seed  # more bytes than the key has, so that all keys are alike likely
        self._contact = contact  # whom a push service may write to

    def _key(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.derive_private_key(int.from_bytes(self._seed) % (_ORDER - 1) + 1, ec.SECP256R1())

    def public_key(self) -> str:
        """Return the key by which a push service knows this server, as browsers take it."""
        from cryptography.hazmat.primitives import serialization

        point = self._key().public_key()
        return to_text(point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))

    def seal(self, content: bytes, origin: str, key: str, auth: str) -> tuple[dict[str, str], bytes]:
        """Return headers and body of a notice to a push service."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        once = ec.generate_private_key(ec.SECP256R1())
        body: bytes = http_ece.encrypt(
            content, private_key=once, dh=to_bytes(key), auth_secret=to_bytes(auth), version="aes128gcm"
        )
        signed: dict[str, Any] = Vapid02(self._key()).sign({"aud": origin, "sub": self._contact})
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(LIFE)}
        return {**headers, **signed}, body


def check_keys(key: str, auth: str) -> None:
    """Raise where nothing could be encrypted for a browser with these keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(key))
        good = len(to_bytes(auth)) == AUTH_LENGTH
    except ValueError:
        good = False
    if not good:
        raise ServerError("server-notice-keys")


def to_text(data: bytes) -> str:
    """Return bytes as browsers write them in addresses."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """Return what `to_text` was given; ValueError where it is no such text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
