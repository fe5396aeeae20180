/** In a lesson a question offers only what the step asks for. */
import type { AskedQuestion } from './protocol';
import { same, type Json } from './text';

/** Returns a question with the one answer that a step wants, or null where the step wants none or it is not on offer. */
export function narrowed(question: AskedQuestion | null, answer: Json | undefined): AskedQuestion | null {
  if (!question || answer === undefined || !('choices' in question)) return null;
  const index = question.choices.findIndex((choice) => same(choice, answer));
  const label = question.labels[index];
  if (index < 0 || !label) return null;
  return { ...question, choices: [answer], labels: [label], refused: [] };
}
