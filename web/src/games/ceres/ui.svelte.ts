/** What the parts of the table share: which part is in front, whether the belt shows the next round, what is open. */
import type { Offer } from '../../kit/choices';
import type { Json } from '../../lib/text';
import type { Part } from './offers';

export interface Menu {
  title: string;
  offers: readonly Offer[];
  /** The card that it is about. */
  card: string | null;
  /** Where it was pressed, in pixels of the window. */
  at: { x: number; y: number };
  answer: (value: Json) => void;
  back: HTMLElement | null;
}

export const ui = $state<{ part: Part; later: boolean; seat: number | null }>({
  part: 'belt',
  later: false,
  seat: null,
});

let menu = $state.raw<Menu | null>(null);

export const openMenu = (): Menu | null => menu;

/** Opens what can be done with a thing, and why the rest cannot. */
export function showMenu(wanted: Menu | null): void {
  menu = wanted;
}
