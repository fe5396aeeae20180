"""What is printed, in words and as plain JSON for pictures: one reading for each kind of printed effect."""

from __future__ import annotations

from typing import Any, cast

from offworld.games.ceres.data import printed
from offworld.games.ceres.data.research import LEVELS, Level
from offworld.games.ceres.data.tokens import Favour
from offworld.games.ceres.names import KINDS, NOTHING, RESOURCES, Units
from offworld.games.ceres.names import ResourceName as Resource
from offworld.games.ceres.shown.types import Effect, LevelCard
from offworld.games.ceres.words import say
from offworld.kernel.text import Text


def units_json(units: Units | list[int]) -> dict[Resource, int]:
    """Return units by the names of the resources that there are any of."""
    return {RESOURCES[kind]: units[kind] for kind in range(KINDS) if units[kind]}


def effect_json(effect: printed.Printed) -> Effect:
    """Return a printed effect as an operation with its numbers, and its words."""
    return cast(Effect, {**_numbers(effect), "text": effect_words(effect).to_json()})


def _numbers(effect: printed.Printed) -> dict[str, Any]:
    if isinstance(effect, printed.Gain):
        return {"op": "gain", "units": units_json(effect.units)}
    if isinstance(effect, printed.Mix):
        return {"op": "mix", "count": effect.count, "of": [RESOURCES[kind] for kind in effect.of]}
    if isinstance(effect, printed.Convert):
        pay, get = units_json(effect.pay), units_json(effect.get)
        return {"op": "convert", "pay": pay, "get": get, "most": effect.most}
    if isinstance(effect, printed.Launch):
        return {"op": "launch", "change": effect.surcharge - effect.discount}
    if isinstance(effect, printed.Research):
        return {"op": "research", "steps": effect.steps, "discount": effect.discount}
    if isinstance(effect, printed.Assemble):
        return {"op": "assemble", "most": effect.most, "discount": units_json(effect.discount)}
    if isinstance(effect, printed.Construct):
        return {"op": "construct", "discount": effect.discount}
    if isinstance(effect, printed.Trade):
        return {"op": "trade", "offers": effect.offers}
    if isinstance(effect, printed.Settle):
        return {"op": "settle", "discount": effect.discount}
    if isinstance(effect, printed.Defer):
        return {"op": "defer", "price": units_json(effect.price)}
    if isinstance(effect, printed.Score):
        return {"op": "score", "points": effect.points}
    if isinstance(effect, printed.Produce):
        return {"op": "produce", "sources": effect.sources}
    if isinstance(effect, printed.Hire):
        return {"op": "hire", "most": effect.most, "price": units_json(effect.price)}
    if isinstance(effect, printed.Recruit):
        return {"op": "recruit"}
    if isinstance(effect, printed.Reactivate):
        return {"op": "reactivate"}
    return {"op": "labour_union"}


def effect_words(effect: printed.Printed) -> Text:
    """Return what a printed effect does."""
    if isinstance(effect, printed.Gain):
        return Text("ceres-effect-gain", {"units": say.units(effect.units)})
    if isinstance(effect, printed.Mix):
        one, other = say.resource(effect.of[0]), say.resource(effect.of[1])
        return Text("ceres-effect-mix", {"count": effect.count, "first": one, "second": other})
    if isinstance(effect, printed.Convert):
        pay, get = say.units(effect.pay), say.units(effect.get)
        return Text("ceres-effect-convert", {"pay": pay, "get": get, "most": effect.most})
    if isinstance(effect, printed.Launch):
        if effect.surcharge:
            return Text("ceres-effect-launch-more", {"ice": effect.surcharge})
        if effect.discount:
            return Text("ceres-effect-launch-less", {"ice": effect.discount})
        return Text("ceres-effect-launch")
    if isinstance(effect, printed.Research):
        if effect.discount:
            return Text("ceres-effect-research-less", {"steps": effect.steps, "amount": effect.discount})
        return Text("ceres-effect-research", {"steps": effect.steps})
    if isinstance(effect, printed.Assemble):
        if effect.discount != NOTHING:
            return Text("ceres-effect-assemble-less", {"most": effect.most, "units": say.units(effect.discount)})
        return Text("ceres-effect-assemble", {"most": effect.most})
    if isinstance(effect, printed.Construct):
        if effect.discount:
            return Text("ceres-effect-construct-less", {"alloy": effect.discount})
        return Text("ceres-effect-construct")
    if isinstance(effect, printed.Trade):
        return Text("ceres-effect-trade", {"offers": effect.offers})
    if isinstance(effect, printed.Settle):
        if effect.discount:
            return Text("ceres-effect-settle-less", {"count": effect.discount})
        return Text("ceres-effect-settle")
    if isinstance(effect, printed.Defer):
        return Text("ceres-effect-defer", {"price": say.units(effect.price)})
    if isinstance(effect, printed.Score):
        return Text("ceres-effect-score", {"points": effect.points})
    if isinstance(effect, printed.Produce):
        return Text("ceres-effect-produce", {"sources": effect.sources})
    if isinstance(effect, printed.Hire):
        return Text("ceres-effect-hire", {"most": effect.most, "price": say.units(effect.price)})
    if isinstance(effect, printed.Recruit):
        return Text("ceres-effect-recruit")
    if isinstance(effect, printed.Reactivate):
        return Text("ceres-effect-reactivate")
    return Text("ceres-effect-labour_union")


def _level_numbers(level: Level) -> list[tuple[str, int]]:
    """Return what a level of research does besides its gain, by name."""
    return [
        ("launch_discount", level.launch_discount),
        ("launch_points", level.launch_points),
        ("construct_discount", level.construct_discount),
        ("construct_points", level.construct_points),
        ("settle_discount", level.settle_discount),
        ("settle_points", level.settle_points),
        ("per_probe", level.per_probe),
        ("per_facility", level.per_facility),
        ("per_project", level.per_project),
    ]


def level_words(field: int, number: int) -> Text:
    """Return what reaching a level, from 1, of a field brings."""
    level = LEVELS[field][number - 1]
    for name, amount in _level_numbers(level):
        if amount:
            return Text(f"ceres-research-{name}", {"number": amount})
    return Text("ceres-research-gain", {"units": say.units(level.gain)})


def level_json(field: int, number: int) -> LevelCard:
    """Return a level of research with its numbers and words."""
    level = LEVELS[field][number - 1]
    found: dict[str, Any] = {name: amount for name, amount in _level_numbers(level) if amount}
    if level.gain != NOTHING:
        found["gain"] = units_json(level.gain)
    text = level_words(field, number).to_json()
    return {"level": number, "price": level.price, "effect": found, "text": text, "mark": level.mark}


def favour_words(favour: Favour) -> object:
    """Return what a token does for the Automa."""
    numbers = [
        ("free_launch", favour.free_launch),
        ("cheaper_construction", favour.cheaper_construction),
        ("cheaper_project", favour.cheaper_project),
        ("double_grant", favour.double_grant),
        ("worker", favour.worker),
        ("research", favour.research),
        ("yields", favour.yields),
        ("credits", favour.credits),
    ]
    return tuple([Text(f"ceres-favour-{name}", {"number": number}) for name, number in numbers if number])
