"""Benefits in words and as plain JSON, for cards, tiles, cells and spaces."""

from __future__ import annotations

from offworld.games.on_mars.data import benefit as kinds
from offworld.games.on_mars.data.benefit import BEST_ROVER_TECH, BOOSTS, KIND_NAMES, NO_BOOST, WORKING_ONLY, Benefit
from offworld.games.on_mars.names import ANY_BUILDING, BUILDINGS, GOODS, Good
from offworld.games.on_mars.shown import printed
from offworld.games.on_mars.words import speech
from offworld.kernel.text import Text


def benefit_json(benefit: Benefit) -> printed.Benefit:
    """Return a benefit with its words."""
    what: str | None = None
    if benefit.kind == kinds.GAIN:
        what = GOODS[benefit.what]
    elif benefit.kind == kinds.CONSTRUCT and benefit.what != ANY_BUILDING:
        what = BUILDINGS[benefit.what]
    boost = boost_text(benefit)
    return {
        "kind": KIND_NAMES[benefit.kind],
        "count": benefit.count if benefit.count != BEST_ROVER_TECH else None,
        "what": what,
        "free": benefit.free,
        "boost": BOOSTS[benefit.boost] if benefit.boost != NO_BOOST else None,
        "tech": benefit.tech,
        "special": benefit.special,
        "text": benefit_text(benefit).to_json(),
        "boost_text": boost.to_json() if boost is not None else None,
    }


def benefit_text(benefit: Benefit) -> Text:
    """Return what a benefit lets one do."""
    name = KIND_NAMES[benefit.kind]
    kind = benefit.kind
    if kind == kinds.GAIN:
        return Text("on_mars-benefit-gain", {"what": speech.amount(Good(benefit.what), benefit.count)})
    if kind == kinds.CONSTRUCT and benefit.what != ANY_BUILDING:
        return Text("on_mars-benefit-construct-type", {"building": speech.building(benefit.what)})
    if kind in (kinds.DEVELOP, kinds.UPGRADE, kinds.CONTRACT, kinds.SCIENTIST, kinds.WELCOME) and benefit.free:
        name += "-free"
    elif kind in (kinds.UPGRADE, kinds.WAREHOUSE, kinds.MOVE_BOTS, kinds.WELCOME) and benefit.special:
        name += "-special"
    elif kind == kinds.RETRIEVE and benefit.places == WORKING_ONLY:
        name += "-working"
    elif kind == kinds.MOVE_ROVER and benefit.count == BEST_ROVER_TECH:
        name += "-best"
    elif kind == kinds.TRAVEL and benefit.what != kinds.OTHER_SIDE:
        name += "-orbit"
    return Text("on_mars-benefit-" + name, {"count": benefit.count})


def boost_text(benefit: Benefit) -> Text | None:
    """Return what can be spent to make a benefit larger."""
    if benefit.boost == NO_BOOST:
        return None
    if benefit.boost == kinds.CRYSTAL_BOOST:
        return Text("on_mars-boost-crystal")
    return Text("on_mars-boost-level" if benefit.kind == kinds.CONSTRUCT else "on_mars-boost-colonist")
