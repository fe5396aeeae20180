import { expect, test } from 'vitest';
import type { Question } from '../../decision/question';
import { groupOf, isEnd, spotOf, spotsOf } from './offers';
import { ASKED } from '../../testing/samples';

const words = (key: string) => ({ key, params: {} });

test('every answer of a turn has its spot on the table', () => {
  const spots = [
    ['use', 'factory', 'refine'],
    ['override', 'trade', 'settle'],
    ['work', 'S-grey'],
    ['favour', 'K2'],
    ['lobby'],
    ['grant', 3, 'pawn'],
    ['commit', 3],
    ['pay', 'P04'],
    ['aside', 'pay', 'P04'],
    ['pass'],
  ].map((value) => spotOf('action', value));
  expect(spots).toEqual([
    'use:refine',
    'use:settle',
    'S-grey',
    'K2',
    'lobby',
    'U3',
    'U3',
    'P04',
    'P04',
    null,
  ]);
});

test('answers of other questions belong to the thing that they name', () => {
  expect(spotOf('launch', 'A07')).toBe('A07');
  expect(spotOf('build', ['F03', 'new'])).toBe('F03');
  expect(spotOf('hire', ['red', 'F13'])).toBe('F13');
  expect(spotOf('trade', [1, 2])).toBe('offer:1');
  expect(spotOf('reward', ['C04', 'points'])).toBe('C04');
  expect(spotOf('waive', ['ore'])).toBeNull();
  expect(spotOf('launch', 'skip')).toBeNull();
});

test('a spot keeps what is refused with the reason, and what may be paid beside the question', () => {
  const question: Question = {
    ...ASKED,
    kind: 'each',
    topic: 'launch',
    at: null,
    why: words('ask'),
    choices: ['A01', 'skip'],
    labels: [words('a'), words('s')],
    refused: [{ why: words('far'), values: ['A02'], labels: [words('b')] }],
    asides: [{ value: ['aside', 'pay', 'P01'], label: words('p') }],
  };
  const spots = spotsOf(question);
  expect(spots.get('A01')?.[0]?.why).toBeUndefined();
  expect(spots.get('A02')?.[0]?.why).toEqual(words('far'));
  expect(spots.get('P01')).toHaveLength(1);
});

test('what ends a turn stands apart, what belongs together stands together', () => {
  expect([['pass'], ['end'], 'skip', ['lobby']].map(isEnd)).toEqual([true, true, true, false]);
  expect(groupOf('action', ['override', 'trade', 'trade'])).toBe('use');
  expect(groupOf('action', ['commit', 2])).toBe('grant');
  expect(groupOf('build', ['F01', 'new'])).toBe('');
});
