import { describe, expect, it } from 'vitest';
import { holds, sealOf } from './seal';

describe('the seal of a match', () => {
  // as `offworld.kernel.seed.sealed` gives it
  const seed = String(1n << 100n);

  it('is the one that the server makes', () => {
    expect(sealOf(seed).slice(0, 12)).toBe('a999432e6108');
  });

  it('belongs to its seed and to no other', () => {
    expect(holds(sealOf(seed), seed)).toBe(true);
    expect(holds(sealOf(seed), `${seed}0`)).toBe(false);
  });
});
