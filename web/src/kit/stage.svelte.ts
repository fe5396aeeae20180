/** The queue of scenes: one at a time, never in the way, gone with the first press, empty on a hidden page. */
import { caughtUp, factor, type Pace, type Scene } from './motion';

export class Stage {
  /** What is being shown. */
  current = $state.raw<Scene | null>(null);
  #waiting = $state.raw<Scene[]>([]);
  /** A film that was asked for is not hurried and not cut short. */
  film = $state(false);
  readonly #pace: () => Pace;
  readonly #mayMove: () => boolean;

  constructor(pace: () => Pace, mayMove: () => boolean) {
    this.#pace = pace;
    this.#mayMove = mayMove;
  }

  /** How many scenes wait behind the one that is shown. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** How much longer than at normal pace the scene lasts. */
  get factor(): number {
    return this.film ? 1 : factor(this.#pace(), this.waiting);
  }

  /** Queues what has just happened; where nothing shall move or nobody looks, nothing is queued. */
  add(scenes: readonly Scene[]): void {
    if (!scenes.length || !this.#mayMove() || this.#pace() === 'instant' || document.hidden) return;
    this.#waiting = caughtUp([...this.#waiting, ...scenes]);
    if (!this.current) this.next();
  }

  /** Plays what happened again, scene by scene. */
  replay(scenes: readonly Scene[]): void {
    this.skip();
    if (!this.#mayMove() || !scenes.length) return;
    this.#waiting = [...scenes];
    this.film = true;
    this.next();
  }

  /** Goes on to the next scene. */
  next(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.current = first ?? null;
    if (!this.current) this.film = false;
  }

  /** Ends the show. */
  skip(): void {
    this.#waiting = [];
    this.current = null;
    this.film = false;
  }
}
