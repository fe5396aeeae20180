/** The lines of a score in words. */
import type { Message } from '../../lib/text';
import { GAME } from './model';

/** Returns what the points of a line are for. */
export const lineText = (adventure: number, name: string, parts: readonly number[]): Message => ({
  key: `${GAME}-line-${adventure}-${name}`,
  params: Object.fromEntries(parts.map((part, i) => [`part${i}`, part])),
});

/** Returns a number with a true minus, and on request with a plus. */
export const signed = (by: number, plus = false): string =>
  plus && by > 0 ? `+${by}` : String(by).replace('-', '−');
