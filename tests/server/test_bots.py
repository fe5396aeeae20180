"""Bots: they play, they think elsewhere, and when they fail the match goes on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.host import PATIENCE, ROOT, Host
from tests.server.people import Person, asked, two_players

BOTS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "skilled"}, {"kind": "bot", "level": "novice"}]


def play_until_over(person: Person, match: str) -> None:
    """Answer at random until the match is over."""
    chance = random.Random(1)
    while True:
        state = person.turn(match)
        if state["match"]["status"] == "finished":
            return
        view = asked(state)
        assert view is not None
        assert person.answer(match, view, chance).status_code == 200


def test_a_person_plays_a_whole_match_against_bots(server: Host) -> None:
    anna = Person(server)
    match = anna.create(*BOTS)["match"]["id"]
    play_until_over(anna, match)
    outcome = anna.state(match)["match"]["outcome"]
    assert len(outcome["scores"]) == 3


def test_bots_play_among_themselves_and_can_be_watched(server: Host) -> None:
    anna = Person(server)
    match = anna.create({"kind": "bot", "level": "novice"}, {"kind": "open"})["match"]["id"]
    socket = anna.socket(match)
    assert socket.until("state")["stream"] == "watch"
    assert anna.http.post(f"/api/matches/{match}/start", json={"fill": "novice"}).json()["match"]["status"] == "live"
    kinds = set()
    while True:
        frame = socket.until("update", "thinking")
        kinds.add(frame["type"])
        if frame["type"] == "update" and frame["match"]["status"] == "finished":
            break
    assert kinds == {"update", "thinking"}


def test_a_resigned_seat_is_played_on_by_a_bot_for_good(server: Host) -> None:
    match, anna, boris, _ = two_players(server)
    socket = boris.socket(match)
    socket.until("state")
    unknown = anna.command(match, type="resign", seat=0, level="genius")
    assert (unknown.status_code, unknown.json()["error"]["key"]) == (422, "error-unknown-bot")
    assert anna.command(match, type="resign", id="r", seat=0, level="novice").status_code == 200
    info = socket.until("update")["match"]
    assert (info["seats"][0]["kind"], info["seats"][0]["name"]) == ("bot", "Anna")
    assert anna.http.get("/api/me").json()["matches"] == []
    gone = anna.command(match, type="answer", seat=0, question=1, value=1)
    assert gone.json()["error"]["key"] == "server-not-your-seat"
    play_until_over(boris, match)


SICK = '''
import os, time
from offworld.bots import registry
from offworld.bots import Bot

class Crash(Bot):
    """Ends the process."""
    def choose(self, perspective, rng):
        os._exit(3)

class Raise(Bot):
    """Raises."""
    def choose(self, perspective, rng):
        raise ValueError("sick")

class Cheat(Bot):
    """Gives an answer that is not one."""
    def choose(self, perspective, rng):
        return "nonsense"

class Sleep(Bot):
    """Never ends."""
    def choose(self, perspective, rng):
        time.sleep(3600)

registry.BUILT_IN.update(crash=Crash, raise_=Raise, cheat=Cheat, sleep=Sleep)
registry.LEVELS.update(crash=("crash", {}), raises=("raise_", {}), cheat=("cheat", {}), sleep=("sleep", {}))
'''


@pytest.fixture(scope="module")
def clinic(tmp_path_factory: pytest.TempPathFactory) -> object:
    """A server whose bots can be sick, in the server and in its thinkers alike."""
    folder = tmp_path_factory.mktemp("clinic")
    (folder / "sick_bots.py").write_text(SICK)
    # Every process of this server imports it: it stands where Python looks for additions to a site.
    (folder / "sitecustomize.py").write_text("import sick_bots\n")
    old = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(folder)
    host = Host(folder, bot_seconds=0.5).start()
    if old is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = old
    yield host
    host.end()


@pytest.mark.parametrize("level", ["crash", "raises", "cheat", "sleep"])
def test_a_bot_that_fails_is_replaced_for_that_answer(clinic: Host, level: str) -> None:
    anna = Person(clinic)
    match = anna.create({"kind": "me", "name": "Anna"}, {"kind": "bot", "level": level})["match"]["id"]
    chance = random.Random(1)
    bots_answers = 0
    socket = anna.socket(match)
    view = asked(socket.until("state"))
    while bots_answers < 2:
        if view is not None:
            assert anna.answer(match, view, chance).status_code == 200
        update = socket.until("update")
        bots_answers += update["entry"]["seat"] == 1
        view = asked(update)
    assert "bot failed" in clinic.log.read_text()


def test_a_bot_that_thinks_for_long_delays_nobody(make_host: Callable[..., Host], tmp_path: Path) -> None:
    """With its only thinker kept busy, the server answers other matches as quickly as ever."""
    (tmp_path / "sick_bots.py").write_text(SICK)
    (tmp_path / "sitecustomize.py").write_text("import sick_bots\n")
    host = make_host()
    os.environ["PYTHONPATH"] = str(tmp_path)
    try:
        host.start()
    finally:
        del os.environ["PYTHONPATH"]
    anna = Person(host)
    anna.create({"kind": "bot", "level": "sleep"}, {"kind": "bot", "level": "sleep"})
    time.sleep(0.5)
    match, anna, boris, _ = two_players(host)
    chance = random.Random(1)
    for _ in range(20):
        person = anna if asked(anna.state(match)) else boris
        view = asked(person.state(match))
        assert view is not None
        assert person.answer(match, view, chance).status_code == 200


def test_a_killed_thinker_is_started_again(make_host: Callable[..., Host]) -> None:
    host = make_host().start()
    anna = Person(host)
    match = anna.create({"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "skilled"})["match"]["id"]
    anna.turn(match)
    for child in thinkers(host):
        os.kill(child, signal.SIGKILL)
    play_until_over(anna, match)


def thinkers(host: Host) -> list[int]:
    """Return the processes in which a server's bots think."""
    return [process for process, line in host.processes().items() if "thinking.thinker" in line]


