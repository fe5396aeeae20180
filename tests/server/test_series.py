"""A series at the table: going on with the same people, lists that say how it stands, one file of the whole."""

from __future__ import annotations

import random

from tests.server.host import Host
from tests.server.people import Person, asked


def finish(person: Person, match: str) -> None:
    """Answer at random until the match is over."""
    chance = random.Random(1)
    while (view := asked(state := person.turn(match))) is not None:
        assert state["match"]["status"] == "live"
        assert person.answer(match, view, chance).status_code == 200


def test_a_series_goes_on_and_is_exported_and_imported_as_one_file(server: Host) -> None:
    anna = Person(server)
    made = anna.http.post(
        "/api/matches", json={"game": "signals", "options": {"nights": 3}, "seats": [{"kind": "me", "name": "Anna"}]}
    ).json()["match"]
    assert made["series"]["number"] == 1
    assert not made["series"]["next"]
    assert [text["key"] for text in made["series"]["standing"]] == ["signals-standing-night", "signals-standing-wins"]
    assert anna.http.get(f"/api/matches/{made['id']}/series").status_code == 409

    finish(anna, made["id"])
    info = anna.http.get(f"/api/matches/{made['id']}").json()
    assert info["series"]["next"]
    assert info["outcome"]["rivals"][0]["name"]["key"] == "signals-echo"
    assert sum(line["points"] for line in info["lines"][0]) == info["outcome"]["scores"][0]

    second = anna.http.post(f"/api/matches/{made['id']}/rematch").json()["match"]
    assert anna.http.post(f"/api/matches/{made['id']}/rematch").json()["match"]["id"] == second["id"]
    assert second["series"]["number"] == 2
    assert second["series"]["id"] == made["series"]["id"]
    assert second["series"]["standing"][0]["params"]["night"] == 2
    assert [seat["name"] for seat in second["seats"]] == ["Anna"]

    listed = {match["id"]: match["series"] for match in anna.http.get("/api/me").json()["matches"]}
    assert [listed[made["id"]]["number"], listed[second["id"]]["number"]] == [1, 2]
    assert listed[made["id"]]["standing"] == info["series"]["standing"]
    assert listed[second["id"]]["standing"][0]["params"]["night"] == 2

    finish(anna, second["id"])
    file = anna.http.get(f"/api/matches/{second['id']}/series").json()
    assert [record.get("handed", {}).get("night") for record in file["series"]] == [None, 2]

    boris = Person(server)
    imported = boris.http.post("/api/import", json={"file": file, "seats": []})
    assert imported.status_code == 201, imported.text
    copy = imported.json()["match"]
    assert copy["series"]["number"] == 2
    assert copy["series"]["next"]
    third = boris.http.post(f"/api/matches/{copy['id']}/rematch").json()["match"]
    assert third["series"]["number"] == 3
    finish(boris, third["id"])
    assert not boris.http.get(f"/api/matches/{third['id']}").json()["series"]["next"]
    assert len(boris.http.get(f"/api/matches/{third['id']}/series").json()["series"]) == 3
    again = boris.http.post(f"/api/matches/{third['id']}/rematch").json()["match"]
    assert again["series"]["number"] == 1
    assert again["series"]["id"] != third["series"]["id"]


def test_a_spoiled_series_is_refused(server: Host) -> None:
    anna = Person(server)
    for file in ({"format": 1, "series": []}, {"format": 1, "series": [{"game": 5}]}, {"format": 2, "series": 3}):
        assert anna.http.post("/api/import", json={"file": file, "seats": []}).status_code == 422, file


def test_a_match_of_its_own_has_no_series(server: Host) -> None:
    anna = Person(server)
    made = anna.http.post("/api/matches", json={"game": "signals", "seats": [{"kind": "me", "name": "Anna"}]}).json()
    assert made["match"]["series"] is None
    finish(anna, made["match"]["id"])
    refused = anna.http.get(f"/api/matches/{made['match']['id']}/series")
    assert refused.status_code == 409
    assert refused.json()["error"]["key"] == "error-series-none"
