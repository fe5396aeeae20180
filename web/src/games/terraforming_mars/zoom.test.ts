import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDE, WIDTH } from './hexes';
import { enlarged, fitted } from './zoom';

describe('the scale of the map', () => {
  it('shows all of it where that fits', () => {
    expect(fitted(WIDTH, HEIGHT * 2)).toBe(1);
    expect(fitted(WIDTH * 2, HEIGHT)).toBe(1);
  });

  it('never offers hexes too small for a finger', () => {
    const corners = [
      { x: WIDE / 2, y: 32 },
      { x: WIDTH - WIDE / 2, y: HEIGHT - 32 },
    ];
    expect(enlarged(356, 330, corners).scale * WIDE).toBeGreaterThanOrEqual(44);
    expect(enlarged(356, 330, []).scale * WIDE).toBeGreaterThanOrEqual(44);
  });

  it('puts the places into the middle and shows them as large as they all fit', () => {
    const near = enlarged(356, 330, [
      { x: 200, y: 200 },
      { x: 300, y: 200 },
    ]);
    expect([near.x, near.y]).toEqual([250, 200]);
    expect(near.scale * (100 + WIDE)).toBeLessThanOrEqual(356);
    expect(near.scale).toBeGreaterThan(fitted(356, 330));
  });
});
