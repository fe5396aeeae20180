import { expect, it } from 'vitest';
import { failOf } from './fails';

const why = (name: string, params: Record<string, number> = {}) => ({
  key: `terraforming_mars-${name}`,
  params,
});

it('puts the reason on the icon that fails', () => {
  expect(failOf(why('no-money-steel', { needed: 20, have: 7, missing: 13 }))).toEqual({
    on: 'cost',
    now: { key: 'terraforming_mars-ui-short', params: { missing: 13 } },
  });
  expect(failOf(why('no-at-least', { steps: 2 })).on).toBe('requires');
  expect(failOf(why('no-tags', { have: 1 })).now?.params).toEqual({ have: 1 });
  expect(failOf(why('no-production', { have: 0 })).on).toBe('does');
  expect(failOf(why('no-place'))).toEqual({ on: 'does', now: null });
});
