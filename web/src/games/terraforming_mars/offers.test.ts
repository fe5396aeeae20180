import { expect, test } from 'vitest';
import type { Listed, Question, SomeOf } from '../../decision/question';
import type { Json } from '../../lib/text';
import { asksCards, isTurn, placesOf, playOffer, priceOf, tileOf, turnOf } from './offers';
import { ASKED } from '../../testing/samples';

const words = (key: string, params: Record<string, Json> = {}) => ({ key, params });
const turn: Listed = {
  kind: 'one_of',
  ...ASKED,
  seat: 0,
  topic: 'action',
  why: words('terraforming_mars-ask-action'),
  choices: [['play', 'comet'], ['project', 'city'], ['use', 'ants', 0], ['convert', 'heat'], 'pass'],
  labels: [words('a'), words('b'), words('c'), words('d'), words('e')],
  refused: [
    { why: words('too-cold'), values: [['play', 'fish']], labels: [words('f')] },
    { why: words('cities'), values: [['milestone', 'mayor']], labels: [words('g')] },
  ],
};
const isCard = (id: string): boolean => ['comet', 'fish', 'ants'].includes(id);

test('actions of a turn come by kind, what is possible first', () => {
  const { actions, rest } = turnOf(turn);
  expect(actions.play.map(({ value, why }) => [value, why?.key])).toEqual([
    [['play', 'comet'], undefined],
    [['play', 'fish'], 'too-cold'],
  ]);
  expect(actions.milestone).toHaveLength(1);
  expect(actions.award).toEqual([]);
  expect(rest.map(({ value }) => value)).toEqual(['pass']);
});

test('a card in hand says whether it can be played, and why not', () => {
  expect(playOffer(turn, 'comet')?.why).toBeUndefined();
  expect(playOffer(turn, 'fish')?.why?.key).toBe('too-cold');
  expect(playOffer(turn, 'ants')).toBeUndefined();
  expect(playOffer(null, 'comet')).toBeUndefined();
});

test('a turn is no choice of cards', () => {
  expect(isTurn(turn)).toBe(true);
  expect(asksCards(turn, isCard)).toBe(false);
});

test('cards to buy are a choice of cards, also with a way out', () => {
  const buy: SomeOf = {
    kind: 'some_of',
    ...ASKED,
    seat: 0,
    topic: 'buy',
    why: words('terraforming_mars-ask-buy', {
      price: 3,
      source: { key: 'terraforming_mars-source-research', params: {} },
    }),
    options: ['comet', 'fish'],
    labels: [],
    low: 0,
    high: 2,
    refused: [],
  };
  const swap: Listed = {
    ...turn,
    topic: 'swap',
    why: words('terraforming_mars-ask-swap'),
    choices: ['ants', 'none'],
    refused: [],
  };
  const victims: Listed = {
    ...turn,
    topic: 'remove',
    why: words('terraforming_mars-ask-remove'),
    choices: [['all', 1], 'none'],
    refused: [],
  };
  expect(asksCards(buy, isCard)).toBe(true);
  expect(asksCards(swap, isCard)).toBe(true);
  expect(asksCards(victims, isCard)).toBe(false);
  expect(priceOf(buy)).toBe(3);
});

test('selling cards brings money', () => {
  const sell = { ...turn, topic: 'sell', why: words('terraforming_mars-ask-sell') } as Question;
  expect(priceOf(sell)).toBe(-1);
});

test('places are known by area, refused ones with their reason', () => {
  const place: Listed = {
    kind: 'place',
    at: null,
    ...ASKED,
    seat: 0,
    topic: 'place_city',
    why: words('terraforming_mars-ask-place-city'),
    choices: ['r0c0'],
    labels: [words('r0c0')],
    refused: [{ why: words('ocean'), values: ['r0c1'], labels: [words('r0c1')] }],
  };
  const places = placesOf(place);
  expect(places.get('r0c0')?.why).toBeUndefined();
  expect(places.get('r0c1')?.why?.key).toBe('ocean');
  expect(placesOf(turn).size).toBe(0);
});

test('a question for a place says which tile is placed', () => {
  const asked = (key: string): Question => ({
    kind: 'place',
    at: null,
    ...ASKED,
    seat: 0,
    topic: 'place',
    why: words(`terraforming_mars-ask-${key}`),
    choices: ['r1c2'],
    labels: [words('a')],
    refused: [],
  });
  expect(tileOf(asked('place-ocean'))).toBe('ocean');
  expect(tileOf(asked('last-greenery'))).toBe('greenery');
  expect(tileOf(asked('claim'))).toBeNull();
  expect(tileOf(turn)).toBeNull();
});
