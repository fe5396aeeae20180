import { describe, expect, it } from 'vitest';
import type { MoonTable } from './model';
import { REVEAL, revealOf } from './reveal';
import { MISSION, TABLE } from './samples';

const table = (scores: number[], claimed: ('first' | null)[]): MoonTable => ({
  ...TABLE,
  players: scores.map((score) => ({ score, lines: [], ends: [], last: null })),
  missions: [
    { ...MISSION, letter: 'B', players: claimed.map((each) => ({ have: 1, need: 1, claimed: each })) },
  ],
});

describe('the end of a turn', () => {
  it('tells what each seat gained and claimed in it', () => {
    const found = revealOf(table([5, 7], [null, 'first']), table([9, 2], ['first', 'first']));
    expect(found.map(({ by, claims }) => [by, claims])).toEqual([
      [4, ['B']],
      [-5, []],
    ]);
  });

  it('is over within two seconds', () => {
    expect(REVEAL).toBeLessThanOrEqual(2000);
  });
});
