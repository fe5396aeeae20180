import { expect, it, vi } from 'vitest';
import { single } from './single';

it('takes one click and one key press, and leaves the second click of a double click alone', () => {
  const act = vi.fn();
  const press = single(act);
  for (const [detail, calls] of [
    [1, 1],
    [2, 1],
    [3, 1],
    [0, 2], // a key has no clicks
  ] as const) {
    press({ detail } as MouseEvent);
    expect(act).toHaveBeenCalledTimes(calls);
  }
});
