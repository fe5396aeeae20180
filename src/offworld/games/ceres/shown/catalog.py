"""The components that never change, as plain JSON, each with its confidence; views name them by id."""

from __future__ import annotations

from offworld.games.ceres.data import (
    asteroids,
    automa,
    contracts,
    facilities,
    locations,
    outstations,
    projects,
    ships,
    tokens,
    unions,
)
from offworld.games.ceres.data import (
    figures as rules,
)
from offworld.games.ceres.data.book import EACH_ROCK, TOP_LEVEL, distance
from offworld.games.ceres.data.printed import Printed
from offworld.games.ceres.names import (
    COLOURS,
    CONFIDENCES,
    EVENTS,
    FIELDS,
    LOCATIONS,
    RESOURCES,
    RINGS,
    SECTORS,
    TYPES,
    Rock,
)
from offworld.games.ceres.shown.types import (
    Asteroid,
    AutomaCard,
    Catalog,
    Contract,
    Effect,
    Facility,
    LocationCard,
    Option,
    Project,
    Rules,
    Ship,
    ShipOffer,
    Token,
    Union,
)
from offworld.games.ceres.words import say
from offworld.games.ceres.words.pictures import effect_json, level_json, units_json
from offworld.games.ceres.words.printed import favour_words
from offworld.kernel.plain import Message
from offworld.kernel.text import Text, params_json


def catalog() -> Catalog:
    """Return all components with names, numbers, words and confidence."""
    return {
        "data": {"number": rules.DATA, "marks": {mark: _text(f"ceres-mark-{mark}") for mark in CONFIDENCES}},
        "resources": [{"id": name, "name": _text(f"ceres-resource-{name}")} for name in RESOURCES],
        "workers": [
            {
                "id": name,
                "name": _text(f"ceres-worker-{name}"),
                "type": TYPES[at],
                "type_name": _text(f"ceres-type-{TYPES[at]}"),
            }
            for at, name in enumerate(COLOURS)
        ],
        "sectors": SECTORS,
        "distances": [distance(sector) for sector in range(SECTORS)],
        "rings": [
            {
                "id": name,
                "name": _text(f"ceres-ring-{name}"),
                "steps": rules.RING_STEPS[at],
                "price": rules.RING_PRICE[at],
            }
            for at, name in enumerate(RINGS)
        ],
        "locations": [_location(at) for at in range(len(LOCATIONS))],
        "facilities": [_facility(at) for at in range(len(facilities.FACILITIES))],
        "outstations": [_outstation(at) for at in range(len(outstations.OUTSTATIONS))],
        "asteroids": [_asteroid(at) for at in EACH_ROCK],
        "projects": [_project(at) for at in range(len(projects.PROJECTS))],
        "ships": [_ship(at) for at in range(len(ships.SHIPS))],
        "tokens": [_token(at) for at in range(len(tokens.TOKENS))],
        "research": [
            {
                "id": name,
                "name": _text(f"ceres-field-{name}"),
                "levels": [level_json(at, level + 1) for level in range(TOP_LEVEL)],
            }
            for at, name in enumerate(FIELDS)
        ],
        "unions": [_union(at) for at in range(len(unions.UNIONS))],
        "track": list(unions.TRACK),
        "contracts": [_contract(at) for at in range(len(contracts.CONTRACTS))],
        "automa": _automa(),
        "rules": _rules(),
    }


def _text(key: str) -> Message:
    return Text(key).to_json()


def _effects(effects: tuple[Printed, ...]) -> list[Effect]:
    return [effect_json(effect) for effect in effects]


def _location(at: int) -> LocationCard:
    options: list[Option] = [
        {"id": option.id, "name": say.option(number).to_json(), "does": _effects(option.effect), "mark": option.mark}
        for number, option in enumerate(locations.OPTIONS)
        if option.location == at
    ]
    return {"id": LOCATIONS[at], "name": say.location(at).to_json(), "options": options}


def _facility(at: int) -> Facility:
    card = facilities.FACILITIES[at]
    return {
        "id": card.id,
        "name": say.station(at).to_json(),
        "colour": COLOURS[card.colour],
        "type": TYPES[card.colour],
        "cost": units_json(card.cost),
        "points": card.points,
        "income": units_json(card.income),
        "action": _effects(card.action),
        "upgrade": _effects(card.upgrade),
        "mark": card.mark,
    }


