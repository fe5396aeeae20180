/** The table of Welcome to the Moon as the server shows it, and what is printed on the sheets. */
import type { ScoreLine, View } from '../../lib/protocol';
import type { Json, Message } from '../../lib/text';

export const GAME = 'welcome_to_the_moon';

export interface Combination {
  number: number | string;
  /** The second number of a campaign card that shows two; null on all others. */
  or: number | null;
  number_card: string;
  effect: string;
  /** Of which one is used; a card of the campaign may have two, or "wild". */
  effects: string[];
  effect_card: string;
  /** The effect that the pile brings next turn; null against ASTRA, where one deck is drawn from. */
  next: string | null;
  /** In how many spaces the number could be written; null for spectators. */
  places: number | null;
}

export interface MissionSeat {
  have: number;
  need: number;
  claimed: 'first' | 'later' | null;
}

export interface MissionView {
  id: number;
  letter: string;
  first: number;
  later: number;
  flipped: boolean;
  players: MissionSeat[];
}

export interface Line {
  name: string;
  points: number;
  parts: number[];
}

export interface End {
  name: string;
  have: number;
  need: number;
}

export interface Last {
  pile: number;
  effect: string;
  space: string;
  mark: number | string;
}

export interface PlayerView {
  score: number;
  lines: Line[];
  ends: End[];
  last: Last | null;
}

/** A sheet: its fields by name; a field is a number, or has one value for each of its ids (those at the start are left out). */
export type SheetView = Record<string, number | Record<string, number | string>>;

export interface MoonTable {
  adventure: number;
  turn: number;
  combinations: Combination[];
  reshuffle: number;
  missions: MissionView[];
  sheets: SheetView[];
  common: SheetView;
  /** By sheet, what follows from its marks; each adventure has its own. */
  facts: Record<string, unknown>[];
  players: PlayerView[];
  /** The combination that is chosen and whose number is still to be written. */
  writing: { pile: number; effect: string } | null;
  /** Empty spaces of one's own sheet into which no number fits any more; null for spectators. */
  shut: string[] | null;
  astra: AstraView | null;
  expedition: ExpeditionView | null;
}

/** What a series of matches has brought before this one; ASTRA comes last among those who have stars. */
export interface ExpeditionView {
  stars: number[];
  /** How often each was first. */
  firsts: number[];
  /** How the deck is changed for now; null: not at all. */
  change: string | null;
  added: string[];
  removed: string[];
}

/** The rival of whoever plays alone. */
export interface AstraView {
  name: Message;
  level: number;
  score: number;
  lines: ScoreLine[];
  /** By effect, how many cards it holds and what each of them is worth to it. */
  cards: Record<string, { count: number; points: number }>;
  /** The boxes of its track in the Launch. */
  boxes: { crossed: number; all: number } | null;
  /** The effect of the card that it was given last. */
  last: string | null;
  bonuses: { slots: number; circled: number; used: number };
  /** The place of the card that is left for it in this turn. */
  third: number | null;
  pass: number;
  /** Numbered cards that are still in the deck. */
  deck: number;
  /** The letters of its own cards that are still in the deck. */
  waiting: string[];
}

export interface Field {
  name: string;
  ids: string[];
  most: number;
  start: number[];
}

/** What is printed on a sheet; each adventure adds its own. */
export interface SheetPrint {
  name: string;
  spaces: string[];
  rows: { id: string; spaces: string[] }[];
  fields: Field[];
  common: { name: string; ids: string[] }[];
  [more: string]: unknown;
}

export interface MoonCatalog {
  effects: string[];
  missions: { id: number; adventure: number; letter: string; first: number; later: number }[];
  adventures: Record<string, SheetPrint>;
}

export const tableOf = (view: View): MoonTable => view.table as unknown as MoonTable;

/** Whose the two sides of a shared sheet are, and which of them is in play (the Battle). */
export interface Shared {
  owners: Record<string, number | null>;
  playing: string;
}

export const sharedOf = (table: MoonTable, paper: number): Shared | null => {
  const facts = table.facts[paper];
  return facts && 'owners' in facts ? (facts as unknown as Shared) : null;
};

/** Returns the sheet on which a seat writes in this turn. */
export function paperOf(table: MoonTable, seat: number): number {
  const found = table.facts.findIndex((_, paper) => {
    const shared = sharedOf(table, paper);
    return shared?.owners[shared.playing] === seat;
  });
  return found < 0 ? seat : found;
}

/** Returns a mark of a sheet: what the view says, else where it starts. */
export class Marks {
  constructor(
    readonly sheet: SheetView,
    readonly print: SheetPrint,
  ) {}

  /** A field that is a single number. */
  number(name: string): number {
    const found = this.sheet[name];
    return typeof found === 'number' ? found : 0;
  }

  /** One of the marks of a field. */
  at(name: string, id: string): number {
    const found = this.sheet[name];
    if (typeof found === 'object') {
      const mark = found[id];
      if (mark !== undefined) return Number(mark);
    }
    const field = this.print.fields.find((each) => each.name === name);
    return field?.start[field.ids.indexOf(id)] ?? 0;
  }

  ids(name: string): string[] {
    return this.print.fields.find((each) => each.name === name)?.ids ?? [];
  }

  /** What is written in the spaces. */
  get written(): Record<string, number | string> {
    const found = this.sheet.spaces;
    return typeof found === 'object' ? found : {};
  }
}

/** Returns the number of a card as it is printed. */
export function printed(card: Combination): string {
  return card.or === null ? String(card.number) : `${card.number}/${card.or}`;
}

/** Returns from which piles an answer to "which combination" takes number and effect, and the effect it names, if any. */
export function combinationOf(value: Json): { pile: number; other: number; effect: string | null } | null {
  if (!Array.isArray(value) || typeof value[0] !== 'number' || typeof value[1] !== 'number') return null;
  return { pile: value[0], other: value[1], effect: typeof value[2] === 'string' ? value[2] : null };
}
