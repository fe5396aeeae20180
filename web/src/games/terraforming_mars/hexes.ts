/** Where the hexes of the map are drawn. One unit is about a pixel on a board of medium size. */
import type { AreaData } from './model';

export const SIZE = 32; // from the middle of a hex to its corners
export const WIDE = Math.sqrt(3) * SIZE;
const EDGE = 4;

export const WIDTH = 9 * WIDE + 2 * EDGE;
export const HEIGHT = 14 * SIZE + 2 * EDGE;

export interface Point {
  x: number;
  y: number;
}

/** The two places off the map lie in the free corners above it. */
const OFF_MAP: Record<string, Point> = {
  ganymede_colony: { x: EDGE + 40, y: EDGE + 34 },
  phobos_space_haven: { x: WIDTH - EDGE - 40, y: EDGE + 34 },
};

/** Returns the middle of an area. */
export function middle(area: AreaData): Point {
  if (area.q === null || area.r === null) return OFF_MAP[area.id] ?? { x: 0, y: 0 };
  return { x: WIDTH / 2 + WIDE * (area.q + area.r / 2), y: HEIGHT / 2 + 1.5 * SIZE * area.r };
}

/** Returns the corners of a hex around the origin as a path. */
export function hexPath(size: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(size * Math.cos(angle)).toFixed(1)} ${(size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Returns the area that a key of the keyboard leads to: the nearest one in that direction. */
export function neighbour(areas: readonly AreaData[], from: AreaData, key: string): AreaData | null {
  const ways: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = ways[key];
  if (!way) return null;
  const start = middle(from);
  let best: AreaData | null = null;
  let least = Infinity;
  for (const area of areas) {
    const { x, y } = middle(area);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    if (along < 1 || aside > along * 1.2) continue;
    const far = along + aside;
    if (far < least) [best, least] = [area, far];
  }
  return best;
}

/** Returns the area among some that is nearest to another one; itself, if it is among them. */
export function nearest(areas: readonly AreaData[], from: AreaData): AreaData | undefined {
  const start = middle(from);
  const far = (area: AreaData): number => Math.hypot(middle(area).x - start.x, middle(area).y - start.y);
  return areas.reduce<AreaData | undefined>(
    (best, area) => (best === undefined || far(area) < far(best) ? area : best),
    undefined,
  );
}
