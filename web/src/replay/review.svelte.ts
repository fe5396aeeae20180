/** The review of a finished match: asked for, watched while it is made, and kept. */
import { api, ApiError, errorText } from '../lib/api';
import type { Review } from '../lib/protocol';
import type { Message } from '../lib/text';

const LOOK = 1500; // milliseconds until the page looks again how far it is
const PATIENCE = 12_000; // where nobody answers

export class Watched {
  found = $state.raw<Review | null>(null);
  error = $state.raw<Message | null>(null);
  asking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    private readonly id: string,
    private readonly token?: string,
  ) {}

  /** Looks how far it is, and again as long as it is being made. */
  async look(): Promise<void> {
    let wait = LOOK;
    try {
      this.#take(await api.review(this.id, this.token));
    } catch (thrown) {
      if (!this.found) this.error = errorText(thrown);
      wait = PATIENCE;
    }
    if (!this.#left && this.found?.state === 'working') this.#again(wait);
  }

  /** Asks for it. */
  async begin(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.error = null;
    try {
      this.#take(await api.beginReview(this.id, this.token));
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.text.key !== 'server-review-working')
        this.error = errorText(thrown);
    } finally {
      this.asking = false;
    }
    await this.look();
  }

  /** Looks no more. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  #take(found: Review): void {
    if (this.found?.state === 'working' && found.state === 'none')
      this.error = { key: 'kit-chances-failed', params: {} };
    this.found = found;
  }

  #again(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), wait);
  }
}
