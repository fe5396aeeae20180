/** The lines of a score in words. */
import { has, t } from '../../lib/i18n.svelte';
import type { Message } from '../../lib/text';
import { GAME } from './model';

/** Returns what the points of a line are for. */
export const lineText = (adventure: number, name: string, parts: readonly number[]): Message => ({
  key: `${GAME}-line-${adventure}-${name}`,
  params: Object.fromEntries(parts.map((part, i) => [`part${i}`, part])),
});

/** Returns a line in one word, as it stands over its box at the foot of a sheet. */
export function shortLine(name: string): string {
  const key = `${GAME}-short-${name}`;
  return has(key) ? t(key) : name;
}
