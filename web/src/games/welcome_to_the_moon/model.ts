/** The table of Welcome to the Moon as the server shows it, and what is printed on the sheets. */
import type {
  Combination,
  SheetPrint,
  SheetView,
  TableView,
} from '../../generated/games/welcome_to_the_moon';
import { tableIn, type View } from '../../lib/protocol';
import type { Json } from '../../lib/text';

export type {
  AstraView,
  Catalog as MoonCatalog,
  Combination,
  End,
  ExpeditionView,
  Field,
  Last,
  Line,
  MissionSeat,
  MissionView,
  PlayerView,
  SheetPrint,
  SheetView,
  TableView as MoonTable,
} from '../../generated/games/welcome_to_the_moon';

export const GAME = 'welcome_to_the_moon';

export const tableOf = (view: View): TableView => tableIn(view, GAME);

/** Whose the two sides of a shared sheet are, and which of them is in play (the Battle). */
export interface Shared {
  owners: Record<string, number | null>;
  playing: string;
}

export const sharedOf = (table: TableView, paper: number): Shared | null => {
  const { owners, playing } = table.facts[paper] ?? {};
  return owners && playing ? { owners, playing } : null;
};

/** Returns the sheet on which a seat writes in this turn. */
export function paperOf(table: TableView, seat: number): number {
  const found = table.facts.findIndex((_, paper) => {
    const shared = sharedOf(table, paper);
    return shared?.owners[shared.playing] === seat;
  });
  return found < 0 ? seat : found;
}

/** Returns a mark of a sheet: what the view says, else where it starts. */
export class Marks<P extends SheetPrint = SheetPrint> {
  constructor(
    readonly sheet: SheetView,
    readonly print: P,
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
