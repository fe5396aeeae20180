import { expect, test } from 'vitest';
import type { MyMatch, Outcome } from './protocol';
import { resultOf } from './results';

const say = ({ key }: { key: string }): string => key;
const ended = (seats: number[], outcome: Partial<Outcome>): MyMatch =>
  ({
    status: 'finished',
    seats,
    outcome: { reason: { key: 'why', params: {} }, winners: [0], scores: [9, 12, 4], ...outcome },
  }) as MyMatch;
const NAMES = ['Ada', 'Skilled bot', 'Lev'];

test('somebody else’s victory is not mine, however the match came into my list', () => {
  expect(resultOf(ended([], { winners: [1] }), NAMES, say)).toMatchObject({
    key: 'web-wins',
    won: ['Skilled bot'],
  });
  expect(resultOf(ended([2], { winners: [1] }), NAMES, say)?.key).toBe('web-wins');
  expect(resultOf(ended([1], { winners: [1] }), NAMES, say)?.key).toBe('web-won');
});

test('a shared and a lost match are told apart', () => {
  expect(resultOf(ended([1], { winners: [0, 1] }), NAMES, say)?.key).toBe('web-won-together');
  expect(resultOf(ended([1], { winners: [] }), NAMES, say)?.key).toBe('web-nobody-wins');
});

test('points are listed best first, a rival without a seat among them', () => {
  const rival = { name: { key: 'echo', params: {} }, score: 10, lines: [], won: false };
  const found = resultOf(ended([0], { winners: [1], rivals: [rival] }), NAMES, say);
  expect(found?.scores.map(({ name, score }) => `${name} ${score}`)).toEqual([
    'Skilled bot 12',
    'echo 10',
    'Ada 9',
    'Lev 4',
  ]);
});

test('a match that goes on has no result', () => {
  expect(resultOf({ ...ended([0], {}), status: 'live', outcome: null }, NAMES, say)).toBeNull();
});
