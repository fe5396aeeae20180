/** The titles of all games in one small module, so that the first page need not load every word of every game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:game-heads';

/** Returns the messages `<file>` and `<file>-about` of a Fluent file, with the lines that continue them. */
export function head(name: string, source: string): string {
  const wanted = new RegExp(`^(${name}|${name}-about) =.*\\n(?:[ ]+.*\\n)*`, 'gm');
  return (`${source}\n`.match(wanted) ?? []).join('');
}

export function gameHeads(folder: string): Plugin {
  return {
    name: 'game-heads',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const heads: Record<string, string> = {};
      for (const language of readdirSync(folder)) {
        if (language.length !== 2) continue;
        const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.ftl'));
        heads[language] = files
          .map((file) => head(file.slice(0, -4), readFileSync(join(folder, language, file), 'utf8')))
          .join('');
      }
      return `export default ${JSON.stringify(heads)}`;
    },
  };
}
