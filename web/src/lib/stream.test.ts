import { describe, expect, it } from 'vitest';
import type { LogEvent, MatchInfo, SeatView, StateFrame, UpdateFrame } from './protocol';
import { after, NOTHING, type Known } from './stream';

const match = {
  id: 'm',
  seats: [
    { seat: 0, kind: 'person' },
    { seat: 1, kind: 'bot' },
  ],
} as unknown as MatchInfo;
const event = (n: number): LogEvent => ({ n, key: `k${n}`, params: {} });
const view = (from: number, events: number[]): SeatView =>
  ({ seat: 0, view: {}, question: null, from, events: events.map(event), digest: 0 }) as unknown as SeatView;
const state = (n: number, reset: boolean, views: SeatView[]): StateFrame => ({
  type: 'state',
  protocol: 1,
  n,
  stream: '0',
  reset,
  match,
  views,
  chat: [],
});
const update = (n: number, views: SeatView[]): UpdateFrame => ({
  type: 'update',
  n,
  entry: { kind: 'answer', seat: 0 },
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
    const again = { ...state(4, false, [view(3, [])]), chat: told.chat };
    expect(after(told, again)?.chat).toHaveLength(1);
  });

  it('keeps bots at the table whoever else is there', () => {
    const told = after(begun, { type: 'presence', here: [], watchers: 2 });
    expect(told?.match?.seats.map((seat) => seat.here)).toEqual([false, true]);
    expect(told?.match?.watchers).toBe(2);
  });
});
