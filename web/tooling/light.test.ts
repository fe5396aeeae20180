import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expanded } from './light';

const SRC = join(import.meta.dirname, '../src');

it('is for those who have chosen the light theme or have a light system and no wish', () => {
  const rules = expanded(':root { --a: 1; }\n@light { --a: 2; }\n.b { color: var(--a); }');
  expect(rules).toContain("[data-theme='dust'] { --a: 2; }");
  expect(rules).toContain(":root:not([data-theme='night']) { --a: 2; }");
  expect(rules).not.toContain('@light');
});

it('is asked for by that word alone', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|css)$/.test(file),
  );
  for (const file of files) {
    const source = readFileSync(join(SRC, file), 'utf8');
    expect(source, file).not.toMatch(/prefers-color-scheme|\[data-theme/);
    if (!file.endsWith('.css')) expect(source, file).not.toContain('@light');
  }
});
