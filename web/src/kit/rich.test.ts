import { expect, it } from 'vitest';
import { Translator } from '../lib/fluent';
import type { Message } from '../lib/text';
import { linked, richText } from './rich';
import type { Story, Target } from './story';

const words = new Translator('en', [
  'played = { $seat } plays { $card } at { $site }\ncard-comet = Comet\npaid = { $seat } pays { $cost }\nmoney = { $amount } M€\n',
]);
const say: Parameters<typeof richText>[2] = (message, names) => words.say(message, names);
const story: Story = {
  tales: {},
  link: ({ key }) => (key.startsWith('card-') ? { kind: 'card', id: key.slice(5) } : null),
  linkParam: (name, value) => (name === 'site' ? { kind: 'place', id: String(value) } : null),
};

it('cards, places and people are links inside the sentence', () => {
  const message = { key: 'played', params: { seat: 1, card: { key: 'card-comet', params: {} }, site: 'A4' } };
  expect(richText(message, ['Ada', 'Bo'], say, story)).toEqual([
    { text: 'Bo', target: { kind: 'player', seat: 1 } },
    ' plays ',
    { text: 'Comet', target: { kind: 'card', id: 'comet' } },
    ' at ',
    { text: 'A4', target: { kind: 'place', id: 'A4' } },
  ]);
});

it('the words are the same as without links', () => {
  const message: Message = {
    key: 'paid',
    params: {
      seat: 0,
      cost: [
        { key: 'money', params: { amount: 5 } },
        { key: 'card-comet', params: {} },
      ],
    },
  };
  const pieces = richText(message, ['Ada'], say, story);
  expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(
    say(message, ['Ada']),
  );
  expect(pieces).toContainEqual({ text: 'Comet', target: { kind: 'card', id: 'comet' } });
});

it('whoever reads is a link as well, whatever the word, and the verb is none', () => {
  const took = new Translator('en', [
    'person-you = You\ntook = { $seat } { YOU($seat, "take", "takes") } ore from { YOU($seat_owner, "you") }\n',
  ]);
  const say: Parameters<typeof richText>[2] = (message, names) => took.say(message, names);
  const pieces = (you: number) =>
    richText(
      { key: 'took', params: { seat: 0, seat_owner: 1 } },
      Object.assign(['Ada', 'Bo'], { you }),
      say,
      story,
    );
  expect(pieces(0)).toEqual([
    { text: 'You', target: { kind: 'player', seat: 0 } },
    ' take ore from ',
    { text: 'Bo', target: { kind: 'player', seat: 1 } },
  ]);
  expect(pieces(1)).toEqual([
    { text: 'Ada', target: { kind: 'player', seat: 0 } },
    ' takes ore from ',
    { text: 'you', target: { kind: 'player', seat: 1 } },
  ]);
});

it('without a story only people are links', () => {
  const pieces = richText({ key: 'paid', params: { seat: 0, cost: 'nothing' } }, ['Ada'], say, undefined);
  expect(pieces).toEqual([{ text: 'Ada', target: { kind: 'player', seat: 0 } }, ' pays nothing']);
});

it('names in what somebody writes are links, whole words only, the longest first', () => {
  const known = new Map<string, Target>([
    ['Comet', { kind: 'card', id: 'comet' }],
    ['Towing a Comet', { kind: 'card', id: 'towing' }],
    ['A4', { kind: 'place', id: '12' }],
    ['Ann (1)', { kind: 'player', seat: 0 }],
  ]);
  expect(linked('towing a comet, then A4? Comets, A44', known)).toEqual([
    { text: 'towing a comet', target: { kind: 'card', id: 'towing' } },
    ', then ',
    { text: 'A4', target: { kind: 'place', id: '12' } },
    '? Comets, A44',
  ]);
  expect(linked('Ann (1)', known)).toEqual([{ text: 'Ann (1)', target: { kind: 'player', seat: 0 } }]);
  expect(linked('hello', new Map())).toEqual(['hello']);
});
