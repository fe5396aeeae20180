/** Where things stand on the belt: the Sun in the middle, Ceres at the top, sectors clockwise from it. */
import { RINGS, type Resource, type Ring, type Units } from './model';

export interface BeltShape {
  width: number;
  height: number;
  x: number;
  y: number;
  /** Where the rocks of each ring go round. */
  orbits: readonly [number, number, number];
  /** The lines between the rings, from the Sun outwards. */
  lines: readonly [number, number, number, number];
  rock: number;
}

/** Rings of a desk, and rings that stay legible on a phone. */
export const ROOMY: BeltShape = {
  width: 500,
  height: 508,
  x: 250,
  y: 262,
  orbits: [80, 141, 200],
  lines: [50, 112, 172, 228],
  rock: 21,
};
export const TIGHT: BeltShape = {
  width: 396,
  height: 404,
  x: 198,
  y: 209,
  orbits: [61, 110, 158],
  lines: [36, 86, 134, 180],
  rock: 18,
};

export const SECTORS = 8;

/** Returns the angle of a sector, in degrees clockwise from Ceres; sectors may be in between while a ring turns. */
export const angleOf = (sector: number): number => (sector * 360) / SECTORS;

/** Returns a point of the belt. */
export function pointAt(shape: BeltShape, sector: number, radius: number): { x: number; y: number } {
  const angle = ((angleOf(sector) - 90) * Math.PI) / 180;
  return { x: shape.x + radius * Math.cos(angle), y: shape.y + radius * Math.sin(angle) };
}

/** Returns where the price of a sector stands; the plate of a rock on the outer ring reaches down over the rim. */
export const rimAt = (shape: BeltShape, sector: number): { x: number; y: number } =>
  pointAt(shape, sector, shape.lines[3] + (sector === 3 || sector === 5 ? 24 : 10));

/** Returns the pixels right of and below the last price in the lower right of a frame: something else may stand there. */
export function freeCorner(shape: BeltShape, width: number, height: number): { x: number; y: number } {
  const scale = Math.min(width / shape.width, height / shape.height);
  const { x, y } = rimAt(shape, 3);
  return {
    x: width / 2 - (x + 10 - shape.width / 2) * scale,
    y: height / 2 - (y + 8 - shape.height / 2) * scale,
  };
}

/** Returns where the rocks of a ring go round. */
export const orbitOf = (shape: BeltShape, ring: Ring): number => shape.orbits[RINGS.indexOf(ring)] ?? 0;

/** Returns the next position of a ring that only ever turns forward. */
export const forward = (from: number, to: number): number =>
  from + ((((to - from) % SECTORS) + SECTORS) % SECTORS);

const HUES: Readonly<Record<Resource, string>> = {
  credits: 'var(--gold)',
  influence: 'var(--bolt)',
  ore: 'var(--steel)',
  ice: 'var(--ice)',
  alloy: 'var(--titan)',
  probes: 'var(--accent)',
};

/** Returns the colour of a rock: that of what it mostly gives. */
export function hueOf(income: Units): string {
  const [best] = Object.entries(income).sort(([, a], [, b]) => (b ?? 0) - (a ?? 0));
  return best ? HUES[best[0] as Resource] : 'var(--soft)';
}

/** Returns the outline of a rock with its plate, for the line around what may be chosen. */
export function platePath(rock: number): string {
  const r = rock + 3;
  const top = rock * 0.86 - 9;
  const x = Math.sqrt(r * r - top * top);
  const foot = top + 20;
  const side = rock < 20 ? 28 : 33;
  const at = (n: number): string => n.toFixed(1);
  return `M${at(-x)} ${at(top)}A${r} ${r} 0 1 1 ${at(x)} ${at(top)}Q${side} ${at(top + 8)} ${side - 13} ${at(foot)}H${13 - side}Q${-side} ${at(top + 8)} ${at(-x)} ${at(top)}z`;
}

/** Returns the outline of a rock around the origin; each has its own. */
export function rockPath(id: string, radius: number): string {
  const seed = [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const corners = Array.from({ length: 10 }, (_, index) => {
    const r = radius * (0.88 + 0.12 * (((seed * (index + 3)) % 7) / 6));
    const angle = (index / 10) * 2 * Math.PI;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
