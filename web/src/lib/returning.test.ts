import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onReturn } from './returning';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Answers what it is told to, and then that the server is there. */
const server = (...answers: boolean[]) => vi.fn(() => Promise.resolve(answers.shift() ?? true));

describe('a server that is waited for', () => {
  it('is asked again until it is back, and then no more', async () => {
    const asked = server(false, false);
    const back = vi.fn();
    onReturn(asked, back);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(back).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(back.mock.calls).toEqual([[false]]);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('was never away where it answers at once, so that a reload may not help', async () => {
    const back = vi.fn();
    onReturn(server(), back);
    await vi.advanceTimersByTimeAsync(0);
    expect(back.mock.calls).toEqual([[true]]);
  });

  it('is left alone once nobody waits any more', async () => {
    const asked = server(false, false, false);
    const back = vi.fn();
    const stop = onReturn(asked, back);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(back).not.toHaveBeenCalled();
  });
});
