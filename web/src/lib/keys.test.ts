import { expect, it } from 'vitest';
import { letter } from './keys';

it('knows a letter by its place where the keyboard writes Russian, and by what it writes otherwise', () => {
  expect(letter({ key: 'Q', code: 'KeyQ' })).toBe('q');
  expect(letter({ key: 'й', code: 'KeyQ' })).toBe('q');
  expect(letter({ key: 'И', code: 'KeyB' })).toBe('b');
  expect(letter({ key: 'a', code: 'KeyQ' })).toBe('a'); // a French keyboard
  expect(letter({ key: 'Enter', code: 'Enter' })).toBe('enter');
  expect(letter({ key: '?', code: 'Digit7' })).toBe('?');
  expect(letter({ key: 'ж', code: 'Semicolon' })).toBe('ж');
});
