import { describe, expect, it } from 'vitest';
import { mustHandOver, wantedSeat } from './front';

describe('one device, several seats', () => {
  it('puts whoever is asked in front, and keeps them while others are asked too', () => {
    expect(wantedSeat([0, 2], [2], 0)).toBe(2);
    expect(wantedSeat([0, 2], [0, 2], 2)).toBe(2);
    expect(wantedSeat([0, 2], [1], 0)).toBe(0);
    expect(wantedSeat([0, 2], [1], null)).toBe(0);
    expect(wantedSeat([], [1], null)).toBeNull();
  });

  it('hides everything until the device has changed hands', () => {
    expect(mustHandOver([0, 2], null, 0, false)).toBe(true);
    expect(mustHandOver([0, 2], 0, 2, false)).toBe(true);
    expect(mustHandOver([0, 2], 2, 2, false)).toBe(false);
    expect(mustHandOver([0, 2], 0, 2, true)).toBe(false);
    expect(mustHandOver([0], null, 0, false)).toBe(false);
  });
});
