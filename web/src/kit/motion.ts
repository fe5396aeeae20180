/** How events become short scenes: what is shown, how long each part lasts, and how a long queue is caught up with. */
import type { LogEvent, View } from '../lib/protocol';
import type { Message } from '../lib/text';
import { added, type Change, type Entry, type Move, type Story, entriesOf } from './story';

export type Pace = 'slow' | 'normal' | 'instant';

export interface Scene {
  /** The number of its first event. */
  n: number;
  seat: number | null;
  /** One's own action: only what moves, quickly. */
  own: boolean;
  /** Goes on with an action of which the first part has been shown: it needs no words of its own. */
  follows: boolean;
  head: Message;
  card: string | null;
  moves: readonly Move[];
  changes: readonly Change[];
  round: Message | null;
  /** How the table looked before; it is shown until what moves has arrived. */
  before?: View | undefined;
}

/** Milliseconds of the parts of a scene at normal pace. */
export const PARTS = {
  seat: 160,
  out: 320,
  read: 700,
  caption: 640,
  number: 280,
  move: 240,
  away: 240,
  round: 1100,
  production: 1800,
};

/** How many times as long a scene lasts; nothing is shown at all at an instant pace. */
const FACTORS: Record<Pace, number> = { slow: 2, normal: 1, instant: 0 };
const HURRY = 2; // more than so many scenes waiting: twice as fast
const MANY = 6; // more than so many: only the last few are shown

export interface Timing {
  card: number;
  effects: number;
  /** What moves has arrived, and the table shows it. */
  landed: number;
  away: number;
  end: number;
}

/** Tells whether a scene without a card has words: what goes on with an action is seen, and needs none. */
export function isSaid({ own, follows, moves, changes }: Scene): boolean {
  return !own && !(follows && (moves.length > 0 || changes.length > 0));
}

/** Returns when the parts of a scene begin, in milliseconds at normal pace. */
export function timing(scene: Scene): Timing {
  if (scene.round) {
    const end = scene.changes.length ? PARTS.production : PARTS.round;
    const effects = Math.round(end * 0.4); // first the name of the round, then what it brings
    return { card: 0, effects, landed: effects + PARTS.number, away: end - PARTS.away, end };
  }
  const landing = scene.moves.length ? PARTS.move : 0;
  if (scene.own) return { card: 0, effects: 0, landed: landing, away: 0, end: PARTS.number };
  const busy = scene.moves.length || scene.changes.length;
  const card = scene.follows ? 0 : PARTS.seat;
  const effects = card + (scene.card ? PARTS.out + PARTS.read : isSaid(scene) ? PARTS.caption : 0);
  const away =
    effects +
    (busy ? PARTS.number : 0) +
    Math.min(200, 60 * Math.max(scene.moves.length, scene.changes.length));
  return { card, effects, landed: effects + landing, away, end: away + PARTS.away };
}

/** Returns by how much a scene is stretched, given how many wait behind it. */
export function factor(pace: Pace, waiting: number): number {
  return FACTORS[pace] * (waiting > HURRY ? 0.5 : 1);
}

/** Returns a queue that can be watched in seconds: after a long absence only the last few scenes are left. */
export function caughtUp(queue: readonly Scene[]): Scene[] {
  return queue.length > MANY ? queue.slice(-HURRY) : [...queue];
}

const CROWD = 4; // more pieces at once are hard to follow

/** Returns a queue with what follows from an action joined to it: an action is one scene, in however many parts it came. */
export function joined(queue: readonly Scene[], scenes: readonly Scene[]): Scene[] {
  const all = [...queue];
  for (const scene of scenes) {
    const last = all[all.length - 1];
    const one = last && scene.follows && last.seat === scene.seat && !last.round && !scene.round;
    if (one && !(last.card && scene.card) && last.moves.length + scene.moves.length <= CROWD)
      all[all.length - 1] = {
        ...last,
        card: last.card ?? scene.card,
        moves: [...last.moves, ...scene.moves],
        changes: added(last.changes, scene.changes),
      };
    else all.push(scene);
  }
  return all;
}

/** Tells whether there is anything to see in a scene. */
function shows({ own, card, moves, changes, round, quiet }: Entry & { own: boolean }): boolean {
  if (own) return moves.length > 0 || changes.length > 0;
  return round !== null || card !== null || moves.length > 0 || changes.length > 0 || !quiet;
}

/** Returns the scenes of actions, seen from a seat. */
export function scenesOf(entries: readonly Entry[], me: number | null): Scene[] {
  const scenes = entries
    .map((entry) => ({ ...entry, own: entry.round === null && entry.seat !== null && entry.seat === me }))
    .filter(shows)
    .map(({ n, seat, own, follows, head, card, moves, changes, round }) => ({
      n,
      seat,
      own,
      follows,
      head,
      card: own ? null : card,
      moves,
      changes,
      round,
    }));
  return withProduction(scenes);
}

/** Returns scenes in which what everybody gets between two rounds belongs to the interlude of the new one. */
function withProduction(scenes: readonly Scene[]): Scene[] {
  const found: Scene[] = [];
  for (const scene of scenes) {
    const last = found[found.length - 1];
    const plain = last && !last.card && !last.moves.length && !last.round && last.changes.length > 0;
    if (scene.round && plain && new Set(last.changes.map(({ seat }) => seat)).size > 1) {
      found.pop();
      found.push({ ...scene, n: last.n, changes: added(last.changes, scene.changes) });
    } else found.push(scene);
  }
  return found;
}

/** Returns the scenes of events that have just come. */
export function scenesFrom(
  events: readonly LogEvent[],
  story: Story | undefined,
  me: number | null,
): Scene[] {
  return story && !story.still ? scenesOf(entriesOf(events, story), me) : [];
}
