import { expect, it } from 'vitest';
import { sections } from './groups';
import type { Listed } from './question';
import { ASKED } from '../testing/samples';

const text = (key: string) => ({ key, params: {} });

it('puts choices of a kind together and keeps what is refused beside them', () => {
  const question: Listed = {
    ...ASKED,
    seat: 0,
    kind: 'one_of',
    topic: 'action',
    why: text('why'),
    choices: [['drill', 1], ['move', 1, 2], ['drill', 4], ['end']],
    labels: [text('a'), text('b'), text('c'), text('d')],
    refused: [
      { why: text('f'), values: [['drill', 9]], labels: [text('e')] },
      { why: text('h'), values: [['claim']], labels: [text('g')] },
    ],
  };
  const found = sections(question);
  expect(found.map((each) => each.id)).toEqual(['drill', 'move', 'end', 'claim']);
  expect(found[0]?.choices.map((choice) => choice.label.key)).toEqual(['a', 'c']);
  expect(found[0]?.refused).toHaveLength(1);
  expect(found[3]?.choices).toEqual([]);
});
