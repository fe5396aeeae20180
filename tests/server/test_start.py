"""Starting: what is in the way is said clearly, with a nonzero exit; stopping drains."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from offworld.i18n import Translator
from offworld.server import CannotServe, Settings
from offworld.server.serving import check, serve
from tests.server.host import PATIENCE, ROOT, Host, free_port
from tests.server.people import Person, two_players


def run(tmp_path: Path, **settings: Any) -> subprocess.CompletedProcess[str]:
    """Try to start a server that cannot."""
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"port": free_port(), "data": str(tmp_path), **settings}))
    command = [sys.executable, "-m", "offworld.server", str(file)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT, check=False)


def test_a_port_in_use_is_said_with_what_to_do(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = run(tmp_path, port=taken.getsockname()[1])
    assert done.returncode == 1
    assert "choose another port" in done.stderr
    assert "Traceback" not in done.stderr


CANNOT: list[tuple[dict[str, Any], str]] = [
    ({"host": "192.0.2.1"}, "server-listen"),
    ({"host": "no host"}, "server-listen"),
    ({"port": 0}, "server-port"),
    ({"port": 70_000}, "server-port"),
    ({"database": "mysql://x/y"}, "server-database-url"),
    ({"database": "nonsense"}, "server-database-url"),
    ({"database": "sqlite://"}, "server-database-url"),
    ({"database": "postgresql://nobody:hidden@127.0.0.1:1/none"}, "server-database"),
    ({"processes": 2}, "server-processes-sqlite"),
    ({"processes": 0}, "server-processes"),
    ({"secret": "short"}, "server-secret-short"),
]


@pytest.mark.parametrize(("settings", "key"), CANNOT)
def test_what_is_in_the_way_is_named(tmp_path: Path, settings: dict[str, Any], key: str) -> None:
    with pytest.raises(CannotServe) as caught:
        check(Settings(**{"port": free_port(), "data": str(tmp_path), "store_seconds": 1.0, **settings}))
    assert caught.value.text.key == key
    assert "hidden" not in str(caught.value)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    with pytest.raises(CannotServe) as caught:
        serve(port=free_port(), data=str(file / "below"))
    assert caught.value.text.key == "server-folder"
    if os.geteuid() != 0:  # nothing is forbidden to root
        closed = tmp_path / "closed"
        closed.mkdir(mode=0o500)
        with pytest.raises(CannotServe) as caught:
            serve(port=free_port(), data=str(closed))
        assert caught.value.text.key == "server-folder"


IN_RUSSIAN: list[tuple[dict[str, Any], str]] = [
    ({"host": "192.0.2.1"}, "нет такого адреса"),
    ({"host": "no-such-host.invalid"}, "такого узла нет"),
    ({"database": "sqlite:////no/such/folder/file"}, "такого файла или папки нет"),
    ({"database": "postgresql://nobody:hidden@127.0.0.1:1/none"}, "она не отвечает"),
]


@pytest.mark.parametrize(("settings", "words"), IN_RUSSIAN)
def test_the_reason_is_in_the_hosts_language(tmp_path: Path, settings: dict[str, Any], words: str) -> None:
    with pytest.raises(CannotServe) as caught:
        check(Settings(**{"port": free_port(), "data": str(tmp_path), "store_seconds": 1.0, **settings}))
    assert words in Translator("ru").say(caught.value.text)


def test_a_port_in_use_and_a_bad_folder_are_said_in_russian_without_english(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CannotServe) as port:
            check(Settings(port=taken.getsockname()[1], data=str(tmp_path)))
    with pytest.raises(CannotServe) as folder:
        check(Settings(port=free_port(), data=str(file / "below")))
    for caught, shown in ((port, ""), (folder, str(file / "below"))):
        sentence = Translator("ru").say(caught.value.text).replace(shown, "")
        assert not re.search("[a-zA-Z]", sentence), sentence


def test_a_secret_that_is_damaged_or_out_of_reach_is_named(tmp_path: Path) -> None:
    """Whoever could guess the secret could sign anything."""
    (tmp_path / "secret.key").touch()
    with pytest.raises(CannotServe) as caught:
        check(Settings(port=free_port(), data=str(tmp_path)))
    assert caught.value.text.key == "server-secret-damaged"
    (tmp_path / "secret.key").unlink()
    (tmp_path / "secret.key").mkdir()
    with pytest.raises(CannotServe) as caught:
        check(Settings(port=free_port(), data=str(tmp_path)))
    assert caught.value.text.key == "server-secret-unreadable"


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("these are notes, and no database at all " * 50)
    with pytest.raises(CannotServe) as caught:
        check(Settings(port=free_port(), data=str(tmp_path), database=f"sqlite:///{file}"))
    assert caught.value.text.key == "server-database"
    assert file.read_text().startswith("these are notes")


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    check(Settings(port=free_port(), data=str(tmp_path)))
    with sqlite3.connect(tmp_path / "offworld.sqlite3") as connection:
        connection.execute("UPDATE meta SET value = '999'")
    with pytest.raises(CannotServe) as caught:
        check(Settings(port=free_port(), data=str(tmp_path)))
    assert caught.value.text.key == "server-database-version"


def test_bad_settings_are_named(tmp_path: Path) -> None:
    done = run(tmp_path, colour="red")
    assert done.returncode == 1
    assert "colour" in done.stderr


def test_a_second_server_on_the_same_file_is_kept_away(make_host: Callable[..., Host], tmp_path: Path) -> None:
    make_host().start()
    done = run(tmp_path)
    assert done.returncode == 1
    assert "Another server uses the file" in done.stderr


@pytest.mark.parametrize("by", ["SIGTERM", "Ctrl-C"])
def test_stopping_says_good_bye_and_exits_cleanly(make_host: Callable[..., Host], by: str) -> None:
    """A terminal sends the interrupt to all processes of the server at once."""
    host = make_host().start()
    match, anna, boris, _ = two_players(host)
    sockets = [anna.socket(match), boris.socket(match)]
    for each in sockets:
        each.until("state")
    assert host.stop() == 0 if by == "SIGTERM" else host.interrupt() == 0
    for each in sockets:
        assert each.until("bye")["error"]["key"] == "server-restart"
    assert "Traceback" not in host.log.read_text()


def test_the_keys_survive_a_restart(make_host: Callable[..., Host]) -> None:
    host = make_host().start()
    match, anna, _, created = two_players(host)
    host.stop()
    host.start()
    assert anna.state(match)["stream"] == "0"
    assert Person(host).http.post("/api/links", json={"token": created["links"]["watch"]["token"]}).status_code == 200


def test_the_address_is_told_once_it_listens(tmp_path: Path) -> None:
    port = free_port()
    code = f"from offworld.server import serve; serve(port={port}, data={str(tmp_path)!r}, started=print)"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
