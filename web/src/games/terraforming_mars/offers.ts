/** What the question of the moment offers: sorted by kind of action, by card and by place. */
import { isListed, refusedOf, type Listed, type Question, type SomeOf } from '../../decision/question';
import type { Json, Message } from '../../lib/text';

export interface Offer {
  value: Json;
  label: Message;
  /** Why it is refused; without it the offer may be taken. */
  why?: Message;
}

export type ActionKind = 'play' | 'project' | 'milestone' | 'award' | 'use' | 'convert';

export interface Turn {
  actions: Record<ActionKind, Offer[]>;
  /** Passing, or ending the turn. */
  rest: Offer[];
}

const KINDS: ActionKind[] = ['play', 'project', 'milestone', 'award', 'use', 'convert'];

/** Tells whether a question asks for the first or second action of a turn. */
export function isTurn(question: Question | null): question is Listed {
  return question?.topic === 'action' || question?.topic === 'second_action';
}

/** Returns all answers of a listed question, refused ones with their reasons. */
export function offersOf(question: Question | null): Offer[] {
  if (!isListed(question)) return [];
  const may = question.choices.map((value, index) => ({
    value,
    label: question.labels[index] ?? { key: String(value), params: {} },
  }));
  return [...may, ...refusedOf(question)];
}

/** Returns the actions of a turn by kind, in the order of the question: what is possible first. */
export function turnOf(question: Listed): Turn {
  const actions = Object.fromEntries(KINDS.map((kind) => [kind, [] as Offer[]])) as Record<
    ActionKind,
    Offer[]
  >;
  const rest: Offer[] = [];
  for (const offer of offersOf(question)) {
    const kind = Array.isArray(offer.value) ? offer.value[0] : null;
    if (KINDS.includes(kind as ActionKind)) actions[kind as ActionKind].push(offer);
    else rest.push(offer);
  }
  return { actions, rest };
}

/** Returns the offer that plays a card, possible or refused. */
export function playOffer(question: Question | null, card: string): Offer | undefined {
  if (!isTurn(question)) return undefined;
  return offersOf(question).find(
    ({ value }) => Array.isArray(value) && value[0] === 'play' && value[1] === card,
  );
}

/** Returns the places that may be chosen and those that may not, by area. */
export function placesOf(question: Question | null): Map<string, Offer> {
  if (question?.kind !== 'place') return new Map();
  return new Map(offersOf(question).map((offer) => [String(offer.value), offer]));
}

/** Tells whether a question is a choice of cards: all its answers are cards, but for a few plain words. */
export function asksCards(
  question: Question | null,
  isCard: (id: string) => boolean,
): question is Listed | SomeOf {
  const words = ['none', 'neutral'];
  const values =
    question?.kind === 'one_of' ? question.choices : question?.kind === 'some_of' ? question.options : [];
  const cards = values.filter((value) => typeof value === 'string' && isCard(value));
  return cards.length > 0 && values.every((value) => cards.includes(value) || words.includes(String(value)));
}

/** Tells whether a question asks whom a red-bordered effect hits. */
export function asksVictim(question: Question): question is Listed {
  return ['take_production', 'remove', 'steal'].includes(question.topic);
}

/** Returns what a choice of cards costs each, where the question names a price. */
export function priceOf(question: Question): number {
  if (question.topic === 'sell') return -1;
  const price = question.why.params.price;
  return typeof price === 'number' ? price : 0;
}

/** Returns the tile that a question asks a place for. */
export function tileOf(question: Question | null): string | null {
  if (question?.kind !== 'place') return null;
  if (question.why.key === 'terraforming_mars-ask-last-greenery') return 'greenery';
  const START = 'terraforming_mars-ask-place-';
  return question.why.key.startsWith(START) ? question.why.key.slice(START.length) : null;
}
