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

/** Returns where the sheet can be cut near the middle without cutting a space. */
function cutOf(boxes: readonly Part[], wanted: number): number {
  const cut = boxes.find(([x, , w]) => x < wanted && wanted < x + w);
  return cut ? cut[0] + cut[2] + 3 : wanted;
}

export const inside = ({ x, y, width, height }: Box, at: { x: number; y: number }): boolean =>
  at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;
