/** Where a replay can jump to: answers one by one, turns, rounds. */
import type { Entry } from '../kit/story';
import type { CourseEvent, ReplayInfo } from '../lib/protocol';

export type Unit = 'step' | 'turn' | 'round';

/** How fast a replay plays, as multiples of the usual pace. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 900; // milliseconds a step

export function pause(speed: number): number {
  return PACE / speed;
}

/** Returns the steps before which somebody else begins to answer. */
export function turnStarts(answers: ReplayInfo['answers']): number[] {
  return answers
    .filter((answer, i) => i > 0 && answer.seat !== answers[i - 1]?.seat)
    .map(({ step }) => step - 1);
}

/** Returns the steps in which a new round begins, as the game's story tells. */
export function roundStarts(entries: readonly Entry[], events: readonly CourseEvent[]): number[] {
  const steps = new Map(events.map(({ n, step }) => [n, step]));
  const found = entries.filter(({ round }) => round !== null).map(({ n }) => steps.get(n) ?? 0);
  return [...new Set(found)];
}

/** Returns where a jump leads: to the next stop in a direction, else to the end of the match on that side. */
export function jump(stops: readonly number[], step: number, way: -1 | 1, last: number): number {
  if (way > 0) return stops.find((stop) => stop > step) ?? last;
  return stops.findLast((stop) => stop < step) ?? 0;
}

/** Returns the step that a place on the chart stands for, both from 0 to 1 of its width. */
export function stepAt(share: number, last: number): number {
  return Math.max(0, Math.min(last, Math.round(share * last)));
}
