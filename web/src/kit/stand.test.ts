import { afterEach, expect, test } from 'vitest';
import { hold, letGo, looked, pass, sameTarget } from './stand.svelte';

const [one, other] = [
  { kind: 'card', id: 'one' },
  { kind: 'card', id: 'other' },
] as const;

afterEach(letGo);

test('what is pressed by keyboard is shown although the pointer rests on something else', () => {
  pass(other);
  hold(one);
  expect(looked()).toEqual(one);
});

test('pointing elsewhere shows that for a while, and what is held comes back', () => {
  hold(one);
  pass(other);
  expect(looked()).toEqual(other);
  pass(null);
  expect(looked()).toEqual(one);
});

test('a second press lets go', () => {
  hold(one);
  hold(one);
  expect(looked()).toBeNull();
});

test('a card, a place and a person are told apart', () => {
  expect(sameTarget(one, { ...one })).toBe(true);
  expect(sameTarget(one, other)).toBe(false);
  expect(sameTarget(one, { kind: 'place', id: 'one' })).toBe(false);
  expect(sameTarget({ kind: 'player', seat: 1 }, { kind: 'player', seat: 1 })).toBe(true);
  expect(sameTarget({ kind: 'player', seat: 1 }, one)).toBe(false);
  expect(sameTarget(null, one)).toBe(false);
  expect(sameTarget(null, null)).toBe(true);
});
