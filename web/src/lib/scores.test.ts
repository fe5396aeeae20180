import { expect, test } from 'vitest';
import type { Outcome } from './protocol';
import { ranked, winners, winnersParts, winnersText } from './scores';

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

test('who wins reads so; who shares a win is you among the names', () => {
  const say = (message: { key: string }) => message.key;
  const told = (won: number[], you: number | null) =>
    winnersText(
      { reason: text('x'), winners: won, scores: [3, 3] },
      Object.assign(['Anna', 'Boris'], { you }),
      say,
    );
  expect(told([0], 0)).toEqual({ key: 'web-won', params: {} });
  expect(told([0], 1)).toEqual({ key: 'web-wins', params: { count: 1, names: ['Anna'] } });
  expect(told([0], null)).toEqual({ key: 'web-wins', params: { count: 1, names: ['Anna'] } });
  expect(told([0, 1], 1)).toEqual({ key: 'web-wins', params: { count: 2, names: ['Anna', 'person-you'] } });
  expect(told([], 0)).toEqual({ key: 'web-nobody-wins', params: {} });
  expect(winnersText(lost, ['Anna'], say).params.names).toEqual(['x-rival']);
});

test('a sentence about winners knows where its names are', () => {
  const say = ({ key, params }: { key: string; params: { names?: unknown } }) =>
    Array.isArray(params.names) ? `shared: ${params.names.join(', ')}!` : key;
  const shared: Outcome = { reason: text('x'), winners: [0, 1], scores: [3, 3] };
  expect(winnersParts(shared, ['Anna', 'Bot 2'], say)).toEqual([
    { text: 'shared: ', person: false },
    { text: 'Anna,', person: true },
    { text: ' ', person: false },
    { text: 'Bot 2!', person: true },
  ]);
  expect(winnersParts({ ...shared, winners: [] }, [], say)).toEqual([
    { text: 'web-nobody-wins', person: false },
  ]);
});
