import { describe, expect, it } from 'vitest';
import { answerOf, firstDraft, limits, moved, problem, toggle } from './logic';
import type { Question } from './question';
import { ASKED } from '../testing/samples';

const base = { ...ASKED, seat: 0, topic: 'topic', why: { key: 'k', params: {} }, refused: [], labels: [] };
const some: Question = { ...base, kind: 'some_of', options: ['a', 'b', 'c'], low: 1, high: 2 };
const order: Question = { ...base, kind: 'ordering', options: ['a', 'b', 'c'] };
const amount: Question = { ...base, kind: 'amount', low: 2, high: 5 };
const one: Question = { ...base, kind: 'one_of', choices: [['move', 1], null] };

describe('drafts', () => {
  it('begins a subset empty and an order as given', () => {
    expect(firstDraft(some)).toEqual([]);
    expect(firstDraft(order)).toEqual([0, 1, 2]);
    expect(firstDraft(amount)).toEqual([2]);
  });

  it('says how many are missing in a subset', () => {
    expect(problem(some, [])?.key).toBe('web-choose-count');
    expect(problem(some, [2])).toBeNull();
    expect(problem(some, [0, 1, 2])?.key).toBe('web-choose-count');
  });

  it('says "exactly two", never "from 2 to 2"', () => {
    const two: Question = { ...base, kind: 'some_of', options: ['a', 'b', 'c'], low: 2, high: 2 };
    expect(limits(two).key).toBe('web-choose-exactly');
    expect(limits({ low: 1, high: 2 }).key).toBe('web-choose-between');
    expect(problem(two, [1])).toEqual({ key: 'web-choose-exactly-now', params: { needed: 2, count: 1 } });
    expect(problem(two, [1, 2])).toBeNull();
  });

  it('refuses amounts outside of the bounds and fractions', () => {
    expect(problem(amount, [1])).not.toBeNull();
    expect(problem(amount, [6])).not.toBeNull();
    expect(problem(amount, [2.5])).not.toBeNull();
    expect(problem(amount, [5])).toBeNull();
  });

  it('sends a subset in the order of the options and an order as it was made', () => {
    expect(answerOf(some, [2, 0])).toEqual(['a', 'c']);
    expect(answerOf(order, [2, 0, 1])).toEqual(['c', 'a', 'b']);
    expect(answerOf(one, [1])).toBeNull();
    expect(answerOf(one, [0])).toEqual(['move', 1]);
  });
});

describe('moves in a draft', () => {
  it('keeps to the limit of a subset, but lets a single choice be changed', () => {
    expect(toggle([0, 1], 2, 2)).toEqual([0, 1]);
    expect(toggle([0, 1], 1, 2)).toEqual([0]);
    expect(toggle([0], 2, 1)).toEqual([2]);
  });

  it('moves an item up and down and stops at the ends', () => {
    expect(moved([0, 1, 2], 2, 0)).toEqual([2, 0, 1]);
    expect(moved([0, 1, 2], 0, 2)).toEqual([1, 2, 0]);
    expect(moved([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
  });
});
