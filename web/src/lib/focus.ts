/**
 * The keyboard never falls to the page: when what had the focus is taken away or hidden, the focus goes to what comes in its
 * place. Watches the page from one spot, so that no button has to care for it.
 */
export function keepFocus(fallback: () => HTMLElement | null): () => void {
  let last: Element | null = null;

  const gone = (): boolean =>
    last !== null &&
    document.activeElement === document.body &&
    !(last.isConnected && last.checkVisibility());
  const look = (): void => {
    if (!gone()) return;
    const next = fallback();
    if (!next) return; // its place is still empty; the next change is looked at again
    const before = last;
    last = null;
    next.focus({ preventScroll: true });
    if (document.activeElement !== next) last = before; // it is behind another tab still: so is the next change
  };
  const came = (event: FocusEvent): void => {
    if (event.target instanceof Element) last = event.target;
  };
  // Whoever presses on nothing wants the focus nowhere.
  const pressed = (event: PointerEvent): void => {
    const target = event.target as Element | null;
    if (!target?.closest('a, button, input, select, textarea, summary, label, [tabindex]')) last = null;
  };

  const changes = new MutationObserver(look);
  document.addEventListener('focusin', came);
  document.addEventListener('pointerdown', pressed, true);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'disabled', 'inert', 'open'],
  });
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('pointerdown', pressed, true);
  };
}
