/** Words and pictures are complete: both languages have the same keys, and every card has its scene. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BODIES, PIECES } from './pieces';
import { sceneOf, scenes } from './scenes';

const SHARED = '../../../../src/offworld/i18n';
const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const keys = (path: string): string[] =>
  [...source(path).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? '');

test('both languages of the screen have the same keys, each once', () => {
  const [en, ru] = [keys('./en.ftl'), keys('./ru.ftl')];
  expect(ru).toEqual(en);
  expect(new Set(en).size).toBe(en.length);
});

test.each([
  './en.ftl',
  './ru.ftl',
  `${SHARED}/en/terraforming_mars.ftl`,
  `${SHARED}/ru/terraforming_mars.ftl`,
  `${SHARED}/en/terraforming_mars_cards.ftl`,
  `${SHARED}/ru/terraforming_mars_cards.ftl`,
])('no line breaks between a number and its unit: %s', (path) => {
  expect(source(path).match(/[\d}] (?:М€|M€|°C|%|ПО|VP).*/g)).toBeNull();
});

test('every card has a scene of known pieces', () => {
  const cards = keys(`${SHARED}/en/terraforming_mars.ftl`)
    .filter((key) => /^terraforming_mars-(card|corporation)-/.test(key))
    .map((key) => key.replace(/^terraforming_mars-(card|corporation)-/, ''));
  expect(cards.length).toBe(221);
  expect(Object.keys(scenes()).sort()).toEqual([...cards].sort());
  for (const [id, words] of Object.entries(scenes())) {
    const [ground = '', ...names] = words.split(' ');
    expect(['space', 'mars', 'dawn', 'sea', 'green', 'lab', 'ice', 'office'], id).toContain(ground);
    expect(
      names.filter((name) => !(name in PIECES) && !(name in BODIES)),
      id,
    ).toEqual([]);
    expect(sceneOf(id).placed).toHaveLength(names.length);
  }
});

test('a scene is always the same', () => {
  expect(sceneOf('comet')).toEqual(sceneOf('comet'));
  expect(sceneOf('unknown').placed.length).toBeGreaterThan(0);
});
