import { expect, test } from 'vitest';
import { answerOf, firstDraft, problem } from './logic';
import { covered, dueOf } from './pay';
import type { Pay } from './question';
import { ASKED } from '../testing/samples';

const kind = (name: string, stock: number, due: number, serves: string[] = [name]) => ({
  name,
  stock,
  usable: stock,
  due,
  serves,
});
const question: Pay = {
  ...ASKED,
  seat: 0,
  kind: 'pay',
  topic: 'build',
  why: { key: 'why', params: {} },
  refused: [],
  labels: [],
  sources: [
    kind('plant', 1, 1),
    kind('water', 2, 1),
    kind('battery', 3, 0),
    kind('mineral', 2, 0, ['mineral', 'plant', 'water', 'battery']),
  ],
  proposal: [1, 1, 0, 0],
};

test('begins with what the rules propose, and sends the counts', () => {
  expect(firstDraft(question)).toEqual([1, 1, 0, 0]);
  expect(answerOf(question, [0, 1, 0, 1])).toEqual([0, 1, 0, 1]);
});

test('a wild unit covers what is short', () => {
  expect(dueOf(question.sources)).toBe(2);
  expect(covered(question.sources, [0, 1, 0, 1])).toBe(2);
  expect(covered(question.sources, [0, 0, 0, 2])).toBe(2);
  expect(covered(question.sources, [1, 0, 1, 0])).toBe(1);
});

test('a unit makes way for one that has no other use', () => {
  const two = [kind('a', 1, 1, ['a', 'b']), kind('b', 0, 1), kind('c', 1, 0, ['c', 'a'])];
  expect(covered(two, [1, 0, 1])).toBe(2);
});

test('says what is missing and what is too much', () => {
  expect(problem(question, [1, 1, 0, 0])).toBeNull();
  expect(problem(question, [1, 0, 1, 0])?.key).toBe('web-pay-short');
  expect(problem(question, [1, 1, 0, 1])?.key).toBe('web-pay-waste');
});
