import { afterEach, expect, it, vi } from 'vitest';
import { runOf, Steps } from './steps';

afterEach(() => vi.unstubAllGlobals());

it('cuts a replay into runs', () => {
  expect(runOf(0, 120)).toEqual([0, 49]);
  expect(runOf(50, 120)).toEqual([50, 99]);
  expect(runOf(119, 120)).toEqual([100, 120]);
});

it('fetches each run once, and gives the steps up to a point', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const query = new URLSearchParams(path.split('?')[1]);
    const [first, last] = [Number(query.get('first')), Number(query.get('last'))];
    const steps = Array.from({ length: last - first + 1 }, (_, i) => ({ step: first + i }));
    return Promise.resolve(new Response(JSON.stringify(steps)));
  });
  const steps = new Steps('m', 60);
  expect((await steps.get(null, 3))?.step).toBe(3);
  expect((await steps.get(null, 52))?.step).toBe(52);
  expect((await steps.get(null, 55))?.step).toBe(55);
  expect(asked).toHaveLength(2);
  await steps.get(1, 0);
  expect(asked[2]).toContain('seat=1');
});
