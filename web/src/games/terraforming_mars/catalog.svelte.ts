/** The catalog of cards, map and prices: loaded once, when a table or the card browser needs it. */
import { need } from '../../lib/i18n.svelte';
import type { AreaData, CardData, CatalogData } from './model';

export class Catalog {
  readonly #cards: Map<string, CardData>;
  readonly #areas: Map<string, AreaData>;

  constructor(readonly data: CatalogData) {
    this.#cards = new Map([...data.cards, ...data.corporations].map((card) => [card.id, card]));
    this.#areas = new Map(data.areas.map((area) => [area.id, area]));
  }

  card(id: string): CardData | undefined {
    return this.#cards.get(id);
  }

  area(id: string): AreaData | undefined {
    return this.#areas.get(id);
  }
}

let loading: Promise<Catalog> | undefined;
let loaded = $state.raw<Catalog>();

async function load(): Promise<Catalog> {
  const words = Promise.all([need('terraforming_mars'), need('terraforming_mars_cards')]);
  const reply = await fetch('/api/games/terraforming_mars/catalog', {
    headers: { accept: 'application/json' },
  });
  if (!reply.ok) throw new Error(String(reply.status));
  const catalog = new Catalog((await reply.json()) as CatalogData);
  await words;
  loaded = catalog;
  return catalog;
}

/** Returns the catalog; a failed load is tried again with the next call. */
export function loadCatalog(): Promise<Catalog> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Returns the catalog if it is there already, so that what needs it need not be drawn twice. */
export function knownCatalog(): Catalog | undefined {
  return loaded;
}
