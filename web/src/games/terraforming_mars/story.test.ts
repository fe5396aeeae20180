import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../kit/story';
import type { LogEvent } from '../../lib/protocol';
import type { Json } from '../../lib/text';
import { story } from './story';

const ME = 0;
let n = 0;
const named = (key: string, params: Record<string, Json> = {}) => ({
  key: `terraforming_mars-${key}`,
  params,
});
const line = (key: string, seat?: number, source?: string, more: Record<string, Json> = {}): LogEvent => {
  const params: Record<string, Json> = { ...more };
  if (seat !== undefined) params.seat = seat;
  if (source) params.source = named(source);
  return { n: n++, key: `terraforming_mars-${key}`, params };
};
const short = (events: LogEvent[]) =>
  entriesOf(events, story).map(({ head, rest, seat }) => [
    head.key.replace('terraforming_mars-', ''),
    rest.length,
    seat,
  ]);

describe('actions and what follows from them', () => {
  it('what others do to me belongs to them, what I do to me', () => {
    const events = [
      line('played', 1, 'card-asteroid'),
      line('paid', 1, 'card-asteroid'),
      line('taken', ME, 'card-asteroid', { seat_by: 1 }),
      line('passed', 1),
      line('played', ME, 'card-moss'),
      line('lost', ME, 'card-moss'),
      line('production-up', ME, 'card-moss'),
    ];
    expect(short(events)).toEqual([
      ['played', 2, 1],
      ['passed', 0, 1],
      ['played', 2, ME],
    ]);
  });

  it('what my cards get me in the turn of somebody else follows from that turn', () => {
    const events = [
      line('project', 1),
      line('placed', 1, 'project-city'),
      line('gained', ME, 'card-rover_construction'),
    ];
    expect(short(events)).toEqual([['project', 2, 1]]);
  });

  it('turning plants into greenery is one action, also where the plants go without a word', () => {
    expect(
      short([
        line('passed', 1),
        line('spent-plants', ME),
        line('placed', ME, 'source-plants'),
        line('rated', ME),
      ]),
    ).toEqual([
      ['passed', 0, 1],
      ['spent-plants', 2, ME],
    ]);
    expect(short([line('produced', 1), line('placed', ME, 'source-plants')])).toEqual([
      ['produced', 0, 1],
      ['placed', 0, ME],
    ]);
  });

  it('all produce at once', () => {
    const gains = [named('amount-heat', { amount: 2 })];
    const [entry, round] = entriesOf(
      [
        line('produced', 0, undefined, { gains }),
        line('produced', 1, undefined, { gains }),
        line('generation'),
      ],
      story,
    );
    expect(entry?.changes).toEqual([
      { seat: 0, icon: 'heat', by: 2 },
      { seat: 1, icon: 'heat', by: 2 },
    ]);
    expect(entry?.quiet).toBe(true);
    expect(round?.round?.key).toBe('terraforming_mars-generation');
  });
});

describe('links and places', () => {
  it('know cards, corporations and areas with and without names', () => {
    expect(story.link?.(named('card-comet'))).toEqual({ kind: 'card', id: 'comet' });
    expect(story.link?.(named('corporation-ecoline'))).toEqual({ kind: 'card', id: 'ecoline' });
    expect(story.link?.(named('area', { row: 5, column: 5 }))).toEqual({ kind: 'place', id: 'r4c4' });
    expect(story.link?.(named('area-noctis_city'))).toEqual({ kind: 'place', id: 'r4c2' });
    expect(story.link?.(named('area-ganymede_colony'))).toEqual({ kind: 'place', id: 'ganymede_colony' });
    expect(story.link?.(named('amount-heat', { amount: 2 }))).toBeNull();
  });

  it('tiles fall onto their areas', () => {
    const [entry] = entriesOf(
      [
        line('placed', 1, 'card-comet', {
          tile: named('tile-ocean'),
          area: named('area', { row: 6, column: 8 }),
        }),
      ],
      story,
    );
    expect(entry?.places).toEqual(['r5c7']);
    expect(entry?.moves).toEqual([{ from: null, to: 'place:r5c7', piece: 'ocean', seat: 1 }]);
  });
});
