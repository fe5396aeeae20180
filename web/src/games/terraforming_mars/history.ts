/** The course of a match, generation by generation, for the chart at the end. */
export const FIGURES = ['rating', 'income', 'points'] as const;
export type Figure = (typeof FIGURES)[number];

/** Returns one figure of each seat over the generations; what is known now comes after the last one. */
export function linesOf(
  history: readonly (readonly number[])[],
  seats: number,
  figure: Figure,
  now: readonly number[] = [],
): number[][] {
  const offset = FIGURES.indexOf(figure);
  return Array.from({ length: seats }, (_, seat) => {
    const line = history.map((generation) => generation[seat * FIGURES.length + offset] ?? 0);
    const last = now[seat];
    return last === undefined ? line : [...line, last];
  });
}

/** Returns round numbers for the lines behind a chart, from the lowest to the highest value. */
export function levels(lines: readonly (readonly number[])[], wanted = 4): number[] {
  const all = lines.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(5, ...all);
  const rough = (high - low) / wanted;
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => each >= rough) ?? 200;
  const first = Math.floor(low / step) * step;
  const found = [];
  for (let level = first; level < high + step; level += step) found.push(level);
  return found;
}
