import { describe, expect, it } from 'vitest';
import type { Question } from '../../decision/question';
import { offersBySite, onlyOffer, whyNoMove } from './moves';

const text = (key: string) => ({ key, params: {} });
const choices = [
  ['drill', 5],
  ['move', 5, 6],
  ['move', 5, 1],
  ['upgrade', 'drill'],
  ['relocate', 1, 9],
  ['scout', 2],
  ['end'],
];
const question: Question = {
  seat: 0,
  kind: 'each',
  topic: 'action',
  why: text('why'),
  choices,
  labels: choices.map((choice) => text(choice.join())),
  refused: [
    { why: text('far'), values: [['drill', 6]], labels: [text('no')] },
    { why: text('crooked'), values: [['move', 5, 15]], labels: [text('no')] },
  ],
};

describe('answers by site', () => {
  const offers = offersBySite(question, 16);

  it('finds what can be done at a site, and where its stations can go', () => {
    expect(offers[5]?.here.map((offer) => offer.value)).toEqual([['drill', 5]]);
    expect(offers[5]?.leave).toHaveLength(2);
    expect(offers[6]?.arrive.map((offer) => offer.value)).toEqual([['move', 5, 6]]);
    expect(offers[9]?.relocate).toHaveLength(1);
    expect(offers[2]?.here).toHaveLength(1);
  });

  it('answers by a single click only where nothing else could be meant', () => {
    expect(onlyOffer(offers[6]!)?.value).toEqual(['move', 5, 6]);
    expect(onlyOffer(offers[5]!)).toBeNull();
    expect(onlyOffer(offers[0]!)).toBeNull();
  });

  it('knows the reasons', () => {
    expect(offers[6]?.refused[0]?.why.key).toBe('far');
    expect(whyNoMove(question, 5, 15)?.key).toBe('crooked');
    expect(whyNoMove(question, 5, 6)).toBeUndefined();
  });

  it('takes plain numbers for places', () => {
    const place: Question = {
      ...question,
      kind: 'place',
      choices: [3, 4],
      refused: [{ why: text('gap'), values: [7], labels: [text('l')] }],
    };
    const found = offersBySite(place, 16);
    expect(found[3]?.here[0]?.value).toBe(3);
    expect(found[7]?.refused[0]?.why.key).toBe('gap');
  });

  it('offers nothing when nothing is asked', () => {
    expect(offersBySite(null, 16).every((each) => each.here.length === 0)).toBe(true);
  });
});
