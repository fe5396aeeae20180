/** Whose view a page shows when it holds several seats, and when the device has to change hands first. */

/** Returns the seat that should be in front: one that is asked if any, else the one that is there, else the first. */
export function wantedSeat(
  held: readonly number[],
  asked: readonly number[],
  front: number | null,
): number | null {
  const waiting = held.filter((seat) => asked.includes(seat));
  if (front !== null && waiting.includes(front)) return front;
  return waiting[0] ?? (front !== null && held.includes(front) ? front : (held[0] ?? null));
}

/** Tells whether somebody else must take the device before anything secret is shown. */
export function mustHandOver(
  held: readonly number[],
  front: number | null,
  wanted: number | null,
  over: boolean,
): boolean {
  return !over && held.length > 1 && wanted !== front;
}
