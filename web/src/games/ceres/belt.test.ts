import { expect, test } from 'vitest';
import { forward, freeCorner, hueOf, pointAt, rockPath, ROOMY } from './belt';

test('Ceres stands above the Sun and sectors go round clockwise', () => {
  expect(pointAt(ROOMY, 0, 100)).toEqual({ x: ROOMY.x, y: ROOMY.y - 100 });
  expect(pointAt(ROOMY, 2, 100).x).toBeCloseTo(ROOMY.x + 100);
  expect(pointAt(ROOMY, 4, 100).y).toBeCloseTo(ROOMY.y + 100);
});

test('a ring turns forward only, also past its beginning', () => {
  expect(forward(6, 1)).toBe(9);
  expect(forward(9, 4)).toBe(12);
  expect(forward(3, 3)).toBe(3);
});

test('a rock has the colour of what it mostly gives, and an outline of its own', () => {
  expect(hueOf({ credits: 1, ice: 2 })).toBe('var(--ice)');
  expect(hueOf({})).toBe('var(--soft)');
  expect(rockPath('A01', 20)).not.toBe(rockPath('A02', 20));
});

test('a square frame leaves little room in its corner, a longer one as much as it is longer', () => {
  const square = freeCorner(ROOMY, 500, 508);
  expect(square.x).toBeLessThan(70);
  expect(square.y).toBeLessThan(60);
  expect(freeCorner(ROOMY, 700, 508).x).toBeCloseTo(square.x + 100);
  expect(freeCorner(ROOMY, 500, 708).y).toBeCloseTo(square.y + 100);
  expect(freeCorner(ROOMY, 1000, 1016).x).toBeCloseTo(square.x * 2);
});
