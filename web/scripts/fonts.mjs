// Cuts the two typefaces down to the letters and weights that the table uses, so that the first page stays small.
// The Russian page needs four files; what is rarely met (accented Latin in names) comes only when it is met.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const LETTERS = {
  latin: range(0x20, 0x7e) + '\u00a0«»·×–—’“”„…−→←↑↓',
  'latin-more': range(0xa1, 0xff).replace(/[«»·×]/g, '') + 'ŒœŸ‘‚•€™≥≤′″',
  cyrillic: range(0x400, 0x45f) + 'Ґґ№',
};
const FACES = [
  { name: 'unbounded', axes: { wght: 600 } },
  { name: 'golos-text', axes: { wght: { min: 400, max: 700 } } },
];

const from = (path) =>
  fileURLToPath(new URL(`../node_modules/@fontsource-variable/${path}`, import.meta.url));
const to = (path) => fileURLToPath(new URL(`../src/fonts/${path}`, import.meta.url));

mkdirSync(to(''), { recursive: true });
for (const { name, axes } of FACES) {
  for (const [subset, text] of Object.entries(LETTERS)) {
    const target = to(`${name}-${subset}.woff2`);
    const source = subset === 'cyrillic' ? 'cyrillic' : 'latin';
    const whole = readFileSync(from(`${name}/files/${name}-${source}-wght-normal.woff2`));
    writeFileSync(target, await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes }));
  }
}
