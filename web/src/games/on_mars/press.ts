/** What a press on one's own board means for the question in hand. */
import type { Offer } from '../../kit/choices';
import type { AskedQuestion } from '../../lib/protocol';
import { same, type Json } from '../../lib/text';
import { partsOf, picks } from './picks.svelte';

export interface Press {
  /** Gives this answer, where it is on offer. */
  offered: (value: Json) => (() => void) | undefined;
  /** Says this part of an answer, where that is asked for. */
  part: (topic: string, at: number, value: Json) => (() => void) | undefined;
  isPart: (topic: string, at: number, value: Json) => boolean;
}

/** Returns what presses mean; on another's board, or while an answer is on its way, nothing. */
export function pressOf(
  question: AskedQuestion | null,
  open: readonly Offer[],
  answer: (value: Json) => void,
): Press {
  return {
    offered: (value) => (open.some((offer) => same(offer.value, value)) ? () => answer(value) : undefined),
    part: (topic, at, value) =>
      question?.topic === topic && open.some((offer) => same(partsOf(offer.value)[at] ?? null, value))
        ? () => picks.say(at, value)
        : undefined,
    isPart: (topic, at, value) => question?.topic === topic && same(picks.part(at) ?? null, value),
  };
}
