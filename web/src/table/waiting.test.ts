import { describe, expect, it } from 'vitest';
import { VIEW } from '../testing/samples';
import type { View } from '../lib/protocol';
import { late, mustAsk, readiness } from './waiting';

describe('late', () => {
  it('goes by the own clock where the server says until when', () => {
    const match = { asked: [1], overdue: [], due: [null, 100] };
    expect(late(match, 100)).toEqual([]);
    expect(late(match, 101)).toEqual([1]);
  });

  it('believes the server, and rushes nobody who is not asked', () => {
    const match = { asked: [0, 2], overdue: [2, 1], due: [null, 5, null] };
    expect(late(match, 10)).toEqual([2]);
  });
});

describe('mustAsk', () => {
  it('asks while all choose at once', () => {
    expect(mustAsk({ together: true, status: 'live' })).toBe(true);
    expect(mustAsk({ together: false, status: 'live' })).toBe(false);
    expect(mustAsk({ together: true, status: 'finished' })).toBe(false);
  });
});

describe('readiness', () => {
  const view: View = { ...VIEW, asked: [1], ready: [0] };
  it('tells who is ready where the view says so', () => {
    expect([0, 1, 2].map((seat) => readiness(view, seat))).toEqual(['ready', 'choosing', null]);
  });

  it('tells nothing where it does not', () => {
    expect(readiness({ ...view, ready: null }, 0)).toBeNull();
    expect(readiness(undefined, 0)).toBeNull();
  });
});
