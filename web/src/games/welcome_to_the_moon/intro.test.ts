import { describe, expect, it } from 'vitest';
import { framesOf, INTRO } from './intro';

const boxes = { a1: [10, 10, 20, 20], a2: [40, 10, 20, 20], 'energy.1': [0, 100, 10, 10] } as const;

describe('the introduction to an adventure', () => {
  it('frames all spaces together', () => {
    expect(framesOf(boxes, ['a1', 'a2'], ['spaces'])).toEqual([[4, 4, 62, 32]]);
  });

  it('frames each box of a starred pattern, and nothing where none is meant', () => {
    expect(framesOf(boxes, [], ['*^a\\d', '^energy', '^planning'])).toEqual([
      [4, 4, 32, 32],
      [34, 4, 32, 32],
      [-6, 94, 22, 22],
    ]);
  });

  it('is there for all eight', () => {
    expect(Object.keys(INTRO)).toHaveLength(8);
  });
});
