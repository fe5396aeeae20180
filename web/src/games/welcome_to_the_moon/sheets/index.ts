/** The drawings of the eight sheets, each loaded when it is needed. */
import type { Drawing } from './types';

const drawings: Record<number, () => Promise<{ default: Drawing }>> = {
  1: () => import('./launch'),
  2: () => import('./journey'),
  3: () => import('./colony'),
  4: () => import('./mine'),
  5: () => import('./dome'),
  6: () => import('./virus'),
  7: () => import('./escape'),
  8: () => import('./battle'),
};

/** Loads the drawing of an adventure. */
export async function drawingOf(adventure: number): Promise<Drawing> {
  return (await (drawings[adventure] ?? (() => import('./plain')))()).default;
}
