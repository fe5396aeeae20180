"""Files that TensorBoard reads: records with a checksum, each a small protocol buffer with one number in it."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO

_POLYNOMIAL = 0x82F63B78  # of CRC-32C, reversed


def _table() -> tuple[int, ...]:
    found = []
    for number in range(256):
        for _ in range(8):
            number = number >> 1 ^ (_POLYNOMIAL if number & 1 else 0)
        found.append(number)
    return tuple(found)


_TABLE = _table()


def checksum(data: bytes) -> int:
    """Return the CRC-32C of some bytes, masked as the records want it."""
    found = 0xFFFFFFFF
    for byte in data:
        found = _TABLE[(found ^ byte) & 0xFF] ^ found >> 8
    found ^= 0xFFFFFFFF
    return ((found >> 15 | found << 17) + 0xA282EAD8) & 0xFFFFFFFF


class Events:
    """A file of numbers over time for TensorBoard."""

    def __init__(self, folder: Path, now: float) -> None:
        self.path = folder / f"events.out.tfevents.{int(now)}.offworld"
        self._file: BinaryIO = self.path.open("ab")
        self._write(_double(1, now) + _text(3, b"brain.Event:2"))

    def add(self, name: str, value: float, step: int, now: float) -> None:
        """Add one number."""
        summary = _text(1, _text(1, name.encode()) + b"\x15" + struct.pack("<f", value))
        self._write(_double(1, now) + b"\x10" + _varint(step) + _text(5, summary))

    def close(self) -> None:
        """Write what is left."""
        self._file.close()

    def _write(self, record: bytes) -> None:
        length = struct.pack("<Q", len(record))
        self._file.write(length + struct.pack("<I", checksum(length)))
        self._file.write(record + struct.pack("<I", checksum(record)))
        self._file.flush()


def _varint(number: int) -> bytes:
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    found.append(number)
    return bytes(found)


def _double(field: int, value: float) -> bytes:
    return bytes([field << 3 | 1]) + struct.pack("<d", value)


def _text(field: int, value: bytes) -> bytes:
    return bytes([field << 3 | 2]) + _varint(len(value)) + value
