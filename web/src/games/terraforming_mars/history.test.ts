import { expect, test } from 'vitest';
import { levels, linesOf } from './history';

const HISTORY = [
  [21, 23, 22, 20, 21, 20],
  [25, 30, 27, 22, 25, 24],
];

test('each figure has a line for each seat', () => {
  expect(linesOf(HISTORY, 2, 'rating')).toEqual([
    [21, 25],
    [20, 22],
  ]);
  expect(linesOf(HISTORY, 2, 'income')).toEqual([
    [23, 30],
    [21, 25],
  ]);
  expect(linesOf(HISTORY, 2, 'points')[1]).toEqual([20, 24]);
});

test('what is known now comes after the last generation', () => {
  expect(linesOf(HISTORY, 2, 'points', [40, 31])).toEqual([
    [22, 27, 40],
    [20, 24, 31],
  ]);
});

test('levels are round, begin at or below zero and reach beyond the highest value', () => {
  expect(
    levels([
      [22, 40],
      [18, 31],
    ]),
  ).toEqual([0, 10, 20, 30, 40]);
  expect(levels([[0]])).toEqual([0, 2, 4, 6]);
  const low = levels([[-5, 12]]);
  expect(low[0]).toBeLessThanOrEqual(-5);
  expect(low[low.length - 1]).toBeGreaterThanOrEqual(12);
});
