/** How a choice of a few is set on a phone: in lines of the same length, since a last line of one looks like another thing. */

// In the size of letters: the narrowest bar, a letter, and what a label has around it.
const ROOM = 20.5;
const LETTER = 0.54;
const AROUND = 1.5;
const LEAST = 2.75; // a finger's width
const GAP = 0.25;

const widthOf = (label: string): number => Math.max(LEAST, label.length * LETTER + AROUND);

/** Returns in how many lines words stand that follow each other, each line taking what it can. */
function linesOf(widths: readonly number[]): number {
  let lines = 1;
  let taken = 0;
  for (const width of widths) {
    if (taken > 0 && taken + GAP + width > ROOM) {
      lines += 1;
      taken = width;
    } else taken += (taken > 0 ? GAP : 0) + width;
  }
  return lines;
}

/** Returns the number of columns on a phone, or null where all of it stands in one line. */
export function columnsFor(labels: readonly string[]): number | null {
  const widths = labels.map(widthOf);
  const lines = linesOf(widths);
  if (lines === 1) return null;
  const columns = Math.ceil(labels.length / lines);
  if (columns * (Math.max(...widths) + GAP) > ROOM + GAP) return 1;
  return labels.length > columns && labels.length % columns === 1 ? 1 : columns;
}
