/** Messages as they come from the server: a key with parameters; the words are in the Fluent files. */
import type { Json } from '../generated/wire';

export type { Json };

/** A message, also one that the client makes itself: what it leaves undefined is not said. */
export interface Message {
  key: string;
  params: Params;
}

export type Params = Record<string, Json | undefined>;

/** Tells whether a JSON value is a message inside the parameters of another. */
export function isMessage(
  value: Json | Message | undefined,
): value is { key: string; params: Record<string, Json> } {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.key === 'string'
  );
}

/** Returns a value of plain JSON without Svelte's proxies, fit for comparing and sending. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Returns lines as sentences of one text; one that ends with a colon leads to the next. */
export function sentences(lines: readonly string[]): string {
  return lines
    .map((line, index) => (index === lines.length - 1 || /[.:;!?…]$/.test(line) ? line : `${line}.`))
    .join(' ');
}
