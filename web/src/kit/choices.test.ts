import { describe, expect, it } from 'vitest';
import type { Question, Refusal } from '../decision/question';
import type { EachQuestion, Json } from '../generated/wire';
import { ASKED } from '../testing/samples';
import { beginning, isOpen, offersByPlace, offersOf, onlyOpen, refusedOf, wholeAnswer } from './choices';

const text = (key: string) => ({ key, params: {} });
const ask = (choices: Json[], refused: Refusal[] = [], more: Partial<EachQuestion> = {}): Question => ({
  ...ASKED,
  kind: 'each',
  at: null,
  choices,
  labels: choices.map(() => text('l')),
  refused,
  ...more,
});

describe('what a question offers', () => {
  it('lists refusals one by one, although the server groups them', () => {
    const grouped = ask([], [{ why: text('no'), values: ['a', 'b'], labels: [text('a'), text('b')] }]);
    expect(refusedOf(grouped).map(({ value, label }) => [value, label.key])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
    expect(refusedOf(null)).toEqual([]);
  });

  it('takes options of a subset as offers too, and amounts as none', () => {
    const some: Question = {
      ...ASKED,
      kind: 'some_of',
      options: ['x'],
      labels: [text('x')],
      low: 0,
      high: 1,
    };
    expect(offersOf(some).map(({ value }) => value)).toEqual(['x']);
    expect(offersOf({ ...ASKED, kind: 'amount', low: 0, high: 3 })).toEqual([]);
  });

  it('sorts by place, refused offers with their reasons', () => {
    const question = ask(['G4', 'G5'], [{ values: ['A1'], labels: [text('l')], why: text('far') }]);
    const places = offersByPlace(question);
    expect([...places.keys()]).toEqual(['G4', 'G5', 'A1']);
    expect(isOpen(places.get('G4'))).toBe(true);
    expect(isOpen(places.get('A1'))).toBe(false);
    expect(isOpen(places.get('Z9'))).toBe(false);
  });

  it('finds the place inside a tuple: the second element, the one asked for, or the one the question names', () => {
    const moves = ask([
      ['move', 3, 4],
      ['move', 3, 5],
      ['drill', 3],
    ]);
    expect(offersByPlace(moves).get('3')).toHaveLength(3);
    expect(
      offersByPlace(moves, 2)
        .get('4')
        ?.map(({ value }) => value),
    ).toEqual([['move', 3, 4]]);
    expect(offersByPlace(ask([['build', 'card', 'G4']], [], { at: 2 })).get('G4')).toHaveLength(1);
    const mixed = ask([['build', 'card', 'G4'], ['go', 'G4'], ['pass', 'G4'], 'G4'], [], {
      at: { build: 2, go: 1 },
    });
    const here = offersByPlace(mixed).get('G4');
    expect(here?.map(({ value }) => value)).toEqual([
      ['build', 'card', 'G4'],
      ['go', 'G4'],
    ]);
  });

  it('knows the only thing that can be meant', () => {
    const may = { value: 1, label: text('l') };
    expect(onlyOpen([may, { ...may, why: text('no') }])).toBe(may);
    expect(onlyOpen([may, may])).toBeNull();
    expect(onlyOpen([])).toBeNull();
  });
});

describe('tuple answers, part by part', () => {
  const values = [['build', 'mine', 'G4'], ['build', 'mine', 'G5'], ['build', 'lab', 'G4'], 'pass'];

  it('are left over as long as they begin alike', () => {
    expect(beginning(values, [])).toHaveLength(4);
    expect(beginning(values, ['build', 'mine'])).toEqual([
      ['build', 'mine', 'G4'],
      ['build', 'mine', 'G5'],
    ]);
    expect(beginning(values, ['pass'])).toEqual([['pass']]);
    expect(beginning(values, ['build', 'mine', 'G6'])).toEqual([]);
  });

  it('are whole when nothing is missing', () => {
    expect(wholeAnswer(values, ['build', 'lab'])).toBeNull();
    expect(wholeAnswer(values, ['build', 'lab', 'G4'])).toEqual(['build', 'lab', 'G4']);
    expect(wholeAnswer(values, ['pass'])).toBe('pass');
  });
});
