/** Where the hexes of the map are drawn. One unit is about a pixel on a board of medium size. */
import type { AreaData } from './model';

export const SIZE = 32; // from the middle of a hex to its corners
export const WIDE = Math.sqrt(3) * SIZE;
const EDGE = 4;

export const WIDTH = 9 * WIDE + 2 * EDGE;
export const HEIGHT = 14 * SIZE + 2 * EDGE;

export type { Point } from '../../kit/geometry';
import type { Point } from '../../kit/geometry';

/** The two places off the map lie in its free corners: below it, or above it where the corners below hold something else. */
const OFF_MAP: Record<string, number> = { ganymede_colony: 34, phobos_space_haven: WIDTH - 34 };

/** Returns the middle of an area. */
export function middle(area: AreaData, above = false): Point {
  if (area.q === null || area.r === null) return { x: OFF_MAP[area.id] ?? 0, y: above ? 34 : HEIGHT - 97 };
  return { x: WIDTH / 2 + WIDE * (area.q + area.r / 2), y: HEIGHT / 2 + 1.5 * SIZE * area.r };
}

export { hexPath } from '../../kit/geometry';
