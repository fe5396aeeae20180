/** A guided match: what is still to be explained on this device, game by game. */
import type { AskedQuestion } from './protocol';
import { settings } from './settings.svelte';

type Asked = Pick<AskedQuestion, 'topic' | 'why'>;
type Words = Readonly<Record<string, string>>;

/** Returns the name of the words about a question: those about this very wording first, then those about its topic. */
export function wordsOn(words: Words, { topic, why }: Asked): string | undefined {
  return words[why.key.replace(/^.*?-ask-/, '')] ?? words[topic];
}

/** Returns the name of the words that a question still needs here, if any. */
export function due(game: string, words: Words, question: Asked | null): string | undefined {
  const guide = settings.guides[game];
  const found = guide?.on && question ? wordsOn(words, question) : undefined;
  return found !== undefined && !guide?.told.includes(found) ? found : undefined;
}

/** Notes that something was explained. Where nothing is left to explain, the guide is at its end. */
export function told(game: string, words: Words, name: string): void {
  const known = [...new Set([...(settings.guides[game]?.told ?? []), name])];
  settings.guides[game] = { on: Object.values(words).some((each) => !known.includes(each)), told: known };
}

/** Tells whether a match of this game is guided. */
export function isGuided(game: string): boolean {
  return settings.guides[game]?.on ?? false;
}

/** Tells whether a new match is to be guided unless somebody says otherwise: as the last time, and the first time it is. */
export function guidesNext(game: string): boolean {
  return settings.guides[game]?.on ?? true;
}

/** Switches the guide of a game on or off; whoever takes it up again is told everything again. */
export function setGuided(game: string, on: boolean): void {
  const before = settings.guides[game];
  settings.guides[game] = { on, told: before && (before.on || !on) ? before.told : [] };
}
