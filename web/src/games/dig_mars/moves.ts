/** Which answers belong to which site of the grid, so that a press on the board can give them. */
import type { Question } from '../../decision/question';
import { offersOf, type Offer } from '../../kit/choices';
import type { Json } from '../../lib/text';

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
  refused: Offer[];
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
  for (const offer of offersOf(question)) {
    const { value } = offer;
    const [kind, first, second] = Array.isArray(value) ? value : ['place', value];
    const here = kind === 'place' ? typeof value === 'number' : AT_SITE.has(String(kind));
    if (offer.why) {
      if (here) found[Number(first)]?.refused.push(offer);
      continue;
    }
    if (here) found[Number(first)]?.here.push(offer);
    if (kind === 'relocate') found[Number(second)]?.relocate.push(offer);
    if (kind === 'move') {
      found[Number(first)]?.leave.push(offer);
      found[Number(second)]?.arrive.push(offer);
    }
  }
  return found;
}

/** Returns what a press on each site may mean; a move that begins there is one offer, asked further on the board. */
export function pressable(sites: readonly SiteOffers[]): Map<string, Offer[]> {
  return new Map(
    sites.map(({ here, relocate, arrive, leave, refused }, index) => {
      const start: Offer[] = leave.length
        ? [{ value: { leave: index }, label: { key: 'dig_mars-ui-move-from', params: {} } }]
        : [];
      return [String(index), [...here, ...relocate, ...start, ...arrive, ...refused]] as const;
    }),
  );
}

/** Returns the site that a station is about to leave, if that is what was chosen. */
export function startOf(value: Json): number | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Number(value.leave) : null;
}

/** Returns where a station may go from a site, and why not elsewhere. */
export function movesFrom(question: Question | null, from: number, sites: number): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offersOf(question)) {
    const { value } = offer;
    if (!Array.isArray(value) || value[0] !== 'move' || value[1] !== from) continue;
    if (Number(value[2]) < sites) found.set(String(value[2]), [offer]);
  }
  return found;
}

/** Returns what can be done at a site itself, for signs on the board. */
export function worksAt({ here }: SiteOffers): ('drill' | 'transport' | 'scouting')[] {
  const kinds = here.map(({ value }) => (Array.isArray(value) ? String(value[0]) : ''));
  return (['drill', 'transport', 'scouting'] as const).filter((work) =>
    kinds.includes(work === 'scouting' ? 'scout' : work),
  );
}
