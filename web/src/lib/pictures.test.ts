import { expect, test } from 'vitest';
import { withPicture } from './pictures';

test('a newer picture of a match takes the place of the older one, and the oldest go', () => {
  const one = withPicture([['a', 'old']], 'b', 'x');
  expect(withPicture(one, 'a', 'new')).toEqual([
    ['b', 'x'],
    ['a', 'new'],
  ]);
  const many = Array.from({ length: 30 }, (_, i) => [String(i), 'x'] as [string, string]);
  const kept = withPicture(many, 'last', 'y');
  expect(kept).toHaveLength(24);
  expect(kept.at(-1)).toEqual(['last', 'y']);
  expect(kept[0]?.[0]).toBe('7');
});
