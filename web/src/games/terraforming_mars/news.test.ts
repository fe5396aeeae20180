import { expect, test } from 'vitest';
import type { LogEvent } from '../../lib/protocol';
import type { Json } from '../../lib/text';
import { newsFor } from './news';

const ME = 0;
let n = 0;
const line = (key: string, seat?: number, source?: string): LogEvent => {
  const params: Record<string, Json> = {};
  if (seat !== undefined) params.seat = seat;
  if (source) params.source = { key: `terraforming_mars-${source}`, params: {} };
  return { n: n++, key: `terraforming_mars-${key}`, params };
};
const keys = (events: LogEvent[]): string[] => events.map(({ key }) => key.replace('terraforming_mars-', ''));

test('what others do to me is news, what I do is not', () => {
  const events = [
    line('played', 1, 'card-asteroid'),
    line('paid', 1, 'card-asteroid'),
    line('lost', ME, 'card-asteroid'),
    line('passed', 1),
    line('played', ME, 'card-moss'),
    line('lost', ME, 'card-moss'),
    line('production-up', ME, 'card-moss'),
  ];
  expect(keys(newsFor(events, ME))).toEqual(['played', 'paid', 'lost', 'passed']);
});

test('what my cards get me in the turn of somebody else is news', () => {
  const events = [line('placed', 1, 'card-capital'), line('gained', ME, 'card-rover_construction')];
  expect(keys(newsFor(events, ME))).toEqual(['placed', 'gained']);
});

test('turning my own plants or heat into something is mine', () => {
  const events = [
    line('passed', 1),
    line('lost', ME, 'source-heat'),
    line('raised-temperature', ME, 'source-heat'),
  ];
  expect(keys(newsFor(events, ME))).toEqual(['passed']);
});

test('what belongs to nobody is for everybody', () => {
  expect(keys(newsFor([line('reshuffled')], ME))).toEqual(['reshuffled']);
});

test('what somebody took from oneself is told, what one took from others is not', () => {
  const taken = (victim: number, by: number): LogEvent => {
    const event = line('taken', victim, 'card-virus');
    return { ...event, params: { ...event.params, seat_by: by } };
  };
  expect(newsFor([line('played', 1), taken(ME, 1)], ME)).toHaveLength(2);
  expect(newsFor([line('played', ME), taken(1, ME)], ME)).toEqual([]);
});
