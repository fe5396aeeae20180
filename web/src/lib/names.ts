/** What seats are called: people by their names, bots by their level, and no two alike. */
import type { Names } from './fluent';
import type { SeatInfo } from './protocol';

type Sitter = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'level'>;
type Say = (key: string, params?: Record<string, string | number>) => string;

export function seatNames(seats: readonly Sitter[], t: Say): string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === 'bot') return seat.name || t('web-bot-name', { level: seat.level ?? '' });
    return seat.name || t('web-seat-number', { number: seat.seat + 1 });
  });
  return plain.map((name, index) => {
    const same = plain.filter((other) => other === name).length > 1;
    return same ? `${name} ${plain.slice(0, index + 1).filter((other) => other === name).length}` : name;
  });
}

let last: Names = [];

/**
 * Returns names as whoever holds these seats reads them: `you` is said where exactly one seat is one's own. The same names are
 * the same object, so that what has been said with them is not said anew with every frame.
 */
export function readBy(held: readonly number[], names: readonly string[]): Names {
  const you = held.length === 1 ? held[0] : null;
  const same =
    last.you === you && last.length === names.length && names.every((name, seat) => name === last[seat]);
  return same ? last : (last = Object.assign([...names], { you }));
}
