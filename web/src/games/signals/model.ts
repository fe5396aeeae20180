/** What the view of Signals holds. */
import type { TableView } from '../../generated/games/signals';
import { tableIn, type View } from '../../lib/protocol';

/** Returns the game's own part of a view. */
export const tableOf = (view: View): TableView => tableIn(view, 'signals');

/** Returns the strength of a card. */
export function strength(card: string): number {
  return parseInt(card, 10);
}
