import { expect, it } from 'vitest';
import { narrowed } from './lesson';
import type { AskedQuestion } from './protocol';

const text = (key: string) => ({ key, params: {} });
const question: AskedQuestion = {
  id: 1,
  seat: 0,
  kind: 'one_of',
  why: text('why'),
  choices: [['drill', 5], ['end']],
  labels: [text('drill'), text('end')],
  refused: [{ value: ['claim'], label: text('claim'), why: text('no') }],
};

it('offers only what the lesson wants, with its label', () => {
  const found = narrowed(question, ['end']);
  expect(found).toMatchObject({ choices: [['end']], labels: [text('end')], refused: [] });
});

it('offers nothing while there is only something to read, or where the answer is not possible', () => {
  expect(narrowed(question, undefined)).toBeNull();
  expect(narrowed(question, ['drill', 9])).toBeNull();
  expect(narrowed(null, ['end'])).toBeNull();
});
