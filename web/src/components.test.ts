/** Nothing is left over: every component is shown by another, and all of the kit is used by something. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';

const SRC = import.meta.dirname;
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));

/** Returns what a file imports, each as the beginning of a path below `src` or, with stars, as a pattern of such paths. */
function imports(file: string): string[] {
  const source = readFileSync(join(SRC, file), 'utf8');
  const found = source.matchAll(/(?:from|import|\.glob)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, path = '']) => posix.join(posix.dirname(file), path));
}

const imported = files.flatMap(imports);
const patterns = imported
  .filter((path) => path.includes('*'))
  .map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`));
const isUsed = (file: string): boolean =>
  imported.includes(file) ||
  imported.includes(file.replace(/\.ts$/, '')) ||
  patterns.some((pattern) => pattern.test(file));

it('has no component that nothing shows', () => {
  expect(files.filter((file) => file.endsWith('.svelte') && !isUsed(file))).toEqual([]);
});

it('has nothing in the kit that no table uses', () => {
  expect(files.filter((file) => file.startsWith('kit/') && !isUsed(file))).toEqual([]);
});
