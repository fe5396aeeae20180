/** Sorting and filtering of cards, in hand, on the table and in the browser. */
import type { CardData, Kind, Tag } from './model';

export const SORTS = ['order', 'cost', 'name', 'kind', 'tag'] as const;
export type Sort = (typeof SORTS)[number];

export interface Entry {
  card: CardData;
  /** What it costs now; undefined where nobody is about to play it. */
  price?: number | null;
  playable?: boolean;
}

export interface Wishes {
  text: string;
  playable: boolean;
  tag: Tag | 'none' | null;
  kind: Kind | null;
  /** The highest cost that is still shown. */
  most: number | null;
  sort: Sort;
}

export const ALL: Wishes = { text: '', playable: false, tag: null, kind: null, most: null, sort: 'order' };

const KINDS: Kind[] = ['active', 'automated', 'event', 'corporation'];

/** Tells whether any wish leaves something out. */
export function isFiltered(wishes: Wishes): boolean {
  const { text, playable, tag, kind, most } = wishes;
  return text.trim() !== '' || playable || tag !== null || kind !== null || most !== null;
}

/** Returns a text in the form in which texts are compared: small letters, ё as е, no accents. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replace(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .normalize('NFC');
}

/** Returns the cards that fit, sorted; `words` gives all that a card is known by, in any language. */
export function chosen(
  entries: readonly Entry[],
  wishes: Wishes,
  words: (card: CardData) => string,
): Entry[] {
  const parts = plain(wishes.text).split(/\s+/).filter(Boolean);
  const found = entries.filter(({ card, price, playable }) => {
    if (wishes.playable && !playable) return false;
    if (wishes.kind && card.kind !== wishes.kind) return false;
    if (wishes.tag === 'none' ? card.tags.length > 0 : wishes.tag && !card.tags.includes(wishes.tag))
      return false;
    if (wishes.most !== null && (price ?? card.cost) > wishes.most) return false;
    if (!parts.length) return true;
    const known = plain(words(card));
    return parts.every((part) => known.includes(part));
  });
  const sort = SORTERS[wishes.sort];
  return sort ? [...found].sort((a, b) => sort(a, b, words) || a.card.number - b.card.number) : found;
}

type Sorter = (a: Entry, b: Entry, words: (card: CardData) => string) => number;

const cost = ({ card, price }: Entry): number => price ?? card.cost;
const SORTERS: Partial<Record<Sort, Sorter>> = {
  cost: (a, b) => cost(a) - cost(b),
  name: (a, b, words) => words(a.card).localeCompare(words(b.card)),
  kind: (a, b) => KINDS.indexOf(a.card.kind) - KINDS.indexOf(b.card.kind) || cost(a) - cost(b),
  tag: (a, b) => compare(tagOrder(a.card), tagOrder(b.card)) || cost(a) - cost(b),
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Cards without tags come last. */
function tagOrder(card: CardData): string {
  return [...card.tags].sort().join(' ') || '~';
}
