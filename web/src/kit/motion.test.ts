import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../lib/protocol';
import { caughtUp, factor, isSaid, joined, PARTS, scenesFrom, timing, type Scene } from './motion';
import type { Story } from './story';

const story: Story = {
  tales: {
    played: () => ({ card: 'comet' }),
    placed: () => ({ follows: true, place: 'A1', piece: 'tile' }),
    gained: (event) => ({
      follows: true,
      changes: [{ seat: Number(event.params.seat), icon: 'ore', by: 1 }],
    }),
    round: (event) => ({ round: event }),
    ended: () => ({ quiet: true }),
  },
};
const event = (n: number, key: string, seat?: number): LogEvent => ({
  n,
  key,
  params: seat === undefined ? {} : { seat },
});
const scene = (more: Partial<Scene> = {}): Scene => ({
  n: 0,
  seat: 1,
  own: false,
  follows: false,
  head: { key: 'k', params: {} },
  card: null,
  moves: [],
  changes: [],
  round: null,
  ...more,
});

describe('scenes', () => {
  const events = [event(1, 'played', 1), event(2, 'placed', 1), event(3, 'gained', 0), event(4, 'ended', 1)];

  it('show a card, what moves and which numbers change, and leave out what is not worth a look', () => {
    const [only, ...more] = scenesFrom(events, story, 0);
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      seat: 1,
      own: false,
      card: 'comet',
      changes: [{ seat: 0, icon: 'ore', by: 1 }],
    });
    expect(only?.moves).toEqual([{ from: null, to: 'place:A1', piece: 'tile', seat: 1 }]);
  });

  it('are short for oneself: no card, only what moves', () => {
    expect(scenesFrom(events, story, 1)[0]).toMatchObject({ own: true, card: null });
    expect(scenesFrom([event(1, 'played', 1)], story, 1)).toEqual([]);
  });

  it('are none for a game that tells nothing', () => {
    expect(scenesFrom(events, undefined, 0)).toEqual([]);
  });

  it('put what everybody gets into the interlude of the new round, within two seconds', () => {
    const made = (n: number, seat: number): LogEvent => event(n, 'made', seat);
    const tales: Story = {
      tales: {
        ...story.tales,
        made: (each, before) => ({
          quiet: true,
          follows: before?.key === 'made',
          changes: [{ seat: Number(each.params.seat), icon: 'ore', by: 2 }],
        }),
      },
    };
    const [only, ...more] = scenesFrom([made(1, 0), made(2, 1), event(3, 'round')], tales, 0);
    expect(more).toEqual([]);
    expect(only?.changes).toHaveLength(2);
    expect(timing(only as Scene).end).toBeLessThanOrEqual(2000);
    expect(timing(only as Scene).landed).toBeLessThan(timing(only as Scene).end);
  });

  it('show a new round to everybody', () => {
    expect(scenesFrom([event(5, 'round')], story, 0)[0]?.round?.key).toBe('round');
  });
});

describe('their time', () => {
  it("is at most two seconds for a rival's action, and a movement takes 160 to 320 ms", () => {
    const full = scene({
      card: 'comet',
      moves: Array.from({ length: 5 }, () => ({ from: null, to: 'place:A1' as const, piece: 'p', seat: 1 })),
      changes: Array.from({ length: 5 }, (_, seat) => ({ seat, icon: 'ore', by: 1 })),
    });
    expect(timing(full).end).toBeLessThanOrEqual(2000);
    expect(timing(scene()).end).toBeLessThan(timing(full).end);
    expect(timing(scene({ own: true })).end).toBeLessThanOrEqual(320);
    for (const part of [PARTS.seat, PARTS.out, PARTS.number, PARTS.move, PARTS.away]) {
      expect(part).toBeGreaterThanOrEqual(160);
      expect(part).toBeLessThanOrEqual(320);
    }
  });

  it('is short for what goes on with an action: it is seen without words', () => {
    const [gained] = scenesFrom([event(7, 'gained', 1)], story, 0);
    expect(gained?.follows).toBe(true);
    expect(isSaid(gained as Scene)).toBe(false);
    expect(timing(gained as Scene).effects).toBe(0);
    expect(timing(gained as Scene).end).toBeLessThan(700);
    expect(isSaid(scene({ follows: true }))).toBe(true); // words are all there is to it
  });

  it('is that of one action in however many parts it came', () => {
    const [played, placed, gained] = [
      event(1, 'played', 1),
      event(2, 'placed', 1),
      event(3, 'gained', 1),
    ].map((each) => scenesFrom([each], story, 0));
    const [only, ...more] = joined(joined(played ?? [], placed ?? []), gained ?? []);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ n: 1, card: 'comet', follows: false });
    expect([only?.moves.length, only?.changes.length]).toEqual([1, 1]);
    expect(timing(only as Scene).end).toBeLessThanOrEqual(2000);
    const other = scene({ seat: 2, follows: true });
    expect(joined([scene()], [other])).toHaveLength(2); // somebody else's
    expect(joined([scene({ card: 'a' })], [scene({ card: 'b', follows: true })])).toHaveLength(2);
  });

  it('follows the setting and shrinks when many wait', () => {
    expect([factor('slow', 0), factor('normal', 0), factor('instant', 0)]).toEqual([2, 1, 0]);
    expect(factor('normal', 3)).toBe(0.5);
  });

  it('is caught up with in seconds after a long absence', () => {
    const queue = Array.from({ length: 40 }, (_, n) => scene({ n, card: 'comet' }));
    const left = caughtUp(queue);
    expect(left.map(({ n }) => n)).toEqual([38, 39]);
    expect(caughtUp(queue.slice(0, 3))).toHaveLength(3);
  });
});
