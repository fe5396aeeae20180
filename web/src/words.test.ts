/** The language files against each other and against what the code asks for; and what the security policy forbids. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '.');
const SHARED = join(import.meta.dirname, '../../src/offworld/i18n');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'),
);
const code = files.map((file) => readFileSync(join(SRC, file), 'utf8')).join('\n');
const games = readdirSync(join(SRC, 'games'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('en.ftl'),
);

function keys(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const found = [...new FluentResource(source).body].map((entry) => entry.id).sort();
  const written = source.match(/^[a-z][\w-]* =/gm) ?? [];
  expect(found, `${path} has entries that cannot be read`).toHaveLength(written.length);
  return found;
}

describe('the words', () => {
  it('are the same in both languages', () => {
    for (const name of ['web', 'kit'])
      expect(keys(join(SHARED, `ru/${name}.ftl`))).toEqual(keys(join(SHARED, `en/${name}.ftl`)));
    for (const file of games) {
      const path = join(SRC, 'games', file);
      expect(keys(path.replace(/en\.ftl$/, 'ru.ftl'))).toEqual(keys(path));
    }
  });

  it('are all there, and none of them for nothing', () => {
    const known = new Set([...keys(join(SHARED, 'en/web.ftl')), ...keys(join(SHARED, 'en/kit.ftl'))]);
    const used = new Set(code.match(/(?<=['"`])(web|kit)-[a-z0-9-]+[a-z0-9]\b/g));
    const started = (code.match(/`(web|kit)-[a-z-]+-\$\{/g) ?? []).map((part) => part.slice(1, -2));
    expect(
      [...used].filter((key) => !known.has(key) && !started.some((start) => `${key}-` === start)),
    ).toEqual([]);
    expect(
      [...known].filter((key) => !used.has(key) && !started.some((start) => key.startsWith(start))),
    ).toEqual([]);
  });
});

/** Beginnings of words that the Russian rulebook of a game never uses: it has others for the same things. */
const FOREIGN: Record<string, RegExp> = {
  // поле, номер, комбинация, линия, радиотелескоп, уровень, спутник, символ
  welcome_to_the_moon: /(?<![а-яё])(лист|(?<!том )числ|сочетани|черт[ауы]|антенн|галере|этаж|реактор)/iu,
  // раунд
  ceres: /(?<![а-яё])(год|лет)(?![а-яё])|три года/iu,
};

describe('Russian words of a game', () => {
  it.each(Object.entries(FOREIGN))('are those of its rulebook: %s', (game, foreign) => {
    const shared = readdirSync(join(SHARED, 'ru')).filter((file) => file.startsWith(game));
    const paths = [...shared.map((file) => join(SHARED, 'ru', file)), join(SRC, 'games', game, 'ru.ftl')];
    const wrong = paths
      .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
      .filter((line) => !line.startsWith('#') && foreign.test(line));
    expect(wrong).toEqual([]);
  });
});

describe('the security policy', () => {
  it('is kept: no style attributes and no markup from strings', () => {
    expect(code).not.toMatch(/\sstyle="/);
    expect(code).not.toMatch(/\{@html|innerHTML|insertAdjacentHTML|new Function|\beval\(/);
  });
});
