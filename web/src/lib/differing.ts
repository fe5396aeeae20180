/** How one piece of JSON comes from another: what the server sends instead of the whole (docs/api.md, "Differences"). */
import type { Json } from './text';

/** Returns what a difference makes of what one has. Throws where it does not fit: then something was missed. */
export function applied<T>(old: T | undefined, difference: Json): T;
export function applied(old: unknown, difference: Json): unknown {
  if (!Array.isArray(difference)) return ofObject(old, difference);
  const [value, pieces] = difference;
  if (difference.length === 2 && Array.isArray(pieces)) return ofList(old, pieces);
  if (difference.length !== 1 || value === undefined) throw new Error('not a difference');
  return value;
}

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ofObject(old: unknown, difference: Json): object {
  if (!isObject(old) || !isObject(difference)) throw new Error('not an object');
  const made = { ...old };
  for (const [name, part] of Object.entries(difference)) {
    if (Array.isArray(part) && part.length === 0) Reflect.deleteProperty(made, name);
    else made[name] = applied(old[name], part);
  }
  return made;
}

function ofList(old: unknown, pieces: Json[]): unknown[] {
  if (!Array.isArray(old)) throw new Error('not a list');
  return pieces.flatMap((piece): unknown[] => {
    if (Array.isArray(piece)) return held(old, Number(piece[0]), Number(piece[1]));
    if (!isObject(piece)) throw new Error('not a piece');
    if (Array.isArray(piece.new)) return piece.new;
    if (piece.change === undefined) throw new Error('not a change');
    return [applied(held(old, Number(piece.at), 1)[0], piece.change)];
  });
}

function held(old: readonly unknown[], first: number, count: number): unknown[] {
  const found = old.slice(first, first + count);
  if (found.length !== count) throw new Error('nothing there');
  return found;
}
