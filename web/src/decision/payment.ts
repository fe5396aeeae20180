/** Payments: what is paid, what is wasted, and a sensible proposal. The server has the last word. */
import type { Source } from './question';

/** Returns what the given counts are worth. */
export function paid(sources: readonly Source[], counts: readonly number[]): number {
  return sources.reduce((sum, source, index) => sum + source.worth * (counts[index] ?? 0), 0);
}

/** Tells whether some unit is spent that could have been kept altogether. */
export function wasted(due: number, sources: readonly Source[], counts: readonly number[]): boolean {
  const sum = paid(sources, counts);
  return sources.some((source, index) => (counts[index] ?? 0) > 0 && sum - source.worth >= due);
}

/**
 * Returns the payment that a sensible player would make, or null where there is none.
 *
 * Nothing overpaid if possible; then as much as possible from sources that are worth more than one, since those are
 * good for less; then few units. `fixed` holds counts that the person has set and that stay.
 */
export function propose(
  due: number,
  sources: readonly Source[],
  fixed: ReadonlyMap<number, number> = new Map(),
): number[] | null {
  const order = sources
    .map((_, index) => index)
    .sort((a, b) => (sources[b]?.worth ?? 0) - (sources[a]?.worth ?? 0));
  const counts = sources.map(() => 0);
  let best: number[] | null = null;
  let bestRank: number[] = [];

  function visit(step: number, missing: number): void {
    const index = order[step];
    const source = index === undefined ? undefined : sources[index];
    if (index === undefined || source === undefined) {
      if (missing > 0 || wasted(due, sources, counts)) return;
      const special = sources.reduce((sum, s, i) => sum + (s.worth > 1 ? s.worth * (counts[i] ?? 0) : 0), 0);
      const rank = [-missing, -special, counts.reduce((sum, count) => sum + count, 0)];
      if (best === null || before(rank, bestRank)) {
        best = [...counts];
        bestRank = rank;
      }
      return;
    }
    const set = fixed.get(index);
    const most = Math.min(source.stock, Math.max(0, Math.ceil(missing / source.worth)));
    const last = step === order.length - 1;
    for (let count = set ?? most; count >= (set ?? (last ? most : 0)); count--) {
      counts[index] = count;
      visit(step + 1, missing - count * source.worth);
    }
    counts[index] = 0;
  }

  visit(0, due);
  return best;
}

function before(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** Returns a payment after one count was changed: the rest follows where that makes a valid payment. */
export function changed(
  due: number,
  sources: readonly Source[],
  counts: readonly number[],
  index: number,
  count: number,
): number[] {
  const kept = Math.max(0, Math.min(count, sources[index]?.stock ?? 0));
  const rest = propose(due, sources, new Map([[index, kept]]));
  return rest ?? counts.map((old, other) => (other === index ? kept : old));
}
