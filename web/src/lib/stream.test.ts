import { describe, expect, it } from 'vitest';
import type { Json, LogEvent, Question, SeatView, StateFrame, UpdateFrame } from '../generated/wire';
import { ASKED, MATCH, SEAT_VIEW, VIEW } from '../testing/samples';
import { after, NOTHING, type Known } from './stream';

const match = MATCH;
const event = (n: number): LogEvent => ({ n, key: `k${n}`, params: {} });
const view = (from: number, events: number[]): SeatView => ({
  ...SEAT_VIEW,
  from,
  events: events.map(event),
});
const state = (n: number, reset: boolean, views: SeatView[]): StateFrame => ({
  type: 'state',
  protocol: 1,
  n,
  stream: '0',
  reset,
  match,
  views,
  chat: [],
  hints: [],
});
const update = (n: number, views: SeatView[]): UpdateFrame => ({
  type: 'update',
  n,
  entry: { kind: 'answer', at: 0, seat: 0 },
  match,
  views,
});
const numbers = (known: Known | null) => known?.views[0]?.events.map((each) => each.n);

describe('the stream of a match', () => {
  const begun = after(NOTHING, state(3, true, [view(0, [0, 1, 2])])) as Known;

  it('appends events of an update', () => {
    expect(numbers(after(begun, update(4, [view(3, [3, 5])])))).toEqual([0, 1, 2, 3, 5]);
  });

  it('takes back events that an undo removed', () => {
    expect(numbers(after(begun, update(4, [view(1, [1])])))).toEqual([0, 1]);
  });

  it('ignores an update seen before and notices a missed one', () => {
    expect(after(begun, update(3, [view(0, [9])]))).toBe(begun);
    expect(after(begun, update(5, [view(3, [3])]))).toBeNull();
  });

  it('goes on with what it had when the server resumes', () => {
    expect(numbers(after(begun, state(6, false, [view(2, [2, 3, 4])])))).toEqual([0, 1, 2, 3, 4]);
  });

  it('forgets what it had when the server says so', () => {
    expect(numbers(after(begun, state(6, true, [view(0, [7])])))).toEqual([7]);
  });

  it('shows a chat line once, and keeps the views', () => {
    const chat: UpdateFrame = {
      type: 'update',
      n: 4,
      entry: { kind: 'chat', seat: 1, name: 'B', text: 'hi', at: 1 },
    };
    const told = after(begun, chat) as Known;
    expect(told.chat.map((line) => line.text)).toEqual(['hi']);
    expect(numbers(told)).toEqual([0, 1, 2]);
    expect(told.views).toBe(begun.views); // what was worked out for them holds
    const again = { ...state(4, false, [view(3, [])]), chat: told.chat };
    expect(after(told, again)?.chat).toHaveLength(1);
  });

  it('knows once that somebody has asked the expert', () => {
    const asked: UpdateFrame = { type: 'update', n: 4, entry: { kind: 'hint', at: 0, seat: 0, logged: 2 } };
    const told = after(begun, asked) as Known;
    expect(told.hints).toEqual([{ n: 4, seat: 0, logged: 2 }]);
    expect(after(told, { ...state(4, false, [view(3, [])]), hints: told.hints })?.hints).toHaveLength(1);
    expect(after(told, state(1, true, []))?.hints).toEqual([]);
  });

  it('keeps bots at the table whoever else is there', () => {
    const told = after(begun, { type: 'presence', here: [], watchers: 2 });
    expect(told?.match?.seats.map((seat) => seat.here)).toEqual([false, true]);
    expect(told?.match?.watchers).toBe(2);
  });

  it('takes what an update changes, and holds the last questions for the next difference', () => {
    const table = { night: 1, nights: 1, round: 0, deck: 9, echo: 0, echoes: ['a', 'b', 'c'], players: [] };
    const question: Question = { ...ASKED, kind: 'one_of', topic: 'where', choices: ['x', 'y'] };
    const seen: SeatView = { ...view(0, [0]), view: { ...VIEW, game: 'signals', table }, question };
    const first = after(NOTHING, state(1, true, [seen])) as Known;
    const entry = { kind: 'answer', at: 0, seat: 0 } as const;
    const echoes: Json = [0, [[0, 1], { new: ['d'] }, [2, 1]]];
    const change = { view: { table: { echoes, deck: [] } } };
    const second = after(first, {
      type: 'change',
      n: 2,
      entry,
      match: { watchers: [3] },
      views: [{ seat: 0, change, topic: null, question: null, from: 1, events: [event(1)] }],
    }) as Known;
    expect(second.views[0]?.view.table).toEqual({ ...table, deck: undefined, echoes: ['a', 'd', 'c'] });
    expect(second.views[0]?.question).toBeNull();
    expect(second.match).toEqual({ ...match, watchers: 3 });
    expect(numbers(second)).toEqual([0, 1]);
    const asked: Json = { id: [2], choices: [0, [[1, 1]]] };
    const third = after(second, {
      type: 'change',
      n: 3,
      entry,
      views: [{ seat: 0, change: {}, topic: 'where', question: asked, from: 2, events: [] }],
    }) as Known;
    expect(third.views[0]?.question).toEqual({ ...question, id: 2, choices: ['y'] });
    expect(first.views[0]?.view).toEqual(seen.view); // nothing that was shown is changed in place
  });

  it('asks for everything again where a difference does not fit', () => {
    const entry = { kind: 'answer', at: 0, seat: 0 } as const;
    const change: Json = { view: { table: { echoes: [0, [[5, 1]]] } } };
    const views = [{ seat: 0, change, topic: null, question: null, from: 3, events: [] }];
    expect(after(begun, { type: 'change', n: 4, entry, views })).toBeNull();
    expect(after(begun, { type: 'change', n: 6, entry })).toBeNull();
    expect(after(begun, { type: 'change', n: 3, entry })).toBe(begun);
  });
});
