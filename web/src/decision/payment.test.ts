import { describe, expect, it } from 'vitest';
import { changed, paid, propose, wasted } from './payment';

const source = (name: string, stock: number, worth: number) => ({ name, stock, worth });
const wallet = [source('money', 20, 1), source('steel', 4, 2), source('titanium', 3, 3)];

describe('propose', () => {
  it('spends metals before money and overpays nothing', () => {
    expect(propose(14, wallet)).toEqual([0, 4, 2]);
    expect(propose(17, wallet)).toEqual([0, 4, 3]);
    expect(propose(18, wallet)).toEqual([1, 4, 3]);
  });

  it('overpays only where it must, and never by a whole unit', () => {
    const metals = [source('steel', 4, 2), source('titanium', 3, 3)];
    const answer = propose(10, metals);
    expect(answer && paid(metals, answer)).toBe(10);
    expect(propose(1, [source('titanium', 2, 3)])).toEqual([1]);
  });

  it('knows when there is not enough, and that nothing is due', () => {
    expect(propose(50, wallet)).toBeNull();
    expect(propose(0, wallet)).toEqual([0, 0, 0]);
  });

  it('agrees with trying everything', () => {
    for (let due = 0; due <= 24; due++) {
      const answer = propose(due, wallet);
      let least = Infinity;
      for (let m = 0; m <= 20; m++)
        for (let s = 0; s <= 4; s++)
          for (let x = 0; x <= 3; x++) {
            const sum = paid(wallet, [m, s, x]);
            if (sum >= due && !wasted(due, wallet, [m, s, x])) least = Math.min(least, sum);
          }
      expect(answer && paid(wallet, answer)).toBe(least);
      expect(answer && wasted(due, wallet, answer)).toBe(false);
    }
  });
});

describe('changed', () => {
  it('lets the rest follow the count that was set', () => {
    expect(changed(14, wallet, [1, 2, 3], 2, 0)).toEqual([6, 4, 0]);
  });

  it('keeps the others where no payment would be valid', () => {
    expect(changed(30, wallet, [20, 2, 2], 0, 3)).toEqual([3, 2, 2]);
  });
});
