import { expect, it } from 'vitest';
import { entriesOf } from '../../kit/story';
import type { LogEvent } from '../../lib/protocol';
import { siteNumber, story } from './story';

let n = 0;
const event = (key: string, params: LogEvent['params']): LogEvent => ({
  n: n++,
  key: `dig_mars-${key}`,
  params,
});

it('sites are known by their names', () => {
  expect(['A1', 'D1', 'A2', 'D4'].map(siteNumber)).toEqual(['0', '3', '4', '15']);
  expect(siteNumber('nowhere')).toBeNull();
  expect(story.linkParam?.('site', 'B1')).toEqual({ kind: 'place', id: '1' });
  expect(story.linkParam?.('value', 3)).toBeNull();
});

it('what a find brings follows from its transport, and everybody gets their share', () => {
  const find = { key: 'dig_mars-find-T36', params: {} };
  const [entry, end] = entriesOf(
    [
      event('transported', { seat: 0, site: 'D2', find, value: 3 }),
      event('kept', { seat: 0, points: 2 }),
      event('shared', { seat: 1, points: 1 }),
      event('ended-turn', { seat: 0 }),
    ],
    story,
  );
  expect(entry?.changes).toEqual([
    { seat: 0, icon: 'points', by: 2 },
    { seat: 1, icon: 'points', by: 1 },
  ]);
  expect(entry?.moves).toEqual([{ from: 'place:7', to: 'seat:0', piece: 'find-T36', seat: 0 }]);
  expect(end?.quiet).toBe(true);
});

it('a station drives from site to site as a rover', () => {
  const [entry] = entriesOf([event('moved', { seat: 2, site: 'D1', end: 'D2' })], story);
  expect(entry?.moves).toEqual([{ from: 'place:3', to: 'place:7', piece: 'rover', seat: 2 }]);
  expect(entry?.places).toEqual(['7']);
});
