"""What the wanderer runs inside the page."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
PARTS = {name: (HERE / f"{name}.js").read_text() for name in ("watch", "look", "layout")}
SCRIPT = "{watch}; window.__look = {look}; window.__layout = {layout};".format(**PARTS)
VEILED = SCRIPT + "addEventListener('DOMContentLoaded', () => __veil(true));"  # for those who take no pictures
# One call for each press: wait, check, and see what can be pressed next. As one string, which is quicker than objects.
# Where nothing at all has happened since the last check, there is nothing new to be seen.
CHECK = """async (given) => {
    const state = await __settled(given.patience);
    const fresh = state.asked.join() !== given.question;
    const same = !fresh && __isAsChecked();
    return JSON.stringify({ state, faults: same ? [] : __layout({ ...given, fresh }), seen: same ? null : __look() });
}"""
# Another place of the page, and when its match has come from the server.
GO = "place => { history.pushState(null, '', place); dispatchEvent(new PopStateEvent('popstate')); }"
ARRIVED = "([place, patience]) => __arrived(place, patience)"
COUNTS = "[__wander.changes, __wander.answers]"
# At the last moment: a button may have gone, or say by now that it is of no use or pressed already.
AIM = """(index) => {
    const element = window.__found[index];
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    const gone = !element.isConnected || !element.checkVisibility() || (modal && !modal.contains(element));
    if (gone) return { at: 'gone' };
    const off = element.getAttribute('aria-disabled') === 'true';
    const on = ['aria-pressed', 'aria-current', 'aria-selected'].some(each => element.getAttribute(each) === 'true');
    return { at: __pointOf(index), off, on, before: [__wander.changes, __wander.answers] };
}"""
# What has the focus, in the shape in which the look lists things.
FOCUS = """() => {
    const element = (window.__focused = document.activeElement);
    if (!element || element === document.body || element.tagName === 'DIALOG') return null;
    const box = element.getBoundingClientRect();
    return {
        tag: element.tagName.toLowerCase(), type: element.type ?? '', testid: element.dataset.testid ?? '',
        value: element.dataset.value ?? element.dataset.place ?? '',
        words: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
        off: element.getAttribute('aria-disabled') === 'true' || element.getAttribute('tabindex') === '-1',
        place: element.dataset.place !== undefined, legal: element.dataset.legal === 'true',
        on: ['aria-pressed', 'aria-current', 'aria-selected'].some(each => element.getAttribute(each) === 'true'),
        href: element.getAttribute('href') ?? '',
        blank: element.target === '_blank' || element.hasAttribute('download'),
        part: element.closest('[data-board]') ? 'board' : element.closest('dialog') ? 'dialog' : 'page',
        seen: box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight,
    };
}"""
