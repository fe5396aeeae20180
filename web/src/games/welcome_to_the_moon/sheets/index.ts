/** The drawings of the eight sheets, each loaded when it is needed. */
import type { Adventures } from '../../../generated/games/welcome_to_the_moon';
import type { Drawing } from './types';

type Drawings = { [A in keyof Adventures]: () => Promise<{ default: Drawing<Adventures[A]> }> };

const drawings: Drawings = {
  1: () => import('./launch'),
  2: () => import('./journey'),
  3: () => import('./colony'),
  4: () => import('./mine'),
  5: () => import('./dome'),
  6: () => import('./virus'),
  7: () => import('./escape'),
  8: () => import('./battle'),
};

/** Tells whether there is an adventure of this number. */
export const isAdventure = (name: string): name is keyof Adventures => name in drawings;

/** Loads the drawing of an adventure. */
export async function drawingOf<A extends keyof Adventures>(adventure: A): Promise<Drawing<Adventures[A]>> {
  return (await drawings[adventure]()).default;
}
