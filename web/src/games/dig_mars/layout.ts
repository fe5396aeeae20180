/** Where things are on the drawn grid. One unit is about a pixel on a board of medium size. */
import { SIDE } from './model';

export const PITCH_X = 170;
export const PITCH_Y = 166;
export const EDGE_X = 40;
export const EDGE_Y = 36;
export const STEP = 11; // how much higher each tile of a stack lies
export const WIDTH = EDGE_X + SIDE * PITCH_X + 14;
export const HEIGHT = EDGE_Y + SIDE * PITCH_Y + 10;

export interface Point {
  x: number;
  y: number;
}

/** Returns the middle of a site on the floor of the canyon. */
export function middle(site: number): Point {
  return {
    x: EDGE_X + (site % SIDE) * PITCH_X + PITCH_X / 2,
    y: EDGE_Y + Math.floor(site / SIDE) * PITCH_Y + PITCH_Y / 2 + 6,
  };
}

/** Returns how far the top of a stack of some height lies above the floor. */
export function lift(height: number): number {
  return height > 0 ? (height - 1) * STEP + 4 : -2;
}

/** A number from 0 to 1 that looks random but never changes for the same things. */
export function noise(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Returns the outline of a slab of rock, a little different for each site and layer. */
export function slabPath(site: number, layer: number, w = 74, h = 60): string {
  const cut = 15;
  const corners = [
    [-w + cut, -h],
    [w - cut, -h],
    [w, -h + cut],
    [w, h - cut],
    [w - cut, h],
    [-w + cut, h],
    [-w, h - cut],
    [-w, -h + cut],
  ];
  const points = corners.map(([x, y], i) => {
    const dx = (noise(site * 8 + i, layer) - 0.5) * 7;
    const dy = (noise(layer * 8 + i, site + 31) - 0.5) * 7;
    return `${((x ?? 0) + dx).toFixed(1)} ${((y ?? 0) + dy).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Returns where the stations of a site stand on its top, in rows from the lower left. */
export function berth(place: number, count: number): Point & { scale: number } {
  const crowd = count > 6;
  const row = crowd ? 5 : 3;
  const gap = crowd ? 25 : 35;
  return {
    x: -50 + (place % row) * gap,
    y: 37 - Math.floor(place / row) * gap,
    scale: crowd ? 1.15 : 1.6,
  };
}
