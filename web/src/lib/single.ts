/**
 * Presses that follow each other at one place. The second of a double click hits whatever has come there in the meantime, such
 * as the next question, before anybody could have read it; a second press that comes later is meant.
 */
const REACTION = 300; // milliseconds; nobody reads and answers faster

let since = Number.NEGATIVE_INFINITY;

/** Notes that something new is asked: a question, a step of one, or a dialog over the table. */
export function askedAnew(now: number = performance.now()): void {
  since = now;
}

/** Tells whether a press is the rest of a double click that meant what stood there before. */
export function isEcho(event: Pick<MouseEvent, 'detail' | 'timeStamp'>): boolean {
  return event.detail > 1 && event.timeStamp - since < REACTION;
}

/** Returns what a button does on a click; the echo of a double click does not count. */
export function single(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isEcho(event)) act();
  };
}
