/** Our sounds as data: each is a few strokes that the browser makes itself, so nothing has to be loaded. */
export interface Stroke {
  /** How the stroke sounds: a wave, or noise through a filter. */
  wave: OscillatorType | 'noise';
  /** In hertz, at the beginning and at the end; for noise, where the filter lies. */
  pitch: number;
  to?: number;
  /** Seconds: when it begins, and how long it takes to die away. */
  at: number;
  lasts: number;
  /** 1 is as loud as any of them gets. */
  loud: number;
}

const bell = (pitch: number, at: number, loud = 0.7, lasts = 0.5): Stroke[] => [
  { wave: 'sine', pitch, at, lasts, loud },
  { wave: 'sine', pitch: pitch * 2.76, at, lasts: lasts * 0.4, loud: loud * 0.18 },
];

export const TUNES = {
  /** It is one's turn: two bells upwards. */
  turn: [...bell(523.3, 0), ...bell(784, 0.13)],
  /** Somebody did something. */
  move: [{ wave: 'triangle', pitch: 300, to: 260, at: 0, lasts: 0.14, loud: 0.4 }],
  /** A card is laid open: a breath of paper. */
  card: [
    { wave: 'noise', pitch: 2600, to: 5200, at: 0, lasts: 0.13, loud: 0.35 },
    { wave: 'triangle', pitch: 420, at: 0.06, lasts: 0.12, loud: 0.25 },
  ],
  /** A piece is put down: wood on a board. */
  place: [
    { wave: 'triangle', pitch: 210, to: 120, at: 0, lasts: 0.12, loud: 0.7 },
    { wave: 'noise', pitch: 900, to: 400, at: 0, lasts: 0.05, loud: 0.4 },
  ],
  /** A new round: a low gong. */
  round: [...bell(196, 0, 0.6, 0.9), ...bell(293.7, 0.1, 0.4, 0.8)],
  /** One row of the last count. */
  count: [{ wave: 'triangle', pitch: 392, to: 440, at: 0, lasts: 0.16, loud: 0.45 }],
  /** The match is over: a chord that opens. */
  end: [...bell(392, 0), ...bell(523.3, 0.14), ...bell(659.3, 0.28), ...bell(784, 0.42, 0.8, 0.9)],
} satisfies Record<string, Stroke[]>;

export type Tune = keyof typeof TUNES;
