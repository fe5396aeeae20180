/** What the bar at the top says of a match: the adventure, and its turn. */
import { has, t } from '../../lib/i18n.svelte';
import type { View } from '../../lib/protocol';
import { GAME, tableOf } from './model';

/** Returns the adventure by name, as soon as its words are there, and the turn; during an expedition its place in it. */
export function heading(view: View): string {
  const { adventure, turn, expedition } = tableOf(view);
  const name = `${GAME}-adventure-${adventure}`;
  return t(`${GAME}-heading${expedition ? '-expedition' : ''}`, {
    adventure: has(name) ? t(name) : String(adventure),
    number: adventure,
    turn,
  });
}
