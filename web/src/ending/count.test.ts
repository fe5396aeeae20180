import { expect, test } from 'vitest';
import type { Outcome } from '../lib/protocol';
import { commonHead, countOf, highest, soFar, tower } from './count';

const why = (key: string, params = {}) => ({ key, params });
const say = ({ key, params }: { key: string; params: object }) =>
  'n' in params ? `${key}: ${String(params.n)}` : key;
const outcome: Outcome = {
  reason: why('end'),
  winners: [1],
  scores: [5, 9],
  rivals: [{ name: why('echo'), score: 7, lines: [{ why: why('heard'), points: 7 }], won: false }],
};
const lines = [
  [
    { why: why('finds'), points: 8 },
    { why: why('errors', { n: 2 }), points: -3 },
    { why: why('nothing'), points: 0 },
  ],
  [
    { why: why('finds'), points: 9 },
    { why: why('errors', { n: 0 }), points: 0 },
  ],
];

test('rows are reasons, columns are seats and then rivals', () => {
  const count = countOf(outcome, lines, say);
  expect(count.columns.map(({ id }) => id)).toEqual(['0', '1', 'rival-0']);
  expect(count.rows).toEqual([
    { key: 'finds', label: 'finds', points: [8, 9, null] },
    { key: 'errors', label: 'errors', points: [-3, 0, null] },
    { key: 'heard', label: 'heard', points: [null, null, 7] },
  ]);
});

test('points grow row by row to the score', () => {
  const count = countOf(outcome, lines, say);
  expect([0, 1, 2, 3].map((shown) => soFar(count, 0, shown))).toEqual([0, 8, 5, 5]);
  expect(highest(count)).toBe(9);
});

test('points below zero take away the top of a tower, whenever they are counted', () => {
  const rows = (...points: number[]) =>
    points.map((each, row) => ({ key: `${row}`, label: '', points: [each] }));
  const heights = (...points: number[]) =>
    tower({ columns: [], rows: rows(...points) }, 0, Infinity).map(({ row, points: high, whole }) => [
      row,
      high,
      whole,
    ]);
  expect(heights(8, 4, -3)).toEqual([
    [0, 8, true],
    [1, 1, false],
  ]);
  expect(heights(8, 4, -6)).toEqual([[0, 6, false]]);
  expect(heights(-3, -2, 8)).toEqual([[2, 3, false]]);
  expect(heights(2, -5)).toEqual([]);
  expect(tower({ columns: [], rows: rows(8, 4, -6) }, 0, 2)).toHaveLength(2);
});

test('a game that gives no reasons is counted at once', () => {
  const count = countOf({ ...outcome, rivals: [] }, [], say);
  expect(count.rows).toEqual([]);
  expect(soFar(count, 1, 0)).toBe(9);
});

test('words that differ in their numbers share their beginning', () => {
  expect(commonHead(['System errors: 2', 'System errors: 0'])).toBe('System errors');
  expect(commonHead(['Cities'])).toBe('Cities');
  expect(commonHead(['a', 'b'])).toBe('a');
});

test('no half of a number is left of it', () => {
  expect(commonHead(['Звездолёты: 12 из 31', 'Звездолёты: 15 из 31'])).toBe('Звездолёты');
  expect(commonHead(['Rockets: 1', 'Rockets: 12'])).toBe('Rockets');
  expect(commonHead(['Errors: \u22125', 'Errors: \u22127'])).toBe('Errors');
  expect(commonHead(['Ships', 'Ships (2)'])).toBe('Ships');
  expect(commonHead(['One card', 'One cargo'])).toBe('One');
});
