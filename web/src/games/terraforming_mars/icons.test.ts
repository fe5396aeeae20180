import { expect, test } from 'vitest';
import { numberOf, repeatsOf } from './icons';

test('a few things are drawn one by one, many are counted', () => {
  expect([numberOf({ icon: 'plants', count: 3 }), repeatsOf({ icon: 'plants', count: 3 })]).toEqual(['', 3]);
  expect([numberOf({ icon: 'plants', count: 4 }), repeatsOf({ icon: 'plants', count: 4 })]).toEqual(['4', 1]);
  expect([numberOf({ icon: 'card' }), repeatsOf({ icon: 'card' })]).toEqual(['', 1]);
});

test('money is always counted', () => {
  expect([numberOf({ icon: 'megacredits' }), repeatsOf({ icon: 'megacredits' })]).toEqual(['1', 1]);
});

test('what is taken away has its number with a true minus', () => {
  expect(numberOf({ icon: 'plants', count: -3, any: true })).toBe('−3');
  expect(repeatsOf({ icon: 'plants', count: -3, any: true })).toBe(1);
});

test('what is stolen is not lost but changes hands: no minus', () => {
  expect(numberOf({ icon: 'steel', count: -2, any: true, steal: true })).toBe('2');
  expect(repeatsOf({ icon: 'steel', count: -2, any: true, steal: true })).toBe(1);
});

test('production has a sign; a copied box has none', () => {
  expect(numberOf({ icon: 'heat', count: 2, production: true })).toBe('+2');
  expect(numberOf({ icon: 'heat', count: -1, production: true })).toBe('−1');
  expect(numberOf({ icon: 'tag-building', production: true })).toBe('');
});

test('any number, more of a worth, bounds and slack', () => {
  expect(numberOf({ icon: 'energy', x: true })).toBe('X');
  expect(numberOf({ icon: 'heat', count: -1, x: true, production: true })).toBe('−X');
  expect(numberOf({ icon: 'megacredits', x: true, production: true })).toBe('+X');
  expect(numberOf({ icon: 'megacredits', more: true })).toBe('+1');
  expect(numberOf({ icon: 'cost', count: 20 })).toBe('≥20');
  expect([numberOf({ icon: 'slack', count: 2 }), repeatsOf({ icon: 'slack', count: 2 })]).toEqual(['±2', 0]);
});
