import { describe, expect, it } from 'vitest';
import { around, fitted, kept, MOST, toBoard, toFrame, zoomed } from './camera';

const box = { x: 0, y: 0, width: 100, height: 50 };

describe('a camera', () => {
  it('shows the whole board in the middle of its frame', () => {
    const camera = fitted(box, 400, 400);
    expect(camera.scale).toBe(4);
    expect(toFrame(camera, { x: 50, y: 25 })).toEqual({ x: 200, y: 200 });
  });

  it('leads from the frame to the board and back', () => {
    const camera = { x: 10, y: 5, scale: 2 };
    expect(toBoard(camera, { x: 20, y: 10 })).toEqual({ x: 20, y: 10 });
    expect(toFrame(camera, toBoard(camera, { x: 33, y: 44 }))).toEqual({ x: 33, y: 44 });
  });

  it('keeps what is under the pointer where it is', () => {
    const before = zoomed(fitted(box, 400, 200), 2, { x: 200, y: 100 }, box, 400, 200);
    const at = { x: 150, y: 90 };
    const after = zoomed(before, 1.3, at, box, 400, 200);
    const [a, b] = [toBoard(before, at), toBoard(after, at)];
    expect(b.x).toBeCloseTo(a.x);
    expect(b.y).toBeCloseTo(a.y);
  });

  it('is never smaller than the whole, nor endlessly large', () => {
    const whole = fitted(box, 400, 200);
    expect(zoomed(whole, 0.1, { x: 0, y: 0 }, box, 400, 200).scale).toBe(whole.scale);
    expect(zoomed(whole, 99, { x: 0, y: 0 }, box, 400, 200).scale).toBe(whole.scale * MOST);
  });

  it('does not leave the board', () => {
    expect(kept({ x: -30, y: 90, scale: 8 }, box, 400, 200)).toEqual({ x: 0, y: 25, scale: 8 });
  });
});

describe('a close look', () => {
  it('has all the places in sight, as large as a finger needs where that is possible', () => {
    const places = [
      { x: 10, y: 10, r: 3 },
      { x: 30, y: 20, r: 3 },
    ];
    const camera = around(places, box, 390, 300, 46);
    expect(camera.scale * 6).toBeGreaterThanOrEqual(44);
    for (const place of places) {
      const { x, y } = toFrame(camera, place);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(390);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(300);
    }
  });

  it('rather stays small than leave a place out of sight', () => {
    const places = [
      { x: 2, y: 2, r: 2 },
      { x: 98, y: 48, r: 2 },
    ];
    const camera = around(places, box, 390, 300, 46);
    expect(camera.scale).toBeCloseTo(fitted(box, 390, 300).scale);
  });

  it('is the whole board where there is nothing to look at', () => {
    expect(around([], box, 400, 200)).toEqual(fitted(box, 400, 200));
  });
});
