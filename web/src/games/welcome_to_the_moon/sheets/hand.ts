/** Handwriting: digits, loops, strikes and scrawls as paths, each a little different by where it stands. */
import { MINUS } from '../../../lib/numbers';
import { type Box, middle } from './print';

/** Digits in a square of 10 by 16. */
const DIGITS: Record<string, string> = {
  '0': 'M5 1C1 2 0 8 1.5 12 3 16 8 15 9 10 10 5 8 0 4.5 1.2',
  '1': 'M2 4 5.5 1 5 15.2',
  '2': 'M1 4C2 0 9 0 8.6 4.6 8 8 3 11 1 15 4 14 7 14.4 9.4 14.6',
  '3': 'M1.4 2.2C5 0 9 1.4 8 5 7.4 7.2 5 7.6 4 7.6 7 7.4 9.6 9 9 12 8.2 15.6 3 16 1 13.4',
  '4': 'M6.6 1C4.6 5 2.6 8 .8 10.4 4 10 7 10 9.6 10.2M7 6 6.4 15.4',
  '5': 'M8.6 1.4 2.8 1.6 2 7C5 5.6 9 7 8.8 10.8 8.6 15 3.4 16 1 13.6',
  '6': 'M7.6 1C3.6 3 1 8 1.4 11.6 2 16 8.4 15.8 8.8 11.6 9 8 4 7 1.8 10.6',
  '7': 'M1 1.8C4 1.2 7 1.6 9.2 1.4 6.6 5 4.6 10 3.8 15.4M3 8 7.4 7.6',
  '8': 'M8 3C6 0 1.6 1 2 4.2 2.4 7.4 8.6 8 8.8 11.8 9 15.8 1.4 16 1.4 12 1.6 8.6 8.4 6.6 8 3',
  '9': 'M8.2 4C7 .4 1.6 1 1.6 5 1.6 8.6 7.4 8.6 8.4 4.6 8.4 8 8 12 6.6 15.4',
  X: 'M1 2C4 6 6 10 9.4 14.8M9 1.4C6.4 5.6 3.6 10 .8 14.6',
  '-': 'M1 8.4 8 7.8',
  '½': 'M1 3 2.6 1.6 2.4 7M8.6 1 1.6 15M5.6 9.6c1-1.6 3.6-1 3 .8-.6 1.6-2.6 2.6-3 4.4l3.6-.2',
};

export interface Glyphs {
  transform: string;
  digits: { d: string; x: number }[];
}

/** Returns a number in a box: at most two thirds of its height, and a little askew. */
export function written(text: string, box: Box): Glyphs {
  const letters = [...text.replace(MINUS, '-').replace('.5', '½')];
  const width = letters.length * 11 - 1;
  const scale = Math.min((box[3] * 0.64) / 16, (box[2] * 0.86) / width);
  const [x, y] = middle(box);
  return {
    transform: `translate(${x - (width * scale) / 2} ${y - 8 * scale}) rotate(${wobble(box) * 4}) scale(${scale})`,
    digits: letters.map((letter, i) => ({ d: DIGITS[letter] ?? '', x: i * 11 })),
  };
}

/** Returns a small number between -1 and 1 that is always the same for a box. */
function wobble([x, y]: Box): number {
  const found = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (found - Math.floor(found)) * 2 - 1;
}

/** Returns a loop around a box that does not quite meet itself. */
export function loop(box: Box): string {
  const [x, y] = middle(box);
  const w = box[2] / 2 + 4;
  const h = box[3] / 2 + 4;
  const lean = wobble(box) * 1.6;
  return (
    `M${x - w * 0.5} ${y - h * 0.92 + lean}` +
    `C${x + w * 0.7} ${y - h * 1.25} ${x + w * 1.25} ${y - h * 0.2 + lean} ${x + w * 0.98} ${y + h * 0.3}` +
    `C${x + w * 0.7} ${y + h * 1.25} ${x - w * 0.6} ${y + h * 1.3 - lean} ${x - w * 0.98} ${y + h * 0.25}` +
    `C${x - w * 1.15} ${y - h * 0.5} ${x - w * 0.5 + lean} ${y - h * 1.1} ${x - w * 0.1} ${y - h * 1.02}`
  );
}

/** Returns a stroke through a box, from the lower left. */
export function strike([x, y, w, h]: Box): string {
  const lean = wobble([x, y, w, h]) * 2;
  return `M${x - 1} ${y + h - 1 + lean}Q${x + w * 0.4} ${y + h * 0.55 + lean} ${x + w + 2} ${y + 1 - lean}`;
}

/** Returns two strokes through a box. */
export function cross([x, y, w, h]: Box): string {
  return `${strike([x, y, w, h])}M${x} ${y}Q${x + w * 0.6} ${y + h * 0.45} ${x + w + 1} ${y + h + 1}`;
}

/** Returns a zigzag that fills a box. */
export function scrawl([x, y, w, h]: Box): string {
  const steps = 9;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const px = x + 4 + ((w - 8) * i) / steps;
    return `${i ? 'L' : 'M'}${px.toFixed(1)} ${(i % 2 ? y + h - 6 : y + 6).toFixed(1)}`;
  }).join('');
}

/** Returns a frame around a box. */
export function frame([x, y, w, h]: Box): string {
  return `M${x + 14} ${y - 1}H${x + w - 14}q14 0 15 14v${h - 28}q0 14-15 15H${x + 12}q-14 0-14-15V${y + 14}q0-15 17-16`;
}
