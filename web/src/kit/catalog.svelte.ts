/** What a game tells about its components (cards, map, prices): loaded once for the page, with the words that go with it. */
import type { Catalogs } from '../generated/wire';
import { need } from '../lib/i18n.svelte';

export class Loading<T> {
  #loading: Promise<T> | undefined;
  #known = $state.raw<T>();
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** The catalog if it is there already, so that what needs it need not be drawn twice. */
  get known(): T | undefined {
    return this.#known;
  }

  /** Returns the catalog; a failed load is tried again with the next call. */
  load(): Promise<T> {
    this.#loading ??= this.#load().then((found) => (this.#known = found));
    this.#loading.catch(() => (this.#loading = undefined));
    return this.#loading;
  }
}

const loadings: { [G in keyof Catalogs]?: Loading<Catalogs[G]> } = {};

/** Returns the catalog of a game as the server tells it; `words` names further language files. */
export function useCatalog<G extends keyof Catalogs>(
  game: G,
  words: readonly string[] = [],
): Loading<Catalogs[G]> {
  const known: Loading<Catalogs[G]> | undefined = loadings[game];
  if (known) return known;
  const fresh = new Loading<Catalogs[G]>(async () => {
    const said = Promise.all([game, ...words].map(need));
    const reply = await fetch(`/api/games/${game}/catalog`, { headers: { accept: 'application/json' } });
    if (!reply.ok) throw new Error(String(reply.status));
    const data: Catalogs[G] = await reply.json();
    await said;
    return data;
  });
  Object.assign(loadings, { [game]: fresh });
  return fresh;
}
