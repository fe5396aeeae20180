import { describe, expect, it } from 'vitest';
import type { Question } from '../../decision/question';
import { onlyOpen } from '../../kit/choices';
import { movesFrom, offersBySite, pressable, startOf, worksAt } from './moves';
import { ASKED } from '../../testing/samples';

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
  ...ASKED,
  seat: 0,
  kind: 'each',
  at: null,
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

  it('answers by a single press only where nothing else could be meant', () => {
    const pressed = pressable(offers);
    expect(onlyOpen(pressed.get('6')!)?.value).toEqual(['move', 5, 6]);
    expect(onlyOpen(pressed.get('5')!)).toBeNull(); // drill, or leave
    expect(onlyOpen(pressed.get('0')!)).toBeNull();
  });

  it('asks on the board where a station goes', () => {
    const start = pressable(offers)
      .get('5')!
      .find(({ value }) => startOf(value) !== null);
    expect(startOf(start!.value)).toBe(5);
    expect(startOf(['drill', 5])).toBeNull();
    const targets = movesFrom(question, 5, 16);
    expect(targets.get('6')?.[0]?.why).toBeUndefined();
    expect(targets.get('15')?.[0]?.why?.key).toBe('crooked');
    expect(targets.get('9')).toBeUndefined();
  });

  it('knows the reasons and what can be done', () => {
    expect(offers[6]?.refused[0]?.why?.key).toBe('far');
    expect(worksAt(offers[5]!)).toEqual(['drill']);
    expect(worksAt(offers[2]!)).toEqual(['scouting']);
  });

  it('takes plain numbers for places', () => {
    const place: Question = {
      ...question,
      kind: 'place',
      at: null,
      choices: [3, 4],
      refused: [{ why: text('gap'), values: [7], labels: [text('l')] }],
    };
    const found = offersBySite(place, 16);
    expect(found[3]?.here[0]?.value).toBe(3);
    expect(found[7]?.refused[0]?.why?.key).toBe('gap');
  });

  it('offers nothing when nothing is asked', () => {
    expect(offersBySite(null, 16).every((each) => each.here.length === 0)).toBe(true);
  });
});
