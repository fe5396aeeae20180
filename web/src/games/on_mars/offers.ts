/** What the question in hand offers on the map and in words: which hexes, what each choice costs and brings. */
import { offersOf, type Offer } from '../../kit/choices';
import type { AskedQuestion } from '../../lib/protocol';
import { same, type Json } from '../../lib/text';
import type { ChoicePreview, TableView } from './model';
import { partsOf, type Picks } from './picks.svelte';

/** Which element of an answer is a hex, by topic. */
const HEX_AT: Record<string, number> = {
  construct: 2,
  upgrade: 2,
  discovery: 1,
  displaced: 0,
  bot: 0,
  move: 2,
};
const FIGURE_AT = 0;
const START_AT = 1;

/** Returns which element of this question's answers is a hex, or null where none is. */
export function hexAt(question: AskedQuestion | null): number | null {
  return question ? (HEX_AT[question.topic] ?? null) : null;
}

/** Returns where the one figure stands that can move, where it is the only one: its reach is shown without choosing it. */
function loneStart(question: AskedQuestion): Json | undefined {
  const movers = new Map<string, Json>();
  for (const { value, why } of offersOf(question)) {
    const parts = partsOf(value);
    if (!why && parts.length === 3) movers.set(parts.slice(0, 2).join(), parts[START_AT] ?? null);
  }
  return movers.size === 1 ? [...movers.values()][0] : undefined;
}

/** Returns what is offered at each hex, given what is pressed already; figures that can move are offered where they stand. */
export function mapOffers(question: AskedQuestion | null, picks: Picks): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  const at = hexAt(question);
  if (!question || at === null) return found;
  const add = (place: Json | undefined, offer: Offer): void => {
    if (typeof place !== 'string') return;
    const here = found.get(place);
    if (here) here.push(offer);
    else found.set(place, [offer]);
  };
  const moving = question.topic === 'move';
  const start = moving ? (picks.part(START_AT) ?? loneStart(question)) : undefined;
  for (const offer of offersOf(question)) {
    const parts = partsOf(offer.value);
    if (moving && parts.length === 3 && (start === undefined || parts[START_AT] !== start)) {
      if (!offer.why) add(parts[START_AT], offer);
      continue;
    }
    if (moving && parts.length === 3 && !offer.why) add(start, offer); // pressed again it is put down
    const agrees = parts.every((part, index) => {
      const wanted = index === at ? undefined : picks.part(index);
      return wanted === undefined || same(part, wanted);
    });
    if (agrees) add(parts[at], offer); // refused ones too: the board says why, of what is meant
  }
  return found;
}

/** Says what a press on a hex means for the answer. */
export function pressHex(
  question: AskedQuestion | null,
  picks: Picks,
  hex: string,
  offers: readonly Offer[],
): void {
  const at = hexAt(question);
  const open = offers.find(({ why }) => !why);
  if (!question || at === null || !open) return;
  const parts = partsOf(open.value);
  if (question.topic === 'move' && parts[START_AT] === hex && parts[at] !== hex) {
    // a bot on the start mine stands where a rover begins that has not moved yet: each press takes the next one
    const here = offers.filter(({ value, why }) => !why && partsOf(value)[START_AT] === hex);
    const figures = [...new Set(here.map(({ value }) => partsOf(value)[FIGURE_AT]))];
    const now = picks.part(START_AT) === hex ? figures.indexOf(picks.part(FIGURE_AT)) : -1;
    const next = figures[now + 1];
    picks.clear();
    if (next !== undefined) {
      picks.say(FIGURE_AT, next);
      picks.say(START_AT, hex);
    }
    return;
  }
  picks.say(at, hex);
}

/** Returns what a choice would cost and bring, where the rules tell it. */
export function previewOf(
  question: AskedQuestion | null,
  table: TableView,
  value: Json,
): ChoicePreview | null {
  if (!question || !('choices' in question)) return null;
  const index = question.choices.findIndex((choice) => same(choice, value));
  return index < 0 ? null : (table.preview?.[index] ?? null);
}
