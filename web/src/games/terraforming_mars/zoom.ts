/** How large the map is drawn: as a whole, or enlarged around the places that may be chosen. */
import { HEIGHT, SIZE, WIDE, WIDTH, type Point } from './hexes';

const FINGER = 46; // pixels across a hex that a finger hits well
const MOST = 2.4; // times the whole map

export interface Enlarged {
  /** Pixels for a unit of the map. */
  scale: number;
  /** What lies in the middle. */
  x: number;
  y: number;
}

/** Returns the scale at which the whole map fits into a frame of so many pixels. */
export function fitted(width: number, height: number): number {
  return Math.min(width / WIDTH, height / HEIGHT);
}

/** Returns the largest scale that shows all these places, but never one too small for a finger. */
export function enlarged(width: number, height: number, places: readonly Point[]): Enlarged {
  const fit = fitted(width, height);
  const least = FINGER / WIDE;
  if (places.length === 0) return { scale: Math.max(least, fit * 1.8), x: WIDTH / 2, y: HEIGHT / 2 };
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - WIDE / 2, Math.max(...xs) + WIDE / 2];
  const [top, bottom] = [Math.min(...ys) - SIZE, Math.max(...ys) + SIZE];
  const all = Math.min(width / (right - left + 8), height / (bottom - top + 8));
  return {
    scale: Math.max(least, Math.min(all, fit * MOST)),
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  };
}
