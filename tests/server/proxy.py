"""A wire to PostgreSQL that can be cut: it leads from a port to the server's own socket file."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path

from tests.server.host import free_port


class Wire:
    """Passes on whatever comes, until it is cut; then nobody gets through until it is mended."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._listener: socket.socket | None = None
        self._open: list[socket.socket] = []
        self._changing = threading.Lock()
        self._flowing = threading.Event()
        self._flowing.set()
        self.port = free_port()
        self.mend()

    def mend(self) -> None:
        """Let everybody through again, at the same port."""
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        listener.listen(64)
        self._listener = listener
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()

    def cut(self) -> None:
        """End all connections and let nobody in."""
        assert self._listener is not None
        with self._changing:
            self._listener.shutdown(socket.SHUT_RDWR)
            self._listener.close()
            self._listener = None
            for each in self._open:
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
            self._open.clear()

    def freeze(self) -> None:
        """Keep everything back, as a machine that hangs does: connections stay, and nothing comes of them."""
        self._flowing.clear()

    def thaw(self) -> None:
        """Pass on what was kept back."""
        self._flowing.set()

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(str(self._target))
                with self._changing:
                    if listener is not self._listener:  # cut while somebody was on the way in
                        near.close()
                        far.close()
                        return
                    self._open += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                self._flowing.wait()
                sink.sendall(data)
        for each in (source, sink):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
