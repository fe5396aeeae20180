import { expect, it } from 'vitest';
import { ago } from './when';

it('says how long ago something was, in the reader’s language', () => {
  expect(ago('en', 1_000, 1_000)).toBe('now');
  expect(ago('en', 0, 5 * 60)).toBe('5 minutes ago');
  expect(ago('ru', 0, 2 * 86_400 + 10)).toBe('позавчера');
  expect(ago('en', 2_000, 1_000)).toBe('now'); // a clock that is behind the server's
});
