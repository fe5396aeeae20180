import { describe, expect, it } from 'vitest';
import { cropsOf, drawnTo, inside, openRows } from './crops';

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

  it('is drawn up to whatever else is marked beside it', () => {
    const boxes = {
      a: [100, 100, 40, 40],
      b: [100, 300, 40, 40],
      rocket: [180, 200, 20, 20],
      below: [10, 660, 20, 20],
    } as const;
    const [crop] = cropsOf(boxes, ['a', 'b'], 848, 692);
    expect(crop).toBeDefined();
    if (!crop) return;
    expect(crop.x + crop.width).toBeGreaterThan(180); // the rocket would be cut
    expect(drawnTo(boxes, ['a', 'b'], crop, 848)).toBe(180);
    expect(drawnTo({ a: boxes.a }, ['a'], crop, 848)).toBe(848);
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

describe('the rows of a tall sheet on a phone', () => {
  const boxes = Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((i) => [`f${i}`, [100, 100 + i * 70, 40, 40] as const]),
  );
  const rows = Object.keys(boxes).map((id) => ({ id: id.toUpperCase(), spaces: [id] }));
  const tall = { x: 0, y: 0, width: 300, height: 600 };

  it('stay open where something may be written, and are folded elsewhere', () => {
    const open = openRows(boxes, rows, tall, ['f1', 'f4']);
    expect([...(open?.keys() ?? [])]).toEqual(['F1', 'F4']);
    expect(open?.get('F1')).toMatchObject({ y: 143, height: 72, width: 330 });
  });

  it('are left alone where all are open, something else is pressed, or the sheet is not tall', () => {
    expect(openRows(boxes, rows, tall, Object.keys(boxes))).toBeNull();
    expect(openRows(boxes, rows, tall, ['f1', 'errors.1'])).toBeNull();
    expect(openRows(boxes, rows, { ...tall, height: 300 }, ['f1'])).toBeNull();
  });
});
