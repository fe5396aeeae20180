"""A game's fixed components: sent once, then only confirmed."""

from __future__ import annotations

from pathlib import Path

import pytest

from offworld.games import game
from offworld.server.http.routes import common
from tests.server.inside import Inside, scene
from tests.server.people import Person
from tests.server.test_every_way import browser


def test_the_catalog_is_sent_once(anna: Person) -> None:
    first = anna.http.get("/api/games/terraforming_mars/catalog")
    assert first.status_code == 200
    assert first.json() == game("terraforming_mars").catalog()
    mark = first.headers["etag"]
    again = anna.http.get("/api/games/terraforming_mars/catalog", headers={"If-None-Match": f'"older", W/{mark}'})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == mark


def test_another_mark_gets_the_whole_catalog(anna: Person) -> None:
    reply = anna.http.get("/api/games/terraforming_mars/catalog", headers={"If-None-Match": '"older"'})
    assert reply.status_code == 200
    assert len(reply.json()["cards"]) == 208


def test_a_game_without_a_catalog_has_an_empty_one(anna: Person) -> None:
    assert anna.http.get("/api/games/dig_mars/catalog").json() == {}


def test_an_unknown_game_has_none(anna: Person) -> None:
    reply = anna.http.get("/api/games/chess/catalog")
    assert reply.status_code == 404
    assert reply.json()["error"]["key"] == "error-unknown-game"


@pytest.mark.parametrize("what", ["catalog", "position"])
def test_what_never_changes_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """They are the longest of all replies, and a request for one costs no more than any."""

    async def ask(inside: Inside) -> list[bytes]:
        async with browser(inside, "anna") as client:
            first = await client.get(f"/api/games/ceres/{what}")
            assert first.headers["content-encoding"] == "gzip"
            for name in ("Ready.__init__", "gzip.compress"):
                monkeypatch.setattr(f"{common.__name__}.{name}", None)
            return [first.content, (await client.get(f"/api/games/ceres/{what}")).content]

    first, second = scene(tmp_path, ask)
    assert first == second
