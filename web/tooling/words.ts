/**
 * The words that every page needs, as one module for each language: those of the table itself, and the titles of all
 * games, so that the first page need not load every word of every game.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:words/';
const AREAS = ['kernel', 'server', 'web'];

/** Returns the messages `<file>` and `<file>-about` of a Fluent file, with the lines that continue them. */
export function head(name: string, source: string): string {
  const wanted = new RegExp(`^(${name}|${name}-about) =.*\\n(?:[ ]+.*\\n)*`, 'gm');
  return (`${source}\n`.match(wanted) ?? []).join('');
}

/** Offers `virtual:words/en` and the like, made of the Fluent files in the folders of the languages. */
export function commonWords(folder: string): Plugin {
  return {
    name: 'common-words',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const language = join(folder, id.slice(ID.length + 1));
      const parts = readdirSync(language)
        .filter((file) => file.endsWith('.ftl'))
        .map((file) => {
          const path = join(language, file);
          this.addWatchFile(path);
          const name = file.slice(0, -4);
          const source = readFileSync(path, 'utf8');
          return AREAS.includes(name) ? source : head(name, source);
        });
      return `export default ${JSON.stringify(parts.join('\n'))}`;
    },
  };
}