def surroundings(process: int) -> str:
    """Return the command line of a process with its environment."""
    command = ["ps", "eww", "-o", "args=", "-p", str(process)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_thinkers_end_with_a_server_that_is_killed(make_host: Callable[..., Host]) -> None:
    host = make_host().start()
    anna = Person(host)
    anna.create({"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"})
    end = time.monotonic() + PATIENCE
    while not thinkers(host) and time.monotonic() < end:
        time.sleep(0.05)
    assert thinkers(host)
    for process in thinkers(host):
        assert "OPENBLAS_NUM_THREADS=" in surroundings(process), "its arithmetic keeps to one core"
    assert host.process is not None
    workers = subprocess.run(["pgrep", "-P", str(host.process.pid)], capture_output=True, text=True, check=True).stdout
    for process in (host.process.pid, *map(int, workers.split())):
        os.kill(process, signal.SIGKILL)  # all but the thinkers
    end = time.monotonic() + PATIENCE
    while thinkers(host) and time.monotonic() < end:
        time.sleep(0.05)
    assert not thinkers(host)


def test_the_example_bot_of_the_guide_plays(server: Host) -> None:
    anna = Person(server)
    created = anna.create()
    link = created["links"]["join"]["token"]
    example = ROOT / "docs" / "examples" / "http_bot.py"
    assert len(example.read_text().splitlines()) <= 30
    bot = subprocess.Popen([sys.executable, str(example), server.url, link], stdout=subprocess.PIPE, text=True)
    try:
        match = created["match"]["id"]
        end = time.monotonic() + PATIENCE
        while anna.state(match)["match"]["status"] != "live" and time.monotonic() < end:
            time.sleep(0.05)
        play_until_over(anna, match)
        out, _ = bot.communicate(timeout=PATIENCE)
        assert bot.returncode == 0
        assert "over" in out
    finally:
        bot.kill()
