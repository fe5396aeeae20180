import { expect, test } from 'vitest';
import type { Outcome } from './protocol';
import { ranked, winners } from './scores';

const text = (key: string) => ({ key, params: {} });
const lost: Outcome = {
  reason: text('x-reason'),
  winners: [],
  scores: [12],
  rivals: [{ name: text('x-rival'), score: 15, lines: [{ why: text('x-why'), points: 15 }], won: true }],
};

test('a rival without a seat stands among the seats, best first', () => {
  const rows = ranked(lost, [[{ why: text('x-mine'), points: 12 }]]);
  expect(rows.map(({ id, seat, score, won }) => [id, seat, score, won])).toEqual([
    ['rival-0', null, 15, true],
    ['0', 0, 12, false],
  ]);
  expect(rows.map(({ lines }) => lines.map(({ why, points }) => [why.key, points]))).toEqual([
    [['x-why', 15]],
    [['x-mine', 12]],
  ]);
});

test('whoever won is named, with or without a seat', () => {
  const say = (message: { key: string }) => message.key;
  expect(winners(lost, ['Anna'], say)).toEqual(['x-rival']);
  const shared: Outcome = { reason: text('x'), winners: [1, 0], scores: [3, 3] };
  expect(winners(shared, ['Anna', 'Boris'], say)).toEqual(['Boris', 'Anna']);
  expect(ranked(shared, []).map(({ lines }) => lines)).toEqual([[], []]);
});
