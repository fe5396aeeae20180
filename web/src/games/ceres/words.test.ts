/** The words of the screen: numbers agree with their nouns, and terms are those of the Russian rulebook. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const source = (language: string): string =>
  readFileSync(new URL(`./${language}.ftl`, import.meta.url), 'utf8');

function say(language: string, key: string, values: Record<string, number | string> = {}): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source(language)));
  return bundle.formatPattern(bundle.getMessage(key)?.value ?? '', values);
}

test.each([
  ['ru', 1, '1 влияние и ещё 1'],
  ['ru', 2, '2 влияния и ещё 1'],
  ['ru', 4, '4 влияния и ещё 1'],
  ['en', 2, '2 influence, and 1 more'],
])('the price of a token, %s, %i', (language, price, words) => {
  expect(say(language, 'ceres-ui-token-price', { price })).toContain(words);
});

test('a launch for one ice is no “1 льда”', () => {
  const about = { asteroid: 'Веста', ring: 'внутреннее кольцо', sector: 2, points: 4, units: '1 лёд' };
  expect(say('ru', 'ceres-ui-rock-free', { ...about, price: 1, next: 2 })).not.toContain('1 льда');
  expect(say('ru', 'ceres-ui-rock-free-last', { ...about, price: 1 })).not.toContain('1 льда');
});

test('the second grant of a union and the second reward have one name each', () => {
  expect(source('ru')).not.toMatch(/бонусн/i);
  expect(source('ru')).not.toMatch(/[Нн]аграда [A-Z]/);
});

test.each(['ru', 'en'])('the rules tell what the Automa does with a union, %s', (language) => {
  expect(say(language, 'ceres-rules-automa').split('\n')).toHaveLength(3);
  expect(say(language, 'ceres-rules-automa').match(/2 (?:кредит|credit)/g)).toHaveLength(2);
});
