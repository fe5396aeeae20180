/** In a lesson a question offers only what the step asks for. */
import type { SomeOf } from '../decision/question';
import type { AskedQuestion } from './protocol';
import { same, type Json } from './text';

/** Returns a question with the one answer that a step wants, or null where the step wants none or it is not on offer. */
export function narrowed(question: AskedQuestion | null, answer: Json | undefined): AskedQuestion | null {
  if (!question || answer === undefined) return null;
  if (question.kind === 'payment') {
    // a step that wants numbers wants something paid; whatever it is paid with leads on
    return Array.isArray(answer) && answer.every((each) => typeof each === 'number') ? question : null;
  }
  if (question.kind === 'some_of') return narrowedSubset(question, answer);
  if (!('choices' in question)) return null;
  const index = question.choices.findIndex((choice) => same(choice, answer));
  const label = question.labels[index];
  if (index < 0 || !label) return null;
  return { ...question, choices: [answer], labels: [label], refused: [] };
}

/** All of it stays in sight, as the words say; as many as the step wants are taken, whichever they are. */
function narrowedSubset(question: AskedQuestion & SomeOf, answer: Json): AskedQuestion | null {
  const wanted = Array.isArray(answer) ? answer : [];
  if (!wanted.every((each) => question.options.some((option) => same(each, option)))) return null;
  return { ...question, low: wanted.length, high: wanted.length, refused: [] };
}
