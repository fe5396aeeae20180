import { expect, test } from 'vitest';
import type { Entry } from '../kit/story';
import type { CourseEvent } from '../lib/protocol';
import { jump, pause, roundStarts, SPEEDS, stepAt, turnStarts } from './jumps';

const answers = [0, 0, 1, 1, 0].map((seat, i) => ({ step: i + 1, seat, at: null }));

test('a turn begins before the first answer of somebody else', () => {
  expect(turnStarts(answers)).toEqual([2, 4]);
});

test('a round begins where the story says so', () => {
  const events = [3, 3, 9].map((step, n) => ({ n, step })) as CourseEvent[];
  const entries = [
    { n: 0, round: null },
    { n: 1, round: { key: 'round', params: {} } },
    { n: 2, round: { key: 'round', params: {} } },
  ] as Entry[];
  expect(roundStarts(entries, events)).toEqual([3, 9]);
});

test('jumps go from stop to stop and end at the ends', () => {
  const stops = [2, 4];
  expect(jump(stops, 0, 1, 5)).toBe(2);
  expect(jump(stops, 2, 1, 5)).toBe(4);
  expect(jump(stops, 4, 1, 5)).toBe(5);
  expect(jump(stops, 4, -1, 5)).toBe(2);
  expect(jump(stops, 1, -1, 5)).toBe(0);
});

test('speeds go from half to four times', () => {
  expect(SPEEDS[0]).toBe(0.5);
  expect(SPEEDS.at(-1)).toBe(4);
  expect(pause(0.5) / pause(4)).toBe(8);
});

test('a press on the chart finds its step, and nothing outside of the match', () => {
  expect([-0.2, 0, 0.5, 1, 1.3].map((share) => stepAt(share, 10))).toEqual([0, 0, 5, 10, 10]);
});
