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

/** Returns how high the highest tower is, in points. */
export function highest({ columns, rows }: Count): number {
  const towers = columns.map(({ score }, column) =>
    Math.max(
      score,
      rows.reduce((sum, row) => sum + Math.max(0, row.points[column] ?? 0), 0),
    ),
  );
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
