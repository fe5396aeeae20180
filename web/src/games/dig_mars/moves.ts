/** Which answers belong to which site of the grid, so that a click on the board can give them. */
import { refusedOf, whyRefused, type Question } from '../../decision/question';
import type { Json, Message } from '../../lib/text';

export interface Offer {
  value: Json;
  label: Message;
}

export interface SiteOffers {
  /** Things done at the site itself: drill, transport, scout, place. */
  here: Offer[];
  /** Stations that can be relocated from here. */
  relocate: Offer[];
  /** Moves that end here. */
  arrive: Offer[];
  /** Moves that begin here. */
  leave: Offer[];
  /** What is refused here, and why. */
  refused: { label: Message; why: Message }[];
}

const AT_SITE = new Set(['drill', 'transport', 'scout']);

/** Sorts the answers of a question by site. */
export function offersBySite(question: Question | null, sites: number): SiteOffers[] {
  const found: SiteOffers[] = Array.from({ length: sites }, () => ({
    here: [],
    relocate: [],
    arrive: [],
    leave: [],
    refused: [],
  }));
  if (!question || !('choices' in question)) return found;
  question.choices.forEach((value, index) => {
    const offer = { value, label: question.labels[index] ?? { key: '', params: {} } };
    if (typeof value === 'number') found[value]?.here.push(offer);
    if (!Array.isArray(value)) return;
    const [kind, first, second] = value;
    if (AT_SITE.has(String(kind))) found[Number(first)]?.here.push(offer);
    if (kind === 'relocate') found[Number(second)]?.relocate.push(offer);
    if (kind === 'move') {
      found[Number(first)]?.leave.push(offer);
      found[Number(second)]?.arrive.push(offer);
    }
  });
  for (const { value, label, why } of refusedOf(question)) {
    if (typeof value === 'number') found[value]?.refused.push({ label, why });
    else if (Array.isArray(value) && AT_SITE.has(String(value[0])))
      found[Number(value[1])]?.refused.push({ label, why });
  }
  return found;
}

/** Returns why a station cannot move from one site to another, as far as the question says so. */
export function whyNoMove(question: Question | null, from: number, to: number): Message | undefined {
  return whyRefused(question, ['move', from, to]);
}

/** Returns the one answer that a click can only mean, or null where the person has to choose. */
export function onlyOffer({ here, relocate, arrive, leave }: SiteOffers): Offer | null {
  const all = [...here, ...relocate, ...arrive];
  return all.length === 1 && leave.length === 0 ? (all[0] ?? null) : null;
}
