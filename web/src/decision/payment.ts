/** Payments: what is paid, what is wasted, and how the rest follows what somebody sets. The server has the last word. */
import type { Payment, Source } from './question';

/** A payment in the making. */
export interface Paying {
  counts: number[];
  /** What was set by hand, by source, the latest last. */
  set: ReadonlyMap<number, number>;
}

type Bill = Pick<Payment, 'due' | 'sources' | 'order'>;

/** Returns what the given counts are worth. */
export function paid(sources: readonly Source[], counts: readonly number[]): number {
  return sources.reduce((sum, source, index) => sum + source.worth * (counts[index] ?? 0), 0);
}

/** Tells whether some unit is spent that could have been kept altogether. */
export function wasted(due: number, sources: readonly Source[], counts: readonly number[]): boolean {
  const sum = paid(sources, counts);
  return sources.some((source, index) => (counts[index] ?? 0) > 0 && sum - source.worth >= due);
}

/** Returns the payment that the rules propose. */
export const proposed = ({ proposal }: Payment): Paying => ({ counts: [...proposal], set: new Map() });

/** Returns the payment after one source was set; older wishes give way where not all can be met. */
export function withSet(bill: Bill, before: Paying, source: number, count: number): Paying {
  const kept = Math.max(0, Math.min(count, bill.sources[source]?.usable ?? 0));
  const wishes = [...before.set].filter(([index]) => index !== source);
  for (;;) {
    const set = new Map([...wishes, [source, kept]]);
    const counts = completed(bill, set);
    if (counts) return { counts, set };
    if (!wishes.length) {
      return { counts: before.counts.map((old, index) => (index === source ? kept : old)), set };
    }
    wishes.shift();
  }
}

/**
 * Returns the payment with some counts fixed, the rest as the rules propose it, or null where there is none.
 *
 * As little as possible is overpaid; of the payments that do this, the one that spends most of the first source of the
 * order, then of the second, and so on.
 */
export function completed(
  { due, sources, order }: Bill,
  fixed: ReadonlyMap<number, number>,
): number[] | null {
  const counts = sources.map(() => 0);

  function spend(step: number, left: number): boolean {
    const index = order[step];
    const source = index === undefined ? undefined : sources[index];
    if (index === undefined || source === undefined) return left === 0;
    const set = fixed.get(index);
    const most = Math.min(source.usable, Math.floor(left / source.worth));
    for (let count = set ?? most; count >= (set ?? 0); count--) {
      counts[index] = count;
      if (spend(step + 1, left - count * source.worth)) return true;
    }
    counts[index] = 0;
    return false;
  }

  const over = Math.max(1, ...sources.map(({ worth }) => worth));
  for (let more = 0; more < over; more++) {
    if (spend(0, due + more)) return wasted(due, sources, counts) ? null : counts;
  }
  return null;
}
