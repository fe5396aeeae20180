/** Frames from a socket, in the order in which they came: long ones are compressed, and take a moment to unpack. */
import type { Frame } from './protocol';

/** Whether this browser can unpack compressed frames. */
export const canUnpack = (): boolean => typeof DecompressionStream !== 'undefined';

export class Inbox {
  readonly #take: (frame: Frame) => void;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(take: (frame: Frame) => void) {
    this.#take = take;
  }

  /** Hands a frame on, at once where it is plain text and nothing before it is still being unpacked. */
  put(data: string | ArrayBuffer): void {
    if (typeof data === 'string' && this.#waiting === 0) {
      this.#take(JSON.parse(data) as Frame);
      return;
    }
    const text = typeof data === 'string' ? Promise.resolve(data) : unpacked(data);
    this.#waiting += 1;
    this.#last = this.#last.then(async () => {
      const read = await text;
      this.#waiting -= 1;
      this.#take(JSON.parse(read) as Frame);
    });
  }
}

function unpacked(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
