/** What a turn has done so far: the table as it stands for a seat, compared with how the turn began. */
import type { MoonTable } from './model';

export interface Changes {
  /** Lines of the score that have changed, with the numbers they are made of. */
  lines: { name: string; parts: readonly number[]; by: number }[];
  missions: { letter: string; from: number; to: number; need: number }[];
  /** Spaces that were open to some number and are not any more. */
  shut: string[];
  from: number;
  to: number;
}

export function changesOf(before: MoonTable | null, now: MoonTable, seat: number): Changes | null {
  const [was, is] = [before?.players[seat], now.players[seat]];
  if (!before || !was || !is) return null;
  const closed = new Set(before.shut ?? []);
  return {
    lines: is.lines.flatMap(({ name, points, parts }) => {
      const by = points - (was.lines.find((line) => line.name === name)?.points ?? 0);
      return by ? [{ name, parts, by }] : [];
    }),
    missions: now.missions.flatMap(({ letter, players }, i) => {
      const [from, to] = [before.missions[i]?.players[seat], players[seat]];
      return from && to && from.have !== to.have
        ? [{ letter, from: from.have, to: to.have, need: to.need }]
        : [];
    }),
    shut: (now.shut ?? []).filter((space) => !closed.has(space)),
    from: was.score,
    to: is.score,
  };
}
