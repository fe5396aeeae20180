import { expect, test } from 'vitest';
import { entriesOf } from '../../kit/story';
import type { LogEvent } from '../../lib/protocol';
import type { Json } from '../../lib/text';
import { story } from './story';

let n = 0;
const event = (key: string, params: Record<string, Json>): LogEvent => ({
  n: n++,
  key: `ceres-${key}`,
  params,
});
const name = (key: string, params: Record<string, Json> = {}): Json => ({ key: `ceres-${key}`, params });

test('a launch flies from Ceres to its rock and belongs to the action before it', () => {
  const [entry, ...more] = entriesOf(
    [
      event('used', { seat: 1, location: name('location-spaceport'), option: name('use-launch') }),
      event('launched', {
        seat: 1,
        asteroid: name('asteroid-A07'),
        ring: name('ring-inner'),
        price: 3,
        points: 4,
        units: [name('amount-ore', { amount: 2 })],
      }),
    ],
    story,
  );
  expect(more).toEqual([]);
  expect(entry?.places).toEqual(['L:spaceport', 'A07']);
  expect(entry?.moves[1]).toMatchObject({ from: 'pile:ceres', to: 'place:A07', piece: 'probes', seat: 1 });
  expect(entry?.changes).toEqual([
    { seat: 1, icon: 'points', by: 4 },
    { seat: 1, icon: 'ice', by: -3 },
    { seat: 1, icon: 'ore', by: 2 },
  ]);
});

test('a new year has its title, and a seal comes from its union', () => {
  const [year] = entriesOf([event('round', { round: 2 })], story);
  expect(year?.round).toEqual({ key: 'ceres-ui-year', params: { round: 2 } });
  const [commit] = entriesOf(
    [
      event('committed', { seat: 0, union: name('union-3') }),
      event('took-contract', { seat: 0, union: name('union-3'), contract: name('requirement-build') }),
    ],
    story,
  );
  expect(commit?.moves.map(({ piece }) => piece)).toEqual(['upawn', 'seal']);
  expect(commit?.moves[1]?.from).toBe('pile:union-3');
});

test('names lead to cards and rocks to their place', () => {
  expect(story.link?.({ key: 'ceres-asteroid-A07', params: {} })).toEqual({ kind: 'place', id: 'A07' });
  expect(story.link?.({ key: 'ceres-union-3', params: {} })).toEqual({ kind: 'card', id: 'U3' });
  expect(story.link?.({ key: 'ceres-facility-S-grey', params: {} })).toEqual({ kind: 'card', id: 'S-grey' });
  expect(story.link?.({ key: 'ceres-nothing', params: {} })).toBeNull();
});
