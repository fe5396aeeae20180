/** Commands on their way. Each keeps its id until it is answered, so that it can be sent again after a break. */
import type { Command, Frame } from './protocol';
import type { Message } from './text';

export class Refusal extends Error {
  constructor(readonly text: Message) {
    super(text.key);
  }
}

interface Waiting {
  frame: Command & { id: string };
  since: number;
  done: (frame: Frame) => void;
  failed: (error: Refusal) => void;
}

export class Outbox {
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    private readonly makeId: () => string,
    private readonly now: () => number,
  ) {}

  /** Takes a command in; the promise ends with the server's reply, whenever and over whichever connection it comes. */
  put(command: Command): { frame: Command & { id: string }; reply: Promise<Frame> } {
    const frame = { ...command, id: this.makeId() };
    const reply = new Promise<Frame>((done, failed) => {
      this.#waiting.set(frame.id, { frame, since: this.now(), done, failed });
    });
    return { frame, reply };
  }

  /** Gives a reply to whom it belongs; frames that are no replies do nothing. */
  settle(frame: Frame): void {
    if (!('id' in frame) || frame.id === null || frame.type === 'busy') return; // it will be sent again
    const waiting = this.#waiting.get(frame.id);
    if (!waiting) return;
    this.#waiting.delete(frame.id);
    if (frame.type === 'refused') waiting.failed(new Refusal(frame.error));
    else waiting.done(frame);
  }

  /** Returns the commands to send again over a new connection, oldest first; old pings are not worth it. */
  again(): (Command & { id: string })[] {
    for (const [id, { frame }] of this.#waiting) if (frame.type === 'ping') this.#waiting.delete(id);
    return [...this.#waiting.values()].map((waiting) => waiting.frame);
  }

  /** Returns for how long the oldest command has been waiting, in milliseconds. */
  longest(): number {
    const times = [...this.#waiting.values()].map((waiting) => this.now() - waiting.since);
    return Math.max(0, ...times);
  }
}
