/** The queue of scenes: one at a time, never in the way, gone with the first press, empty on a hidden page. */
import type { View } from '../lib/protocol';
import { caughtUp, factor, joined, type Pace, type Scene } from './motion';

export class Stage {
  /** What is being shown. */
  current = $state.raw<Scene | null>(null);
  /** How many times as long as at normal pace it lasts; that stays so, whatever comes to wait behind it. */
  slow = $state(1);
  #waiting = $state.raw<readonly Scene[]>([]);
  #landed = $state(false);
  /** A film that was asked for: all its scenes; it is not hurried, not cut short, and can be stepped through. */
  film = $state.raw<readonly Scene[]>([]);
  held = $state(false);
  #last: number | null = null; // whose action came last
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

  /** How the table looks while things are on their way; undefined once everything has arrived. */
  get before(): View | undefined {
    if (this.current && !this.#landed) return this.current.before;
    return this.#waiting[0]?.before;
  }

  /** Queues what has just happened; where nothing shall move or nobody looks, nothing is queued. */
  add(scenes: readonly Scene[]): void {
    const fresh = scenes.map((scene) => {
      const follows = scene.follows && scene.seat === this.#last;
      this.#last = scene.seat;
      return follows === scene.follows ? scene : { ...scene, follows };
    });
    if (!fresh.length || !this.#mayMove() || this.#pace() === 'instant' || document.hidden) return;
    if (this.film.length) this.skip(); // the present goes before the past
    this.#waiting = caughtUp(joined(this.#waiting, fresh));
    if (!this.current) this.next();
  }

  /** Plays what happened again, scene by scene. */
  replay(scenes: readonly Scene[]): void {
    this.skip();
    if (!this.#mayMove() || !scenes.length) return;
    this.film = scenes;
    this.#waiting = scenes;
    this.next();
  }

  /** What moves has arrived. */
  land(): void {
    this.#landed = true;
  }

  /** Goes on to the next scene. */
  next(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.#landed = false;
    this.slow = this.film.length ? 1 : factor(this.#pace(), rest.length);
    this.current = first ?? null;
    if (!this.current) this.film = [];
  }

  /** Goes to another scene of the film and waits there. */
  step(by: number): void {
    const at = this.current ? this.film.indexOf(this.current) : -1;
    const to = Math.max(0, at + by);
    this.held = true;
    this.#waiting = this.film.slice(to);
    this.next();
    if (!this.current) this.held = false;
  }

  /** Stops the film at its scene, or lets it run on. */
  hold(): void {
    this.held = !this.held;
  }

  /** Ends the show: everything has arrived. */
  skip(): void {
    this.#waiting = [];
    this.current = null;
    this.film = [];
    this.held = false;
  }
}
