/**
 * The keyboard never falls to the page: when what had the focus is taken away or hidden, the focus goes to what comes in its
 * place; what was only moved keeps it. Watches the page from one spot, so that no button has to care for it.
 */
const SOON = 400; // milliseconds in which another tab comes to the front, where one does

export function keepFocus(
  fallback: () => HTMLElement | null,
  page: () => HTMLElement | null,
  asked: () => string | undefined,
): () => void {
  let last: HTMLElement | SVGElement | null = null;
  let about: string | undefined; // what was asked when it came there
  let waiting = 0;

  const fell = (): boolean => last !== null && document.activeElement === document.body;
  const isThere = (element: Element): boolean => element.isConnected && element.checkVisibility();
  const take = (next: HTMLElement | SVGElement): boolean => {
    next.focus({ preventScroll: true });
    return document.activeElement === next;
  };
  const look = (records: MutationRecord[]): void => {
    const before = last;
    if (!before || !fell()) return;
    const moved = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(before)));
    // What waits for a reply is disabled, and loses the focus; then it may stand there for the next question too.
    const waited = records.some(
      ({ target, attributeName }) => target === before && attributeName === 'disabled',
    );
    if (waited && before.matches(':disabled')) return;
    // one that stands where it stood was left on purpose, for instance by Tab at the end of the page
    if (isThere(before) && !moved && !waited) return;
    const next = isThere(before) && (moved || about === asked()) ? before : fallback();
    if (!next) return; // its place is still empty; the next change is looked at again
    last = null;
    if (take(next)) return;
    last = before; // it is behind another tab still: so is the next change, and if none comes, the page has it
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      const whole = page();
      if (fell() && whole) take(whole);
    }, SOON);
  };
  const came = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
    last = event.target;
    about = asked();
  };
  // What goes behind another tab loses the focus only with the next frame, when nothing may change any more.
  const went = (event: FocusEvent): void => {
    if (event.relatedTarget === null) queueMicrotask(() => look([]));
  };
  // Whoever presses on nothing wants the focus nowhere.
  const pressed = (event: PointerEvent): void => {
    const target = event.target as Element | null;
    if (!target?.closest('a, button, input, select, textarea, summary, label, [tabindex]')) last = null;
  };

  const changes = new MutationObserver(look);
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', went);
  document.addEventListener('pointerdown', pressed, true);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'disabled', 'inert', 'open'],
  });
  return () => {
    clearTimeout(waiting);
    changes.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('focusout', went);
    document.removeEventListener('pointerdown', pressed, true);
  };
}
