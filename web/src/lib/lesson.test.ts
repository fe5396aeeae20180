import { expect, it } from 'vitest';
import { narrowed } from './lesson';
import type { AskedQuestion } from './protocol';
import { ASKED } from '../testing/samples';

const text = (key: string) => ({ key, params: {} });
const question: AskedQuestion = {
  ...ASKED,
  id: 1,
  seat: 0,
  kind: 'one_of',
  topic: 'topic',
  why: text('why'),
  choices: [['drill', 5], ['end']],
  labels: [text('drill'), text('end')],
  refused: [{ why: text('no'), values: [['claim']], labels: [text('claim')] }],
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

it('leaves all options where the words speak of them, and wants as many as the step takes', () => {
  const some: AskedQuestion = {
    ...ASKED,
    id: 2,
    seat: 0,
    kind: 'some_of',
    topic: 'topic',
    why: text('why'),
    options: ['ants', 'birds', 'fish'],
    labels: [text('ants'), text('birds'), text('fish')],
    low: 0,
    high: 3,
    refused: [],
  };
  expect(narrowed(some, ['fish', 'ants'])).toMatchObject({
    options: ['ants', 'birds', 'fish'],
    low: 2,
    high: 2,
  });
  expect(narrowed(some, ['cow'])).toBeNull();
});

it('lets a payment be made in any way where the step wants one', () => {
  const pay: AskedQuestion = {
    ...ASKED,
    id: 3,
    seat: 0,
    kind: 'payment',
    topic: 'topic',
    why: text('why'),
    due: 4,
    sources: [{ name: 'steel', stock: 2, usable: 2, worth: 2 }],
    order: [0],
    proposal: [2],
    labels: [],
    refused: [],
  };
  expect(narrowed(pay, [2])).toEqual(pay);
  expect(narrowed(pay, ['drill', 5])).toBeNull();
});
