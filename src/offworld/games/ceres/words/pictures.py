"""What is printed, as plain JSON for pictures: an operation with its numbers for each kind of printed effect."""

from __future__ import annotations

from typing import Any, Final, cast

from offworld.games.ceres.data import printed
from offworld.games.ceres.data.research import LEVELS
from offworld.games.ceres.names import KINDS, NOTHING, RESOURCES, Units
from offworld.games.ceres.names import ResourceName as Resource
from offworld.games.ceres.shown.types import Effect, LevelCard
from offworld.games.ceres.words.printed import effect_words, level_numbers, level_words
from offworld.toolbox.readings import complete, on


def units_json(units: Units | list[int]) -> dict[Resource, int]:
    """Return units by the names of the resources that there are any of."""
    return {RESOURCES[kind]: units[kind] for kind in range(KINDS) if units[kind]}


def _assemble(effect: printed.Assemble) -> dict[str, Any]:
    return {"op": "assemble", "most": effect.most, "discount": units_json(effect.discount)}


def _construct(effect: printed.Construct) -> dict[str, Any]:
    return {"op": "construct", "discount": effect.discount}


def _convert(effect: printed.Convert) -> dict[str, Any]:
    pay, get = units_json(effect.pay), units_json(effect.get)
    return {"op": "convert", "pay": pay, "get": get, "most": effect.most}


def _defer(effect: printed.Defer) -> dict[str, Any]:
    return {"op": "defer", "price": units_json(effect.price)}


def _gain(effect: printed.Gain) -> dict[str, Any]:
    return {"op": "gain", "units": units_json(effect.units)}


def _hire(effect: printed.Hire) -> dict[str, Any]:
    return {"op": "hire", "most": effect.most, "price": units_json(effect.price)}


def _labour_union(effect: printed.LabourUnion) -> dict[str, Any]:
    return {"op": "labour_union"}


def _launch(effect: printed.Launch) -> dict[str, Any]:
    return {"op": "launch", "change": effect.surcharge - effect.discount}


def _mix(effect: printed.Mix) -> dict[str, Any]:
    return {"op": "mix", "count": effect.count, "of": [RESOURCES[kind] for kind in effect.of]}


def _produce(effect: printed.Produce) -> dict[str, Any]:
    return {"op": "produce", "sources": effect.sources}


def _reactivate(effect: printed.Reactivate) -> dict[str, Any]:
    return {"op": "reactivate"}


def _recruit(effect: printed.Recruit) -> dict[str, Any]:
    return {"op": "recruit"}


def _research(effect: printed.Research) -> dict[str, Any]:
    return {"op": "research", "steps": effect.steps, "discount": effect.discount}


def _score(effect: printed.Score) -> dict[str, Any]:
    return {"op": "score", "points": effect.points}


def _settle(effect: printed.Settle) -> dict[str, Any]:
    return {"op": "settle", "discount": effect.discount}


def _trade(effect: printed.Trade) -> dict[str, Any]:
    return {"op": "trade", "offers": effect.offers}


_NUMBERS: Final = complete(
    "numbers of printed effects",
    printed.EFFECTS,
    on(printed.Assemble, _assemble),
    on(printed.Construct, _construct),
    on(printed.Convert, _convert),
    on(printed.Defer, _defer),
    on(printed.Gain, _gain),
    on(printed.Hire, _hire),
    on(printed.LabourUnion, _labour_union),
    on(printed.Launch, _launch),
    on(printed.Mix, _mix),
    on(printed.Produce, _produce),
    on(printed.Reactivate, _reactivate),
    on(printed.Recruit, _recruit),
    on(printed.Research, _research),
    on(printed.Score, _score),
    on(printed.Settle, _settle),
    on(printed.Trade, _trade),
)


def effect_json(effect: printed.Printed) -> Effect:
    """Return a printed effect as an operation with its numbers, and its words."""
    return cast(Effect, {**_NUMBERS[type(effect)](effect), "text": effect_words(effect).to_json()})


def level_json(field: int, number: int) -> LevelCard:
    """Return a level of research with its numbers and words."""
    level = LEVELS[field][number - 1]
    found: dict[str, Any] = {name: amount for name, amount in level_numbers(level) if amount}
    if level.gain != NOTHING:
        found["gain"] = units_json(level.gain)
    text = level_words(field, number).to_json()
    return {"level": number, "price": level.price, "effect": found, "text": text, "mark": level.mark}
