import { describe, expect, it } from 'vitest';
import { completed, paid, proposed, wasted, withSet } from './payment';
import type { Payment } from './question';
import { ASKED } from '../testing/samples';

const source = (name: string, usable: number, worth: number) => ({ name, stock: usable + 1, usable, worth });
const bill = (
  due: number,
  sources: Payment['sources'],
  order: number[],
  proposal: number[] = [],
): Payment => ({
  ...ASKED,
  seat: 0,
  kind: 'payment',
  topic: 'pay',
  why: { key: 'why', params: {} },
  refused: [],
  labels: [],
  due,
  sources,
  order,
  proposal,
});
const metals = [source('money', 20, 1), source('steel', 4, 2), source('titanium', 3, 3)];
const wallet = [source('titanium', 3, 3), source('heat', 12, 1), source('megacredits', 34, 1)];
const some = (due: number) => bill(due, metals, [1, 2, 0]);
const heat = (due: number, proposal: number[] = []) => bill(due, wallet, [0, 2, 1], proposal);
const free: ReadonlyMap<number, number> = new Map();

describe('completed', () => {
  it('spends metals before money and overpays nothing', () => {
    expect(completed(some(14), free)).toEqual([0, 4, 2]);
    expect(completed(some(17), free)).toEqual([0, 4, 3]);
    expect(completed(some(18), free)).toEqual([1, 4, 3]);
  });

  it('overpays only where it must, and never by a whole unit', () => {
    const few = [source('steel', 4, 2), source('titanium', 3, 3)];
    expect(completed(bill(10, few, [0, 1]), free)).toEqual([2, 2]);
    expect(completed(bill(1, [source('titanium', 2, 3)], [0]), free)).toEqual([1]);
  });

  it('knows when there is not enough, and that nothing is due', () => {
    expect(completed(some(50), free)).toBeNull();
    expect(completed(some(0), free)).toEqual([0, 0, 0]);
  });

  it('agrees with trying everything', () => {
    for (let due = 0; due <= 24; due++) {
      const answer = completed(some(due), free);
      let least = Infinity;
      for (let m = 0; m <= 20; m++)
        for (let s = 0; s <= 4; s++)
          for (let x = 0; x <= 3; x++) {
            const sum = paid(metals, [m, s, x]);
            if (sum >= due && !wasted(due, metals, [m, s, x])) least = Math.min(least, sum);
          }
      expect(answer && paid(metals, answer)).toBe(least);
      expect(answer && wasted(due, metals, answer)).toBe(false);
    }
  });

  it('keeps to the order of the rules: heat pays what money cannot', () => {
    const poor = [source('heat', 12, 1), source('megacredits', 5, 1)];
    expect(completed(bill(9, poor, [1, 0]), free)).toEqual([4, 5]);
    expect(completed(heat(21), free)).toEqual([3, 0, 12]);
  });
});

describe('withSet', () => {
  const start = proposed(heat(21, [3, 0, 12]));

  it('begins with what the rules propose', () => {
    expect(start.counts).toEqual([3, 0, 12]);
  });

  it('lets the rest follow the count that was set', () => {
    expect(withSet(some(14), { counts: [1, 2, 3], set: free }, 2, 0).counts).toEqual([6, 4, 0]);
  });

  it('keeps what was set by hand when another source is set', () => {
    const noTitanium = withSet(heat(21), start, 0, 0);
    expect(noTitanium.counts).toEqual([0, 0, 21]);
    expect(withSet(heat(21), noTitanium, 1, 5).counts).toEqual([0, 5, 16]);
  });

  it('lets older wishes give way where not all can be met', () => {
    const noMoney = withSet(heat(21), start, 2, 0);
    expect(noMoney.counts).toEqual([3, 12, 0]);
    expect(withSet(heat(21), noMoney, 0, 0).counts).toEqual([0, 0, 21]);
  });

  it('shows what was set where no payment would be valid', () => {
    expect(withSet(some(30), { counts: [20, 2, 2], set: free }, 0, 3).counts).toEqual([3, 2, 2]);
    expect(withSet(heat(50), start, 2, 1).counts[2]).toBe(1);
  });
});
