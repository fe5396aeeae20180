/** What the expert thinks of a question, in words: what each answer consists of, and why the first is the best. */
import type { Hint } from '../lib/protocol';
import { same, type Json, type Message } from '../lib/text';
import { isListed, type Question } from './question';

/** A part of an answer: something with words, a number, or so many of something. */
export interface Piece {
  label: Message | null;
  count: number | null;
}

/** Returns the parts of an answer; none where nothing is chosen. */
export function piecesOf(question: Question, answer: Json): Piece[] {
  if (isListed(question)) return [{ label: labelOf(question.choices, question.labels, answer), count: null }];
  if (question.kind === 'amount') return [{ label: null, count: Number(answer) }];
  const items = Array.isArray(answer) ? answer : [];
  if (question.kind === 'some_of' || question.kind === 'ordering') {
    return items.map((item) => ({ label: labelOf(question.options, question.labels, item), count: null }));
  }
  return items
    .map((count, index) => ({ label: question.labels[index] ?? null, count: Number(count) }))
    .filter(({ count }) => count > 0);
}

/** Returns by how many percentage points the first answer is better than the next one; null where there is no other. */
export function lead({ considered }: Hint): number | null {
  const [best, ...rest] = considered;
  if (!best || !rest.length) return null;
  return Math.max(0, percent(best.chance) - Math.max(...rest.map((each) => percent(each.chance))));
}

export const percent = (chance: number): number => Math.round(chance * 100);

function labelOf(values: readonly Json[], labels: readonly Message[], value: Json): Message {
  const index = values.findIndex((each) => same(each, value));
  return labels[index] ?? { key: JSON.stringify(value), params: {} };
}
