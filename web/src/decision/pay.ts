/** Paying a cost of several kinds, some of which may stand for others. The server has the last word. */
import type { Kind } from './question';

/** Returns how many are due in all. */
export const dueOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, { due }) => sum + due, 0);

/** Returns how much of the cost these counts cover at most, each unit paying for one. */
export function covered(kinds: readonly Kind[], counts: readonly number[]): number {
  const need = kinds.map(({ due }) => due);
  const serves = kinds.map(({ serves }) =>
    serves.map((name) => kinds.findIndex((each) => each.name === name)),
  );
  const used = kinds.map(() => kinds.map(() => 0)); // by kind of the unit, and what it pays for

  /** Finds a use for one more unit, moving others out of the way where they have another use. */
  function find(kind: number, seen: Set<number>): boolean {
    for (const due of serves[kind] ?? []) {
      if (seen.has(due)) continue;
      seen.add(due);
      const other = (need[due] ?? 0) > 0 ? -1 : used.findIndex((uses, at) => moves(uses, at, due));
      if ((need[due] ?? 0) > 0) need[due] = (need[due] ?? 0) - 1;
      else if (other < 0) continue;
      else shift(other, due, -1);
      shift(kind, due, 1);
      return true;
    }
    return false;

    function moves(uses: readonly number[], at: number, due: number): boolean {
      return at !== kind && (uses[due] ?? 0) > 0 && find(at, seen);
    }
  }

  function shift(kind: number, due: number, by: number): void {
    const uses = used[kind];
    if (uses) uses[due] = (uses[due] ?? 0) + by;
  }

  let found = 0;
  counts.forEach((count, kind) => {
    for (let unit = 0; unit < count && find(kind, new Set()); unit++) found++;
  });
  return found;
}
