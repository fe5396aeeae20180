import { describe, expect, it } from 'vitest';
import { cropsOf, inside } from './crops';

describe('what a phone shows of a sheet', () => {
  it('is the part with the spaces', () => {
    const [crop, ...more] = cropsOf(
      { a: [100, 100, 40, 40], b: [100, 300, 40, 40], error: [700, 600, 20, 20] },
      ['a', 'b'],
      848,
      692,
    );
    expect(more).toEqual([]);
    expect(crop && inside(crop, { x: 120, y: 320 })).toBe(true);
    expect(crop && inside(crop, { x: 710, y: 610 })).toBe(false);
  });

  it('is cut into halves between two spaces where it is wide', () => {
    const boxes = Object.fromEntries(
      Array.from({ length: 11 }, (_, i) => [`m${i}`, [40 + i * 70, 100, 60, 40] as const]),
    );
    const crops = cropsOf(boxes, Object.keys(boxes), 848, 692);
    expect(crops).toHaveLength(2);
    for (const [x, y, w, h] of Object.values(boxes)) {
      const corners = [
        { x, y },
        { x: x + w - 1, y: y + h - 1 },
      ];
      expect(crops.some((crop) => corners.every((corner) => inside(crop, corner)))).toBe(true);
    }
  });
});
