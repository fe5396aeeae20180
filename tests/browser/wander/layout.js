// Looks at everything that is shown, and returns what is broken about it: [{rule, at, words, more}].
({ touch, fresh, spared }) => {
  const kept = (window.__kept ??= { looks: 0, parts: new WeakMap(), turns: new WeakMap() }); // what one look leaves to the next
  kept.looks += 1;
  const faults = [];
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  const styles = new Map();
  const styleOf = (element) => {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };
  const name = (element) => {
    const own = (each) => {
      const id = each.dataset?.testid;
      const first = [...each.classList].find((one) => !one.startsWith('svelte-'));
      return id ? `[${id.replace(/\d+/g, '#')}]` : each.tagName.toLowerCase() + (first ? `.${first}` : '');
    };
    const chain = [];
    for (let up = element; up && up !== document.body && chain.length < 4; up = up.parentElement) chain.unshift(own(up));
    return chain.join(' > ');
  };
  const say = (rule, element, words, more = '') => {
    if (spared[rule]?.some((selector) => element.closest(selector))) return;
    faults.push({ rule, at: name(element), words: words.trim().replace(/\s+/g, ' ').slice(0, 60), more });
  };

  // What cuts an element off: by scrolling (a person can get at it) or for good.
  const frames = new Map();
  const BOUNDLESS = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
  const UNCUT = { ...BOUNDLESS, hard: BOUNDLESS, scrolled: false };
  const frameOf = (element) => {
    if (!element || element === document.body || element === document.documentElement) return UNCUT;
    let frame = frames.get(element);
    if (frame) return frame;
    const style = styleOf(element);
    frame = style.position === 'fixed' ? frameOf(null) : frameOf(element.parentElement);
    const x = style.overflowX;
    const y = style.overflowY;
    const svg = element instanceof SVGElement && element.tagName !== 'svg';
    if (!svg && (x !== 'visible' || y !== 'visible')) {
      frame = { ...frame, hard: { ...frame.hard } };
      const box = element.getBoundingClientRect();
      const margin = x === 'clip' || y === 'clip' ? parseFloat(style.overflowClipMargin) || 0 : 0;
      for (const [from, to, kind, low, most] of [
        [box.left, box.right, x, 'left', 'right'],
        [box.top, box.bottom, y, 'top', 'bottom'],
      ]) {
        if (kind === 'visible') continue;
        frame[low] = Math.max(frame[low], from - margin);
        frame[most] = Math.min(frame[most], to + margin);
        if (kind === 'auto' || kind === 'scroll') {
          frame.hard[low] = -1e6; // what is beyond can be scrolled to; the frame itself was judged outside
          frame.hard[most] = 1e6;
          frame.scrolled = true;
        } else {
          frame.hard[low] = Math.max(frame.hard[low], from - margin);
          frame.hard[most] = Math.min(frame.hard[most], to + margin);
        }
      }
    }
    frames.set(element, frame);
    return frame;
  };

  // A message key, or a variable, instead of words.
  const WORDLESS = /(^|[\s(«"])(web|dig_mars|terraforming_mars|welcome_to_the_moon|on_mars|ceres)-[a-z_]|\{\s*\$/;

  // What a text belongs to, unless something on the way is laid over it on purpose.
  const holders = new Map();
  const holderOf = (element) => {
    let holder = holders.get(element);
    if (holder !== undefined) return holder;
    holder = null;
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      if (up.matches('section, article, button, li, td, th, summary') && styleOf(up).display !== 'contents') {
        holder = up.getBoundingClientRect();
        break;
      }
      if (['absolute', 'fixed', 'sticky'].includes(styleOf(up).position)) break;
      if (frameOf(up).scrolled && up.scrollWidth > up.clientWidth) break; // what is swiped may reach into the margin
    }
    holders.set(element, holder);
    return holder;
  };

  // --- texts -------------------------------------------------------------------------------------------------------
  const texts = [];
  const asides = new Map(); // whether it is in a part that nobody is meant to see, or to look at closely
  const isAside = (element) => {
    if (!element) return false;
    let aside = asides.get(element);
    if (aside === undefined) asides.set(element, (aside = element.matches('.hidden-text, title, option, [data-testid=stage]') || isAside(element.parentElement)));
    return aside;
  };
  const visible = new Map();
  const isShown = (element) => {
    let shown = visible.get(element);
    if (shown === undefined) {
      shown = !isAside(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !styleOf(element).clipPath.startsWith('inset(50%');
      visible.set(element, shown);
    }
    return shown;
  };
  const SILENT = new Set(['script', 'style', 'title', 'option', 'noscript', 'textarea']);
  // A text that stands in the same lines as when no word of it was broken needs no second look at its words.
  const unbroken = (kept.unbroken ??= new WeakMap());
  const linesOf = (node, lines) => `${node.data} ${lines.map((box) => Math.round(box.width)).join()}`;
  const isUnbroken = (node, lines) => unbroken.get(node) === linesOf(node, lines);
  const keepUnbroken = (node, lines) => unbroken.set(node, linesOf(node, lines));
  const range = document.createRange();
  const checkText = (node, element) => {
    const words = node.data.trim();
    if (!words || SILENT.has(element.localName) || !isShown(element)) return;
    if (WORDLESS.test(words)) say('wordless', element, words);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (!lines.length) return;
    const frame = frameOf(element);
    const style = styleOf(element);
    const board = element instanceof SVGElement && element.closest('.k-board');
    for (const box of lines) {
      // letters are smaller than their line: what is above and below them may lie over something
      const spare = Math.max(0, box.height * 0.18);
      const left = Math.max(box.left, frame.left);
      const right = Math.min(box.right, frame.right);
      const top = Math.max(box.top + spare, frame.top);
      const bottom = Math.min(box.bottom - spare, frame.bottom);
      const { hard } = frame;
      if (right - left > 1 && bottom - top > 1) texts.push({ element, words, left, right, top, bottom, look: kept.looks });
      if (board) continue; // a board is cut where it is enlarged
      const holder = right - left > 1 && bottom - top > 1 ? holderOf(element) : null;
      if (holder && holder.width > 1) {
        const out = Math.max(holder.left - left, right - holder.right, holder.top - top, bottom - holder.bottom);
        if (out > 3) say('spilt', element, words, `${Math.round(out)} px`);
      }
      const cut =
        box.left < hard.left - 1.5 || box.right > hard.right + 1.5
          ? Math.max(hard.left - box.left, box.right - hard.right)
          : box.top + spare < hard.top - 1.5 || box.bottom - spare > hard.bottom + 1.5
            ? Math.max(hard.top - box.top - spare, box.bottom - spare - hard.bottom)
            : 0;
      if (cut && style.textOverflow !== 'ellipsis') say('cut', element, words, `${Math.round(cut)} px`);
      else if (!frame.scrolled || (frame.left < 0 && frame.right > wide)) {
        if (box.left < -1.5 || box.right > wide + 1.5) say('outside', element, words, `x ${Math.round(box.left)} to ${Math.round(box.right)}`);
      }
    }
    if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) say('ellipsis', element, words);
    if (style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2) say('ellipsis', element, words);
    if (lines.length > 1 && !(element instanceof SVGElement) && !isUnbroken(node, lines)) {
      let broken = false;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        if (node.data[index - 1] === '\u00ad') continue; // a syllable: the hyphen before it counts as its own
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter((box) => box.width > 0.5);
        if (parts.length > 1 && Math.abs(parts[0].top - parts.at(-1).top) > 3) {
          say('word', element, words, `"${word}" is broken`);
          broken = true;
          break;
        }
      }
      if (!broken) keepUnbroken(node, lines);
    }
  };
  // Signs: what a drawing no larger than a button says is lost where it is cut, as with words.
  const SIGN = 48;
  const checkSign = (element, box) => {
    if (box.width < 4 || box.width > SIGN || box.height > SIGN || !isShown(element)) return;
    const { hard } = frameOf(element.parentElement);
    const cut = Math.max(hard.left - box.left, box.right - hard.right, hard.top - box.top, box.bottom - hard.bottom);
    if (cut > Math.max(2, box.width / 5)) say('cut', element, element.getAttribute('aria-label') ?? '', `sign, ${Math.round(cut)} px`);
  };

  // --- the page and its parts --------------------------------------------------------------------------------------
  const page = document.scrollingElement;
  if (page.scrollWidth > wide + 1) say('sideways', document.body, 'page', `${page.scrollWidth} > ${wide}`);
  if (document.querySelector('.k-table') && page.scrollHeight > high + 1) say('scrolls', document.body, 'page', `${page.scrollHeight} > ${high}`);
  const BOXES = new Set(['div', 'section', 'ul', 'ol', 'nav', 'main', 'aside', 'form', 'table', 'dialog']);
  const checkBox = (element) => {
    if (element.clientWidth === 0 || element.scrollWidth <= element.clientWidth + 1) return;
    if (!['auto', 'scroll'].includes(styleOf(element).overflowX)) return;
    if (isShown(element)) say('sideways', element, element.textContent.slice(0, 80), `${element.scrollWidth} > ${element.clientWidth}`);
  };

  // --- controls ----------------------------------------------------------------------------------------------------
  const CONTROLS = 'button, a[href], summary, select, input, textarea, [role=button], [role=tab]';
  // Buttons of one row that lie over each other: what is pressed is not what is meant. What is laid out by hand may overlap.
  const inRow = (element) => ['static', 'relative'].includes(styleOf(element).position) && isShown(element);
  const checkRow = (element, next) => {
    if (element?.tagName !== 'BUTTON' || next?.tagName !== 'BUTTON' || !inRow(element) || !inRow(next)) return;
    const [one, other] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
    const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (x > 4 && y > 4) say('crowded', next, next.getAttribute('aria-label') ?? next.textContent, `${Math.round(x)}x${Math.round(y)}`);
  };
  // Something lies over a control and stays there: no scrolling, closing or answering takes it away. As it stays, a
  // control that was free and has not moved is looked at again in one look of a few only: what lies where costs most.
  const SELDOM = 4;
  const free = (kept.free ??= new WeakMap());
  const wasFree = (element, box) => {
    const last = free.get(element);
    const where = `${box.left} ${box.top} ${box.width} ${box.height}`;
    if (last?.where === where && kept.looks - last.look < SELDOM) return true;
    free.set(element, { where, look: kept.looks });
    return false;
  };
  const PASSING = 'dialog, .over, .skip, [data-testid=toasts], [data-testid=stand], [data-testid=place-menu], [data-testid=stage]';
  // on a page that scrolls, what sticks to its edge lies over one thing after the other
  const isPassed = (top) => {
    if (page.scrollHeight <= high + 1) return false;
    for (let up = top; up; up = up.parentElement) if (styleOf(up).position === 'sticky') return true;
    return false;
  };
  const isBuried = (element, box, frame) => {
    if (dialog || frame.scrolled || element.disabled || element.closest('[inert]') || wasFree(element, box)) return false;
    for (const fx of [0.5, 0.2, 0.8])
      for (const fy of [0.5, 0.2, 0.8]) {
        const top = document.elementFromPoint(box.left + box.width * fx, box.top + box.height * fy);
        if (!top || element.contains(top) || top.closest('label')?.contains(element) || top.closest(PASSING) || isPassed(top)) return false;
      }
    free.delete(element);
    return true;
  };
  const checkControl = (element) => {
    if (element.dataset.place !== undefined || !isShown(element)) return;
    checkRow(element, element.nextElementSibling);
    checkRow(element.previousElementSibling, element);
    const label = element.closest('label');
    const box = (label ?? element).getBoundingClientRect();
    if (box.width < 1) return;
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const frame = frameOf(element.parentElement);
    if (box.left < frame.hard.left - 2 || box.right > frame.hard.right + 2 || box.top < frame.hard.top - 2 || box.bottom > frame.hard.bottom + 2) {
      if (!element.closest('.k-board svg')) say('cut', element, words, 'control');
    }
    if (!frame.scrolled && (box.left < -2 || box.right > wide + 2 || (box.bottom > high + 2 && page.scrollHeight <= high + 1)))
      say('outside', element, words, `control ${Math.round(box.left)} ${Math.round(box.top)} ${Math.round(box.right)} ${Math.round(box.bottom)}`);
    if (isBuried(element, box, frame)) say('buried', element, words, 'something lies over it');
    if (!touch) return;
    const inline = styleOf(element).display === 'inline' || (styleOf(element).display.startsWith('inline') && styleOf(element.parentElement).display === 'inline');
    if (inline) return; // a word in a sentence
    if (box.width < 43.5 || box.height < 43.5) say('small', element, words, `${Math.round(box.width)}x${Math.round(box.height)}`);
  };

  // --- the walk ----------------------------------------------------------------------------------------------------
  // A part in which nothing has changed, and that stands where it stood, is as good as it was: its texts are taken from
  // the last look. One look in a few is at everything, since a style may reach further than what has changed.
  const { inside, whole } = window.__stirred;
  const focused = document.activeElement;
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  for (const [held, now] of [['focused', focused], ['pointed', pointed]]) {
    if (kept[held] === now) continue;
    for (const each of [kept[held], now]) if (each) __stir(each.parentElement?.parentElement ?? each);
    kept[held] = now;
  }
  const root = dialog ?? document.body;
  const turn = kept.turns.get(root) ?? 0;
  kept.turns.set(root, turn + 1);
  const everything = turn % SELDOM === 0 || whole.has(document.documentElement);
  whole.delete(document.documentElement);
  const HOLDS = new Set(['section', 'article', 'button', 'li', 'td', 'th', 'summary']);
  const reaches = (element) => HOLDS.has(element.localName) || styleOf(element).overflow !== 'visible';
  const drawing = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const visitDrawing = (svg, box) => {
    if (!svg.parentElement?.closest('svg')) checkSign(svg, box);
    drawing.currentNode = svg;
    for (let node = drawing.nextNode(); node && svg.contains(node); node = drawing.nextNode()) checkText(node, node.parentElement);
    for (const each of svg.querySelectorAll(CONTROLS)) checkControl(each);
  };
  const visit = (element, forced) => {
    if (isAside(element)) return;
    if (!element.checkVisibility() && styleOf(element).display !== 'contents') {
      kept.parts.delete(element);
      return;
    }
    if (BOXES.has(element.localName)) checkBox(element);
    if (element.matches(CONTROLS)) checkControl(element);
    const isDrawing = element.localName === 'svg';
    const first = texts.length;
    if (element.firstElementChild) {
      const box = element.getBoundingClientRect();
      const where = [box.left, box.top, box.width, box.height];
      const last = kept.parts.get(element);
      const stays = !!last && where.every((each, index) => each === last.where[index]);
      if (!forced) {
        if (whole.has(element)) forced = true;
        else if (stays && box.width && box.height && !inside.has(element)) {
          for (const each of last.texts) texts.push(each);
          return;
        } else if (!stays && (!last || reaches(element))) forced = true;
      }
      inside.delete(element);
      whole.delete(element);
      if (isDrawing) visitDrawing(element, box);
      else visitInside(element, forced);
      kept.parts.set(element, { where, texts: texts.slice(first) });
    } else if (isDrawing) checkSign(element, element.getBoundingClientRect());
    else visitInside(element, forced);
  };
  const visitInside = (element, forced) => {
    const closed = element.localName === 'details' && !element.open;
    for (let node = element.firstChild; node; node = node.nextSibling)
      if (node.nodeType === Node.TEXT_NODE) checkText(node, element);
      else if (node.nodeType === Node.ELEMENT_NODE && (!closed || node.localName === 'summary')) visit(node, forced);
  };
  visit(root, everything);

  // --- texts over each other ---------------------------------------------------------------------------------------
  const opaque = (element, x, y) => {
    const style = styleOf(element);
    const colour = style.backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
    const alpha = style.backgroundColor === 'transparent' ? 0 : style.backgroundColor.includes('/') || colour.length === 4 ? colour.at(-1) : 1;
    if (alpha < 0.6 && style.backgroundImage === 'none') return false;
    const box = element.getBoundingClientRect();
    return box.left <= x && box.right >= x && box.top <= y && box.bottom >= y;
  };
  /** Tells whether something opaque lies between two texts that are at the same point. */
  const apart = (one, other, x, y) => {
    for (const [from, to] of [[one, other], [other, one]])
      for (let up = from; up && !up.contains(to); up = up.parentElement) {
        if (up instanceof SVGElement && up.tagName !== 'svg') continue;
        if (opaque(up, x, y) || up.tagName === 'DIALOG') return true;
      }
    const svg = one.closest('svg');
    if (svg && svg === other.closest('svg')) {
      const [first, second] = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? [one, other] : [other, one];
      for (const shape of svg.querySelectorAll('rect, path, circle, ellipse, polygon')) {
        if (!(first.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
        if (!(shape.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
        const style = styleOf(shape);
        if (style.fill === 'none' || +style.fillOpacity < 0.6 || +style.opacity < 0.6 || style.visibility === 'hidden') continue;
        const box = shape.getBoundingClientRect();
        if (box.left <= x && box.right >= x && box.top <= y && box.bottom >= y) return true;
      }
    }
    return false;
  };
  /** Tells whether a text stands for itself in a drawing: nothing but room parts it from the next one. */
  const isDrawnWord = ({ element, words }) => element.tagName === 'text' && /\p{L}{3}/u.test(words);
  texts.sort((a, b) => a.top - b.top);
  for (let i = 0; i < texts.length; i += 1) {
    const a = texts[i];
    for (let j = i + 1; j < texts.length && texts[j].top < a.bottom; j += 1) {
      const b = texts[j];
      if (a.look !== kept.looks && b.look !== kept.looks) continue; // looked at before
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x < 2 && x > -1.5 && y > 0.6 * (a.bottom - a.top) && isDrawnWord(a) && isDrawnWord(b) && a.element !== b.element)
        say('touching', a.element, a.words, `and "${b.words.slice(0, 40)}"`);
      if (x < 2 || y < 2 || a.element === b.element) continue;
      if (a.element.closest('svg.zoomed') !== b.element.closest('svg.zoomed')) continue; // an enlarged board goes on below its corners
      const part = (x * y) / Math.min((a.right - a.left) * (a.bottom - a.top), (b.right - b.left) * (b.bottom - b.top));
      if (part < 0.12) continue;
      const [mx, my] = [(Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2, (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2];
      if (!apart(a.element, b.element, mx, my)) say('overlap', a.element, a.words, `and "${b.words.slice(0, 40)}" ${name(b.element)}`);
    }
  }

  // --- the question and the board ----------------------------------------------------------------------------------
  if (!dialog) {
    const title = document.getElementById('question-title');
    const pane = document.getElementById('question-pane');
    if (fresh && title && pane && isShown(pane) && !title.classList.contains('hidden-text')) {
      const box = title.getBoundingClientRect();
      const frame = frameOf(title.parentElement);
      const seen = box.top >= Math.max(0, frame.top) - 1 && box.bottom <= Math.min(high, frame.bottom) + 1;
      if (!seen) say('question', title, title.textContent, `at ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
    }
    const away = [];
    let near = 0;
    for (const element of document.querySelectorAll('[data-place][data-legal=true]')) {
      if (!isShown(element)) continue;
      const box = (element.querySelector('.sign') ?? element).getBoundingClientRect();
      if (Math.max(box.width, box.height) < 23.5) say('place', element, element.getAttribute('aria-label') ?? '', `${Math.round(box.width)}x${Math.round(box.height)}`);
      if (!fresh) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const frame = frameOf(element);
      if (x < Math.max(0, frame.left) || x > Math.min(wide, frame.right) || y < Math.max(0, frame.top) || y > Math.min(high, frame.bottom)) {
        away.push([element, `at ${Math.round(x)} ${Math.round(y)}`]);
        continue;
      }
      near += 1;
      if (!touch && element.closest('svg.zoomed')) continue; // whoever has enlarged the board can move it
      const top = document.elementFromPoint(x, y);
      if (top && !top.closest('.k-board svg, [data-testid=toasts]') && !element.contains(top)) say('covered', element, element.getAttribute('aria-label') ?? '', `by ${name(top)}`);
    }
    // whoever has enlarged the board wants to see a part of it, but some of what can be pressed must be in it
    for (const [element, where] of away)
      if (!near || !element.closest('svg.zoomed')) say('unseen', element, element.getAttribute('aria-label') ?? '', where);
  }
  return faults;
}