def _outstation(at: int) -> Facility:
    station = outstations.OUTSTATIONS[at]
    return {
        "id": station.id,
        "name": say.station(len(facilities.FACILITIES) + at).to_json(),
        "colour": COLOURS[station.colour],
        "type": TYPES[station.colour],
        "income": units_json(station.income),
        "action": _effects(station.action),
        "mark": station.mark,
    }


def _asteroid(at: Rock) -> Asteroid:
    rock = asteroids.ASTEROIDS[at]
    return {
        "id": rock.id,
        "name": say.asteroid(at).to_json(),
        "ring": RINGS[rock.ring],
        "sector": rock.sector,
        "players": rock.players,
        "income": units_json(rock.income),
        "points": rock.points,
        "mark": rock.mark,
    }


def _project(at: int) -> Project:
    project = projects.PROJECTS[at]
    return {
        "id": project.id,
        "name": say.project(at).to_json(),
        "cost": units_json(project.cost),
        "points": project.points,
        "penalty": project.penalty,
        "mark": project.mark,
    }


def _ship(at: int) -> Ship:
    ship = ships.SHIPS[at]
    offers: list[ShipOffer] = [
        {"pay": units_json(each.pay), "get": units_json(each.get), "most": each.most} for each in ship.offers
    ]
    return {
        "id": ship.id,
        "name": say.ship(at).to_json(),
        "round": ship.round,
        "offers": offers,
        "workers": [COLOURS[colour] for colour in ship.workers],
        "mark": ship.mark,
    }


def _token(at: int) -> Token:
    token = tokens.TOKENS[at]
    return {
        "id": token.id,
        "name": say.token(at).to_json(),
        "price": token.price,
        "does": _effects(token.effect),
        "automa": params_json({"does": favour_words(token.automa)})["does"],
        "contracts": token.contracts,
        "mark": token.mark,
    }


def _union(at: int) -> Union:
    tile = unions.UNIONS[at]
    return {
        "number": tile.number,
        "name": say.union(at).to_json(),
        "main": _effects(tile.main),
        "bonus": _effects(tile.bonus),
        "mark": tile.mark,
    }


def _contract(at: int) -> Contract:
    contract = contracts.CONTRACTS[at]
    return {
        "id": contract.id,
        "name": say.contract(at).to_json(),
        "event": EVENTS[contract.event],
        "levels": contract.levels,
        "points": contract.points,
        "steps": contract.steps,
        "mark": contract.mark,
    }


def _automa() -> AutomaCard:
    return {
        "leaders": [
            {
                "id": leader.id,
                "name": _text(f"ceres-option-automa-{leader.id}"),
                "credits": leader.credits,
                "points": leader.points,
                "mark": leader.mark,
            }
            for leader in automa.LEADERS
        ],
        "actions": [{"id": card.id, "kind": (*LOCATIONS, "worker", "union")[card.kind]} for card in automa.ACTIONS],
        "priorities": [
            {
                "id": card.id,
                "arrow": "left" if card.left else "right",
                "workers": [COLOURS[colour] for colour in card.colours],
                "rings": [RINGS[ring] for ring in card.rings],
            }
            for card in automa.PRIORITIES
        ],
        "research_points": list(automa.RESEARCH_POINTS),
        "credits_per_point": automa.CREDITS_PER_POINT,
        "construction_price": automa.CONSTRUCTION_PRICE,
        "facility_bonus": automa.FACILITY_BONUS,
        "launch_price": automa.LAUNCH_PRICE,
        "contract_price": automa.CONTRACT_PRICE,
        "contract_points": automa.CONTRACT_POINTS,
        "income": automa.INCOME,
    }


def _rules() -> Rules:
    return {
        "rounds": rules.ROUNDS,
        "leaders": rules.LEADERS,
        "stored_probes": rules.STORED_PROBES,
        "probes": rules.PROBE_TOKENS,
        "upgrades": rules.UPGRADES,
        "probe_price": units_json(rules.PROBE_PRICE),
        "override_price": units_json(locations.OVERRIDE_PRICE),
        "lobby": units_json(locations.LOBBY),
        "start": units_json(rules.START),
        "leftover_worth": units_json(rules.LEFTOVER_WORTH),
        "leftovers_per_point": rules.LEFTOVERS_PER_POINT,
        "unfinished_penalty": contracts.UNFINISHED_PENALTY,
        "completion": contracts.COMPLETION,
        "seals": unions.SEALS,
    }
