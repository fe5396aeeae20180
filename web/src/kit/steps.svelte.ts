/** A tuple answer chosen part by part: what is chosen, what may come next, and the way back. */
import type { Question } from '../decision/question';
import { askedAnew } from '../lib/single';
import type { Json } from '../lib/text';
import { nextParts, offersOf, wholeAnswer, type Offer } from './choices';

export class Steps {
  readonly #question: () => (Question & { id?: number }) | null;
  #chosen = $state.raw<Json[]>([]);
  #of = $state<number | undefined>();

  /** `question` is read again and again; a new question begins anew. */
  constructor(question: () => (Question & { id?: number }) | null) {
    this.#question = question;
  }

  /** The parts that are chosen so far. */
  get chosen(): readonly Json[] {
    return this.#question()?.id === this.#of ? this.#chosen : [];
  }

  get #open(): Json[] {
    return offersOf(this.#question())
      .filter(({ why }) => !why)
      .map(({ value }) => value);
  }

  /** What may be chosen next. */
  get next(): Json[] {
    return nextParts(this.#open, this.chosen);
  }

  /** The whole answer, once nothing is missing. */
  get answer(): Json | null {
    return wholeAnswer(this.#open, this.chosen);
  }

  /** The offer that the chosen parts make, with its words. */
  get offer(): Offer | null {
    const answer = this.answer;
    if (answer === null) return null;
    return offersOf(this.#question()).find(({ value }) => value === answer) ?? null;
  }

  /** Chooses one part more, or another one in the place `at`; what came after it is forgotten. */
  pick(part: Json, at: number = this.chosen.length): void {
    const chosen = [...this.chosen.slice(0, at), part];
    this.#of = this.#question()?.id;
    this.#chosen = chosen;
    askedAnew();
  }

  /** Takes the last part back. */
  back(): void {
    this.#chosen = this.chosen.slice(0, -1);
  }

  /** Takes everything back. */
  clear(): void {
    this.#chosen = [];
  }
}
