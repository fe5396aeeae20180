/** Paying by hand: what somebody has set stays, everything else follows; heat is kept for the planet where it can be. */
import { propose } from '../../decision/payment';
import type { Source } from '../../decision/question';

export interface Paying {
  counts: number[];
  /** What was set by hand, by source, the latest last. */
  set: ReadonlyMap<number, number>;
}

/** Returns a proposal: metals before money, money before heat, which can also warm the planet. */
export function proposal(due: number, sources: readonly Source[]): Paying {
  return { counts: proposed(due, sources, new Map()) ?? sources.map(() => 0), set: new Map() };
}

/** Returns the payment after one source was set; older wishes give way where not all can be met. */
export function withSet(
  due: number,
  sources: readonly Source[],
  before: Paying,
  source: number,
  count: number,
): Paying {
  const kept = Math.max(0, Math.min(count, sources[source]?.stock ?? 0));
  const wishes = [...before.set].filter(([index]) => index !== source);
  for (;;) {
    const set = new Map([...wishes, [source, kept]]);
    const counts = proposed(due, sources, set);
    if (counts) return { counts, set };
    if (!wishes.length) {
      return { counts: before.counts.map((old, index) => (index === source ? kept : old)), set };
    }
    wishes.shift();
  }
}

function proposed(
  due: number,
  sources: readonly Source[],
  set: ReadonlyMap<number, number>,
): number[] | null {
  const order = sources.map((_, index) => index).sort((a, b) => late(sources[a]) - late(sources[b]));
  const fixed = new Map([...set].map(([index, count]) => [order.indexOf(index), count]));
  const found = propose(
    due,
    order.flatMap((index) => sources[index] ?? []),
    fixed,
  );
  return found && sources.map((_, index) => found[order.indexOf(index)] ?? 0);
}

const late = (source: Source | undefined): number => (source?.name === 'heat' ? 1 : 0);
