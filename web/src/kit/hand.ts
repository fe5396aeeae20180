/** The order of cards in hand, and what this browser remembers of it. */

export interface Kept {
  /** The order somebody has made by dragging. */
  order: readonly string[] | null;
  /** The cards that have been looked at. */
  seen: readonly string[] | null;
}

const STORE = 'offworld-hands';
const MANY = 20; // matches; older ones are forgotten

function stored(): [string, Kept][] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as [string, Kept][];
  } catch {
    return [];
  }
}

/** Returns what is remembered of the hand of a match. */
export function recall(match: string): Kept {
  return stored().find(([id]) => id === match)?.[1] ?? { order: null, seen: null };
}

/** Remembers the hand of a match; without storage it lasts as long as the page. */
export function remember(match: string, kept: Kept): void {
  const others = stored().filter(([id]) => id !== match);
  try {
    localStorage.setItem(STORE, JSON.stringify([...others, [match, kept]].slice(-MANY)));
  } catch {
    // nothing can be kept here
  }
}

/** Returns the cards as they stand: in the order somebody has made, new ones at the end; else possible ones first. */
export function arranged(
  cards: readonly string[],
  order: readonly string[] | null,
  possible: ReadonlySet<string>,
): string[] {
  if (!order) return [...cards.filter((id) => possible.has(id)), ...cards.filter((id) => !possible.has(id))];
  return [...order.filter((id) => cards.includes(id)), ...cards.filter((id) => !order.includes(id))];
}

/** Returns an order after one card was put where another one is. */
export function moved(order: readonly string[], card: string, onto: string): string[] {
  if (card === onto) return [...order];
  const forward = order.indexOf(card) < order.indexOf(onto);
  const rest = order.filter((id) => id !== card);
  const at = rest.indexOf(onto) + (forward ? 1 : 0);
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}
