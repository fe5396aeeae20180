// Returns what a person could press now: visible and not inert. Whether something covers it is looked at when it is pressed.
() => {
  const CONTROLS =
    'button, a[href], summary, select, input, textarea, label, [role=button], [role=tab], [role=radio], [role=checkbox]';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document;
  const found = [];
  window.__found = found;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });

  // The part of the screen in which an element's contents are seen.
  const frames = new Map();
  const frameOf = (element) => {
    if (!element || element === document.body || element === document.documentElement || element === dialog?.parentElement)
      return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let frame = frames.get(element);
    if (frame) return frame;
    frame = getComputedStyle(element).position === 'fixed' ? frameOf(null) : frameOf(element.parentElement);
    const inside = element instanceof SVGElement && element.tagName !== 'svg';
    if (!inside && getComputedStyle(element).overflow !== 'visible') {
      const box = element.getBoundingClientRect();
      frame = {
        left: Math.max(frame.left, box.left),
        right: Math.min(frame.right, box.right),
        top: Math.max(frame.top, box.top),
        bottom: Math.min(frame.bottom, box.bottom),
      };
    }
    frames.set(element, frame);
    return frame;
  };
  const clip = (element, box) => {
    const frame = frameOf(element.parentElement);
    return {
      left: Math.max(frame.left, box.left),
      right: Math.min(frame.right, box.right),
      top: Math.max(frame.top, box.top),
      bottom: Math.min(frame.bottom, box.bottom),
    };
  };
  const hits = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (!top) return false;
    if (element.contains(top)) return true;
    const label = top.closest('label');
    return !!label && label.control === element;
  };
  // Nobody aims at a strip of a pixel, as one may be left beside what lies over it or at the edge of a shape.
  const isFirm = (element, x, y) =>
    [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]].every(([dx, dy]) => hits(element, x + dx, y + dy));
  /** Returns a point of the element that is seen and not covered, as far in its middle as there is one. */
  const pointOf = (element) => {
    const whole = element.getBoundingClientRect();
    // words that go on in the next line: the middle of their box may be beside them
    const lines = getComputedStyle(element).display === 'inline' ? [...element.getClientRects()] : [];
    for (const each of [whole, ...lines]) {
      const box = clip(element, each);
      const width = box.right - box.left;
      const height = box.bottom - box.top;
      if (width < 2 || height < 2) continue;
      for (const [fx, fy] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]) {
        const [x, y] = [box.left + width * fx, box.top + height * fy];
        if (isFirm(element, x, y)) return [x, y];
      }
    }
    return null;
  };
  /** Returns where to press an element, 'covered' where something lies over it, or null where no scrolling leads to it. */
  window.__pointOf = (index) => {
    const element = found[index];
    if (!element?.isConnected || !shown(element)) return null;
    frames.clear();
    const at = pointOf(element);
    if (at) return at;
    const part = clip(element, element.getBoundingClientRect());
    if (part.right - part.left > 2 && part.bottom - part.top > 2) return 'covered';
    // by hand: a new question keeps its part at the top against anything else
    if (!element.closest('[data-board]')) element.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    frames.clear();
    const there = pointOf(element);
    if (there) return there;
    return document.querySelector('[data-testid=place-menu], [data-testid=stand]') ? 'under' : null; // what lies over it goes away
  };

  const list = [];
  for (const element of root.querySelectorAll(CONTROLS)) {
    if (element.tagName === 'LABEL' && !element.querySelector('input[type=checkbox], input[type=radio]')) continue;
    if (element.tagName === 'INPUT' && element.closest('label') && ['checkbox', 'radio'].includes(element.type)) continue;
    if (!shown(element) || element.closest('[inert]')) continue;
    const inner = element.tagName === 'LABEL' ? element.querySelector('input') : element;
    const box = element.getBoundingClientRect();
    const part = clip(element, box);
    const seen = part.right - part.left >= 2 && part.bottom - part.top >= 2;
    // out of sight in a part that scrolls: a person would scroll there
    if (!seen && (box.width < 2 || element.dataset.place !== undefined)) continue;
    const off = inner.disabled === true || element.getAttribute('aria-disabled') === 'true';
    found.push(element);
    list.push({
      index: found.length - 1,
      tag: element.tagName.toLowerCase(),
      type: inner.type ?? '',
      testid: element.dataset.testid ?? inner.dataset?.testid ?? '',
      value: element.dataset.value ?? element.dataset.place ?? '',
      words: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60),
      off,
      place: element.dataset.place !== undefined,
      legal: element.dataset.legal === 'true',
      possible: element.matches('.possible, .k-possible, [data-possible], .go') || !!element.querySelector('.possible, .k-possible'),
      on:
        element.getAttribute('aria-pressed') === 'true' ||
        element.getAttribute('aria-current') === 'true' ||
        element.getAttribute('aria-selected') === 'true' ||
        (inner.type === 'radio' && inner.checked),
      href: element.getAttribute('href') ?? '',
      blank: element.target === '_blank' || element.hasAttribute('download'),
      part: element.closest('[data-board]')
        ? 'board'
        : element.closest('#question-pane')
          ? 'question'
          : element.closest('.console')
            ? 'console'
            : element.closest('dialog')
              ? 'dialog'
              : element.closest('nav')
                ? 'tabs'
                : 'rest',
    });
  }
  return { list, dialog: dialog?.dataset.testid ?? (dialog ? 'dialog' : ''), menu: !!document.querySelector('[data-testid=place-menu]') };
}
