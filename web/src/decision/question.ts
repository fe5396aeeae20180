/** A question as the server sends it: the decision, words for each choice, and what is refused with the reason. */
import type { Listed, Message, Question } from '../generated/wire';
import { same, type Json } from '../lib/text';

export type {
  AmountQuestion as Amount,
  Aside,
  At,
  Listed,
  OrderingQuestion as Ordering,
  PayQuestion as Pay,
  PaySource as Kind,
  PaymentQuestion as Payment,
  PaymentSource as Source,
  Question,
  Refusal,
  SomeOfQuestion as SomeOf,
} from '../generated/wire';

/** One answer that is refused now. */
export interface Refused {
  value: Json;
  label: Message;
  why: Message;
}

/** Returns what is refused, one by one, each with its reason. */
export const refusedOf = (question: Question | null): Refused[] =>
  (question?.refused ?? []).flatMap(({ why, values, labels }) =>
    values.map((value, index) => ({ value, label: labels[index] ?? { key: '', params: {} }, why })),
  );

/** Returns why an answer is refused, as far as the question says so. */
export const whyRefused = (question: Question | null, value: Json): Message | undefined =>
  question?.refused.find(({ values }) => values.some((each) => same(each, value)))?.why;

/** Tells whether a question lists its answers. */
export const isListed = (question: Question | null): question is Listed =>
  question !== null && 'choices' in question;

/** Returns the place that an answer of a question names, or null where it names none. */
export function placeOf(question: Listed, value: Json): Json {
  const at = 'at' in question ? question.at : null;
  if (at === null) return question.kind === 'place' ? value : null;
  if (!Array.isArray(value)) return null;
  const index = typeof at === 'number' ? at : at[String(value[0])];
  return index === undefined ? null : (value[index] ?? null);
}
