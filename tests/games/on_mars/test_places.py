"""Where things of On Mars are: the deeds in `rules/effects`, the choice of them in `rules/actions`."""

from __future__ import annotations

import offworld
from offworld.games.on_mars.rules import actions, effects, rival


def test_actions_offer_deeds_and_define_none() -> None:
    places = {kind.__name__: kind.__module__ for kind in offworld.game("on_mars").effects}
    assert [name for name, module in places.items() if module.startswith(actions.__name__)] == []
    deeds = [name for name, module in places.items() if module.startswith(effects.__name__)]
    assert {"Move", "Construct", "DoExecutive", "ClaimGoal", "RaiseLevel", "MayTravel"} <= set(deeds)
    lacerdas = [name for name, module in places.items() if module.startswith(rival.__name__)]
    assert lacerdas == [name for name in places if name.startswith("Lacerda")]
