/** A question as the server sends it: the decision, words for each choice, and what is refused with the reason. */
import { same, type Json, type Message } from '../lib/text';

/** One answer that is refused now. */
export interface Refused {
  value: Json;
  label: Message;
  why: Message;
}

/** All that is refused for one reason. */
export interface Refusal {
  why: Message;
  values: Json[];
  labels: Message[];
}

export interface Aside {
  value: Json;
  label: Message;
}

interface Base {
  seat: number;
  /** What is asked, for programs; the words are in `why`. */
  topic: string;
  why: Message;
  refused: Refusal[];
  /** What may be done freely beside the question; answered like the question itself. */
  asides?: Aside[];
}

/** Which element of an answer is a place: its index, or one for each first word. */
export type At = number | Record<string, number> | null;

export interface Listed extends Base {
  kind: 'one_of' | 'each' | 'place' | 'confirm';
  at?: At;
  choices: Json[];
  labels: Message[];
}

export interface SomeOf extends Base {
  kind: 'some_of';
  options: Json[];
  labels: Message[];
  low: number;
  high: number;
}

export interface Ordering extends Base {
  kind: 'ordering';
  options: Json[];
  labels: Message[];
}

export interface Amount extends Base {
  kind: 'amount';
  low: number;
  high: number;
}

export interface Source {
  name: string;
  /** How many are held, and how many of them this payment can use. */
  stock: number;
  usable: number;
  worth: number;
}

export interface Payment extends Base {
  kind: 'payment';
  due: number;
  sources: Source[];
  labels: Message[];
  /** Which sources a proposal spends first, and the proposal itself. */
  order: number[];
  proposal: number[];
}

/** A kind of thing in a purse: how many are held, can be used, are due, and which kinds one of it can pay for. */
export interface Kind {
  name: string;
  stock: number;
  usable: number;
  due: number;
  serves: string[];
}

export interface Pay extends Base {
  kind: 'pay';
  sources: Kind[];
  labels: Message[];
  proposal: number[];
}

export type Question = Listed | SomeOf | Ordering | Amount | Payment | Pay;

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
  const at = question.at ?? null;
  if (at === null) return question.kind === 'place' ? value : null;
  if (!Array.isArray(value)) return null;
  const index = typeof at === 'number' ? at : at[String(value[0])];
  return index === undefined ? null : (value[index] ?? null);
}
