/** The signs of Terraforming Mars, drawn by us on a grid of 24. */
import { TILE_SHAPES } from './tiles';

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const DARK = '#1b1206';

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const line = (d: string, stroke: string, width = 2, opacity = 1): Shape => ({ d, stroke, width, opacity });
const area = (d: string, fill: string, opacity = 1): Shape => ({ d, fill, opacity });

const leaf: Shape[] = [
  area('M5 20C4 10 10 4 20 4c0 10-5 16-13 15z', 'var(--leaf)'),
  line('M5 21C7 15 11 11 16 8', 'var(--bg)', 1.6),
];
const bolt = area('M13.5 2 5 13.5h5.6L9 22l9.5-12.5h-6z', 'var(--bolt)');
const paw: Shape[] = [
  area(
    'M12 12.4c3.2 0 6.2 3.1 6.2 5.8 0 2-1.6 3-3.2 3-1.2 0-1.9-.5-3-.5s-1.8.5-3 .5c-1.6 0-3.2-1-3.2-3 0-2.7 3-5.8 6.2-5.8z',
    'var(--fur)',
  ),
  area(
    oval(4.9, 11, 2, 2.7) + oval(9.2, 6.6, 2.1, 2.9) + oval(14.8, 6.6, 2.1, 2.9) + oval(19.1, 11, 2, 2.7),
    'var(--fur)',
  ),
];
const microbe: Shape[] = [
  line('M6 7 3.4 4.6M17.5 7.5l3-2M19.3 15l2.6 1.4M6.3 17l-2.6 2.4M12.5 19.4l.5 3', 'var(--good)', 1.7),
  area('M6.4 7.4c3-4.4 9.8-3.6 11.6.6s.8 11-4.6 11.6S3.2 13.4 6.4 7.4z', 'var(--good)'),
  area(oval(10, 10, 1.9) + oval(14.6, 13.2, 1.5) + oval(10.4, 15, 1.1), 'var(--bg)', 0.7),
];
const atom: Shape[] = [
  line(oval(12, 12, 10, 4), 'var(--ink)', 1.5),
  line('M7 3.3c-1.9 1.1-.7 5.9 2.2 10.7s6.5 8.1 8 7.1 1-5.9-1.9-10.7S8.7 2.3 7 3.3z', 'var(--ink)', 1.5),
  line('M17 3.3c1.9 1.1.7 5.9-2.2 10.7s-6.5 8.1-8 7.1-1-5.9 1.9-10.7 6.6-8.1 8.3-7.1z', 'var(--ink)', 1.5),
  area(oval(12, 12, 2.2), 'var(--accent)'),
];
const flask: Shape[] = [
  area('M9 3h6v1.8h-1v5l5.4 8.7A1.6 1.6 0 0 1 18 21H6a1.6 1.6 0 0 1-1.4-2.5L10 9.8v-5H9z', 'var(--titan)'),
  area('M8.1 14.6h7.8l2.7 4.4A.8.8 0 0 1 18 20H6a.8.8 0 0 1-.6-1z', 'var(--ice)'),
];
const towers = area('M3 21V12.5h4.5V7H13v4h4v3.5h4V21z', 'var(--soft)');
const windows = area(
  'M9 9h1v2H9zM11 9h1v2h-1zM9 13h1v2H9zM11 13h1v2h-1zM5 15h1v2H5zM15 14h1v2h-1z',
  'var(--bg)',
  0.8,
);
const hammer: Shape[] = [
  line('M6 20 15 9', 'var(--steel)', 3),
  area('M10.5 6.5 15 2.5l6 5.5-3.5 3.7-2-1.7-1.8.3z', 'var(--titan)'),
];

