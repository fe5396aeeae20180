// Runs before the page: hears what it sends and gets, and counts what changes on it.
(() => {
  const seen = { changes: 0, answers: 0, refused: [], waiting: new Set(), fetching: 0, asked: [], over: false, live: false, n: 0, match: '' };
  window.__wander = seen;
  const given = new Set(); // the ids of answers

  const ids = new Map(); // the last question by seat and topic, from which the next one differs
  const idOf = ({ seat, question, topic }, differs) => {
    const whole = differs && Array.isArray(question) ? question[0] : question;
    const held = `${seat} ${topic ?? whole.topic}`;
    const id = whole === question && differs ? (question.id?.[0] ?? ids.get(held)) : whole.id;
    ids.set(held, id);
    return `${seat}:${id}`;
  };

  let last = performance.now(); // when something happened
  const hear = (frame) => {
    last = performance.now();
    if (frame.id !== undefined) seen.waiting.delete(frame.id);
    // taking back may be refused with a notice: whether it can be done is known a moment after an answer
    if (frame.type === 'refused' && given.has(frame.id)) seen.refused.push(JSON.stringify(frame.error));
    if (frame.n !== undefined && frame.type !== 'accepted') seen.n = frame.n;
    // an update tells all, a change only what is new: a value stands in a list of one, what stays is left out
    const differs = frame.type === 'change' && !Array.isArray(frame.match);
    const match = Array.isArray(frame.match) ? frame.match[0] : frame.match;
    const status = differs ? match?.status?.[0] : match?.status;
    if (frame.type === 'state') seen.match = frame.match.id;
    if (status) {
      seen.live = status === 'live';
      seen.over = status === 'finished';
    }
    if (frame.views) seen.asked = frame.views.flatMap((item) => (item.question ? [idOf(item, frame.type === 'change')] : []));
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => typeof data === 'string' && hear(JSON.parse(data)));
    }
    send(data) {
      const frame = JSON.parse(data);
      delete frame.gzip; // plain frames can be read here
      if (frame.id !== undefined) seen.waiting.add(frame.id);
      if (frame.type === 'answer') {
        seen.answers += 1;
        given.add(frame.id);
      }
      super.send(JSON.stringify(frame));
    }
  };
  const plain = window.fetch;
  window.fetch = async (...given) => {
    seen.fetching += 1;
    try {
      return await plain(...given);
    } finally {
      seen.fetching -= 1;
      last = performance.now();
    }
  };

  // What follows from pointing and focusing is no answer to a press.
  const PASSING = '[data-testid=stand], [data-testid=gains], .ghost, [data-testid=live]';
  const HELD = '[data-testid=stand].held';
  const counts = (record) => {
    if (record.attributeName === 'tabindex') return false;
    const element = record.target instanceof Element ? record.target : record.target.parentElement;
    // what is kept at the stand was pressed; behind a dialog it cannot be read
    const kept = element?.closest(HELD);
    if (kept) return !document.querySelector('dialog[open]') || !!kept.closest('dialog');
    if (element?.closest(PASSING)) return false;
    if (record.type !== 'childList') return true;
    if ([...record.removedNodes].some((node) => node.nodeType === 1 && node.matches('[data-testid=stand]'))) return true; // put away
    const nodes = [...record.addedNodes, ...record.removedNodes];
    return nodes.some((node) => (node.nodeType === 1 ? node.matches(HELD) || !node.matches(PASSING) : node.data?.trim()));
  };
  // Where something may look different from when it was looked at last: somewhere inside of these, or all of these.
  const stirred = (window.__stirred = { inside: new WeakSet(), whole: new WeakSet() });
  window.__stir = (element) => {
    stirred.whole.add(element);
    for (let up = element; up; up = up.parentElement) stirred.inside.add(up);
  };
  const stir = ({ type, target }) => {
    if (type !== 'characterData') __stir(target);
    else for (let up = target.parentElement; up; up = up.parentElement) stirred.inside.add(up);
  };
  const observe = () =>
    new MutationObserver((records) => {
      last = performance.now();
      touched += 1;
      for (const record of records) stir(record);
      if (records.some(counts)) seen.changes += 1;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  observe();
  const moved = ({ target }) => {
    __stir(target instanceof Element ? (target.parentElement ?? target) : document.documentElement);
    last = performance.now(); // a scroll by a key goes on for a while
    seen.changes += 1;
    touched += 1;
  };
  for (const kind of ['input', 'scroll', 'toggle']) addEventListener(kind, moved, { capture: true });
  addEventListener('resize', () => {
    __stir(document.documentElement);
    touched += 1;
  });

  // A press goes on until it has become a click: on a busy machine that comes long after the finger has gone.
  const CLICKED = 400; // milliseconds after which it was none, but a drag
  let pressed = -CLICKED;
  addEventListener('pointerdown', () => (pressed = performance.now()), { capture: true });
  for (const kind of ['click', 'pointercancel']) addEventListener(kind, () => (pressed = -CLICKED), { capture: true });

  // What the page heard of the last press, and where: told of a press that changes nothing.
  const KINDS = ['pointerdown', 'pointerup', 'pointercancel', 'contextmenu', 'click'];
  const nameOf = (element) => element?.closest?.('[data-testid]')?.dataset.testid ?? element?.tagName?.toLowerCase() ?? '';
  let heard = [];
  const hearing = (event) => {
    if (event.type === 'pointerdown') heard = [];
    heard.push(`${event.type} ${Math.round(event.timeStamp)} at ${nameOf(event.target)} ${Math.round(event.clientX)},${Math.round(event.clientY)}`);
  };
  for (const kind of KINDS) addEventListener(kind, hearing, { capture: true });
  window.__heard = () => heard.splice(0).join('; ');

  let touched = 0; // whatever may have changed what is seen, whether or not it answers a press
  let checked = '';
  const marks = new WeakMap();
  const markOf = (element) => {
    if (!element) return 0;
    if (!marks.has(element)) marks.set(element, (touched += 1));
    return marks.get(element);
  };
  /** Tells whether all is as it was when this was asked last: nothing changed, the same pointed at, the same in focus. */
  window.__isAsChecked = () => {
    const pointed = markOf([...document.querySelectorAll(':hover')].at(-1));
    const focused = markOf(document.activeElement);
    const now = `${touched} ${pointed} ${focused}`;
    const same = now === checked;
    checked = now;
    return same;
  };

  let values = '';
  /** Counts what stands in fields: a page may set it without changing anything that an observer sees. */
  const countValues = () => {
    const now = [...document.querySelectorAll('input, select, textarea')].map((each) => each.value).join('\n');
    if (now !== values) seen.changes += 1;
    values = now;
  };

  // What is all but transparent is laid out, pressed and checked as ever, but not painted: nobody looks at it.
  const veil = new CSSStyleSheet();
  veil.replaceSync(':root, dialog, ::backdrop { opacity: 0.0003 !important }');
  window.__veil = (on) => (document.adoptedStyleSheets = on ? [veil] : []);

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pause = () => new Promise((done) => setTimeout(done, 6)); // drawing a frame costs more than asking whether to wait
  const ready = () =>
    seen.waiting.size === 0 &&
    seen.fetching === 0 &&
    performance.now() - last > 25 &&
    performance.now() - pressed > CLICKED &&
    (!seen.live || seen.asked.length > 0) &&
    !document.querySelector('[data-testid=waiting]');
  // What comes or goes has another size on its way; the show over the table takes no presses and may go on.
  const isMoving = () =>
    document.getAnimations().some(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && endTime !== Infinity && !effect.target?.closest('[data-testid=stage]');
    });
  /** Waits until the match of a place has come from the server. */
  window.__arrived = async (place, patience) => {
    const end = performance.now() + patience;
    while (!place.endsWith(`/${seen.match}`) && performance.now() < end) await pause();
  };
  /** Waits until the page has come to rest: replies are in, bots have played, nothing changes any more. */
  window.__settled = async (patience) => {
    const end = performance.now() + patience;
    const isOnItsWay = () => (!ready() || isMoving()) && performance.now() < end;
    await frame();
    do {
      while (isOnItsWay()) await pause();
      await frame(); // what waits for a frame may begin something anew
    } while (isOnItsWay());
    countValues();
    return {
      changes: seen.changes,
      answers: seen.answers,
      refused: seen.refused.splice(0),
      asked: seen.asked,
      live: seen.live,
      over: seen.over,
      rest: ready(),
      path: location.pathname,
      dialogs: document.querySelectorAll('dialog[open]').length,
      moved: document.activeElement !== window.__focused,
      focus: document.activeElement === document.body || document.activeElement === null ? '' : document.activeElement.tagName,
    };
  };
})();
