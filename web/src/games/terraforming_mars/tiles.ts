/** Tiles as they lie on the map: shapes around the origin inside a hex whose corners are 32 away. */
import type { Shape } from './glyphs';

export interface TileShape {
  ground: string;
  shapes: Shape[];
}

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const tree = (x: number, y: number): string => `M${x} ${y}q-6-8 0-17q6 9 0 17z`;

const SKYLINE = 'M-17 12V-1h8v-9H0v5h7v7h9v10z';
const DOME = 'M-20 12a20 20 0 0 1 40 0';
const PICK = 'M-11 13 6-6M-7-11q12-4 19 8';

export const TILE_SHAPES: Record<string, TileShape> = {
  ocean: {
    ground: 'var(--sea)',
    shapes: [{ d: 'M-17-6q8.5-7 17 0t17 0M-17 5q8.5-7 17 0t17 0', stroke: '#fff', width: 2.4, opacity: 0.5 }],
  },
  greenery: {
    ground: 'var(--grass)',
    shapes: [{ d: tree(-11, 6) + tree(1, -1) + tree(11, 9), fill: '#fff', opacity: 0.42 }],
  },
  city: {
    ground: 'var(--raised)',
    shapes: [
      { d: SKYLINE, fill: 'var(--soft)' },
      { d: DOME, stroke: 'var(--ice)', width: 2.2 },
    ],
  },
  capital: {
    ground: 'var(--raised)',
    shapes: [
      { d: 'M-17 12V1h7v-14h3l2-6 2 6h3v8h8v17z', fill: 'var(--gold)' },
      { d: 'M-24 12a24 24 0 0 1 48 0', stroke: 'var(--ice)', width: 2.2 },
    ],
  },
  natural_preserve: {
    ground: 'var(--mars-3)',
    shapes: [
      { d: 'M-20 12 -7-10 1 3 7-6 20 12z', fill: 'var(--sand-2)' },
      { d: 'M-11-3l4-7 4 7-4-2z', fill: '#fff', opacity: 0.8 },
    ],
  },
  mining_area: {
    ground: 'var(--mars-4)',
    shapes: [
      { d: PICK, stroke: '#d9b48a', width: 4.5 },
      { d: round(10, 10, 4), fill: '#c3ccd4' },
    ],
  },
  mining_rights: {
    ground: 'var(--mars-4)',
    shapes: [
      { d: PICK, stroke: '#c3ccd4', width: 4.5 },
      { d: 'M4 14l3-7h7l3 7z', fill: '#d9b48a' },
    ],
  },
  commercial_district: {
    ground: 'var(--raised)',
    shapes: [
      { d: 'M-15 12V-6h10v18zM-2 12v-24H8v24zM11 12V0h6v12z', fill: 'var(--soft)' },
      { d: round(3, -15, 6), fill: 'var(--gold)' },
    ],
  },
  nuclear_zone: {
    ground: '#3a3215',
    shapes: [
      {
        d: 'M0-3l-8-14a16 16 0 0 1 16 0zM-3 2l-8 13A16 16 0 0 1-19 2zM3 2l8 13A16 16 0 0 0 19 2z',
        fill: '#f2c230',
      },
      { d: round(0, 1, 3.6), fill: '#f2c230' },
    ],
  },
  industrial_center: {
    ground: 'var(--raised)',
    shapes: [
      { d: 'M-18 12V0l9-6v6l9-6v6l9-6v18z', fill: 'var(--steel)' },
      { d: 'M13 12l-1-24h5l1 24z', fill: 'var(--soft)' },
      { d: 'M14-15q-6-4 0-7', stroke: 'var(--soft)', width: 2.5 },
    ],
  },
  ecological_zone: {
    ground: 'var(--grass)',
    shapes: [
      {
        d: `M0 0c5 0 9 5 9 8.5 0 3-2.5 4.5-5 4.5-1.7 0-2.7-.8-4-.8s-2.3.8-4 .8c-2.5 0-5-1.5-5-4.5C-9 5-5 0 0 0z${round(-11, -2, 3.2)}${round(-4, -8, 3.4)}${round(4, -8, 3.4)}${round(11, -2, 3.2)}`,
        fill: '#fff',
        opacity: 0.75,
      },
    ],
  },
  lava_flows: {
    ground: 'var(--mars-5)',
    shapes: [
      { d: 'M-21 13-7-11H7l14 24z', fill: 'var(--mars-1)' },
      { d: 'M-7-11H7l2 4q-3 6 1 10t-2 10h-5q2-6-2-8t1-7q-4 1-4 6t-5 9h-3q3-9 5-13z', fill: 'var(--flame)' },
    ],
  },
  mohole_area: {
    ground: 'var(--mars-3)',
    shapes: [
      { d: round(0, 0, 17), fill: 'var(--mars-4)' },
      { d: round(0, 0, 11), fill: 'var(--mars-5)' },
      { d: round(0, 0, 5), fill: 'var(--flame)' },
    ],
  },
  restricted_area: {
    ground: 'var(--raised)',
    shapes: [
      { d: round(0, 0, 14), stroke: 'var(--danger)', width: 4.5 },
      { d: 'M-10 10 10-10', stroke: 'var(--danger)', width: 4.5 },
    ],
  },
};
