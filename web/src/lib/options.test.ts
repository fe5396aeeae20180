import { describe, expect, it } from 'vitest';
import { defaults, effective, locked, matters, optionWords } from './options';
import type { OptionInfo } from './protocol';

const flag = (name: string, rest: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: 'flag',
  default: false,
  allowed: [false, true],
  needs: null,
  seats: null,
  matters: [],
  ...rest,
});
const declared = [
  flag('era'),
  flag('draft', { needs: ['era', true] }),
  flag('double', { needs: ['draft', true] }),
  flag('solo', { seats: [1] }),
];

describe('options', () => {
  it('begin with the defaults', () => {
    expect(defaults(declared)).toEqual({ era: false, draft: false, double: false, solo: false });
  });

  it('say what locks them', () => {
    expect(locked(declared[1]!, declared, {}, 2)?.key).toBe('web-option-needs');
    expect(locked(declared[1]!, declared, { era: true }, 2)).toBeNull();
    expect(locked(declared[3]!, declared, {}, 2)?.key).toBe('web-option-seats');
    expect(locked(declared[3]!, declared, {}, 1)).toBeNull();
  });

  it('fall back to the default along a chain when the first is taken away', () => {
    const wanted = { era: true, draft: true, double: true, solo: true };
    expect(effective(declared, wanted, 2)).toEqual({ era: true, draft: true, double: true, solo: false });
    expect(effective(declared, { ...wanted, era: false }, 2)).toEqual(defaults(declared));
  });

  it('are told where they change something', () => {
    const words = { has: () => true, t: (key: string) => key };
    const told = (seats: number) =>
      optionWords('game', { era: true, draft: false, solo: true }, declared, seats, words);
    expect(told(1)).toEqual(['game-option-era', 'game-option-solo']);
    expect(told(2)).toEqual(['game-option-era']);
  });

  it('are left out where none of what they belong to is chosen', () => {
    const water = flag('water', {
      matters: [
        ['sheet', 6],
        ['series', true],
      ],
    });
    const words = { has: () => true, t: (key: string) => key };
    const told = (sheet: number, series: boolean) =>
      optionWords('game', { sheet, series, water: true }, [water], 2, words).includes('game-option-water');
    expect([told(1, false), told(6, false), told(1, true)]).toEqual([false, true, true]);
    expect(matters(water, { sheet: 1, series: false })).toBe(false);
  });
});
