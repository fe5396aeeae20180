"""The guides name what there is."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import httpx
import msgspec
import pytest

from offworld.games import game, games
from offworld.kernel.errors import BadPosition
from offworld.server import Limits, Settings
from offworld.server.thinking.thinker import check_file
from offworld.server.wire import bodies, frames, questions, told
from tests.server.finished import finished_match
from tests.server.host import ROOT, Host


def test_the_guide_for_hosts_names_every_setting() -> None:
    text = (ROOT / "docs" / "host.md").read_text()
    for field in (*Settings.__struct_fields__, *Limits.__struct_fields__):
        assert f"`{field}`" in text, field


def test_the_guide_to_the_api_names_every_route(server: Host) -> None:
    text = (ROOT / "docs" / "api.md").read_text()
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    for path, methods in described["paths"].items():
        written = re.escape(path).replace(re.escape("{match}"), "{id}").replace(re.escape("{name}"), "{game}")
        for method in methods:
            assert re.search(rf"`{method.upper()} {written}[`? ]", text), f"{method} {path}"


def test_the_guide_to_the_api_names_every_command() -> None:
    text = (ROOT / "docs" / "api.md").read_text()
    for made in (frames.Hello, *get_args(frames.AnyCommand)):
        assert f'"type": "{made.__struct_config__.tag}"' in text, made


def fields(of: type[msgspec.Struct]) -> set[str]:
    """Return what a struct is made of when it travels."""
    return {field.encode_name for field in msgspec.structs.fields(of)}


def shown(begins: str) -> Any:
    """Return the example of the guide to the API that begins so."""
    text = (ROOT / "docs" / "api.md").read_text()
    (found,) = [each for each in re.findall(r"```json\n(.*?)```", text, re.S) if each.startswith(begins)]
    return json.loads(found)


def test_the_examples_of_the_guide_to_the_api_show_all_that_comes_and_nothing_else() -> None:
    info, mine = shown('{"id": "h7'), shown('{"person"')
    assert set(info) == fields(told.MatchInfo)
    assert [set(seat) for seat in info["seats"]] == [fields(told.SeatInfo)] * 3
    assert set(mine) == fields(bodies.MyMatches)
    assert set(mine["matches"][0]) == fields(told.MyMatch)
    state, update = shown('{"type": "state"'), shown('{"type": "update"')
    assert set(state) == {"type", *fields(told.StateOf)}
    for view in (*state["views"], *update["views"]):
        assert set(view) == fields(told.SeatView)
    assert set(state["views"][0]["question"]) == {"kind", *fields(questions.EachQuestion)}
    assert set(update) == {"type", *fields(told.UpdateOf)}
    assert set(shown('[{"name": "dig_mars"')[0]) == fields(bodies.GameInfo)
    assert shown('[{"name": "dig_mars"')[0]["options"] == [option.to_json() for option in game("dig_mars").options]


def test_the_commands_of_the_guide_to_the_api_can_be_sent() -> None:
    text = (ROOT / "docs" / "api.md").read_text()
    lines = re.findall(r'^\{"type": ".*\}$', text.partition("## Commands")[2].partition("## Limits")[0], re.M)
    sent = [msgspec.json.decode(line, type=frames.AnyCommand) for line in lines]
    assert {type(command) for command in sent} == set(get_args(frames.AnyCommand))


def test_the_description_says_how_one_may_say_who_one_is(server: Host) -> None:
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    assert described["components"]["securitySchemes"]["link"] == {
        "type": "apiKey",
        "name": "Offworld-Link",
        "in": "header",
    }
    paths = described["paths"]
    anybody: dict[str, list[str]] = {}
    account: list[dict[str, list[str]]] = [{"cookie": []}, {"account": []}]
    assert paths["/api/games"]["get"]["security"] == []
    assert paths["/api/me"]["get"]["security"] == [*account, anybody]
    assert paths["/api/matches/{match}"]["get"]["security"] == [*account, {"link": []}, anybody]


def test_the_description_says_where_a_link_is_enough(server: Host) -> None:
    """Whoever has nothing but a link asks for everything that can be asked for without a body."""
    match, _, _, created = finished_match(server)
    link = {"Offworld-Link": created["links"]["replay"]["token"]}
    described = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    for path, methods in described.items():
        if not path.startswith("/api/matches/{match}"):
            continue
        for method, operation in methods.items():
            if "requestBody" in operation:
                assert {"link": []} not in operation["security"], f"{method} {path}"
                continue
            address = server.url + path.format(match=match, kind="watch", seat=0)
            reply = httpx.request(method, address, headers=link, params={"seat": 0} if "digest" in path else {})
            opened = reply.status_code not in (401, 403, 404)
            assert opened == ({"link": []} in operation["security"]), f"{method} {path}: {reply.text}"


def test_the_description_names_replies_without_a_body(server: Host) -> None:
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    assert "content" not in paths["/api/games/{name}/catalog"]["get"]["responses"]["304"]
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert "429" in operation["responses"], f"{method} {path}"


@pytest.mark.parametrize("name", games())
def test_the_example_of_a_position_is_the_state_of_a_file_and_no_file_by_itself(name: str) -> None:
    example = game(name).example()
    seats = len(example.get("players", ())) or min(game(name).seats)
    assert check_file({"game": name, "seats": seats, "state": example})["seats"] == seats
    with pytest.raises(BadPosition) as refused:
        check_file(example)
    assert refused.value.text.params["field"] == "game"
