/** Small pictures of boards that were on this screen, for the list of one's matches; the newest are kept. */
const KEY = 'offworld-pictures';
const MANY = 24;

type Kept = [match: string, picture: string][];

/** Returns what is kept with one more picture, without the oldest. */
export function withPicture(kept: Kept, match: string, picture: string): Kept {
  return [...kept.filter(([each]) => each !== match), [match, picture] as Kept[number]].slice(-MANY);
}

function stored(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

/** Returns the pictures by match. */
export function pictures(): Map<string, string> {
  return new Map(stored());
}

/** Keeps the picture of a match. */
export function keepPicture(match: string, picture: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withPicture(stored(), match, picture)));
  } catch {
    // A full store keeps what it has.
  }
}
