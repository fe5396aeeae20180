/** Stations as things that stay themselves from view to view, so that a move can be seen as one. */
import type { SiteView } from './model';

export interface Token {
  id: string;
  seat: number;
  site: number;
}

/** Returns the stations of a grid, keeping the identity of those that stand where they stood or have moved. */
export function tokensAfter(before: readonly Token[], grid: readonly SiteView[]): Token[] {
  const seats = grid[0]?.stations.length ?? 0;
  const found: Token[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const missing = grid.map((site) => site.stations[seat] ?? 0);
    const movers: Token[] = [];
    for (const token of before.filter((each) => each.seat === seat)) {
      const left = missing[token.site] ?? 0;
      if (left > 0) {
        missing[token.site] = left - 1;
        found.push(token);
      } else movers.push(token);
    }
    const free = [0, 1, 2, 3]
      .map((n) => `${seat}-${n}`)
      .filter((id) => !before.some((token) => token.id === id));
    missing.forEach((count, site) => {
      for (let i = 0; i < count; i++) {
        const id = movers.shift()?.id ?? free.shift() ?? `${seat}-${site}-${i}`;
        found.push({ id, seat, site });
      }
    });
  }
  return found.sort((a, b) => a.id.localeCompare(b.id));
}
