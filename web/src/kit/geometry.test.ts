import { describe, expect, it } from 'vitest';
import { boxAround, hexMiddle, hexPath, nearest, neighbour, rectPath } from './geometry';

describe('hexes', () => {
  it('stand in rows with a corner above, or in columns with a side above', () => {
    expect(hexMiddle(1, 0, 10).y).toBe(0);
    expect(hexMiddle(0, 1, 10).y).toBe(15);
    expect(hexMiddle(1, 0, 10, true).x).toBe(15);
    expect(hexMiddle(0, 1, 10, true).x).toBe(0);
    expect(hexPath(10)).toMatch(/^M0\.0 -10\.0L/);
    expect(hexPath(10, true)).toMatch(/^M10\.0 0\.0L/);
  });

  it('are as far from all their neighbours', () => {
    for (const flat of [false, true])
      for (const [q, r] of [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
      ] as const) {
        const { x, y } = hexMiddle(q, r, 10, flat);
        expect(Math.hypot(x, y)).toBeCloseTo(10 * Math.sqrt(3));
      }
  });
});

describe('ways over a board', () => {
  const places = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 10, y: 1 },
    { id: 'c', x: 30, y: 0 },
    { id: 'd', x: 2, y: 20 },
  ];
  const from = { x: 0, y: 0 };

  it('lead to the nearest place in the direction of the key', () => {
    expect(neighbour(places, from, 'ArrowRight')?.id).toBe('b');
    expect(neighbour(places, from, 'ArrowDown')?.id).toBe('d');
    expect(neighbour(places, from, 'ArrowLeft')).toBeNull();
    expect(neighbour(places, from, 'Enter')).toBeNull();
  });

  it('reach places that lie aside where nothing is straight ahead', () => {
    expect(
      neighbour(
        [
          { x: 1, y: 0 },
          { id: 'far', x: 5, y: 40 },
        ],
        { x: 1, y: 0 },
        'ArrowRight',
      ),
    ).toMatchObject({ id: 'far' });
  });

  it('find the nearest place within reach', () => {
    expect(nearest(places, { x: 8, y: 0 })?.id).toBe('b');
    expect(nearest(places, { x: 18, y: 0 }, 5)).toBeUndefined();
    expect(nearest([], from)).toBeUndefined();
  });
});

describe('outlines', () => {
  it('have a box with an edge, also around nothing', () => {
    expect(
      boxAround(
        [
          { x: 1, y: 2 },
          { x: 5, y: 9 },
        ],
        3,
      ),
    ).toEqual({ x: -2, y: -1, width: 10, height: 13 });
    expect(boxAround([])).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it('close where they began', () => {
    expect(rectPath(20, 10)).toMatch(/^M-6 -5h12.*z$/);
  });
});
