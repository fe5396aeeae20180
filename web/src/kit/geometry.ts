/** Points, hexes and ways between places of a board; all in the board's own units. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const ROOT = Math.sqrt(3);

/** Returns the middle of a hex. Pointed hexes stand in rows, flat ones in columns; `size` reaches from the middle to a corner. */
export function hexMiddle(q: number, r: number, size: number, flat = false): Point {
  return flat
    ? { x: 1.5 * size * q, y: ROOT * size * (r + q / 2) }
    : { x: ROOT * size * (q + r / 2), y: 1.5 * size * r };
}

/** Returns the outline of a hex around the origin as a path. */
export function hexPath(size: number, flat = false): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - (flat ? 0 : Math.PI / 2);
    return `${(size * Math.cos(angle)).toFixed(1)} ${(size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Returns the outline of a circle around the origin as a path. */
export function circlePath(r: number): string {
  return `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0z`;
}

/** Returns the outline of a rectangle with round corners around the origin as a path. */
export function rectPath(width: number, height: number, round = 4): string {
  const [w, h] = [width - 2 * round, height - 2 * round];
  const arc = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  return (
    `M${-w / 2} ${-height / 2}h${w}${arc(round, round)}v${h}${arc(-round, round)}` +
    `h${-w}${arc(-round, -round)}v${-h}${arc(round, -round)}z`
  );
}

/** Returns the smallest box around some points, grown by an edge. */
export function boxAround(points: readonly Point[], edge = 0): Box {
  if (points.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x: left, y: top, width: Math.max(...xs) + edge - left, height: Math.max(...ys) + edge - top };
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the place that an arrow key leads to: the nearest one in that direction, or null where there is none. */
export function neighbour<P extends Point>(places: readonly P[], from: Point, key: string): P | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
    if (along < 1 || aside > along * 1.2) continue;
    const far = along + aside;
    if (far < least) [best, least] = [place, far];
  }
  return best ?? wider(places, from, way);
}

/** Where nothing lies within the cone of a direction, whatever is ahead at all and nearest; sheets are not regular. */
function wider<P extends Point>(places: readonly P[], from: Point, way: Point): P | null {
  const ahead = places.filter(({ x, y }) => (x - from.x) * way.x + (y - from.y) * way.y >= 1);
  return nearest(ahead, from) ?? null;
}

/** Returns the place that is nearest to a point, if there is any within `reach`. */
export function nearest<P extends Point>(places: readonly P[], from: Point, reach = Infinity): P | undefined {
  let best: P | undefined;
  let least = reach;
  for (const place of places) {
    const far = Math.hypot(place.x - from.x, place.y - from.y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}
