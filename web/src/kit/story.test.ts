import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../lib/protocol';
import { added, bySeat, entriesOf, keptEntries, marksOf, type Story } from './story';

const event = (n: number, key: string, params: LogEvent['params'] = {}): LogEvent => ({ n, key, params });
const story: Story = {
  tales: {
    placed: (each) => ({ place: String(each.params.at) }),
    gained: (each) => ({
      follows: true,
      changes: [{ seat: Number(each.params.seat), icon: 'ore', by: Number(each.params.by) }],
    }),
    ended: () => ({ quiet: true }),
  },
};

describe('the log by actions', () => {
  const events = [
    event(1, 'placed', { seat: 1, at: 'A1' }),
    event(2, 'gained', { seat: 1, by: 2 }),
    event(3, 'gained', { seat: 0, seat_by: 1, by: -1 }),
    event(4, 'ended', { seat: 1 }),
    event(5, 'placed', { seat: 2, at: 'A1' }),
    event(6, 'gained', { seat: 2, by: 1 }),
  ];

  it('has one entry for each, with what followed from it', () => {
    const entries = entriesOf(events, story);
    expect(entries.map(({ n, seat, rest, quiet }) => [n, seat, rest.length, quiet])).toEqual([
      [1, 1, 2, false],
      [4, 1, 0, true],
      [5, 2, 1, false],
    ]);
    expect(entries[0]?.changes).toEqual([
      { seat: 1, icon: 'ore', by: 2 },
      { seat: 0, icon: 'ore', by: -1 },
    ]);
  });

  it('begins with an entry even where the first event is a consequence, and without a story has a line for each event', () => {
    expect(entriesOf([event(9, 'gained', { seat: 0, by: 1 })], story)).toHaveLength(1);
    expect(entriesOf(events)).toHaveLength(6);
  });

  it('tells each seat once what an action brought or cost it', () => {
    const round = entriesOf(
      [0, 1].flatMap((seat) => [1, 2].map((by) => event(seat, 'gained', { seat, by }))),
      {
        tales: {
          gained: ({ params }) => ({
            follows: true,
            changes: [{ seat: Number(params.seat), icon: `${params.by}`, by: 1 }],
          }),
        },
      },
    );
    const told = bySeat({ ...round[0]!, seat: null });
    expect(told.own).toEqual([]);
    expect(told.others.map(([seat, changes]) => [seat, changes.length])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('keeps the entries that have not changed, and takes those that have', () => {
    const kept = keptEntries();
    const held = kept(events.slice(0, 5), story);
    const now = kept(events, story);
    expect(now.slice(0, 2).map((entry, index) => entry === held[index])).toEqual([true, true]);
    expect(now[2]?.rest).toHaveLength(1);
    const undone = [...events.slice(0, 3), event(4, 'placed', { seat: 1, at: 'B1' })];
    expect(kept(undone, story)[1]?.places).toEqual(['B1']);
  });

  it('marks each place with the last one that was there', () => {
    const entries = entriesOf(events, story).filter((entry) => !entry.quiet);
    expect(marksOf(entries)).toEqual([{ n: 2, seat: 2, place: 'A1', old: false }]);
  });

  it('numbers the latest of many, and leaves dots of the others', () => {
    const many = Array.from({ length: 11 }, (_, n) => event(n, 'placed', { seat: 1, at: `A${n}` }));
    const marks = marksOf(entriesOf(many, story));
    expect(marks.filter(({ old }) => old).map(({ place }) => place)).toEqual(['A0', 'A1', 'A2']);
  });
});

it('changes are summed by seat and sign, and nothing is left of what comes to nothing', () => {
  const one = { seat: 0, icon: 'ore', by: 2 };
  expect(added([one], [{ ...one, by: -2 }])).toEqual([]);
  expect(added([one], [{ ...one, icon: 'ice' }])).toHaveLength(2);
  expect(added([one], [{ ...one, by: 3 }])).toEqual([{ ...one, by: 5 }]);
});
