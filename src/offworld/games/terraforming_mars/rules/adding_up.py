"""Adding up what a player's cards change for good: perks, and the prices that follow from them."""

from __future__ import annotations

from typing import Final

from offworld.games.terraforming_mars.data.book import CARD, COST, HAS_PERKS, LASTING, WITH_TAG
from offworld.games.terraforming_mars.data.card import Card
from offworld.games.terraforming_mars.names import CITY, GREENERY, NO_CUBE, NO_TAG, OCEAN, STEEL, CardNumber
from offworld.games.terraforming_mars.rules.lasting import (
    Discount,
    GreeneryCost,
    Guard,
    HeatAsMoney,
    MetalValue,
    OnCost,
    OnEvent,
    OnMetalBonus,
    OnProject,
    OnTag,
    OnTile,
    ProjectDiscount,
    Shield,
    Slack,
)
from offworld.games.terraforming_mars.rules.perks import Perks
from offworld.toolbox.readings import complete, on


def perks_of(corporation: CardNumber, played: list[CardNumber]) -> Perks:
    """Return what a corporation and face-up cards add up to."""
    perks = added_up(corporation, played)
    perks.prices = prices(perks)
    return perks


def more_perks(old: Perks, corporation: CardNumber, played: list[CardNumber]) -> Perks:
    """Return the same after one more card, the last of those played."""
    perks = added_up(corporation, played)
    is_cheaper = perks.discount != old.discount or perks.tag_discounts != old.tag_discounts
    perks.prices = prices(perks) if is_cheaper else old.prices
    return perks


def added_up(corporation: CardNumber, played: list[CardNumber]) -> Perks:
    """Return the same without the prices that follow from it."""
    perks = Perks()
    for number in (corporation, *played):
        if HAS_PERKS[number]:
            _add(perks, CARD[number])
    return perks


def _add(perks: Perks, card: Card) -> None:
    if card.actions:
        perks.actions.append(card.number)
    if card.cube != NO_CUBE:
        perks.holders[card.cube].append(card.number)
    for lasting in card.lasting:
        _LASTING[type(lasting)](lasting, perks, card.number)


def prices(perks: Perks) -> list[int]:
    """Return what each project costs to play."""
    found = [cost - perks.discount for cost in COST]
    for tag, discount in enumerate(perks.tag_discounts):
        if discount:
            for number in WITH_TAG[tag]:
                found[number] -= discount
    return [max(0, price) for price in found]


# --- what each permanent effect adds ----------------------------------------------------------------------------------
def _discount(lasting: Discount, perks: Perks, card: CardNumber) -> None:
    if lasting.tag == NO_TAG:
        perks.discount += lasting.amount
    else:
        perks.tag_discounts[lasting.tag] += lasting.amount


def _project_discount(lasting: ProjectDiscount, perks: Perks, card: CardNumber) -> None:
    perks.project_discounts[lasting.project] += lasting.amount


def _metal_value(lasting: MetalValue, perks: Perks, card: CardNumber) -> None:
    if lasting.metal == STEEL:
        perks.steel += lasting.amount
    else:
        perks.titanium += lasting.amount


def _slack(lasting: Slack, perks: Perks, card: CardNumber) -> None:
    perks.slack += lasting.steps


def _shield(lasting: Shield, perks: Perks, card: CardNumber) -> None:
    perks.has_shield = True


def _guard(lasting: Guard, perks: Perks, card: CardNumber) -> None:
    perks.guarded.append(card)


def _heat_as_money(lasting: HeatAsMoney, perks: Perks, card: CardNumber) -> None:
    perks.has_heat_money = True


def _greenery_cost(lasting: GreeneryCost, perks: Perks, card: CardNumber) -> None:
    perks.greenery_cost = lasting.plants


def _on_tag(lasting: OnTag, perks: Perks, card: CardNumber) -> None:
    for tag in lasting.tags:
        perks.on_tag[tag].append(lasting)
    if lasting.anyone:
        perks.on_others_tag.append(lasting)


def _on_event(lasting: OnEvent, perks: Perks, card: CardNumber) -> None:
    perks.on_event.append(lasting)


def _on_tile(lasting: OnTile, perks: Perks, card: CardNumber) -> None:
    if lasting.tile == OCEAN:
        perks.on_ocean.append(lasting)
    elif lasting.tile == GREENERY:
        perks.on_greenery.append(lasting)
    else:
        assert lasting.tile == CITY
        perks.on_city.append(lasting)


def _on_metal_bonus(lasting: OnMetalBonus, perks: Perks, card: CardNumber) -> None:
    perks.on_metal.append(lasting)


def _on_project(lasting: OnProject, perks: Perks, card: CardNumber) -> None:
    perks.on_project.append(lasting)


def _on_cost(lasting: OnCost, perks: Perks, card: CardNumber) -> None:
    perks.on_cost.append(lasting)


_LASTING: Final = complete(
    "what permanent effects add up to",
    LASTING,
    on(Discount, _discount),
    on(GreeneryCost, _greenery_cost),
    on(Guard, _guard),
    on(HeatAsMoney, _heat_as_money),
    on(MetalValue, _metal_value),
    on(OnCost, _on_cost),
    on(OnEvent, _on_event),
    on(OnMetalBonus, _on_metal_bonus),
    on(OnProject, _on_project),
    on(OnTag, _on_tag),
    on(OnTile, _on_tile),
    on(ProjectDiscount, _project_discount),
    on(Shield, _shield),
    on(Slack, _slack),
)
