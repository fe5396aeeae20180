/** The last count: one row for each reason, one column for each seat and each rival, and towers that grow with them. */
import { MINUS } from '../lib/numbers';
import type { Outcome, ScoreLine } from '../lib/protocol';
import { ranked, type ScoreRow } from '../lib/scores';
import type { Message } from '../lib/text';

export interface CountRow {
  key: string;
  label: string;
  /** By column; null where nobody has ever got points for it there. */
  points: (number | null)[];
}

export interface Count {
  columns: ScoreRow[];
  rows: CountRow[];
}

/** The half of a word or number at which texts part, and the signs that would have led on. */
const LOOSE = new RegExp(`[\\s:(,–${MINUS}-]+$`);
const HALF = /[\p{L}\p{N}]+$/u;

/** Returns what the texts have in common at their beginning, in whole words. */
export function commonHead(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  if (length === first.length && others.every((other) => other.length === length)) return first;
  const parted = texts.some((text) => HALF.test(text.charAt(length)));
  const head = first.slice(0, length);
  return (parted ? head.replace(HALF, '') : head).replace(LOOSE, '') || first;
}

/** Returns the count in the order of seats, rivals last; reasons that gave nobody anything are left out. */
export function countOf(
  outcome: Outcome,
  lines: readonly (readonly ScoreLine[])[],
  say: (message: Message) => string,
): Count {
  const columns = ranked(outcome, lines).sort(
    (a, b) => (a.seat ?? Infinity) - (b.seat ?? Infinity) || a.id.localeCompare(b.id),
  );
  const keys = [...new Set(columns.flatMap(({ lines }) => lines.map(({ why }) => why.key)))];
  const rows = keys.map((key) => {
    const found = columns.map(({ lines }) => lines.filter(({ why }) => why.key === key));
    return {
      key,
      label: commonHead(found.flat().map(({ why }) => say(why))),
      points: found.map((each) => (each.length ? each.reduce((sum, { points }) => sum + points, 0) : null)),
    };
  });
  return { columns, rows: rows.filter(({ points }) => points.some(Boolean)) };
}

/** Returns a column's points after some rows; after all of them, the score itself. */
export function soFar({ columns, rows }: Count, column: number, shown: number): number {
  if (shown >= rows.length) return columns[column]?.score ?? 0;
  return rows.slice(0, shown).reduce((sum, row) => sum + (row.points[column] ?? 0), 0);
}

export interface Block {
  /** The reason, by its place among the rows. */
  row: number;
  points: number;
  /** Whether points below zero have taken away a part of it. */
  whole: boolean;
}

/** Returns a column's tower after some rows, from its floor: points below zero take away what lies on top. */
export function tower({ rows }: Count, column: number, shown: number): Block[] {
  const pile: Block[] = [];
  let owed = 0; // below zero, with nothing left to take it from
  for (const [row, { points }] of rows.slice(0, shown).entries()) {
    const here = points[column] ?? 0;
    const left = here - owed;
    if (left > 0) pile.push({ row, points: left, whole: owed <= 0 });
    owed = Math.max(0, -left);
    while (owed > 0) {
      const last = pile.pop();
      if (!last) break;
      const taken = Math.min(last.points, owed);
      owed -= taken;
      if (last.points > taken) pile.push({ row: last.row, points: last.points - taken, whole: false });
    }
  }
  return pile;
}

/** Returns how high the highest tower is while it grows, in points. */
export function highest(count: Count): number {
  const towers = count.columns.flatMap(({ score }, column) => [
    score,
    ...count.rows.map((_, row) => soFar(count, column, row)),
  ]);
  return Math.max(1, ...towers);
}

/** The colours of the blocks, light enough for dark figures in both themes. */
const COLOURS = [
  '#d98f62',
  '#e7b954',
  '#f08a8d',
  '#8fbf6c',
  '#9fb0c0',
  '#7cc6da',
  '#c3a2f2',
  '#c9a57e',
  '#e8dcc8',
];

export function blockColour(row: number): string {
  return COLOURS[row % COLOURS.length] ?? '#e8dcc8';
}
