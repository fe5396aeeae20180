/** A long list of tuple answers, asked element by element: which answers begin alike, and how to say that in words. */
import { beginning, wholeAnswer } from '../kit/choices';
import { same, type Json, type Message } from '../lib/text';
import type { Listed } from './question';

/** One thing that can be pressed: an answer, or what several answers have in common. */
export interface Part {
  /** The element that is chosen by it; undefined: the answer ends here. */
  part: Json | undefined;
  /** The answers that it leads to. */
  answers: { value: Json; label: Message }[];
}

/** So many answers are seen at a glance; more of them are asked for element by element. */
export const AT_A_GLANCE = 8;

/** Tells whether a question is asked element by element. */
export const isLong = (question: Listed): boolean =>
  question.kind === 'each' && question.choices.length > AT_A_GLANCE;

/** Returns what may be chosen after some elements, in the order of the answers. */
export function partsOf(question: Listed, chosen: readonly Json[]): Part[] {
  const found: Part[] = [];
  question.choices.forEach((value, index) => {
    const tuple = beginning([value], chosen)[0];
    if (!tuple) return;
    const part = tuple[chosen.length];
    const label = question.labels[index] ?? { key: JSON.stringify(value), params: {} };
    const known = found.find(
      (each) => each.part !== undefined && part !== undefined && same(each.part, part),
    );
    if (known) known.answers.push({ value, label });
    else found.push({ part, answers: [{ value, label }] });
  });
  return found;
}

/** Returns what is chosen together with those elements that leave no choice after it. */
export function settled(question: Listed, chosen: readonly Json[]): Json[] {
  const parts = partsOf(question, chosen);
  const only = parts.length === 1 ? parts[0]?.part : undefined;
  if (only === undefined || wholeAnswer(question.choices, [...chosen, only]) !== null) return [...chosen];
  return settled(question, [...chosen, only]);
}

/** Returns the words with which all of some sentences begin, without what joins them to the rest. */
export function commonWords(sentences: readonly string[]): string {
  const split = sentences.map((each) => each.split(' '));
  const first = split[0] ?? [];
  let count = 0;
  while (count < first.length && split.every((words) => words[count] === first[count])) count += 1;
  return first
    .slice(0, count)
    .join(' ')
    .replace(/[,:;·(—–-]+$/u, '')
    .trim();
}
