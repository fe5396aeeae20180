import { expect, test } from 'vitest';
import { proposal, withSet } from './paying';

const source = (name: string, stock: number, worth: number) => ({ name, stock, worth });
const wallet = [source('titanium', 3, 3), source('heat', 12, 1), source('megacredits', 34, 1)];

test('metals are spent before money, and heat is kept', () => {
  expect(proposal(21, wallet).counts).toEqual([3, 0, 12]);
});

test('heat pays what money cannot', () => {
  const poor = [source('heat', 12, 1), source('megacredits', 5, 1)];
  expect(proposal(9, poor).counts).toEqual([4, 5]);
});

test('what was set by hand stays when another source is set', () => {
  const noTitanium = withSet(21, wallet, proposal(21, wallet), 0, 0);
  expect(noTitanium.counts).toEqual([0, 0, 21]);
  const someHeat = withSet(21, wallet, noTitanium, 1, 5);
  expect(someHeat.counts).toEqual([0, 5, 16]);
});

test('older wishes give way where not all can be met', () => {
  const noMoney = withSet(21, wallet, proposal(21, wallet), 2, 0);
  expect(noMoney.counts).toEqual([3, 12, 0]);
  expect(withSet(21, wallet, noMoney, 0, 0).counts).toEqual([0, 0, 21]);
});

test('a payment that cannot be made shows what was set', () => {
  expect(withSet(50, wallet, proposal(49, wallet), 2, 1).counts[2]).toBe(1);
});
