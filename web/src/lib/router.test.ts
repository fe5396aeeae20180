import { expect, it, vi } from 'vitest';

const location = { pathname: '/', search: '' };
const move = (_state: null, _title: string, path: string): void => void (location.pathname = path);
vi.stubGlobal('window', { location, scrollTo: () => undefined });
vi.stubGlobal('history', { pushState: move, replaceState: move });
vi.stubGlobal('document', { getElementById: () => null });

it('leads on from where one is, and nowhere once one has gone elsewhere', async () => {
  const { at, go, onward } = await import('./router.svelte');
  onward()('/m/one');
  expect(at().path).toBe('/m/one');
  const late = onward();
  go('/');
  late('/m/two');
  expect(at().path).toBe('/');
});
