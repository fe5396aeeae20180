"""What everything costs at a moment of a match, in money of that moment.

Money that comes later is worth less: it could have been put to use in the meantime. Points count at the end, so the
more generations are left, the less money of today a point is worth.
"""

from __future__ import annotations

from math import pow
from typing import Final

from offworld.games.terraforming_mars.bots.forecast import generations_left, steps_left
from offworld.games.terraforming_mars.bots.priced import POINT
from offworld.games.terraforming_mars.data.figures import HEAT_PER_STEP
from offworld.games.terraforming_mars.names import ENERGY, GOALS, HEAT, OCEANS, OXYGEN, TEMPERATURE
from offworld.games.terraforming_mars.rules.perks import PLANTS_PER_GREENERY, STEEL_VALUE, TITANIUM_VALUE
from offworld.games.terraforming_mars.rules.state import Mars

KEEP: Final = 0.9  # what money of the next generation is worth today
POINT_PRICE: Final = 9.0  # money that a point costs while projects are still being played
LAST_PRICE: Final = 30.0  # in the last generation, when little else than standard projects is left to spend it on
RISE: Final = 4.0  # generations before the end when it begins to rise from the one to the other
METAL: Final = 0.8  # metals pay for some cards only
GROWTH: Final = 0.13  # alone: what money that is put to use brings in each generation
HALF_READY: Final = 0.9  # plants and heat before they are turned into anything
WARMED: Final = 0.3  # steps of temperature that events bring in a generation
WARM_BONUS: Final = 0.5  # what steps of the temperature bring besides the rating, on average
AIR_BONUS: Final = 0.3  # the same of oxygen
SEA_BONUS: Final = 3.5  # the same of an ocean: its place, and money for what is laid next to it
PLACE_BONUS: Final = 1.5  # what is printed below a greenery, and oceans next to it
CITY_POINTS: Final = 1.2  # points for greeneries next to a city, for each quarter of what is still to come
CITY_GROWS: Final = 5.0  # generations in which a city can still grow
QUARTERS: Final = 4.0
CITY_BONUS: Final = 3.0
OTHER_POINTS: Final = 0.3  # points for any other tile: a place that is taken
OTHER_BONUS: Final = 2.0
LAST_SPENT: Final = 0.5  # of metals in the last generation, what can still be spent
CARD_YEARS: Final = 0.8  # what a card is worth for each generation in which it can be played
BEST_CARD: Final = 4.0  # and at most
OFFERED: Final = 0.35  # of what a card is worth, if it has still to be bought
WELL_PLACED: Final = 1.35  # points of a greenery that is put where it brings more than on average
WELL_PAID: Final = 2.5
ENERGY_USED: Final = 0.25  # what production of energy is worth to cards that use it up
ENERGY_LATE: Final = 0.2  # the same where it becomes heat too late to matter
ENERGY_WAITS: Final = 0.95  # energy is heat only after production
HARM: Final = 0.75  # of what another one loses, what that is worth to oneself among two
MONEY_HARM: Final = 0.9  # money that is lost hurts a little less
TAGS_MATTER: Final = 6.0  # generations before the end from which tags lose their worth
# what tags are worth by themselves: to milestones, awards, requirements and other cards
BUILDING_TAG: Final = 0.5
SPACE_TAG: Final = 0.6
POWER_TAG: Final = 0.5
SCIENCE_TAG: Final = 1.6
JOVIAN_TAG: Final = 1.6
EARTH_TAG: Final = 1.0
PLANT_TAG: Final = 0.6
MICROBE_TAG: Final = 0.5
ANIMAL_TAG: Final = 0.5
CITY_TAG: Final = 0.3
# points for what lies on some card
ANIMAL_POINTS: Final = 0.6
MICROBE_POINTS: Final = 0.35
SCIENCE_POINTS: Final = 0.3

# alone, where Mars has to be terraformed in time: by what the standard projects cost
SOLO_POINT: Final = 1.0
SOLO_WARMTH: Final = 14.0  # an asteroid
SOLO_AIR: Final = 21.0  # the oxygen of a greenery
SOLO_SEA: Final = 17.0  # an aquifer
SOLO_PLACE: Final = 2.0
SOLO_LATER: Final = 0.5  # production comes half of the time that is left too late for its rating
SOLO_CARD_YEARS: Final = 0.6
SOLO_BEST_CARD: Final = 3.0
SOLO_ENERGY: Final = 0.2
SOLO_CITY: Final = 4.0
SOLO_TILE: Final = 2.0
SOLO_TAGS: Final[list[float]] = [0.4, 0.5, 0.4, 1.2, 0.6, 0.6, 0.5, 0.4, 0.3, 0.2]  # in the order of `names`
SOLO_CUBES: Final[list[float]] = [0.5, 0.3, 0.3, 1.0]  # likewise


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
        return Outlook(left, now[POINT], now, solo_prices(max(left - 1.0, 0.0), done, warm))
    now = prices(left, done, warm, state.seats)
    later = prices(max(left - 1.0, 0.0), done, warm, state.seats)
    return Outlook(left, now[POINT], now, later)


