/** The order of cards in hand. */

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
