"""What everything costs at a moment of a match, in money of that moment.

Money that comes later is worth less: it could have been put to use in the meantime. Points count at the end, so the
more generations are left, the less money of today a point is worth.
"""

from __future__ import annotations

from math import pow
from typing import Final

from offworld.games.terraforming_mars.bots.forecast import generations_left, steps_left
from offworld.games.terraforming_mars.names import ENERGY, GOALS, HEAT, OCEANS, OXYGEN, TEMPERATURE
from offworld.games.terraforming_mars.rules.state import Mars

KEEP: Final = 0.9  # what money of the next generation is worth today
POINT_PRICE: Final = 9.0  # money that a point costs while projects are still being played
LAST_PRICE: Final = 30.0  # in the last generation, when little else than standard projects is left to spend it on
RISE: Final = 4.0  # generations before the end when it begins to rise from the one to the other
METAL: Final = 0.8  # metals pay for some cards only
GROWTH: Final = 0.13  # alone: what money that is put to use brings in each generation
HALF_READY: Final = 0.9  # plants and heat before they are turned into anything


class Outlook:
    """How a match stands for everyone: generations left, prices now and in the next generation."""

    __slots__ = ("generations", "later", "now", "point")

    def __init__(self, generations: float, point: float, now: list[float], later: list[float]) -> None:
        self.generations = generations
        self.point = point  # what a point costs
        self.now = now
        self.later = later  # what things will be worth in a generation, in money of that time


def outlook(state: Mars) -> Outlook:
    """Return how a match stands."""
    left = generations_left(state)
    warm = _useful_heat(state, left)
    done = (
        state.track[TEMPERATURE] >= GOALS[TEMPERATURE],
        state.track[OXYGEN] >= GOALS[OXYGEN],
        state.track[OCEANS] >= GOALS[OCEANS],
    )
    if state.seats == 1 and steps_left(state) > 0:
        now = solo_prices(left, done, warm)
        return Outlook(left, now[19], now, solo_prices(max(left - 1.0, 0.0), done, warm))
    now = prices(left, done, warm, state.seats)
    later = prices(max(left - 1.0, 0.0), done, warm, state.seats)
    return Outlook(left, now[19], now, later)


def _useful_heat(state: Mars, left: float) -> float:
    """Return which part of all the heat that is there and to come can still warm the planet."""
    room = 8.0 * (GOALS[TEMPERATURE] - state.track[TEMPERATURE])
    coming = 8.0 * 0.3 * left  # events warm the planet as well
    for player in state.players:
        coming += (
            player.stock[HEAT] + player.stock[ENERGY] + left * (player.production[HEAT] + player.production[ENERGY])
        )
    return 1.0 if coming <= room else room / coming


def annuity(left: float) -> float:
    """Return what one unit of money in each generation, beginning with the next, is worth today."""
    if left <= 1.0:
        return 0.0
    return KEEP * (1.0 - pow(KEEP, left - 1.0)) / (1.0 - KEEP)


def prices(left: float, done: tuple[bool, bool, bool], warm: float, seats: int) -> list[float]:
    """Return all prices when so many generations are left, this one included."""
    years = annuity(left)
    rise = min(max((RISE - left) / (RISE - 1.0), 0.0), 1.0)
    point = (POINT_PRICE + (LAST_PRICE - POINT_PRICE) * rise * rise) * pow(KEEP, max(left - 1.0, 0.0))
    rating = point + years
    warmth = 0.0 if done[TEMPERATURE] else rating + 0.5
    air = 0.0 if done[OXYGEN] else rating + 0.3
    sea = 0.0 if done[OCEANS] else rating + 3.5
    forest = air + point + 1.5
    town = 1.2 * point * min(left, 5.0) / 4.0 + 3.0
    plant = HALF_READY * forest / 8.0 if left > 0.0 else 0.0
    heat = HALF_READY * warm * warmth / 8.0
    spent = 1.0 if left > 1.0 else 0.5
    steel = 2.0 * METAL * spent
    titanium = 3.0 * METAL * spent
    card = min(0.8 * left, 4.0)
    grown = HALF_READY * (air + 1.35 * point + 2.5) / 8.0  # a tile put where it brings more than on average
    last = pow(KEEP, left) * (forest - air) / 8.0  # plants of the last production still become greeneries
    energy = heat * KEEP * (years - KEEP) + 0.25 * years if years > KEEP else 0.2 * years
    makes = (years, steel * years, titanium * years, grown * years + last, energy, heat * years)
    harm = 0.0 if seats == 1 else 0.75 / (seats - 1)
    few = min(left, 6.0) / 6.0
    return [
        1.0, steel, titanium, plant, 0.95 * heat, heat,
        *makes,
        rating, warmth, air, sea, forest, town, 0.3 * point + 2.0,
        point, card, 0.35 * card, years,
        0.5 * few, 0.6 * few, 0.5 * few, 1.6 * few, 1.6 * few, 1.0 * few, 0.6 * few, 0.5 * few, 0.5 * few, 0.3 * few,
        harm * 0.9, harm * steel, harm * titanium, harm * plant, 0.0, harm * heat,
        *[harm * each for each in makes],
        0.6 * point, 0.35 * point, 0.3 * point, point,
    ]  # fmt: skip


def solo_prices(left: float, done: tuple[bool, bool, bool], warm: float) -> list[float]:
    """Return all prices while one player has to terraform in time: by what the same steps cost as standard projects."""
    years = max(left - 1.0, 0.0)
    point = 1.0
    money = pow(1.0 + GROWTH, years)  # what money of today becomes until the last generation
    yearly = (money - 1.0) / GROWTH
    rating = yearly + point
    warmth = 0.0 if done[TEMPERATURE] else 14.0 + rating
    air = 0.0 if done[OXYGEN] else 21.0 + rating
    sea = 0.0 if done[OCEANS] else 17.0 + rating
    forest = air + 2.0 + point
    plant = HALF_READY * forest / 8.0
    heat = HALF_READY * warm * warmth / 8.0
    plants = HALF_READY * years * (forest - 0.5 * yearly) / 8.0
    heats = HALF_READY * warm * max(warmth - 0.5 * yearly, 0.0) / 8.0
    steel = 2.0 * METAL
    titanium = 3.0 * METAL
    card = min(0.6 * left, 3.0) * money
    makes = (
        yearly,
        steel * yearly,
        titanium * yearly,
        plants,
        heats * max(years - 1.0, 0.0) + 0.2 * years,
        heats * years,
    )
    few = min(left, 6.0) / 6.0
    return [
        money, steel * money, titanium * money, plant, 0.95 * heat, heat,
        *makes,
        rating, warmth, air, sea, forest, 4.0, 2.0,
        point, card, 0.35 * card, yearly,
        0.4 * few, 0.5 * few, 0.4 * few, 1.2 * few, 0.6 * few, 0.6 * few, 0.5 * few, 0.4 * few, 0.3 * few, 0.2 * few,
        *[0.0] * 12,
        0.5, 0.3, 0.3, 1.0,
    ]  # fmt: skip
