import { expect, it, vi } from 'vitest';
import { api, importBody } from './api';

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
