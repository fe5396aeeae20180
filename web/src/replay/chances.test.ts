import { describe, expect, it } from 'vitest';
import type { Missed } from '../lib/protocol';
import { chanceLines, chancesAt, nearestMark, progress, wholePercents } from './chances';

const found = [
  { step: 0, chances: [0.5, 0.5] },
  { step: 2, chances: [0.7, 0.3] },
  { step: 5, chances: [1, 0] },
];

describe('chances over a match', () => {
  it('stay as they were where nothing was looked at', () => {
    expect(chanceLines(found, 5)).toEqual([
      [50, 50, 70, 70, 70, 100],
      [50, 50, 30, 30, 30, 0],
    ]);
    expect(chanceLines([], 5)).toEqual([]);
  });

  it('are those of a step, with those before', () => {
    expect(chancesAt(found, 1)).toEqual({ now: [0.5, 0.5], before: null });
    expect(chancesAt(found, 4)).toEqual({ now: [0.7, 0.3], before: [0.5, 0.5] });
    expect(chancesAt([], 4)).toBeNull();
    expect(chancesAt(found.slice(1), 1)).toBeNull();
  });

  it('make a whole in whole numbers, except alone', () => {
    expect(wholePercents([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
    expect(wholePercents([0.005, 0.995]).reduce((sum, each) => sum + each, 0)).toBe(100);
    expect(wholePercents([0.424])).toEqual([42]);
    expect(wholePercents([0.2, 0.2])).toEqual([20, 20]); // against a rival without a seat
  });
});

it('lets a press near a mark mean the mark', () => {
  const missed = [10, 60].map((step) => ({ step }) as Missed);
  expect(nearestMark(missed, 11, 100)).toBe(10);
  expect(nearestMark(missed, 58, 100)).toBe(60);
  expect(nearestMark(missed, 30, 100)).toBe(30);
});

it('tells how far it is', () => {
  expect(progress({ state: 'working', done: 41, steps: 166, chances: [], missed: [] })).toBe(24);
  expect(progress({ state: 'none', done: 0, steps: 0, chances: [], missed: [] })).toBe(0);
});
