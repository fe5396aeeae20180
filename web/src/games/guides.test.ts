/** Every guide against the words of its game: none is missing, none is there for nothing, and all of them are short. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import type { Guide } from './types';

const LONGEST = 270; // letters: what a phone shows above a question without burying it
const guides = import.meta.glob<Guide>('./*/guide.ts', { eager: true, import: 'default' });

it.each(Object.entries(guides))('%s has its words in both languages', (file, { words }) => {
  const game = file.split('/')[1] ?? '';
  for (const language of ['en', 'ru']) {
    const source = readFileSync(join(import.meta.dirname, game, `${language}.ftl`), 'utf8');
    const start = `${game}-guide-`;
    const found = [...new FluentResource(source).body].filter(({ id }) => id.startsWith(start));
    expect(found.map(({ id }) => id.slice(start.length)).sort()).toEqual(
      [...new Set(Object.values(words))].sort(),
    );
    for (const { id, value } of found) {
      expect(value, id).toBeTypeOf('string'); // no parameters: the words are about the kind, not about this question
      expect(String(value).length, `${language} ${id}`).toBeLessThanOrEqual(LONGEST);
    }
  }
});
