import { describe, expect, it } from 'vitest';
import { renew } from './renew';

describe('a page that is older than its server', () => {
  it('loads itself anew once, and again only much later', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    let loaded = 0;
    for (const now of [1_000, 2_000, 500_000]) renew(store, now, () => (loaded += 1));
    expect(loaded).toBe(1);
    renew(store, 700_000, () => (loaded += 1));
    expect(loaded).toBe(2);
  });
});
