import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MINUS, printed, signed } from './numbers';

const SRC = join(import.meta.dirname, '..');

test('a number in print has a true minus, and a change its plus', () => {
  expect([-3, 0, 2].map(printed)).toEqual(['\u22123', '0', '2']);
  expect([-3, 0, 2].map(signed)).toEqual(['\u22123', '0', '+2']);
});

test('no other file writes the true minus', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('generated'),
  );
  const written = new RegExp(`${MINUS}|\\\\u\\{?2212|&minus;|&#8722;|&#x2212;`);
  expect(files.filter((file) => written.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([
    join('lib', 'numbers.ts'),
  ]);
});
