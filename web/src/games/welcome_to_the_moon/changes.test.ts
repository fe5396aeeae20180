import { describe, expect, it } from 'vitest';
import { changesOf } from './changes';
import type { MoonTable } from './model';
import { MISSION, TABLE } from './samples';

const table = (score: number, have: number, shut: string[]): MoonTable => ({
  ...TABLE,
  players: [{ score, lines: [{ name: 'rockets', points: score, parts: [score] }], ends: [], last: null }],
  missions: [{ ...MISSION, players: [{ have, need: 4, claimed: null }] }],
  shut,
});

describe('what a turn has done so far', () => {
  it('names lines, missions and spaces that have changed', () => {
    expect(changesOf(table(5, 1, ['a']), table(9, 2, ['a', 'b']), 0)).toEqual({
      lines: [{ name: 'rockets', parts: [9], by: 4 }],
      missions: [{ letter: 'A', from: 1, to: 2, need: 4 }],
      shut: ['b'],
      from: 5,
      to: 9,
    });
  });

  it('says nothing where nothing has changed, or where the beginning was not seen', () => {
    const same = changesOf(table(5, 1, ['a']), table(5, 1, ['a']), 0);
    expect([same?.lines, same?.missions, same?.shut]).toEqual([[], [], []]);
    expect(changesOf(null, table(5, 1, []), 0)).toBeNull();
  });
});
