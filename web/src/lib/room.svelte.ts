/** One match as this page lives it: the socket, what is known from it, commands, and the state of the connection. */
import { canUnpack, Inbox } from './inbox';
import { Outbox } from './outbox';
import { PROTOCOL, type Command, type Frame, type MatchInfo, type SeatView } from './protocol';
import { after, NOTHING, type Known } from './stream';
import type { Json, Message } from './text';

export type Connection = 'opening' | 'open' | 'slow' | 'busy' | 'lost' | 'gone' | 'outdated';

const PATIENCE = 2_500; // milliseconds until a command without a reply counts as slow
const HEARTBEAT = 15_000;
const GIVE_UP = 12_000; // a connection that has been silent for so long after a ping is dead
const TRY_AGAIN = 1013; // the code of a server that cannot have us now
const RETRIES = [300, 800, 2_000, 4_000, 8_000];

export class Room {
  readonly id: string;
  known = $state.raw<Known>(NOTHING);
  connection = $state<Connection>('opening');
  /** Why the server closed for good, where it said so. */
  farewell = $state.raw<Message | null>(null);

  /** Whether the match went on before these eyes: then its end is a moment. */
  witnessed = false;

  readonly #token: string | undefined;
  readonly #outbox = new Outbox(
    () => randomId(),
    () => performance.now(),
  );
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #repeat: ReturnType<typeof setTimeout> | undefined; // of commands that the server was too busy for
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0; // when the last frame came, by the clock that also counts the hours that a laptop slept
  #pinged = false;
  #closed = false;

  constructor(id: string, token?: string) {
    this.id = id;
    this.#token = token;
  }

  get match(): MatchInfo | null {
    return this.known.match;
  }

  get views(): SeatView[] {
    return this.known.views;
  }

  /** Connects, and stays connected until `close`. Must be called in the browser. */
  open(): void {
    this.#connect();
    this.#pulse = setInterval(() => this.#watch(), 500);
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#repeat);
    clearInterval(this.#pulse);
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  /** Sends a command; it survives breaks of the connection. */
  async send(command: Command): Promise<Frame> {
    const { frame, reply } = this.#outbox.put(command);
    this.#push(frame);
    return reply;
  }

  answer(seat: number, question: number, value: Json): Promise<Frame> {
    return this.send({ type: 'answer', seat, question, value });
  }

  /** Connects anew at once, for instance because the seats that this browser holds have changed. */
  reconnect(): void {
    this.#tries = 0;
    this.#connect();
  }

  readonly #wake = () => {
    if (document.visibilityState === 'visible' && this.connection === 'lost') this.reconnect();
  };

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${window.location.host}/api/matches/${this.id}/socket`);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#pinged = false;
    old?.close();
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.binaryType = 'arraybuffer';
    const inbox = new Inbox((frame) => {
      if (socket === this.#socket) this.#receive(frame);
    });
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => inbox.put(event.data);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#ended(event.code);
    };
  }

  #hello(): Record<string, Json> {
    const hello: Record<string, Json> = { type: 'hello', protocol: PROTOCOL, differences: true };
    if (canUnpack()) hello.gzip = true;
    if (this.#token) hello.token = this.#token;
    if (this.known.stream !== null) Object.assign(hello, { stream: this.known.stream, since: this.known.n });
    return hello;
  }

  #receive(frame: Frame): void {
    this.#heard = Date.now();
    this.#pinged = false;
    if (frame.type === 'bye') this.farewell = frame.error;
    if (frame.type === 'busy') this.#wait(frame.seconds);
    if (frame.type === 'state') {
      this.#tries = 0;
      clearTimeout(this.#repeat);
      this.connection = 'open';
      this.farewell = null;
    }
    const next = after(this.known, frame);
    if (next === null) {
      this.#connect();
      return;
    }
    this.known = next;
    if (frame.type === 'state') for (const command of this.#outbox.again()) this.#push(command);
    this.#outbox.settle(frame);
    if (this.connection === 'slow') this.connection = 'open';
  }

  #ended(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    if (code === 4004) this.connection = 'gone';
    else if (code === 4009) this.connection = 'outdated';
    else {
      const told = code === TRY_AGAIN ? busySeconds(this.farewell) : 0; // of a server that cannot keep up
      const wait = told ? told * 1000 : (RETRIES[Math.min(this.#tries, RETRIES.length - 1)] ?? 8_000);
      this.#tries += 1;
      if (told) this.connection = 'busy';
      else if (this.#tries > 1 || this.known.match) this.connection = 'lost';
      this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + Math.random() * 0.4));
    }
  }

  /** Sends everything that is unanswered once more when the server said that it can; not all pages at one moment. */
  #wait(seconds: number): void {
    this.connection = 'busy';
    clearTimeout(this.#repeat);
    this.#repeat = setTimeout(
      () => {
        if (this.connection === 'busy') this.connection = 'open';
        for (const command of this.#outbox.again()) this.#push(command);
      },
      seconds * 1000 * (1 + Math.random() * 0.5),
    );
  }

  #push(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.connection !== 'lost') {
      this.#socket.send(JSON.stringify(frame));
    }
  }

  #lose(): void {
    this.connection = 'lost';
    this.#connect();
  }

  /** Notices slow replies and dead connections. */
  #watch(): void {
    if (!this.#socket) return;
    const silence = Math.abs(Date.now() - this.#heard); // a clock that was put back tells nothing: ask anew
    if (this.#socket.readyState !== WebSocket.OPEN) {
      // Neither opened nor refused, as where the packets are swallowed: the browser itself would wait for minutes.
      if (silence > GIVE_UP) this.#lose();
      return;
    }
    if (this.connection === 'open' && this.#outbox.longest() > PATIENCE) this.connection = 'slow';
    if (silence > HEARTBEAT + GIVE_UP) this.#lose();
    else if (silence > HEARTBEAT && !this.#pinged) {
      this.#pinged = true;
      void this.send({ type: 'ping' }).catch(() => undefined);
    }
  }
}

/** Returns after how many seconds to come again, where a server went because it could not keep up; else 0. */
function busySeconds(farewell: Message | null): number {
  return farewell?.key === 'server-overloaded' ? Number(farewell.params.seconds) || 1 : 0;
}

/** Returns a fresh id. `crypto.randomUUID` is missing on plain http addresses of a home network. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
