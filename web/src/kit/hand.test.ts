import { describe, expect, it } from 'vitest';
import { arranged, moved } from './hand';
import { placed } from './spotlight';

describe('a hand', () => {
  it('has possible cards first until somebody puts it in order', () => {
    expect(arranged(['a', 'b', 'c'], null, new Set(['c']))).toEqual(['c', 'a', 'b']);
    expect(arranged(['a', 'b', 'c'], ['b', 'gone', 'a'], new Set(['c']))).toEqual(['b', 'a', 'c']);
  });

  it('takes a card where another one is', () => {
    expect(moved(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b'], 'a', 'a')).toEqual(['a', 'b']);
  });
});

describe('words beside a lit thing', () => {
  const [bubble, screen] = [
    { width: 100, height: 50 },
    { width: 400, height: 800 },
  ];

  it('stand on the side with most room and do not cover it', () => {
    expect(placed({ x: 0, y: 0, width: 400, height: 300 }, bubble, screen).y).toBeGreaterThanOrEqual(300);
    expect(placed({ x: 0, y: 500, width: 400, height: 300 }, bubble, screen).y).toBeLessThanOrEqual(450);
  });

  it('stay on the screen', () => {
    const at = placed({ x: 390, y: 790, width: 10, height: 10 }, bubble, screen);
    expect(at.x).toBeLessThanOrEqual(288);
    expect(placed(null, bubble, screen).x).toBe(150);
  });
});
