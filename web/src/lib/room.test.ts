import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Room } from './room.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  receive(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
const match = { id: 'm', seats: [] };
const state = (n: number, reset = true) => ({
  type: 'state',
  protocol: 1,
  n,
  stream: '0',
  reset,
  match,
  views: [],
  chat: [],
  hints: [],
});
const last = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]!;

let room: Room;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', { location: { protocol: 'https:', host: 'table' }, ...listeners });
  vi.stubGlobal('document', { visibilityState: 'visible', ...listeners });
  room = new Room('m');
  room.open();
  last().accept();
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a room', () => {
  it('greets, and knows the match from the first state', () => {
    expect(last().url).toBe('wss://table/api/matches/m/socket');
    expect(last().sent).toEqual([{ type: 'hello', protocol: 1, differences: true, gzip: true }]);
    last().receive(state(3));
    expect(room.connection).toBe('open');
    expect(room.match?.id).toBe('m');
  });

  it('resumes after a break from the last number, and sends the unanswered command again under its id', async () => {
    last().receive(state(3));
    const answered = room.answer(0, 7, ['end']);
    const first = last().sent[1];
    last().drop();
    expect(room.connection).toBe('lost');
    vi.advanceTimersByTime(1_000);
    last().accept();
    expect(last().sent).toEqual([
      { type: 'hello', protocol: 1, differences: true, gzip: true, stream: '0', since: 3 },
    ]);
    last().receive(state(4, false));
    expect(room.connection).toBe('open');
    expect(last().sent[1]).toEqual(first);
    last().receive({ type: 'accepted', id: first?.id, n: 4, again: true });
    expect(await answered).toMatchObject({ n: 4 });
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('greets anew when it notices that an update was missed', () => {
    last().receive(state(3));
    last().receive({ type: 'update', n: 5, entry: { kind: 'chat' } });
    expect(FakeSocket.all).toHaveLength(2);
    last().accept();
    expect(last().sent[0]).toMatchObject({ since: 3 });
  });

  it('waits longer and longer, and stops asking where there is nothing to see', () => {
    last().drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    last().drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(3);
    last().drop(4004);
    vi.advanceTimersByTime(60_000);
    expect(room.connection).toBe('gone');
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('says that it is slow when a reply takes long, and that it is not when one comes', () => {
    last().receive(state(3));
    void room.send({ type: 'undo', seat: 0 });
    vi.advanceTimersByTime(3_500);
    expect(room.connection).toBe('slow');
    last().receive({ type: 'accepted', id: last().sent[1]?.id, n: 4 });
    expect(room.connection).toBe('open');
  });

  it('waits as long as a busy server asks for, says so, and sends the same command again by itself', async () => {
    last().receive(state(1));
    const reply = room.answer(0, 3, 'x');
    const first = last().sent.at(-1)!;
    const error = { key: 'server-overloaded', params: { seconds: 2 } };
    last().receive({ type: 'busy', id: first.id, seconds: 2, error });
    expect(room.connection).toBe('busy');
    vi.advanceTimersByTime(1_900);
    expect(last().sent.filter((frame) => frame.type === 'answer')).toHaveLength(1);
    vi.advanceTimersByTime(1_200);
    expect(room.connection).not.toBe('busy');
    expect(last().sent.filter((frame) => frame.type === 'answer')).toEqual([first, first]);
    last().receive({ type: 'accepted', id: first.id, n: 2 });
    expect(await reply).toMatchObject({ type: 'accepted' });
  });

  it('comes back when a server that could not take it in said it would', () => {
    last().receive({ type: 'bye', error: { key: 'server-overloaded', params: { seconds: 20 } } });
    last().drop(1013);
    expect(room.connection).toBe('busy');
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
    last().accept();
    last().receive(state(1));
    expect(room.connection).toBe('open');
  });

  it('gives up a connection that has fallen silent', () => {
    last().receive(state(3));
    vi.advanceTimersByTime(16_000);
    expect(last().sent[1]).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(14_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('gives up a connection that neither opens nor fails', () => {
    last().receive(state(3));
    last().drop();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(13_000); // it was not accepted
    expect(FakeSocket.all).toHaveLength(3);
    expect(room.connection).toBe('lost');
    last().accept();
    last().receive(state(3, false));
    expect(room.connection).toBe('open');
  });

  it('connects anew after a sleep in which the connection died unheard', () => {
    last().receive(state(3));
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    expect(room.connection).toBe('lost');
  });

  it('asks for a newer page when the protocol has changed', () => {
    last().drop(4009);
    expect(room.connection).toBe('outdated');
  });
});
