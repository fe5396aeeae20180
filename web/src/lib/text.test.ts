import { expect, it } from 'vitest';
import { sentences } from './text';

it('joins lines to sentences, with one mark between two of them', () => {
  expect(sentences([])).toBe('');
  expect(sentences(['Level 3', 'The owner may, for 2 crystals:', 'Develop.', 'One more'])).toBe(
    'Level 3. The owner may, for 2 crystals: Develop. One more',
  );
});
