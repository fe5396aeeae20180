/** What a question offers, sorted so that a board, a card or a row of steps can answer it. */
import { refusedOf, type At, type Question } from '../decision/question';
import { same, type Json, type Message } from '../lib/text';

export interface Offer {
  value: Json;
  label: Message;
  /** Why it is refused; without it the offer may be taken. */
  why?: Message;
}

const unnamed = (value: Json): Message => ({ key: String(value), params: {} });

export { refusedOf };

/** Returns what a question offers: possible answers first, then refused ones with their reasons. */
export function offersOf(question: Question | null): Offer[] {
  if (!question) return [];
  const values = 'choices' in question ? question.choices : 'options' in question ? question.options : [];
  const labels = 'labels' in question ? question.labels : [];
  const may = values.map((value, index) => ({ value, label: labels[index] ?? unnamed(value) }));
  return [...may, ...refusedOf(question)];
}

/** Returns the place that an answer names: the answer itself, or the element `at` of a tuple. */
export function placeIn(value: Json, at?: At): string | null {
  const index =
    at !== null && typeof at === 'object' ? (Array.isArray(value) ? at[String(value[0])] : undefined) : at;
  if (at !== null && typeof at === 'object' && index === undefined) return null;
  const found = Array.isArray(value) ? value[index ?? 1] : value;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

/** Returns what a question offers at each place; `at` says which element of a tuple answer is the place. */
export function offersByPlace(question: Question | null, at: At = placeAt(question)): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offersOf(question)) {
    const place = placeIn(offer.value, at);
    if (place === null) continue;
    const here = found.get(place);
    if (here) here.push(offer);
    else found.set(place, [offer]);
  }
  return found;
}

/** Returns which element of a tuple answer is the place, where the question says so. */
function placeAt(question: Question | null): At {
  return question && 'at' in question ? (question.at ?? null) : null;
}

/** Tells whether any of these offers may be taken. */
export function isOpen(offers: readonly Offer[] | undefined): boolean {
  return offers?.some(({ why }) => !why) ?? false;
}

/** Returns the one offer that may be taken, or null where there is none or a choice. */
export function onlyOpen(offers: readonly Offer[]): Offer | null {
  const open = offers.filter(({ why }) => !why);
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** Returns the tuple answers that begin with these parts; others than tuples count as tuples of one. */
export function beginning(values: readonly Json[], chosen: readonly Json[]): Json[][] {
  const tuples = values.map((value) => (Array.isArray(value) ? value : [value]));
  return tuples.filter((tuple) => chosen.every((part, index) => same(tuple[index], part)));
}

/** Returns the answer that the chosen parts make, or null while something is missing. */
export function wholeAnswer(values: readonly Json[], chosen: readonly Json[]): Json | null {
  return (
    values.find((value) => {
      const tuple = Array.isArray(value) ? value : [value];
      return tuple.length === chosen.length && chosen.every((part, index) => same(tuple[index], part));
    }) ?? null
  );
}
