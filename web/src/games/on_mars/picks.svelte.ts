/** An answer that is put together on map, orbit, console and question alike: what is pressed narrows what is left. */
import type { Offer } from '../../kit/choices';
import { offersOf } from '../../kit/choices';
import type { AskedQuestion } from '../../lib/protocol';
import { same, type Json } from '../../lib/text';

/** Returns the parts of an answer; what is no tuple is a tuple of one. */
export const partsOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);

export class Picks {
  #question = $state.raw<AskedQuestion | null>(null);
  #parts = $state.raw<ReadonlyMap<number, Json>>(new Map());
  #whole = $state.raw<Json | undefined>(undefined);
  #asked: string | null = null; // what the parts belong to

  /**
   * To be told of every question, and of what is asked (`kit.asked`): something else begins anew, while the same question may
   * come again with every frame and is out of sight as long as something moves.
   */
  follow(question: AskedQuestion | null, asked: string | null): void {
    this.#question = question;
    if (asked !== this.#asked) this.clear();
    this.#asked = asked;
  }

  get question(): AskedQuestion | null {
    return this.#question;
  }

  /** What may be answered and agrees with all that is pressed. */
  get left(): Offer[] {
    const all = offersOf(this.#question).filter(({ why }) => !why);
    if (this.#whole !== undefined) return all.filter(({ value }) => same(value, this.#whole ?? null));
    if (!this.#parts.size) return all;
    return all.filter(({ value }) => {
      const parts = partsOf(value);
      return [...this.#parts].every(([at, part]) => same(parts[at] ?? null, part));
    });
  }

  /** The one answer that is left, once something is pressed. */
  get only(): Offer | null {
    const left = this.left;
    return (this.#parts.size || this.#whole !== undefined) && left.length === 1 ? (left[0] ?? null) : null;
  }

  part(at: number): Json | undefined {
    return this.#whole === undefined ? this.#parts.get(at) : partsOf(this.#whole)[at];
  }

  get any(): boolean {
    return this.#parts.size > 0 || this.#whole !== undefined;
  }

  /** Says one part of the answer; parts that no longer go with it are forgotten. */
  say(at: number, part: Json): void {
    const open = offersOf(this.#question).filter(({ why }) => !why);
    const parts = new Map(this.#whole === undefined ? this.#parts : []);
    this.#whole = undefined;
    parts.delete(at);
    const fits = (): boolean =>
      open.some(({ value }) => {
        const of = partsOf(value);
        return (
          same(of[at] ?? null, part) && [...parts].every(([each, given]) => same(of[each] ?? null, given))
        );
      });
    for (const other of [...parts.keys()].reverse()) {
      if (fits()) break;
      parts.delete(other);
    }
    parts.set(at, part);
    this.#parts = parts;
  }

  /** Says a whole answer, to be confirmed. */
  take(value: Json): void {
    this.#parts = new Map();
    this.#whole = value;
  }

  drop(at: number): void {
    this.#whole = undefined;
    this.#parts = new Map([...this.#parts].filter(([each]) => each !== at));
  }

  clear(): void {
    this.#parts = new Map();
    this.#whole = undefined;
  }
}

export const picks = new Picks();

/** What lies over the table: somebody's board, everybody's, or the house data. */
export const over = $state<{ boards: boolean; seat: number | null; house: boolean }>({
  boards: false,
  seat: null,
  house: false,
});
