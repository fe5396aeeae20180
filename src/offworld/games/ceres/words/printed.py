"""What is printed, in words: one reading for each kind of printed effect, and those of research and favours."""

from __future__ import annotations

from typing import Final

from offworld.games.ceres.data import printed
from offworld.games.ceres.data.research import LEVELS, Level
from offworld.games.ceres.data.tokens import Favour
from offworld.games.ceres.names import NOTHING
from offworld.games.ceres.words import say
from offworld.kernel.text import Text
from offworld.toolbox.readings import complete, on


def _assemble(effect: printed.Assemble) -> Text:
    if effect.discount != NOTHING:
        return Text("ceres-effect-assemble-less", {"most": effect.most, "units": say.units(effect.discount)})
    return Text("ceres-effect-assemble", {"most": effect.most})


def _construct(effect: printed.Construct) -> Text:
    if effect.discount:
        return Text("ceres-effect-construct-less", {"alloy": effect.discount})
    return Text("ceres-effect-construct")


def _convert(effect: printed.Convert) -> Text:
    pay, get = say.units(effect.pay), say.units(effect.get)
    return Text("ceres-effect-convert", {"pay": pay, "get": get, "most": effect.most})


def _defer(effect: printed.Defer) -> Text:
    return Text("ceres-effect-defer", {"price": say.units(effect.price)})


def _gain(effect: printed.Gain) -> Text:
    return Text("ceres-effect-gain", {"units": say.units(effect.units)})


def _hire(effect: printed.Hire) -> Text:
    return Text("ceres-effect-hire", {"most": effect.most, "price": say.units(effect.price)})


def _labour_union(effect: printed.LabourUnion) -> Text:
    return Text("ceres-effect-labour_union")


def _launch(effect: printed.Launch) -> Text:
    if effect.surcharge:
        return Text("ceres-effect-launch-more", {"ice": effect.surcharge})
    if effect.discount:
        return Text("ceres-effect-launch-less", {"ice": effect.discount})
    return Text("ceres-effect-launch")


def _mix(effect: printed.Mix) -> Text:
    one, other = say.resource(effect.of[0]), say.resource(effect.of[1])
    return Text("ceres-effect-mix", {"count": effect.count, "first": one, "second": other})


def _produce(effect: printed.Produce) -> Text:
    return Text("ceres-effect-produce", {"sources": effect.sources})


def _reactivate(effect: printed.Reactivate) -> Text:
    return Text("ceres-effect-reactivate")


def _recruit(effect: printed.Recruit) -> Text:
    return Text("ceres-effect-recruit")


def _research(effect: printed.Research) -> Text:
    if effect.discount:
        return Text("ceres-effect-research-less", {"steps": effect.steps, "amount": effect.discount})
    return Text("ceres-effect-research", {"steps": effect.steps})


def _score(effect: printed.Score) -> Text:
    return Text("ceres-effect-score", {"points": effect.points})


def _settle(effect: printed.Settle) -> Text:
    if effect.discount:
        return Text("ceres-effect-settle-less", {"count": effect.discount})
    return Text("ceres-effect-settle")


def _trade(effect: printed.Trade) -> Text:
    return Text("ceres-effect-trade", {"offers": effect.offers})


_WORDS: Final = complete(
    "words of printed effects",
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


def effect_words(effect: printed.Printed) -> Text:
    """Return what a printed effect does."""
    return _WORDS[type(effect)](effect)


def level_numbers(level: Level) -> list[tuple[str, int]]:
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
    for name, amount in level_numbers(level):
        if amount:
            return Text(f"ceres-research-{name}", {"number": amount})
    return Text("ceres-research-gain", {"units": say.units(level.gain)})


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