def _useful_heat(state: Mars, left: float) -> float:
    """Return which part of all the heat that is there and to come can still warm the planet."""
    room = HEAT_PER_STEP * (GOALS[TEMPERATURE] - state.track[TEMPERATURE])
    coming = HEAT_PER_STEP * WARMED * left  # events warm the planet as well
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
    warmth = 0.0 if done[TEMPERATURE] else rating + WARM_BONUS
    air = 0.0 if done[OXYGEN] else rating + AIR_BONUS
    sea = 0.0 if done[OCEANS] else rating + SEA_BONUS
    forest = air + point + PLACE_BONUS
    town = CITY_POINTS * point * min(left, CITY_GROWS) / QUARTERS + CITY_BONUS
    plant = HALF_READY * forest / PLANTS_PER_GREENERY if left > 0.0 else 0.0
    heat = HALF_READY * warm * warmth / HEAT_PER_STEP
    spent = 1.0 if left > 1.0 else LAST_SPENT
    steel = STEEL_VALUE * METAL * spent
    titanium = TITANIUM_VALUE * METAL * spent
    card = min(CARD_YEARS * left, BEST_CARD)
    grown = HALF_READY * (air + WELL_PLACED * point + WELL_PAID) / PLANTS_PER_GREENERY
    last = (
        pow(KEEP, left) * (forest - air) / PLANTS_PER_GREENERY
    )  # plants of the last production still become greeneries
    energy = heat * KEEP * (years - KEEP) + ENERGY_USED * years if years > KEEP else ENERGY_LATE * years
    makes = (years, steel * years, titanium * years, grown * years + last, energy, heat * years)
    harm = 0.0 if seats == 1 else HARM / (seats - 1)
    few = min(left, TAGS_MATTER) / TAGS_MATTER
    return [
        1.0, steel, titanium, plant, ENERGY_WAITS * heat, heat,
        *makes,
        rating, warmth, air, sea, forest, town, OTHER_POINTS * point + OTHER_BONUS,
        point, card, OFFERED * card, years,
        BUILDING_TAG * few, SPACE_TAG * few, POWER_TAG * few, SCIENCE_TAG * few, JOVIAN_TAG * few,
        EARTH_TAG * few, PLANT_TAG * few, MICROBE_TAG * few, ANIMAL_TAG * few, CITY_TAG * few,
        harm * MONEY_HARM, harm * steel, harm * titanium, harm * plant, 0.0, harm * heat,
        *[harm * each for each in makes],
        ANIMAL_POINTS * point, MICROBE_POINTS * point, SCIENCE_POINTS * point, point,
    ]  # fmt: skip


def solo_prices(left: float, done: tuple[bool, bool, bool], warm: float) -> list[float]:
    """Return all prices while one player has to terraform in time: by what the same steps cost as standard projects."""
    years = max(left - 1.0, 0.0)
    point = SOLO_POINT
    money = pow(1.0 + GROWTH, years)  # what money of today becomes until the last generation
    yearly = (money - 1.0) / GROWTH
    rating = yearly + point
    warmth = 0.0 if done[TEMPERATURE] else SOLO_WARMTH + rating
    air = 0.0 if done[OXYGEN] else SOLO_AIR + rating
    sea = 0.0 if done[OCEANS] else SOLO_SEA + rating
    forest = air + SOLO_PLACE + point
    plant = HALF_READY * forest / PLANTS_PER_GREENERY
    heat = HALF_READY * warm * warmth / HEAT_PER_STEP
    plants = HALF_READY * years * (forest - SOLO_LATER * yearly) / PLANTS_PER_GREENERY
    heats = HALF_READY * warm * max(warmth - SOLO_LATER * yearly, 0.0) / HEAT_PER_STEP
    steel = STEEL_VALUE * METAL
    titanium = TITANIUM_VALUE * METAL
    card = min(SOLO_CARD_YEARS * left, SOLO_BEST_CARD) * money
    makes = (
        yearly,
        steel * yearly,
        titanium * yearly,
        plants,
        heats * max(years - 1.0, 0.0) + SOLO_ENERGY * years,
        heats * years,
    )
    few = min(left, TAGS_MATTER) / TAGS_MATTER
    return [
        money, steel * money, titanium * money, plant, ENERGY_WAITS * heat, heat,
        *makes,
        rating, warmth, air, sea, forest, SOLO_CITY, SOLO_TILE,
        point, card, OFFERED * card, yearly,
        *[price * few for price in SOLO_TAGS],
        *[0.0] * 12,
        *SOLO_CUBES,
    ]  # fmt: skip
