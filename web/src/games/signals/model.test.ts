import { expect, test } from 'vitest';
import { strength } from './model';

test('a card says its strength', () => {
  expect(['1a', '9b'].map(strength)).toEqual([1, 9]);
});
