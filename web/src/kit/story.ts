/** What events tell beyond their words: which action they belong to, where they happen, what moves, which numbers change. */
import type { LogEvent } from '../lib/protocol';
import type { Message } from '../lib/text';

/** Something on the screen that pieces come from and go to. Elements carry it as `data-spot="place:G4"`. */
export type Spot = `place:${string}` | `seat:${number}` | `pile:${string}` | `track:${string}`;

/** A number that changes: whose, which, by how much. */
export interface Change {
  seat?: number;
  icon: string;
  by: number;
}

/** Something that goes from one spot to another. */
export interface Move {
  from: Spot | null;
  to: Spot;
  piece: string;
  seat: number | null;
}

/** What a link leads to. */
export type Target =
  { kind: 'card'; id: string } | { kind: 'place'; id: string } | { kind: 'player'; seat: number };

export interface Telling {
  /** It follows from the event before it and is folded under that one. */
  follows?: boolean;
  /** Nothing for the list of news, such as "ends the turn". */
  quiet?: boolean;
  /** The place that changed; it keeps a numbered disc until one's next answer. */
  place?: string;
  /** The card that is shown large. */
  card?: string;
  /** What moves, and from where to where; `to` is the place that changed where nothing else is said. `piece` is drawn by the game's `Piece`. */
  from?: Spot;
  to?: Spot;
  piece?: string;
  changes?: Change[];
  /** A new round begins: a short interlude with this title. */
  round?: Message;
}

/** What a game's events tell, by message key; an event that is not here is only words. */
export type Tales = Readonly<Record<string, (event: LogEvent, before: LogEvent | undefined) => Telling>>;

export interface Story {
  tales: Tales;
  /** The game shows what happens in its own way: nothing comes onto the stage by itself. */
  still?: boolean;
  /** What a message inside a sentence stands for, such as a card or a place. */
  link?: (message: Message) => Target | null;
  /** What a plain parameter of a sentence stands for, such as `site: "A4"`. */
  linkParam?: (name: string, value: string | number) => Target | null;
  /** Names of cards and places as people write them, for links in the chat. */
  named?: () => ReadonlyMap<string, Target>;
}

export interface Entry {
  /** The number of its first event. */
  n: number;
  /** Who acted. */
  seat: number | null;
  /** What happened, and what followed from it. */
  head: LogEvent;
  rest: LogEvent[];
  places: string[];
  card: string | null;
  changes: Change[];
  moves: Move[];
  round: Message | null;
  quiet: boolean;
  /** It follows from an action that is not among these events. */
  follows: boolean;
}

const NONE: Telling = {};

/** Returns what an event tells. */
export function telling(story: Story | undefined, event: LogEvent, before?: LogEvent): Telling {
  return story?.tales[event.key]?.(event, before) ?? NONE;
}

/** Returns who acted in an event, where one seat did. */
export function actor(event: LogEvent): number | null {
  const { seat, seat_by: by } = event.params;
  return typeof by === 'number' ? by : typeof seat === 'number' ? seat : null;
}

/** Returns the log by actions: one entry for each, with its consequences folded under it. */
export function entriesOf(events: readonly LogEvent[], story?: Story): Entry[] {
  const entries: Entry[] = [];
  for (const [index, event] of events.entries()) {
    const told = telling(story, event, events[index - 1]);
    const last = entries[entries.length - 1];
    const entry =
      told.follows && last
        ? last
        : {
            n: event.n,
            seat: actor(event),
            head: event,
            rest: [],
            places: [],
            card: null,
            changes: [],
            moves: [],
            round: null,
            quiet: told.quiet ?? false,
            follows: told.follows ?? false,
          };
    if (entry === last) entry.rest.push(event);
    else entries.push(entry);
    if (told.place !== undefined && !entry.places.includes(told.place)) entry.places.push(told.place);
    const to =
      told.to ??
      (told.place !== undefined && told.piece !== undefined ? (`place:${told.place}` as const) : null);
    if (to !== null && told.piece !== undefined)
      entry.moves.push({ from: told.from ?? null, to, piece: told.piece, seat: actor(event) });
    entry.card ??= told.card ?? null;
    entry.round ??= told.round ?? null;
    entry.changes = added(entry.changes, told.changes ?? []);
  }
  return entries;
}

/** Returns the log by actions like `entriesOf`, again and again: entries that have not changed are the very objects of last time. */
export function keptEntries(): typeof entriesOf {
  let held = new Map<number, Entry>();
  return (events, story) => {
    const entries = entriesOf(events, story).map((entry) => {
      const old = held.get(entry.n);
      const same =
        old?.head === entry.head &&
        old.rest.length === entry.rest.length &&
        old.rest.at(-1) === entry.rest.at(-1);
      return same ? old : entry;
    });
    held = new Map(entries.map((entry) => [entry.n, entry]));
    return entries;
  };
}

/** Returns changes with others added to them: one for each seat and icon, none that come to nothing. */
export function added(changes: readonly Change[], more: readonly Change[]): Change[] {
  const sum: Change[] = changes.map((change) => ({ ...change }));
  for (const change of more) {
    const known = sum.find((each) => each.seat === change.seat && each.icon === change.icon);
    if (known) known.by += change.by;
    else sum.push({ ...change });
  }
  return sum.filter(({ by }) => by !== 0);
}

/** Returns what an action changed for whoever acted, and for each of the others. */
export function bySeat({ seat, changes }: Entry): { own: Change[]; others: [number, Change[]][] } {
  const others = new Map<number, Change[]>();
  const own = changes.filter((change) => {
    if (change.seat === undefined || change.seat === seat) return true;
    others.set(change.seat, [...(others.get(change.seat) ?? []), change]);
    return false;
  });
  return { own, others: [...others] };
}

/** A numbered disc where somebody has just done something. */
export interface Mark {
  n: number;
  seat: number | null;
  place: string;
  /** There is much newer news: a dot will do, so that numbers do not hide the board. */
  old: boolean;
}

/** Lines of news whose numbers lie on the board. */
const NUMBERED = 8;

/** Returns the discs of what others did: as many as there are lines of news, each place with its latest number. */
export function marksOf(entries: readonly Entry[]): Mark[] {
  const marks = new Map<string, Mark>();
  entries.forEach((entry, index) => {
    const old = index < entries.length - NUMBERED;
    for (const place of entry.places) marks.set(place, { n: index + 1, seat: entry.seat, place, old });
  });
  return [...marks.values()];
}
