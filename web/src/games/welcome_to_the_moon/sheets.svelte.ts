/** The sheets of a match as they are drawn: print from the catalog, strokes from the view, and what a turn has added. */
import { useCatalog } from '../../kit/catalog.svelte';
import { say } from '../../lib/i18n.svelte';
import type { View } from '../../lib/protocol';
import type { Message } from '../../lib/text';
import type { Adventures } from '../../generated/games/welcome_to_the_moon';
import { GAME, Marks, tableOf, type MoonTable, type SheetView } from './model';
import { drawingOf, isAdventure } from './sheets';
import { Pencil, type Print, type Stroke } from './sheets/print';

const WORDS = ['1', '2', '3', '4', '5', '6', '7', '8', 'missions', 'astra', 'expedition'].map(
  (part) => `${GAME}_${part}`,
);

/** All that is needed to draw the sheets of one adventure. */
export interface Ready {
  adventure: number;
  catalog: Adventures[keyof Adventures];
  print: Print;
  draw: (pencil: Pencil, sheet: SheetView, common: Marks) => void;
}

let latest = $state.raw<Ready | null>(null);
const made = new Map<number, Promise<Ready>>();

export const catalogOf = () => useCatalog(GAME, WORDS);

/** Loads the drawing of an adventure; `known` tells when it is there. */
export function load(adventure: number): Promise<Ready> {
  let loading = made.get(adventure);
  if (!loading) {
    const name = String(adventure);
    loading = isAdventure(name) ? make(name) : Promise.reject(new Error(`No sheet ${name}`));
    made.set(adventure, loading);
    loading.catch(() => made.delete(adventure));
  }
  return loading.then((found) => (latest = found));
}

async function make<A extends keyof Adventures>(name: A): Promise<Ready> {
  const [{ adventures }, drawing] = await Promise.all([catalogOf().load(), drawingOf(name)]);
  const catalog = adventures[name];
  return {
    adventure: Number(name),
    catalog,
    print: drawing.print(catalog),
    draw: (pencil, sheet, common) => drawing.pencil(pencil, new Marks(sheet, catalog), common),
  };
}

/** Returns what was loaded last, if it is for this adventure. */
export const known = (adventure: number): Ready | null => (latest?.adventure === adventure ? latest : null);

/** Returns what a space of a sheet is called, as the log says it. */
export const placeOf = (ready: Ready, id: string): Message | undefined =>
  ready.catalog.places[ready.catalog.spaces.indexOf(id)];

/** Returns the space of the sheet in sight that is called so. */
export function spaceCalled(message: Message): string | null {
  const called = JSON.stringify([message.key, message.params]);
  const found = latest?.catalog.spaces.find((id) => {
    const place = latest && placeOf(latest, id);
    return place && JSON.stringify([place.key, place.params]) === called;
  });
  return found ?? null;
}

/** Returns the spaces of the sheet in sight by what the log calls them. */
export function spacesByName(): ReadonlyMap<string, string> {
  const ready = latest;
  return new Map(
    (ready?.catalog.spaces ?? []).flatMap((id) => {
      const place = ready && placeOf(ready, id);
      return place ? [[say(place), id] as const] : [];
    }),
  );
}

/** Returns the pencil strokes of a sheet. */
export function strokesOf(ready: Ready, view: View, paper: number): Stroke[] {
  const table = tableOf(view);
  const sheet = table.sheets[paper];
  if (!sheet) return [];
  const common = new Marks(table.common, {
    ...ready.catalog,
    fields: ready.catalog.common.map((field) => ({ ...field, most: 1, start: [] })),
  });
  const pencil = new Pencil(ready.print.boxes);
  ready.draw(pencil, sheet, common);
  return pencil.strokes;
}

/** Remembers how the sheets stood when a turn began, as far as this page has seen it. */
export class Memory {
  #sign = '';
  #strokes: ReadonlySet<string>[] = [];
  #table: MoonTable | null = null;
  #last: MoonTable | null = null;

  /** Looks at the table; what it shows at the first look in a turn is what the turn began with. */
  look(ready: Ready, view: View): void {
    const table = tableOf(view);
    const sign = `${ready.adventure} ${table.turn} ${view.seats} ${view.you}`;
    if (sign === this.#sign) return;
    this.#sign = sign;
    this.#strokes = table.sheets.map((_, i) => new Set(strokesOf(ready, view, i).map(({ key }) => key)));
    const before = this.#table;
    // what somebody gained is told from one turn to the next of the same match
    this.#last =
      before && before.turn === table.turn - 1 && before.players.length === table.players.length
        ? before
        : null;
    this.#table = table;
  }

  strokes(paper: number): ReadonlySet<string> | null {
    return this.#strokes[paper] ?? null;
  }

  /** How the table stood when the turn began. */
  get start(): MoonTable | null {
    return this.#table;
  }

  /** The turn before as it began, where this page has seen it. */
  get last(): MoonTable | null {
    return this.#last;
  }

  /** What the turn before has brought a seat; null where it was not seen. */
  gained(seat: number): number | null {
    const [was, is] = [this.#last?.players[seat], this.#table?.players[seat]];
    return was && is ? is.score - was.score : null;
  }
}

/** Whose sheet is looked at in the middle; null: one's own. */
export const looking = $state<{ seat: number | null }>({ seat: null });
export const memory = new Memory();

/** The height of the score at the foot of every sheet. */
export const FOOT = 74;
