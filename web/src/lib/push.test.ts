import { describe, expect, it } from 'vitest';
import { isForAnother } from './push';

describe('a subscription', () => {
  const made = new Uint8Array([4, 255, 254, 0, 63]).buffer;

  it('is for this server where it was made with its key', () => {
    expect(isForAnother('BP_-AD8', made)).toBe(false);
  });

  it('is for another where the key is another, or none', () => {
    expect(isForAnother('BP_-AD9', made)).toBe(true);
    expect(isForAnother('BP_-AD8', null)).toBe(true);
  });
});
