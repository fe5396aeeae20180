/** Shared pieces that the finds are composed of. Each fits a box from -32 to 32 around the origin. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

export const TONE = {
  dark: '#2a1710',
  stone: '#8f7662',
  pale: '#b79c82',
  bone: '#f6ebd9',
  iron: '#66717c',
  steel: '#95a2ae',
  copper: '#b8662f',
  rust: '#8d3f1d',
  ice: '#7fcbe0',
  deep: '#2b7793',
  amber: '#e0982c',
  gold: '#e6ba49',
  leaf: '#7f9a4f',
  glow: '#e8703f',
} as const;
export type Tone = keyof typeof TONE;

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;
const around = (radius: number, turn: number): [number, number] => [
  radius * Math.sin(turn * 2 * Math.PI),
  -radius * Math.cos(turn * 2 * Math.PI),
];

/** A filled outline with the dark edge that all finds have. */
export const solid = (d: string, tone: Tone): Shape => ({ d, fill: TONE[tone], line: TONE.dark, width: 1.8 });
/** A flat patch without an edge. */
export const patch = (d: string, tone: Tone): Shape => ({ d, fill: TONE[tone] });
/** A line. */
export const stroke = (d: string, tone: Tone = 'dark', width = 2): Shape => ({ d, line: TONE[tone], width });

export const round = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${at(x - rx, y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
export const poly = (...points: [number, number][]): string =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}z`;
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${at(x, y)}h${n(w)}v${n(h)}h${n(-w)}z`;

/** A wheel with teeth. */
export function gear(r: number, teeth: number, tone: Tone): Shape[] {
  const points: [number, number][] = [];
  for (let i = 0; i < teeth; i++) {
    for (const [turn, far] of [
      [0, 1],
      [0.28, 1],
      [0.42, 0.74],
      [0.86, 0.74],
    ] as const) {
      points.push(around(r * far, (i + turn) / teeth));
    }
  }
  return [solid(poly(...points), tone), solid(round(0, 0, r * 0.3), 'pale')];
}

/** A crystal standing on its base. */
export function crystal(x: number, base: number, w: number, h: number, tone: Tone = 'ice'): Shape[] {
  const top = base - h;
  return [
    solid(
      poly(
        [x - w / 2, base],
        [x - w / 2, top + h * 0.3],
        [x, top],
        [x + w / 2, top + h * 0.3],
        [x + w / 2, base],
      ),
      tone,
    ),
    stroke(`M${at(x, top + 2)}V${n(base - 2)}`, 'bone', 1.6),
  ];
}

/** A rod from one point to another, with a light side. */
export function rod(x1: number, y1: number, x2: number, y2: number, width: number, tone: Tone): Shape[] {
  const d = `M${at(x1, y1)}L${at(x2, y2)}`;
  return [stroke(d, 'dark', width + 3), stroke(d, tone, width)];
}

/** Arcs that spread from a point to one side; -1 is left, 1 is right. */
export function waves(x: number, y: number, side: 1 | -1, count = 2): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const r = 8 + 7 * i;
    return stroke(`M${at(x + side * 4, y - r)}a${r} ${r} 0 0 ${side > 0 ? 1 : 0} 0 ${2 * r}`, 'glow', 2.6);
  });
}

/** A screw that grows narrower to its point. */
export function auger(width: number, turns: number, tone: Tone): Shape[] {
  const shapes: Shape[] = [...rod(0, -28, 0, 20, 5, tone)];
  for (let i = 0; i < turns; i++) {
    const y = -20 + (i * 40) / turns;
    const w = width * (1 - i / (turns + 1.5));
    shapes.push(
      solid(`M${at(-w, y)}q${at(w, 12)} ${at(2 * w, 0)}l${at(0, 5)}q${at(-w, 12)} ${at(-2 * w, 0)}z`, tone),
    );
  }
  return [...shapes, solid(poly([-5, 19], [5, 19], [0, 31]), 'steel')];
}

/** A round plate with a rim. */
export const disc = (r: number, tone: Tone, rim: Tone): Shape[] => [
  solid(round(0, 0, r), rim),
  patch(round(0, 0, r * 0.76), tone),
];

/** Rays around a disc. */
export function rays(r: number, far: number, count: number, tone: Tone): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const points = [around(r, (i - 0.3) / count), around(far, i / count), around(r, (i + 0.3) / count)];
    return solid(poly(...(points as [number, number][])), tone);
  });
}

/** Petals or blades around the middle. */
export function petals(count: number, length: number, width: number, tone: Tone): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = i / count;
    const side = width / length / 6.3;
    const points = [
      [0, 0],
      around(length * 0.6, turn - side),
      around(length, turn),
      around(length * 0.6, turn + side),
    ];
    return solid(poly(...(points as [number, number][])), tone);
  });
}

/** Spokes of a wheel. */
export const spokes = (r: number, count: number, tone: Tone, width = 4): Shape[] =>
  Array.from({ length: count }, (_, i) => stroke(`M0 0L${at(...around(r, i / count))}`, tone, width));

/** A flat slab with rounded corners. */
export const slab = (w: number, h: number, tone: Tone): Shape =>
  solid(
    `M${at(-w / 2 + 4, -h / 2)}h${n(w - 8)}q4 0 4 4v${n(h - 8)}q0 4 -4 4h${n(8 - w)}q-4 0 -4 -4v${n(8 - h)}q0 -4 4 -4z`,
    tone,
  );

/** A rough stone. */
export const pebble = (tone: Tone, size = 1): Shape =>
  solid(
    poly(
      ...([
        [-22, 6],
        [-16, -12],
        [0, -19],
        [17, -13],
        [24, 3],
        [14, 17],
        [-10, 18],
      ].map(([x, y]) => [(x ?? 0) * size, (y ?? 0) * size]) as [number, number][]),
    ),
    tone,
  );

/** A coin seen from the side and above. */
export const coin = (x: number, y: number, tone: Tone = 'gold'): Shape[] => [
  solid(`M${at(x - 11, y)}v4a11 5 0 0 0 22 0v-4z`, 'amber'),
  solid(oval(x, y, 11, 5), tone),
];
