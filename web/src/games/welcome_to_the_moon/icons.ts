/** The signs of the sheets, as paths in a square of 24: each with how it is painted and in which colour. */

/** A path and its paint: `f` filled, `h` filled like a hole, a number is the width of a line, negative for a line like a hole. */
export type Shape = readonly [d: string, paint: 'f' | 'h' | number];

export interface Sign {
  /** A custom property of moon.css, or `currentColor`. */
  tone: string;
  shapes: readonly Shape[];
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const sign = (tone: string, ...shapes: Shape[]): Sign => ({ tone, shapes });
const BUG = ring(12, 12, 5.4);
const LEGS =
  'M12 2.6v4M12 17.4v4M2.6 12h4M17.4 12h4M5.4 5.4l2.8 2.8M15.8 15.8l2.8 2.8M18.6 5.4l-2.8 2.8M8.2 15.8l-2.8 2.8';
const virus = (tone: string): Sign => sign(tone, [BUG, 'f'], [LEGS, 2.2], [ring(12, 12, 1.7), 'h']);

export const SIGNS: Readonly<Record<string, Sign>> = {
  robot: sign(
    'var(--m-robot)',
    ['M5 10h14v7H5z', 'f'],
    ['M12 10V6M9 6h6', 2.2],
    [ring(9, 13.4, 1.7) + ring(15, 13.4, 1.7), 'h'],
    ['M4 20h5M15 20h5M2.6 11v5M21.4 11v5', 2.4],
  ),
  energy: sign('var(--bolt)', ['M14 2 5 13.6h5.6L9 22l10-12.4h-6z', 'f']),
  plant: sign('var(--leaf)', [
    'M20 4C11 3 5 7 5 14c0 2 .6 3.6 1.6 5C8 13 12 9.6 16 8c-4 3-7 7-8.2 12 7.6 1.6 13.4-5 12.2-16z',
    'f',
  ]),
  water: sign(
    'var(--ice)',
    ['M12 2.5c4 5.4 6.6 8.6 6.6 12A6.6 6.6 0 0 1 12 21.2a6.6 6.6 0 0 1-6.6-6.7c0-3.4 2.6-6.6 6.6-12z', 'f'],
    ['M8.6 14.6a3.6 3.6 0 0 0 3 3.6', -1.5],
  ),
  astronaut: sign(
    'var(--gold)',
    ['M12 3a8.4 8.4 0 0 1 8.4 8.4v4.2H3.6v-4.2A8.4 8.4 0 0 1 12 3zM5.4 17.4h13.2V21H5.4z', 'f'],
    ['M9.4 8h5.2a3 3 0 0 1 0 6H9.4a3 3 0 0 1 0-6z', 'h'],
  ),
  planning: sign(
    'var(--m-planning)',
    ['M4 6h16v15H4z', 'f'],
    ['M8 3v5M16 3v5', 2.4],
    ['M6.4 10.4h11.2v8.2H6.4z', 'h'],
    ['m9.4 12.4 5.2 4.4m0-4.4-5.2 4.4', 1.8],
  ),
  wild: sign(
    'var(--m-wild)',
    [`${ring(12, 12, 8.4)}M12 3.6v16.8M4.7 7.8l14.6 8.4M4.7 16.2l14.6-8.4`, 2.1],
    [ring(12, 12, 2.8), 'f'],
  ),
  rocket: sign('currentColor', [
    'M12 2c3.4 2.6 4.6 6 4.6 9.6V17H7.4v-5.4C7.4 8 8.6 4.6 12 2zM7.4 12 4 16.4V20l3.4-2.4zM16.6 12l3.4 4.4V20l-3.4-2.4zM10 18.4h4L12 22z',
    'f',
  ]),
  fuel: sign(
    'var(--flame)',
    ['M4 8h9v13H4zM5.4 4.6h6.2V8H5.4z', 'f'],
    ['M13 11h3.4a2 2 0 0 1 2 2v4.6a1.5 1.5 0 0 0 3 0V9.6L18 6', 1.9],
    ['M6 10h5v3.6H6z', 'h'],
  ),
  error: sign(
    'var(--danger)',
    ['M12 2 22 12 12 22 2 12z', 2],
    ['M12 7.4v6', 2.6],
    [ring(12, 16.6, 1.5), 'f'],
  ),
  cross: sign('currentColor', ['M6 6l12 12M18 6 6 18', 2.6]),
  spread: sign(
    'var(--danger)',
    [ring(12, 7, 4) + ring(7.4, 15, 4) + ring(16.6, 15, 4), 1.9],
    [ring(12, 12.4, 2), 'f'],
  ),
  antenna: sign(
    'var(--m-wild)',
    ['M4.4 4.6A12.4 12.4 0 0 0 19.4 19.6z', 'f'],
    ['M12 12l6.4-6.4M8 17.4 5.6 22h9', 2],
    [ring(19, 5, 2.5), 'f'],
  ),
  pearl: sign('var(--m-pearl)', [ring(12, 12, 8), 'f'], ['M7.6 12.4a4.6 4.6 0 0 1 4-4.8', -1.9]),
  ruby: sign(
    'var(--danger)',
    ['M7 4h10l4.4 5.6L12 21 2.6 9.6z', 'f'],
    ['M3.4 9.8h17.2M8.6 9.8 12 20M15.4 9.8 12 20', -1.3],
  ),
  star: sign('var(--gold)', [
    'm12 2.6 2.9 6.2 6.7.8-5 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-5-4.6 6.7-.8z',
    'f',
  ]),
  medal: sign('var(--m-wild)', [`M7.4 2.6h9.2L13.6 9h-3.2z${ring(12, 15, 6)}`, 2], [ring(12, 15, 2), 'f']),
  dome: sign('currentColor', ['M3 19a9 9 0 0 1 18 0M2 19h20M12 10v9M7 12.4l2 6.6M17 12.4l-2 6.6', 2]),
  skyscraper: sign('currentColor', ['M4 21V9h6v12M10 21V3h7v18M17 21v-9h4v9M2 21h20', 1.9]),
  tower: sign('currentColor', ['M8 21V7l4-4 4 4v14M5 21h14M8 11h8M8 15h8', 1.9]),
  derrick: sign(
    'currentColor',
    [
      'M9.4 5 5 22M14.6 5 19 22M8.4 9h7.2M7.2 13.6h9.6M6.2 18h11.6M8.4 9l8.4 4.6M15.6 9l-8.4 4.6M7.2 13.6 17.8 18M16.8 13.6 6.2 18',
      1.3,
    ],
    [ring(12, 4.4, 3.1), 1.7],
  ),
  factory: sign('currentColor', ['M3 21V11l6 4v-4l6 4V4h5v17z', 1.9]),
  flag: sign('currentColor', ['M6 22V3M6 4h13l-4 4 4 4H6', 2]),
  points: sign('var(--gold)', [ring(12, 12, 8.4), 2.2], [ring(12, 12, 3), 'f']),
  red: virus('var(--danger)'),
  green: virus('var(--leaf)'),
  purple: virus('var(--bolt)'),
  blue: virus('var(--ice)'),
  yellow: virus('var(--gold)'),
  grey: virus('var(--soft)'),
};
