/** Where on the table an answer belongs, so that things themselves can be pressed. */
import type { Question } from '../../decision/question';
import { offersOf, type Offer } from '../../kit/choices';
import type { Json } from '../../lib/text';
import type { Bill } from './model';

/** The parts of the board that share one place where there is no room for all of them. */
export type Part = 'belt' | 'station' | 'unions';

/** What is offered at each spot, refused offers too. */
export type Spots = ReadonlyMap<string, readonly Offer[]>;

const FIRST = new Set(['reward', 'build']);
const SECOND = new Set(['hire', 'recruit']);

/** Returns the spot of an answer: a card's id, `U3` for a union, `use:trade` for an option, `offer:1` of the ship. */
export function spotOf(topic: string, value: Json): string | null {
  if (typeof value === 'string') return value === 'skip' ? null : value;
  if (!Array.isArray(value)) return null;
  const [head, second, third] = value.map(String);
  if (head === undefined) return null;
  if (head === 'aside') return spotOf('action', value.slice(1));
  if (topic === 'action' || topic === 'pay') {
    if (head === 'use' || head === 'override') return third === undefined ? null : `use:${third}`;
    if (head === 'grant' || head === 'commit') return second === undefined ? null : `U${second}`;
    if (head === 'lobby') return 'lobby';
    return second ?? null; // work, favour, pay
  }
  if (FIRST.has(topic)) return head;
  if (SECOND.has(topic)) return second ?? null;
  if (topic === 'trade') return `offer:${head}`;
  return null;
}

/** Returns what a question offers at each spot, with what may be done beside it. */
export function spotsOf(question: Question | null): Spots {
  const found = new Map<string, Offer[]>();
  if (!question || question.kind === 'some_of') return found;
  const offers: Offer[] = [...offersOf(question), ...(question.asides ?? [])];
  for (const offer of offers) {
    const spot = spotOf(question.topic, offer.value);
    if (spot === null) continue;
    const here = found.get(spot);
    if (here) here.push(offer);
    else found.set(spot, [offer]);
  }
  return found;
}

/** Returns the bill of an answer: they come in the order of the choices. */
export function billOf(question: Question, bills: readonly Bill[] | null, value: Json): Bill | undefined {
  const text = JSON.stringify(value);
  const at = offersOf(question).findIndex((offer) => !offer.why && JSON.stringify(offer.value) === text);
  return at < 0 ? undefined : bills?.[at];
}

const PARTS: Readonly<Record<string, Part>> = {
  launch: 'belt',
  build: 'station',
  settle: 'station',
  defer: 'station',
  trade: 'station',
  hire: 'station',
  contract: 'unions',
};

/** Returns the part of the board where a question is answered, where it is one. */
export const partOf = (question: Question | null): Part | null =>
  question ? (PARTS[question.topic] ?? null) : null;

const KINDS: Readonly<Record<string, string>> = { override: 'use', commit: 'grant', lobby: 'favour' };

/** Returns the heading that an answer stands under. */
export function groupOf(topic: string, value: Json): string {
  if (topic !== 'action' || !Array.isArray(value)) return '';
  const kind = String(value[0]);
  return KINDS[kind] ?? kind;
}

/** Tells whether an answer ends something instead of doing it: such buttons stand apart. */
export function isEnd(value: Json): boolean {
  return value === 'skip' || (Array.isArray(value) && (value[0] === 'pass' || value[0] === 'end'));
}
