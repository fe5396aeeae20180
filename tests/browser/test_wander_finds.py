"""The wanderer finds what is broken: faults planted on a real table, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.test_wander import steady
from tests.browser.wander.faults import Walk
from tests.browser.wander.scripts import AIM
from tests.browser.wander.walk import Wanderer
from tests.server.host import Host

__all__ = ["steady"]
pytestmark = pytest.mark.about("table")
# what is planted, as markup at the end of the page, by the rule that forbids it
OVER = "position: fixed; left: 40px; top: 40px; z-index: 99;"
PLANTS = {
    "overlap": f'<span data-style="{OVER}">one text</span><span data-style="{OVER}">another</span>',
    "cut": f'<div data-style="{OVER} width: 40px; overflow: hidden; white-space: nowrap">words that go on</div>',
    "word": f'<div data-style="{OVER} width: 24px; word-break: break-all">wanderer</div>',
    "outside": '<div data-style="position: fixed; left: -60px; top: 40px">half of it is away</div>',
    "ellipsis": (
        f'<div data-style="{OVER} width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">'
        "words that go on</div>"
    ),
    "sideways": f'<div data-style="{OVER} width: 80px; overflow: auto"><p data-style="width: 300px">wide</p></div>',
    "wordless": f'<p data-style="{OVER}">web-start</p>',
    "small": f'<a href="/" data-style="{OVER} width: 20px; height: 20px">x</a>',
    "spilt": f'<section data-style="{OVER} width: 40px; white-space: nowrap">words that go on</section>',
    "crowded": '<button>first</button><button data-style="margin-left: -40px; min-width: 90px">second</button>',
    "buried": (
        f'<button data-style="{OVER} z-index: 1">below</button>'
        f'<div data-style="{OVER} width: 300px; height: 90px; background: #000"></div>'
    ),
}
# Outside of the flow, so that nothing else moves; the page allows no styles in its markup.
PLANT = """(markup) => {
    const plant = document.createElement('div');
    plant.id = 'planted';
    plant.style.cssText = 'position: fixed; left: 0; top: 120px';
    plant.innerHTML = markup;
    for (const each of plant.querySelectorAll('[data-style]')) each.style.cssText = each.dataset.style;
    document.body.append(plant);
}"""
# What a style does to a part in which nothing has changed.
RESTYLE = """(rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
}"""
SELDOM = 4  # looks after which everything has been looked at again
IDLE = f'<button data-testid="idle-button" data-style="{OVER} width: 90px; height: 50px">press</button>'


@pytest.fixture
def wanderer(chrome: Browser, steady: Host) -> Iterator[Wanderer]:
    """Somebody with a phone at a table of Dig Mars."""
    found = Wanderer(chrome, steady, Walk("dig_mars", 390, 0))
    found.sit()
    yield found
    found.visitor.leave()


@pytest.mark.timeout(300)
def test_each_planted_fault_is_found(wanderer: Wanderer) -> None:
    assert not wanderer.walk.faults, wanderer.walk.report()
    for rule, markup in PLANTS.items():
        wanderer.walk.faults.clear()
        wanderer.page.evaluate(PLANT, markup)
        wanderer.look()
        assert rule in {fault.rule for fault, _, _ in wanderer.walk.faults.values()}, (rule, wanderer.walk.report())
        wanderer.page.evaluate("document.getElementById('planted').remove()")
    wanderer.walk.faults.clear()
    wanderer.look()
    assert not wanderer.walk.faults, wanderer.walk.report()


@pytest.mark.timeout(300)
def test_a_row_that_is_swiped_may_reach_into_the_margin_of_what_it_lies_in(wanderer: Wanderer) -> None:
    """As the filters of a hand on a phone do: pushed aside, their first words lie outside of the section's box."""
    row = "margin: 0 -16px; overflow-x: auto; white-space: nowrap; scrollbar-width: none"
    words = "".join(
        f'<b data-style="display: inline-block; margin-right: 30px">words {number}</b>' for number in range(9)
    )
    markup = f'<section data-style="{OVER} left: 16px; width: 358px"><nav data-testid="card-row" data-style="{row}">'
    wanderer.page.evaluate(PLANT, f"{markup}{words}</nav></section>")
    wanderer.page.evaluate("document.querySelector('#planted nav').scrollLeft = 14")
    wanderer.look()
    assert not wanderer.walk.faults, wanderer.walk.report()


@pytest.mark.timeout(300)
def test_what_has_not_changed_is_looked_at_again(wanderer: Wanderer) -> None:
    """Most looks pass over parts in which nothing has happened; what happens to them from afar is seen soon."""
    wanderer.page.evaluate(PLANT, f'<p data-style="{OVER}"><b class="planted-words">wanderer</b> <i>goes</i></p>')
    wanderer.look()
    wanderer.look()
    assert not wanderer.walk.faults, wanderer.walk.report()
    wanderer.page.evaluate(RESTYLE, ".planted-words { display: inline-block; width: 24px; word-break: break-all }")
    for _ in range(SELDOM):
        wanderer.page.evaluate("document.body.append('')")  # where nothing at all has happened nobody looks
        wanderer.look()
    assert "word" in {fault.rule for fault, _, _ in wanderer.walk.faults.values()}, wanderer.walk.report()


@pytest.mark.timeout(300)
def test_what_lies_over_a_part_that_has_not_changed_is_seen(wanderer: Wanderer) -> None:
    wanderer.page.evaluate(PLANT, f'<p data-style="{OVER}">words <i>that stay</i></p>')
    wanderer.look()
    wanderer.look()
    assert not wanderer.walk.faults, wanderer.walk.report()
    wanderer.page.evaluate(PLANT, f'<p data-style="{OVER}">words <i>that come</i></p>')
    wanderer.look()
    assert "overlap" in {fault.rule for fault, _, _ in wanderer.walk.faults.values()}, wanderer.walk.report()


@pytest.mark.timeout(300)
def test_a_press_that_changes_nothing_is_dead(wanderer: Wanderer) -> None:
    wanderer.page.evaluate(PLANT, IDLE)
    wanderer.look()
    thing = next(each for each in wanderer.seen["list"] if each["testid"] == "idle-button")
    wanderer.press(thing, wanderer.page.evaluate(AIM, thing["index"]))
    assert [fault.rule for fault, _, _ in wanderer.walk.faults.values()] == ["dead"]


@pytest.mark.timeout(300)
def test_an_error_of_the_page_is_noted(wanderer: Wanderer) -> None:
    wanderer.page.evaluate("setTimeout(() => { throw new Error('planted') })")
    wanderer.page.wait_for_timeout(100)
    wanderer.look()
    assert [fault.rule for fault, _, _ in wanderer.walk.faults.values()] == ["error"]


@pytest.mark.timeout(300)
def test_a_match_that_ends_with_an_answer_comes_to_rest(chrome: Browser, steady: Host) -> None:
    """The last frame replaces the match as a whole, where so much of it is new."""
    found = Wanderer(chrome, steady, Walk("ceres", 1440, 9001))
    found.page.goto("/")
    found.file = 6  # the last answers of a match alone
    found.sit()
    found.page.locator("""[data-testid=choice][data-value='["pass"]']""").first.click()
    found.look()
    found.visitor.leave()
    assert found.state["over"]
    assert not found.walk.faults, found.walk.report()
