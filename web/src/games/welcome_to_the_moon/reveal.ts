/** What everybody did in the turn that is over: from the two tables before and after it. */
import type { Last, MoonTable } from './model';

export interface Revealed {
  seat: number;
  last: Last | null;
  /** Points that the turn has brought or cost. */
  by: number;
  /** The letters of missions claimed in it. */
  claims: string[];
}

/** Milliseconds that the reveal lasts at most; a press ends it sooner. */
export const REVEAL = 1800;

export function revealOf(before: MoonTable, now: MoonTable): Revealed[] {
  return now.players.map((player, seat) => ({
    seat,
    last: player.last,
    by: player.score - (before.players[seat]?.score ?? 0),
    claims: now.missions.flatMap(({ letter, players }, i) =>
      players[seat]?.claimed && !before.missions[i]?.players[seat]?.claimed ? [letter] : [],
    ),
  }));
}
