"""A game's fixed components: sent once, then only confirmed."""

from __future__ import annotations

from offworld.games import game
from tests.server.people import Person


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
