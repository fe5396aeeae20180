import { describe, expect, it } from 'vitest';
import { ASKED } from '../testing/samples';
import { lead, piecesOf } from './hint';
import type { Question } from './question';

const words = (key: string) => ({ key, params: {} });
const asked = (fields: object): Question => JSON.parse(JSON.stringify({ ...ASKED, ...fields }));

describe('what an answer of the expert consists of', () => {
  it('is one of the choices', () => {
    const question = asked({
      kind: 'each',
      choices: ['end', ['drill', 3]],
      labels: [words('end'), words('drill')],
    });
    expect(piecesOf(question, ['drill', 3])).toEqual([{ label: words('drill'), count: null }]);
  });

  it('is several options, or none', () => {
    const question = asked({ kind: 'some_of', options: [7, 8, 9], labels: ['a', 'b', 'c'].map(words) });
    expect(piecesOf(question, [7, 9]).map((piece) => piece.label?.key)).toEqual(['a', 'c']);
    expect(piecesOf(question, [])).toEqual([]);
  });

  it('is a number, or so many of each source', () => {
    expect(piecesOf(asked({ kind: 'amount', low: 0, high: 9 }), 4)).toEqual([{ label: null, count: 4 }]);
    const payment = asked({ kind: 'payment', sources: [], labels: ['steel', 'money'].map(words) });
    expect(piecesOf(payment, [0, 5])).toEqual([{ label: words('money'), count: 5 }]);
  });
});

describe('why the first is the best', () => {
  const hint = (...chances: number[]) => ({
    seat: 0,
    question: 1,
    considered: chances.map((chance) => ({ answer: 'x', chance, playouts: 1 })),
    line: [],
  });

  it('is the distance to the best of the others', () => {
    expect(lead(hint(0.61, 0.4, 0.55))).toBe(6);
    expect(lead(hint(0.5, 0.504))).toBe(0);
    expect(lead(hint(0.5))).toBeNull();
  });
});
