/** Who sits where in a new match, as the form holds it. */
import type { NewSeat } from './protocol';
import type { Message } from './text';

export type Company = 'bots' | 'friends' | 'device';

export interface Chair {
  kind: 'me' | 'open' | 'bot';
  name: string;
  level: string;
}

/** Returns how many chairs a new table begins with: the fewest for company; alone is chosen by whoever wants that. */
export function firstCount(possible: readonly number[]): number {
  const shared = possible.filter((count) => count > 1);
  return Math.min(...(shared.length ? shared : possible));
}

/** Returns the chairs for a number of seats: oneself first, and for the rest what the company asks for. */
export function chairs(
  company: Company,
  count: number,
  name: string,
  level: string,
  called: (number: number) => string,
): Chair[] {
  const others = { bots: 'bot', friends: 'open', device: 'me' } as const;
  return Array.from({ length: count }, (_, seat) => {
    const kind = seat === 0 ? 'me' : others[company];
    return { kind, name: seat === 0 ? name : kind === 'me' ? called(seat + 1) : '', level };
  });
}

/** Returns how many seats to offer for a file: as many as it names, if the game has so many; else the server says so. */
export function seatsOf(named: unknown, possible: readonly number[]): number {
  return possible.find((count) => count === named) ?? possible[0] ?? 2;
}

/** Returns the chairs after the number of seats was changed: those who sit stay, new ones are like the last of the company. */
export function resized(
  old: readonly Chair[],
  count: number,
  company: Company,
  called: (number: number) => string,
): Chair[] {
  const [first, ...others] = old;
  const fresh = chairs(company, count, first?.name ?? '', first?.level ?? '', called);
  const last = others[others.length - 1]; // oneself alone says nothing about the others
  return fresh.map((chair, seat) => {
    const wanted = last && seat > 0 ? { ...last, name: last.kind === 'me' ? called(seat + 1) : '' } : chair;
    return old[seat] ?? wanted;
  });
}

/** Returns what is wrong with the chairs, or null where the match can begin. */
export function seatingProblem(given: readonly Chair[]): Message | null {
  const names = given.filter((chair) => chair.kind === 'me').map((chair) => chair.name.trim());
  if (names.some((name) => name === '')) return { key: 'web-name-missing', params: {} };
  if (new Set(names).size < names.length) return { key: 'web-name-twice', params: {} };
  return null;
}

/** Returns the seats as the server wants them. */
export function seatsToSend(given: readonly Chair[]): NewSeat[] {
  return given.map((chair) => {
    if (chair.kind === 'me') return { kind: 'me', name: chair.name.trim() };
    return chair.kind === 'bot' ? { kind: 'bot', level: chair.level } : { kind: 'open' };
  });
}
