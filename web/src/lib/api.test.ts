import { describe, expect, it, vi } from 'vitest';
import { api, importBody } from './api';
import { busy } from './busy.svelte';

it('passes a file on exactly as it was written', () => {
  const body = importBody('{"seed": 4611686018427387901}', [{ kind: 'open' }], 'live');
  expect(body).toBe('{"file":{"seed": 4611686018427387901},"seats":[{"kind":"open"}],"pace":"live"}');
  expect(importBody('{}', null, 'days')).toBe('{"file":{},"pace":"days"}');
});

it('makes nothing where the browser could not keep the seat', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('navigator', { cookieEnabled: false });
  const wanted = api.create({ game: 'dig_mars', options: {}, pace: 'live', days: null, seats: [] });
  await expect(wanted).rejects.toMatchObject({ text: { key: 'web-no-cookies' } });
  await expect(api.claimLink('token', 'Anna', null)).rejects.toThrow('web-no-cookies');
  await expect(api.importFile('{}', null)).rejects.toThrow('web-no-cookies');
  expect(asked).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

describe('a server that cannot keep up', () => {
  const refusal = (key: string, wait: string) =>
    new Response(JSON.stringify({ error: { key, params: {} } }), {
      status: 503,
      headers: { 'retry-after': wait },
    });

  it('is asked again after the time that it names, and the page says so meanwhile', async () => {
    vi.useFakeTimers();
    const asked = vi
      .fn()
      .mockResolvedValueOnce(refusal('server-overloaded', '2'))
      .mockResolvedValueOnce(new Response('[]'));
    vi.stubGlobal('fetch', asked);
    const games = api.games();
    await vi.advanceTimersByTimeAsync(1_900);
    expect([asked.mock.calls.length, busy.waiting]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(await games).toEqual([]);
    expect([asked.mock.calls.length, busy.waiting]).toEqual([2, 0]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is not asked again where something may have been begun, or where the wait is long', async () => {
    for (const reply of [refusal('server-store', '1'), refusal('server-overloaded', '30')]) {
      const asked = vi.fn().mockResolvedValue(reply);
      vi.stubGlobal('fetch', asked);
      await expect(api.games()).rejects.toThrow('server-');
      expect(asked.mock.calls.length).toBe(1);
    }
    vi.unstubAllGlobals();
  });
});
