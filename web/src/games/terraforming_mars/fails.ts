/** Which icon of a card forbids it, and what is there instead. */
import type { Json, Message } from '../../lib/text';
import { isMessage } from '../../lib/text';

export interface Fail {
  /** Cost, requirement, or what the card would have to do. */
  on: 'cost' | 'requires' | 'does';
  /** What is there now, in a word; where the icon alone tells it, nothing. */
  now: Message | null;
}

const GAME = 'terraforming_mars';
const said = (value: Json | undefined): string | Message => (isMessage(value) ? value : String(value ?? ''));

/** Returns where a reason belongs on the card. */
export function failOf(why: Message): Fail {
  const { have, now, missing } = why.params;
  const name = why.key.slice(GAME.length + 1);
  if (name.startsWith('no-money'))
    return { on: 'cost', now: { key: `${GAME}-ui-short`, params: { missing: missing ?? 0 } } };
  if (name === 'no-at-least' || name === 'no-at-most')
    return { on: 'requires', now: { key: `${GAME}-ui-now`, params: { now: said(now) as Json } } };
  if (name === 'no-tags' || name === 'no-tiles')
    return { on: 'requires', now: { key: `${GAME}-ui-have`, params: { have: have ?? 0 } } };
  if (name === 'no-production' || name === 'no-stock')
    return { on: 'does', now: { key: `${GAME}-ui-have`, params: { have: have ?? 0 } } };
  return { on: 'does', now: null };
}
