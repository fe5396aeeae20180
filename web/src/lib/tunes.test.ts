import { expect, test } from 'vitest';
import { TUNES, type Stroke } from './tunes';

test.each(Object.entries(TUNES))('%s is short, audible and never shrill', (_, strokes: Stroke[]) => {
  expect(strokes.length).toBeGreaterThan(0);
  for (const { pitch, to = pitch, at, lasts, loud } of strokes) {
    expect(Math.min(pitch, to)).toBeGreaterThanOrEqual(100);
    expect(Math.max(pitch, to)).toBeLessThanOrEqual(6000);
    expect(at + lasts).toBeLessThanOrEqual(1.5);
    expect(loud).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(1);
  }
});

test('no two sounds are the same', () => {
  const all = Object.values(TUNES).map((strokes) => JSON.stringify(strokes));
  expect(new Set(all).size).toBe(all.length);
});