export const GLYPHS: Record<string, Shape[]> = {
  megacredits: [
    area('M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z', 'var(--coin)'),
    line('M8 16V8l4 5 4-5v8', DARK, 2),
  ],
  steel: [area('M4 17 7 9h10l3 8z', 'var(--steel)'), area('M7 9l1.6-3h6.8L17 9z', 'var(--steel)', 0.65)],
  titanium: [
    area('M12 2.5l2.5 6.2 6.7.5-5.1 4.3 1.6 6.5L12 16.5 6.3 20l1.6-6.5-5.1-4.3 6.7-.5z', 'var(--titan)'),
  ],
  plants: leaf,
  energy: [bolt],
  heat: [
    area(
      'M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-3 1.6-4.6 2.8-6.4C10 9.5 11 11 11.4 12.6 13 10 13 5.6 12 2z',
      'var(--flame)',
    ),
  ],
  metal: [
    area('M3 15.5 5.2 9.5h7.6l2.2 6z', 'var(--steel)'),
    area('M17 3.5l1.4 3.5 3.8.3-2.9 2.4.9 3.7-3.2-2-3.2 2 .9-3.7L11.8 7.3l3.8-.3z', 'var(--titan)'),
    line('M9 20h9', 'var(--soft)', 1.6),
  ],
  animal: paw,
  microbe,
  science: flask,
  fighter: [area('M12 2l3.2 8.6L22 15.5l-6.4-.4L12 22l-3.6-6.9-6.4.4 6.8-4.9z', 'var(--danger)')],
  cube: [
    area('M12 3l8 4.5v9L12 21l-8-4.5v-9z', 'var(--fur)'),
    line('M4.5 7.7 12 12l7.5-4.3M12 12v8.5', DARK, 1.4, 0.5),
  ],
  card: [
    area(
      'M6.5 2.5h11A1.5 1.5 0 0 1 19 4v16a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20V4a1.5 1.5 0 0 1 1.5-1.5z',
      'var(--sand)',
    ),
    line(
      'M6.5 2.5h11A1.5 1.5 0 0 1 19 4v16a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20V4a1.5 1.5 0 0 1 1.5-1.5z',
      'var(--edge)',
      1,
    ),
    area('M7.5 5h9v6h-9z', 'var(--mars-2)'),
    line('M8 14h8M8 17.3h5.5', 'var(--sand-ink)', 1.5, 0.7),
  ],
  event: [
    area(oval(12, 12, 10), 'var(--danger)', 0.18),
    line('M12 4.5v10M7.3 10.6 12 15.3l4.7-4.7M6.5 19h11', 'var(--danger)', 2.2),
  ],
  rating: [
    area(oval(12, 12, 9.5), 'var(--mars-2)'),
    area('M4 15.5c4-2.5 10 1.5 16-1.5a9.5 9.5 0 0 1-16 1.5z', 'var(--mars-4)', 0.6),
    line('M12 17V7.5M8 11.5l4-4.2 4 4.2', '#fff', 2.2),
  ],
  temperature: [
    area('M9.5 5a2.5 2.5 0 0 1 5 0v8.3a4.8 4.8 0 1 1-5 0z', 'var(--soft)', 0.35),
    area('M11 8h2v6.3a3.2 3.2 0 1 1-2 0z', 'var(--danger)'),
    line('M17 5h2.5M17 8.5h1.7M17 12h2.5', 'var(--soft)', 1.5),
  ],
  oxygen: [
    line(oval(10, 11, 6.2), 'var(--ice)', 2.6),
    line('M17.3 15.2c.4-1.5 3.6-1.6 3.6.4 0 1.7-3.5 2.5-3.6 4.6h3.8', 'var(--ice)', 1.7),
    area(oval(18.8, 6, 1.8), 'var(--ice)', 0.6),
  ],
  or: [line('M14.5 5l-5 14', 'var(--soft)', 2)],
  slack: [line('M12 4v9M7.5 8.5h9M7.5 18h9', 'var(--ice)', 2.2)],
  shield: [
    area('M12 2.5l8 3v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6z', 'var(--ice)', 0.35),
    line('M12 2.5l8 3v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6z', 'var(--ice)', 1.6),
    line('M8 12l3 3 5-6', 'var(--ink)', 2),
  ],
  steal: [
    area(
      'M2 9.2c3.2-2.4 6.6-2.4 10-.2 3.4-2.2 6.8-2.2 10 .2.2 4.8-2.6 7.6-5.8 7.6-2 0-3.2-1.8-4.2-1.8s-2.2 1.8-4.2 1.8C4.6 16.8 1.8 14 2 9.2z',
      'var(--danger)',
    ),
    area('M5 11.4q2.6-1.8 5 .4-2.6 1.8-5-.4zM14 11.8q2.4-2.2 5-.4-2.4 2.2-5 .4z', 'var(--raised)'),
  ],
  claim: [line('M7 21V4', 'var(--soft)', 2), area('M7 4c4-2 6 2 11 0v8c-5 2-7-2-11 0z', 'var(--accent)')],
  project: hammer,
  'project-power_plant': hammer,
  cost: [
    area('M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z', 'var(--coin)'),
    line('M8.5 7.5l6 3.5-6 3.5M8.5 17.5h7', DARK, 1.8),
  ],
  points: [
    area(oval(12, 12, 10), 'var(--accent)', 0.22),
    line('M12 4.2l2.3 4.9 5.3.6-4 3.6 1.1 5.3-4.7-2.7-4.7 2.7 1.1-5.3-4-3.6 5.3-.6z', 'var(--accent)', 1.7),
  ],
  'tag-building': [
    area('M3 20.5V10l5.5-3.3V10L14 6.7V10l7-3.3v13.8z', 'var(--steel)'),
    area('M6 14h2v2.5H6zM11 14h2v2.5h-2zM16 14h2v2.5h-2z', 'var(--bg)', 0.8),
  ],
  'tag-space': [area('M12 2l2.3 7.7L22 12l-7.7 2.3L12 22l-2.3-7.7L2 12l7.7-2.3z', 'var(--titan)')],
  'tag-power': [bolt],
  'tag-science': atom,
  'tag-jovian': [
    area(oval(12, 12, 9), '#d79a5b'),
    line('M3.6 9.5c5 1.5 11-1 16.8.3M3.3 13.5c6-1.5 11 1.5 17.3-.2M6 17.5c4-.8 8 .6 12-.2', '#8b4f2a', 1.6),
    area(oval(15.5, 14.8, 2.2, 1.3), '#b5532e'),
  ],
  'tag-earth': [
    area(oval(12, 12, 9.2), '#2f7fb0'),
    area(
      'M6 6.2c2.5-1.8 5-1 6 .3s-1 2.5-2.3 3.3-.4 2.6-2 3-3-1-3.8-2.3c0-1.6.8-3.2 2.1-4.3zM13.5 12c1.8-1.3 4.8-.8 6 .3-.1 3-1.5 5.3-3.6 6.6-1.7-.4-1.3-2.6-2.2-3.8s-1.5-2.2-.2-3.1z',
      '#6fa85a',
    ),
  ],
  'tag-plant': leaf,
  'tag-microbe': microbe,
  'tag-animal': paw,
  'tag-city': [towers, windows],
};

/** Tells whether a name is that of a tile, which is drawn as a hex. */
export function isTile(name: string): boolean {
  return name in TILE_SHAPES || name === 'oceans';
}

/** Returns the drawing of a sign, or nothing where there is none. */
export function glyph(name: string): Shape[] {
  return GLYPHS[name] ?? [];
}
