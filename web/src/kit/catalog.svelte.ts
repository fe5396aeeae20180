/** What a game tells about its components (cards, map, prices): loaded once for the page, with the words that go with it. */
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

const loadings = new Map<string, Loading<unknown>>();

/** Returns the catalog of a game as the server tells it, made into `T`; `words` names further language files. */
export function useCatalog<T>(
  game: string,
  made: (data: never) => T = (data) => data as T,
  words: readonly string[] = [],
): Loading<T> {
  const known = loadings.get(game) as Loading<T> | undefined;
  if (known) return known;
  const fresh = new Loading<T>(async () => {
    const said = Promise.all([game, ...words].map(need));
    const reply = await fetch(`/api/games/${game}/catalog`, { headers: { accept: 'application/json' } });
    if (!reply.ok) throw new Error(String(reply.status));
    const data = (await reply.json()) as never;
    await said;
    return made(data);
  });
  loadings.set(game, fresh);
  return fresh;
}
