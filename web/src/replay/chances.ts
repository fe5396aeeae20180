/** What the expert found out about a finished match, by step. */
import type { ChancesAt, Missed, Review } from '../lib/protocol';

/** How near to a mark a press counts as meant for it, as a part of the chart's width. */
const NEAR = 0.02;

/** Returns everybody's chances in percent after every step, one list for each seat; what is not known stays as it was. */
export function chanceLines(found: readonly ChancesAt[], steps: number): number[][] {
  const first = found[0];
  if (!first) return [];
  return first.chances.map((_, seat) => {
    let next = 0;
    let now = first.chances[seat] ?? 0;
    return Array.from({ length: steps + 1 }, (_, step) => {
      while (next < found.length && (found[next]?.step ?? 0) <= step)
        now = found[next++]?.chances[seat] ?? now;
      return now * 100;
    });
  });
}

/** Returns the chances as they stood after a step, and before them those that were found last. */
export function chancesAt(
  found: readonly ChancesAt[],
  step: number,
): { now: number[]; before: number[] | null } | null {
  const at = found.findLastIndex((each) => each.step <= step);
  const now = found[at]?.chances;
  return now ? { now, before: found[at - 1]?.chances ?? null } : null;
}

/** Returns chances as whole percentages; those of several seats that make a whole still do so. */
export function wholePercents(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const sum = exact.reduce((total, each) => total + each, 0);
  const whole = exact.map(Math.floor);
  if (chances.length === 1 || Math.abs(sum - 100) > 1) return exact.map(Math.round);
  const order = exact
    .map((each, seat) => [each - (whole[seat] ?? 0), seat] as const)
    .sort((a, b) => b[0] - a[0]);
  let left = 100 - whole.reduce((total, each) => total + each, 0);
  for (const [, seat] of order) if (left-- > 0) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}

/** Returns the step of a missed move that a press on the chart was meant for, else the step pressed. */
export function nearestMark(missed: readonly Missed[], step: number, steps: number): number {
  const near = missed
    .map((each) => each.step)
    .filter((each) => Math.abs(each - step) <= NEAR * steps)
    .sort((a, b) => Math.abs(a - step) - Math.abs(b - step));
  return near[0] ?? step;
}

/** Returns how far a review has come, in percent. */
export const progress = ({ done, steps }: Review): number => Math.floor((100 * done) / Math.max(1, steps));
