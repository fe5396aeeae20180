/** Where things are on the screen: elements carry `data-spot`, and those that are in sight count. */
import type { Point } from './geometry';
import type { Spot } from './story';

export interface SpotRect {
  element: Element;
  rect: DOMRect;
}

/** Returns the element of a spot and where it is; null where it is not on the screen. */
export function spotRect(spot: Spot | `seat:${string}`): SpotRect | null {
  for (const element of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && rect.height > 0 && rect.bottom > 0 && rect.top < innerHeight)
      return { element, rect };
  }
  return null;
}

/** Returns the middle of a spot, in pixels of the window. */
export function centre({ rect }: SpotRect): Point {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
