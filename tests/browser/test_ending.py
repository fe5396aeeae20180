"""The end as a moment, replays that go where one points, playing on from there, and sound offered once."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import offworld
from offworld.bots import Perspective, bot
from tests.browser.people import PHONE, Visitor
from tests.browser.test_axe import ALMOST, BOT, ME, check

pytestmark = pytest.mark.about("table")
Visit = Callable[..., Visitor]
LOOKS = [{"color_scheme": "dark"}, {"color_scheme": "light", "viewport": PHONE, "locale": "ru-RU"}]


def finished_record(game: str, seats: int) -> dict[str, Any]:
    """Return a match that bots have played to its end."""
    match = offworld.game(game).start(seats, 5)
    chooser, rng = bot("random"), offworld.Rng(5)
    while not match.over:
        seat = next(iter(match.asked()))
        match.answer(seat, chooser.choose(Perspective(match, seat), rng))
    return match.record()


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_the_points_are_counted_row_by_row_and_a_press_shows_them_all(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit(reduced_motion="no-preference", **look)
    anna.load(ALMOST, ME, BOT)
    anna.choose("claim")
    expect(anna.see("ending")).to_be_visible()
    anna.page.evaluate("document.querySelector('[data-testid=ending-skip]')?.click()")  # gone once all is counted
    expect(anna.see("ending").locator("[data-done=true]")).to_be_visible()
    expect(anna.see("count-row").first).to_be_visible()
    check(anna)
    with anna.page.expect_download() as download:
        anna.see("ending-picture").click()
    assert download.value.suggested_filename == "offworld-dig_mars.png"
    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    anna.see("ending-on").click()
    expect(anna.see("ending")).to_have_count(0)
    expect(anna.see("score-0")).to_be_visible()  # then the tables and charts


def test_nothing_is_counted_by_itself_where_things_keep_still(visit: Visit) -> None:
    anna = visit()  # reduced motion
    anna.load(ALMOST, ME, BOT)
    anna.choose("claim")
    expect(anna.see("finished")).to_be_visible()
    expect(anna.see("ending")).to_have_count(0)
    anna.see("count").click()
    expect(anna.see("ending").locator("[data-done=true]")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.see("ending")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("dig_mars", 3), ("terraforming_mars", 2), ("welcome_to_the_moon", 2), ("on_mars", 2), ("ceres", 2)],
)
def test_every_game_is_counted_to_its_scores(visit: Visit, game: str, seats: int) -> None:
    anna = visit()
    record = finished_record(game, seats)
    made = anna.post("/api/import", {"file": record})
    anna.page.goto(f"/m/{made['match']['id']}")
    anna.see("count").click()
    total = anna.see("ending").locator("tr.total td")
    expect(total).to_have_count(seats)
    assert [int(each.replace("−", "-")) for each in total.all_inner_texts()] == made["match"]["outcome"]["scores"]
    rows = anna.see("count-row")
    counted = [0] * seats
    for row in rows.all():
        for seat, points in enumerate(row.locator("td").all_inner_texts()):
            counted[seat] += int(points.replace("−", "-").replace("·", "0"))
    assert counted == made["match"]["outcome"]["scores"]


def replayed(visitor: Visitor, game: str = "dig_mars", seats: int = 2) -> dict[str, Any]:
    """Open the replay of a finished match."""
    made: dict[str, Any] = visitor.post("/api/import", {"file": finished_record(game, seats)})
    visitor.page.goto(f"/m/{made['match']['id']}/replay")
    expect(visitor.see("chart")).to_be_visible()
    return made


def step(visitor: Visitor) -> int:
    """Return the step that the replay is at."""
    return int(visitor.see("slider").input_value())


def test_who_has_won_is_told_so_and_is_named_where_others_look(visit: Visit) -> None:
    anna, vera = visit(), visit()
    made = anna.load(ALMOST, ME, BOT)
    anna.choose("claim")
    expect(anna.page.locator("#question-title")).to_have_text("You won")
    expect(anna.see("finished")).to_contain_text("You declared victory")
    vera.page.goto(made["links"]["watch"]["path"])
    expect(vera.page.locator("#question-title")).to_have_text("Anna wins")
    replay = f"/m/{made['match']['id']}/replay"
    for address, words in ((f"{replay}?seat=0", "You declare victory"), (replay, "Anna declares victory")):
        anna.page.goto(address)  # through one's own eyes one is "you", through those of a spectator one has a name
        anna.expect_log(words)


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_a_replay_goes_where_one_points(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit(**look)
    replayed(anna)
    last = int(anna.see("slider").get_attribute("max") or 0)
    box = anna.see("chart").bounding_box()
    assert box is not None
    anna.see("chart").click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    assert abs(step(anna) - last / 2) < last / 10
    check(anna)
    anna.page.keyboard.press("Home")
    anna.page.keyboard.press("Shift+ArrowRight")
    second = step(anna)
    assert 0 < second < last
    anna.page.keyboard.press("Shift+ArrowLeft")
    assert step(anna) == 0
    if "viewport" not in look:
        line = anna.see("seek").nth(8)
        line.click()
        assert step(anna) == int(line.inner_text())
        expect(anna.page.locator("[aria-current=step]")).to_have_count(1)


def test_the_log_of_a_replay_has_links_and_what_followed(visit: Visit) -> None:
    """A press on a line goes there, one on a name in it shows what is named: the line once lay over its own names."""
    anna = visit()
    replayed(anna, "on_mars")
    link = anna.see("log").get_by_test_id("link-card").first
    link.click()
    expect(anna.see("stand")).to_be_visible()
    assert step(anna) == 0
    anna.page.keyboard.press("Escape")
    followed = anna.see("log").locator("details").first
    followed.locator("summary").click()
    expect(followed.locator("p").first).to_be_visible()
    assert step(anna) == 0


@pytest.mark.about("on_mars")
@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_a_replay_of_on_mars_shows_orbit_as_well(visit: Visit, look: dict[str, Any]) -> None:
    """Half of the board is there: the order of turns, blueprints, technologies, the warehouse."""
    anna = visit(**look)
    replayed(anna, "on_mars")
    expect(anna.see("space-1")).to_be_visible()
    if "viewport" in look:
        anna.see("tab-orbit").click()
    expect(anna.page.locator("[data-spot='pile:warehouse']").last).to_be_visible()


def test_a_replay_plays_at_four_speeds(visit: Visit) -> None:
    anna = visit()
    replayed(anna)
    anna.page.get_by_text("4×").click()
    anna.see("play").click()
    anna.page.wait_for_function("() => document.querySelector('[data-testid=slider]')?.value > 8")
    anna.see("play").click()
    for speed in ("½×", "1×", "2×"):
        anna.page.get_by_text(speed).click()
        expect(anna.page.get_by_role("radio", name=speed)).to_be_checked()


def test_one_plays_on_from_a_position_of_a_replay(visit: Visit) -> None:
    anna = visit()
    made = replayed(anna)
    expect(anna.see("play-on")).to_be_enabled()
    anna.page.keyboard.press("End")
    expect(anna.see("play-on")).to_be_disabled()
    anna.page.keyboard.press("Home")
    for _ in range(6):
        anna.page.keyboard.press("ArrowRight")
    expect(anna.see("slider")).to_have_value("6")
    position = anna.context.request.get(f"/api/matches/{made['match']['id']}/position?step=6").json()
    anna.see("play-on").click()
    check(anna)
    anna.see("play-on-go").click()
    anna.page.wait_for_url(lambda url: made["match"]["id"] not in url)
    expect(anna.see("table")).to_be_visible()
    match = anna.page.url.rpartition("/")[2]
    state = anna.context.request.get(f"/api/matches/{match}/state").json()
    assert state["match"]["imported"]
    assert position["game"] == state["match"]["game"]


def test_a_replay_proves_that_chance_was_decided_beforehand(visit: Visit) -> None:
    """A match of this table has a seal; one from a file, whose seed its owner knows, has none."""
    anna = visit(viewport=PHONE)
    match = anna.post("/api/matches", {"game": "dig_mars", "seats": [BOT, BOT]})["match"]
    anna.page.goto(f"/m/{match['id']}")
    expect(anna.see("finished")).to_be_attached(timeout=90_000)
    anna.page.goto(f"/m/{match['id']}/replay")
    anna.see("seal").locator("summary").click()
    expect(anna.see("seal")).to_contain_text("✓")
    expect(anna.see("seal")).to_contain_text(match["seal"])
    replayed(anna)
    expect(anna.see("seal")).to_have_count(0)


def test_sound_is_offered_once(visit: Visit) -> None:
    anna = visit(settled=False)
    anna.load(ALMOST, ME, BOT)
    expect(anna.see("sound-offer")).to_be_visible()
    check(anna)
    anna.see("sound-yes").click()
    expect(anna.see("sound-offer")).to_have_count(0)
    anna.page.reload()
    anna.choices()
    expect(anna.see("sound-offer")).to_have_count(0)
    kept = json.loads(anna.page.evaluate("localStorage.offworld"))
    assert (kept["sound"], kept["volume"]) == (True, 70)
    anna.see("settings").click()
    anna.see("volume").fill("30")
    kept = json.loads(anna.page.evaluate("localStorage.offworld"))
    assert kept["volume"] == 30


def test_the_head_of_a_phone_says_that_it_is_a_replay(visit: Visit) -> None:
    """The name of the game goes before the words are shortened."""
    anna = visit(viewport=PHONE, has_touch=True, locale="ru-RU")
    replayed(anna, "welcome_to_the_moon")
    title = anna.see("bar-title")
    expect(title.get_by_text("Запись партии")).to_be_visible()
    assert title.evaluate("box => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth")
    expect(anna.page).to_have_title("Добро пожаловать на Луну! · Запись партии · Offworld")
