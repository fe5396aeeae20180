/** The language of the page. Reading `t` or `say` in a template follows every later switch of language. */
import { firstLanguage, Translator, type Language, type Names } from './fluent';
import { settings } from './settings.svelte';
import type { Message, Params } from './text';

type Loaders = Record<string, () => Promise<string>>;

const shared = import.meta.glob(
  ['../../../src/offworld/i18n/*/*.ftl', '!../../../src/offworld/i18n/*/{cli,kernel,server,web}.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
) as Loaders;
const ofGames = import.meta.glob('../games/*/{en,ru}.ftl', { query: '?raw', import: 'default' }) as Loaders;
const common: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  ru: () => import('virtual:words/ru'),
};
const areas = new Set<string>();
let current = $state.raw(new Translator('en'));
let wanted: Language = 'en';
let turns = 0; // counts switches, so that a slow one never overtakes a later one

/** Returns the language that is shown now. */
export function language(): Language {
  return current.language;
}

/** Returns words of the page itself. */
export function t(key: string, params: Params = {}): string {
  return current.say(key, [], params);
}

/** Returns a message of the server in words; seats become names. */
export function say(message: Message | string, names: Names = [], params: Params = {}): string {
  return current.say(message, names, params);
}

/** Tells whether there are words for a key. */
export function has(key: string): boolean {
  return current.has(key);
}

/** Loads the words of one more area, such as a game, in the language of the moment and in all later ones. */
export async function need(area: string): Promise<void> {
  if (areas.has(area)) return;
  areas.add(area);
  await switchTo(wanted);
}

/** Shows the page in another language at once. */
export async function switchTo(language: Language): Promise<void> {
  const turn = ++turns;
  wanted = language;
  const parts = [...areas].flatMap((area) => [
    shared[`../../../src/offworld/i18n/${language}/${area}.ftl`],
    ofGames[`../games/${area}/${language}.ftl`],
  ]);
  const [ours, ...loaded] = await Promise.all([
    common[language]().then((words) => words.default),
    ...parts.map((load) => load?.() ?? ''),
  ]);
  if (turn !== turns) return;
  current = new Translator(language, [ours, ...loaded]);
  document.documentElement.lang = language;
}

/** Remembers the language and shows it. */
export async function choose(language: Language): Promise<void> {
  settings.language = language;
  await switchTo(language);
}

/** Shows the page in the language of the last visit, else in that of the browser. */
export async function begin(): Promise<void> {
  await switchTo(firstLanguage(settings.language, navigator.languages));
}
