/** What a phone shows of a sheet: the spaces alone, as large as they fit, a wide sheet as two halves below each other. */
import type { Box as Part } from './sheets/print';
import type { Box } from '../../kit/geometry';

const SIDE = 46; // around the spaces: signs of rows, tanks, bonuses
const ABOVE = 40;
const BELOW = 34;
const WIDE = 1.75; // times as wide as high: too wide for a phone in one piece

/** Returns the parts of a sheet in which its spaces are. */
export function cropsOf(
  boxes: Readonly<Record<string, Part>>,
  spaces: readonly string[],
  width: number,
  height: number,
): Box[] {
  const found = spaces.flatMap((id) => (boxes[id] ? [boxes[id]] : []));
  if (!found.length) return [{ x: 0, y: 0, width, height }];
  const left = Math.max(0, Math.min(...found.map(([x]) => x)) - SIDE);
  const right = Math.min(width, Math.max(...found.map(([x, , w]) => x + w)) + SIDE);
  const top = Math.max(0, Math.min(...found.map(([, y]) => y)) - ABOVE);
  const bottom = Math.min(height, Math.max(...found.map(([, y, , h]) => y + h)) + BELOW);
  const whole = { x: left, y: top, width: right - left, height: bottom - top };
  if (whole.width < WIDE * whole.height) return [whole];
  const middle = cutOf(found, (left + right) / 2);
  return [
    { ...whole, width: middle - left },
    { ...whole, x: middle, width: right - middle },
  ];
}

/** Returns how far to the right a sheet is drawn beside a part of it: up to what else is marked there, which would be cut. */
export function drawnTo(
  boxes: Readonly<Record<string, Part>>,
  spaces: readonly string[],
  crop: Box,
  width: number,
): number {
  const here = spaces.flatMap((id) => {
    const box = boxes[id];
    return box && inside(crop, { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 }) ? [box] : [];
  });
  const last = Math.max(...here.map(([x, , w]) => x + w));
  const beside = Object.values(boxes).filter(
    ([x, y, w, h]) => x >= last && x + w > crop.x + crop.width && y < crop.y + crop.height && y + h > crop.y,
  );
  return Math.min(width, ...beside.map(([x]) => x));
}

/** Returns where the sheet can be cut near the middle without cutting a space. */
function cutOf(boxes: readonly Part[], wanted: number): number {
  const cut = boxes.find(([x, , w]) => x < wanted && wanted < x + w);
  return cut ? cut[0] + cut[2] + 3 : wanted;
}

export const inside = ({ x, y, width, height }: Box, at: { x: number; y: number }): boolean =>
  at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;

const TALL = 1.25; // times as high as wide: rows that do not take the number are folded
const MOST = 5; // open rows that fit below each other
const BONUS = 27; // over the spaces of a row
const LEAST = 330; // of the sheet in the width of a phone: wider spaces help nobody

/** Returns the rows of a tall sheet that stay open, those with anything to press, by id; null where nothing is to be folded. */
export function openRows(
  boxes: Readonly<Record<string, Part>>,
  rows: readonly { id: string; spaces: readonly string[] }[],
  crop: Box,
  offered: readonly string[],
): Map<string, Box> | null {
  const all = new Set(rows.flatMap(({ spaces }) => spaces));
  if (crop.height < TALL * crop.width || !offered.length || !offered.every((id) => all.has(id))) return null;
  const open = rows.filter(({ spaces }) => spaces.some((id) => offered.includes(id)));
  return open.length > MOST ? null : new Map(open.map(({ id, spaces }) => [id, bandOf(boxes, spaces)]));
}

/** Returns a row with what stands over its spaces. */
function bandOf(boxes: Readonly<Record<string, Part>>, spaces: readonly string[]): Box {
  const found = spaces.flatMap((id) => (boxes[id] ? [boxes[id]] : []));
  const left = Math.min(...found.map(([x]) => x)) - 12;
  const right = Math.max(...found.map(([x, , w]) => x + w)) + 12;
  const top = Math.min(...found.map(([, y]) => y)) - BONUS;
  const bottom = Math.max(...found.map(([, y, , h]) => y + h)) + 5;
  const width = Math.max(LEAST, right - left);
  return { x: (left + right - width) / 2, y: top, width, height: bottom - top };
}
