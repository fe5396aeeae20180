const RUN_OUT = 500; // milliseconds that a scroll by a key takes at most
const BY_HAND = ['wheel', 'touchmove', 'pointerdown'] as const;

/** Scrolls a part to its top, also while it is still on its way by a key: browsers go on with that and undo what is set. */
export function toTop(part: HTMLElement): void {
  const top = (): void => part.scrollTo(0, 0);
  const stop = (): void => {
    clearTimeout(timer);
    part.removeEventListener('scroll', top);
    for (const kind of BY_HAND) part.removeEventListener(kind, stop);
    removeEventListener('keydown', stop, true);
  };
  const timer = setTimeout(stop, RUN_OUT);
  top();
  part.addEventListener('scroll', top, { passive: true });
  for (const kind of BY_HAND) part.addEventListener(kind, stop, { passive: true });
  addEventListener('keydown', stop, true); // wherever the keyboard is, it may come here, and what it goes to is shown
}
