import { expect, test } from 'vitest';
import { countOf } from './count';
import { endPicture } from './picture';

const say = ({ key }: { key: string }) => key;
const count = countOf(
  { reason: { key: 'end', params: {} }, winners: [0], scores: [12, -4] },
  [[{ why: { key: 'finds', params: {} }, points: 12 }], [{ why: { key: 'errors', params: {} }, points: -4 }]],
  say,
);

test('names cannot break out of the picture', () => {
  const svg = endPicture(count, ['<script>"&', 'Lev'], 'Dig Mars', 'x');
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;script&gt;&quot;&amp;');
});

test('points are written with a true minus, and nothing has a negative size', () => {
  const svg = endPicture(count, ['Ada', 'Lev'], 'Dig Mars', 'Ada wins');
  expect(svg).toContain('>−4<');
  expect(svg).not.toMatch(/height="-|width="-/);
  expect(svg).not.toContain('NaN');
});
