import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { View } from '../lib/protocol';
import { VIEW } from '../testing/samples';
import type { Scene } from './motion';
import { Stage } from './stage.svelte';

const view = (n: number): View => ({ ...VIEW, asked: [n] });
const scene = (n: number, before?: View): Scene => ({
  n,
  seat: 1,
  own: false,
  follows: false,
  head: { key: 'k', params: {} },
  card: null,
  moves: [],
  changes: [],
  round: null,
  before,
});
const stage = (): Stage =>
  new Stage(
    () => 'normal',
    () => true,
  );

beforeEach(() => vi.stubGlobal('document', { hidden: false }));
afterEach(() => vi.unstubAllGlobals());

it('shows the table as it was until what moves has arrived', () => {
  const [shown, old, later] = [stage(), view(1), view(2)];
  shown.add([scene(1, old)]);
  shown.add([scene(2, later)]); // the table has gone on meanwhile
  expect(shown.before).toBe(old);
  shown.land();
  expect(shown.before).toBe(later); // the first has arrived, the second is still to come
  shown.next();
  shown.land();
  expect(shown.before).toBeUndefined();
});

it('keeps the table as it was until the last scene of one answer has arrived', () => {
  const [shown, old] = [stage(), view(1)];
  shown.add([scene(1, old), scene(2, old)]);
  shown.land();
  expect(shown.before).toBe(old);
});

it('shows the table as it is as soon as the show is ended', () => {
  const shown = stage();
  shown.add([scene(1, view(1)), scene(2, view(1))]);
  shown.skip();
  expect([shown.current, shown.before, shown.waiting]).toEqual([null, undefined, 0]);
});

it('waits with one scene for an action whose parts come one by one', () => {
  const shown = stage();
  shown.add([scene(1, view(1)), scene(2, view(2))]);
  shown.add([{ ...scene(3, view(3)), follows: true, changes: [{ seat: 1, icon: 'ore', by: 1 }] }]);
  expect(shown.waiting).toBe(1);
  shown.next();
  expect([shown.current?.n, shown.current?.changes.length]).toEqual([2, 1]);
  expect(shown.before).toEqual(view(2)); // until all of it has arrived
  shown.next();
  shown.add([{ ...scene(4), follows: true }]);
  expect(shown.current?.follows).toBe(true); // the first part was shown
  shown.skip();
  shown.add([{ ...scene(5), seat: 2, follows: true }]);
  expect(shown.current?.follows).toBe(false); // it follows from what somebody else did
});

it('shows a scene for its time, whatever comes to wait behind it', () => {
  const shown = stage();
  shown.add([scene(1)]);
  expect(shown.slow).toBe(1);
  for (const n of [2, 3, 4, 5]) shown.add([scene(n)]);
  expect([shown.current?.n, shown.waiting, shown.slow]).toEqual([1, 4, 1]);
  shown.next();
  expect([shown.current?.n, shown.slow]).toEqual([2, 0.5]); // many wait: this one is quick
});

it('queues nothing on a hidden page, at an instant pace and where nothing shall move', () => {
  const still = new Stage(
    () => 'normal',
    () => false,
  );
  const instant = new Stage(
    () => 'instant',
    () => true,
  );
  for (const each of [still, instant]) {
    each.add([scene(1)]);
    expect(each.current).toBeNull();
  }
  vi.stubGlobal('document', { hidden: true });
  const hidden = stage();
  hidden.add([scene(1)]);
  expect(hidden.current).toBeNull();
});

it('steps through a film forwards and backwards, and what happens now ends it', () => {
  const shown = stage();
  const scenes = [scene(1), scene(2), scene(3)];
  shown.replay(scenes);
  shown.step(1);
  expect([shown.current?.n, shown.held]).toEqual([2, true]);
  shown.step(-1);
  shown.step(-1);
  expect(shown.current?.n).toBe(1);
  shown.add([scene(9)]);
  expect([shown.current?.n, shown.film.length, shown.held]).toEqual([9, 0, false]);
});
