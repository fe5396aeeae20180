/** What a list says about a finished match: who won, and everybody's points, best first. */
import type { MyMatch } from './protocol';
import { ranked, winners } from './scores';
import type { Message } from './text';

export interface Result {
  /** The message that names the winner: oneself, others, or nobody. */
  key: 'web-won' | 'web-won-together' | 'web-wins' | 'web-nobody-wins';
  won: string[];
  scores: { id: string; seat: number | null; name: string; score: number; won: boolean }[];
}

/** Returns the result of a match; null where it is not over. */
export function resultOf(
  match: MyMatch,
  names: readonly string[],
  say: (message: Message) => string,
): Result | null {
  const outcome = match.outcome;
  if (match.status !== 'finished' || !outcome) return null;
  const won = winners(outcome, names, say);
  const mine = outcome.winners.some((seat) => match.seats.includes(seat));
  const alone = won.length === 1;
  return {
    key: mine ? (alone ? 'web-won' : 'web-won-together') : won.length ? 'web-wins' : 'web-nobody-wins',
    won,
    scores: ranked(outcome, []).map(({ id, seat, name, score, won }) => ({
      id,
      seat,
      name: seat !== null ? (names[seat] ?? '') : name ? say(name) : '',
      score,
      won,
    })),
  };
}
