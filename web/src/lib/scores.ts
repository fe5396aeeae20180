/** The scores at the end of a match, best first; a rival without a seat stands among the seats. */
import type { Names } from './fluent';
import type { Outcome, ScoreLine } from './protocol';
import type { Message } from './text';

/** A private character around a name; Fluent carries it along untouched. */
const EDGE = '\uE003';
const COMMA = new RegExp(`(${EDGE})([,.!])`, 'g');

export interface ScoreRow {
  id: string;
  seat: number | null;
  /** The name of a rival; seats are called as their players are. */
  name: Message | null;
  score: number;
  lines: readonly ScoreLine[];
  won: boolean;
}

/** Returns a row for each seat and each rival, best first. */
export function ranked(outcome: Outcome, lines: readonly (readonly ScoreLine[])[]): ScoreRow[] {
  const seats = outcome.scores.map((score, seat) => ({
    id: String(seat),
    seat,
    name: null,
    score,
    lines: lines[seat] ?? [],
    won: outcome.winners.includes(seat),
  }));
  const rivals = (outcome.rivals ?? []).map((rival, i) => ({ ...rival, id: `rival-${i}`, seat: null }));
  return [...seats, ...rivals].sort((a, b) => b.score - a.score);
}

/** Returns the names of all who won, seats first. */
export function winners(
  outcome: Outcome,
  names: readonly string[],
  say: (message: Message) => string,
): string[] {
  const rivals = (outcome.rivals ?? []).filter(({ won }) => won);
  return [...outcome.winners.map((seat) => names[seat] ?? ''), ...rivals.map(({ name }) => say(name))];
}

/** Returns the message that names the winners: oneself, others, both, or nobody. */
export function winnersText(outcome: Outcome, names: Names, say: (message: Message) => string): Message {
  const known = names.map((name, seat) =>
    seat === names.you ? say({ key: 'person-you', params: {} }) : name,
  );
  const won = winners(outcome, known, say);
  if (!won.length) return { key: 'web-nobody-wins', params: {} };
  if (won.length === 1 && outcome.winners.some((seat) => seat === names.you))
    return { key: 'web-won', params: {} };
  return { key: 'web-wins', params: { count: won.length, names: won } };
}

export interface Part {
  text: string;
  /** Whether this is somebody's name, which stays in one line where it can. */
  person: boolean;
}

/** Returns the same sentence in parts, its names apart, each with the comma that belongs to it. */
export function winnersParts(outcome: Outcome, names: Names, say: (message: Message) => string): Part[] {
  const { key, params } = winnersText(outcome, names, say);
  const won = Array.isArray(params.names)
    ? params.names.map((name) => `${EDGE}${String(name)}${EDGE}`)
    : null;
  return say({ key, params: won ? { ...params, names: won } : params })
    .replace(COMMA, '$2$1')
    .split(EDGE)
    .map((text, index) => ({ text, person: index % 2 === 1 }))
    .filter(({ text }) => text);
}
