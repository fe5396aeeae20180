"""The protocol has a number, which rises when an old page or program would no longer understand what travels."""

from __future__ import annotations

import re

import msgspec

from offworld.server.wire import bodies, frames
from tests.server.host import ROOT
from tests.server.protocol import KEPT, broken, lines

COMES_IN = {
    name
    for module in (bodies, frames)
    for name, made in vars(module).items()
    if isinstance(made, type) and issubclass(made, msgspec.Struct) and made.__struct_config__.forbid_unknown_fields
}


def test_what_travels_is_still_what_the_number_stands_for() -> None:
    """Else raise PROTOCOL (old pages then load themselves anew), and run `python -m tests.server.protocol --anew`."""
    assert broken(KEPT.read_text(encoding="utf-8").splitlines(), lines(), COMES_IN) == []


def test_all_that_travels_is_written_down() -> None:
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    assert {"wire MatchInfo.id: string", "wire Status = 'live'", "wire Answer.question: number"} <= set(kept)
    assert {line.split(" ")[0] for line in kept} >= {"wire", "games/ceres", "games/on_mars", "games/terraforming_mars"}


def test_what_is_gone_or_has_changed_is_noticed_and_what_is_new_may_come() -> None:
    before = ["protocol 1", "wire Told.name: string", "wire Told.seat: number", "wire Kind = 'a'"]
    assert broken(before, [*before, "wire Told.at: number", "wire Kind = 'b'", "wire Other.at: number"], set()) == []
    changed = ["protocol 1", "wire Told.name: string | null", "wire Kind = 'a'"]
    assert broken(before, changed, set()) == ["wire Told.name: string", "wire Told.seat: number"]


def test_clients_may_be_offered_more_to_send_but_not_be_made_to() -> None:
    before = ["protocol 1", "wire Hello.protocol: number"]
    now = [*before, "wire Hello.gzip?: boolean", "wire Hello.secret: string", "wire NewCommand.id: string"]
    assert broken(before, now, {"Hello", "NewCommand"}) == ["wire Hello.secret: string"]


def test_the_guide_to_the_api_names_the_number() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert set(re.findall(r'"protocol": (\d+)', text)) == {str(frames.PROTOCOL)}
