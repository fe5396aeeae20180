import { describe, expect, it } from 'vitest';
import type { Json } from '../lib/text';
import { commonWords, isLong, partsOf, settled } from './parts';
import type { Listed } from './question';
import { ASKED } from '../testing/samples';

const text = (key: string) => ({ key, params: {} });

function ask(choices: Json[], kind: Listed['kind'] = 'each'): Listed {
  const labels = choices.map((value) => text(JSON.stringify(value)));
  return {
    ...ASKED,
    seat: 0,
    kind,
    at: null,
    topic: 'action',
    why: text('why'),
    choices,
    labels,
    refused: [],
  };
}

const BUILD: Json[] = [
  ['build', 'mine', 'A1'],
  ['build', 'mine', 'A2'],
  ['build', 'farm', 'A1'],
  ['move', 'A1', 'A2'],
  'pass',
];

describe('answers element by element', () => {
  it('are asked for so only where there are many', () => {
    expect(isLong(ask(BUILD))).toBe(false);
    expect(isLong(ask([...BUILD, 1, 2, 3, 4]))).toBe(true);
    expect(isLong(ask([...BUILD, 1, 2, 3, 4], 'one_of'))).toBe(false);
  });

  it('offer each first element once, and an answer at once where it is the only one', () => {
    const found = partsOf(ask(BUILD), []);
    expect(found.map(({ part, answers }) => [part, answers.length])).toEqual([
      ['build', 3],
      ['move', 1],
      ['pass', 1],
    ]);
    expect(found[1]?.answers[0]?.value).toEqual(['move', 'A1', 'A2']);
  });

  it('go on with the elements that fit what is chosen', () => {
    expect(partsOf(ask(BUILD), ['build']).map(({ part }) => part)).toEqual(['mine', 'farm']);
    expect(partsOf(ask(BUILD), ['build', 'mine']).map(({ part }) => part)).toEqual(['A1', 'A2']);
  });

  it('can end where others go on', () => {
    const found = partsOf(ask([['fly'], ['fly', 'A1'], ['fly', 'A2']]), ['fly']);
    expect(found.map(({ part, answers }) => [part, answers[0]?.value])).toEqual([
      [undefined, ['fly']],
      ['A1', ['fly', 'A1']],
      ['A2', ['fly', 'A2']],
    ]);
  });

  it('pass over elements that leave no choice', () => {
    const question = ask([
      ['build', 'mine', 'A1'],
      ['build', 'mine', 'A2'],
      ['end', 1],
      ['end', 2],
    ]);
    expect(settled(question, ['build'])).toEqual(['build', 'mine']);
    expect(settled(question, ['end'])).toEqual(['end']);
    expect(settled(question, [])).toEqual([]);
    expect(settled(ask(BUILD.slice(0, 3)), [])).toEqual(['build']);
  });
});

describe('what several answers have in common', () => {
  it('is said with the words with which all of them begin', () => {
    expect(commonWords(['Move from A1 to A2', 'Move from A1 to A3'])).toBe('Move from A1 to');
    expect(commonWords(['Построить: шахта', 'Построить: ферма'])).toBe('Построить');
    expect(commonWords(['Drill A1', 'Move A1'])).toBe('');
    expect(commonWords([])).toBe('');
  });
});
