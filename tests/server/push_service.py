"""A push service and a browser that uses it, in place of real ones: by https, with a certificate of its own."""

from __future__ import annotations

import asyncio
import datetime
import os
import ssl
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import http_ece
import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from offworld.server.people.push_sealing import to_text
from offworld.server.wire.bodies import BrowserKeys, WantNotices

NAME = "push.example"


class Browser:
    """Keys of a browser, and what it reads with them."""

    def __init__(self, number: int = 1) -> None:
        self.endpoint = f"https://{NAME}/send/{number}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def wish(self, language: Any = "en") -> WantNotices:
        """Return what the page sends where notices are wanted."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return WantNotices(self.endpoint, BrowserKeys(to_text(point), to_text(self._auth)), language)

    def read(self, body: bytes) -> dict[str, Any]:
        """Return what a notice says; nobody else can read it."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        said: dict[str, Any] = msgspec.json.decode(plain)
        return said


@dataclass
class PushService:
    """Listens on this computer and answers every notice with the same status, or not at all."""

    folder: Path
    status: int = 201
    silent: bool = False
    name: str = NAME  # in its certificate
    came: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)  # path, headers, body
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    port: int = 0

    async def start(self) -> asyncio.Server:
        """Listen; the port is then known."""
        certificate, key = self._certificate()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=context)
        self.port = server.sockets[0].getsockname()[1]
        return server

    def trusted(self) -> ssl.SSLContext:
        """Return the trust of whoever believes this service's certificate."""
        return ssl.create_default_context(cafile=str(self.folder / "push.pem"))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in [line.partition(": ") for line in head[1:] if line]}
        body = await reader.readexactly(int(headers["content-length"]))
        self.came.append((head[0].split(" ")[1], headers, body))
        self.arrived.set()
        if not self.silent:
            place = "Location: https://127.0.0.1/inside\r\n" if 300 <= self.status < 400 else ""
            writer.write(f"HTTP/1.1 {self.status} -\r\n{place}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
            writer.close()

    def _certificate(self) -> tuple[Path, Path]:
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, self.name)])
        now = datetime.datetime.now(datetime.UTC)
        made = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(subject)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName(self.name)]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .sign(key, hashes.SHA256())
        )
        certificate, secret = self.folder / "push.pem", self.folder / "push.key"
        certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
        secret.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
        )
        return certificate, secret
