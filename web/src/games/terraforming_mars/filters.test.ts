import { expect, test } from 'vitest';
import { ALL, chosen, isFiltered, plain, type Entry } from './filters';
import type { CardData, Kind, Tag } from './model';

const card = (id: string, cost: number, kind: Kind, tags: Tag[], number = cost): CardData => ({
  id,
  number,
  name: { key: id, params: {} },
  kind,
  cost,
  tags,
  set: 'base',
  cube: null,
  requires: [],
  requires_text: null,
  lines: [],
  note: null,
  points: null,
});
const HAND: Entry[] = [
  { card: card('comet', 21, 'event', ['space']), price: 19, playable: true },
  { card: card('mine', 4, 'automated', ['building']), price: 4, playable: false },
  { card: card('fish', 9, 'active', ['animal']), price: 9, playable: true },
  { card: card('dust', 2, 'automated', []), price: 0, playable: true },
];
const WORDS: Record<string, string> = {
  comet: 'Комета Comet',
  mine: 'Шахта Mine',
  fish: 'Рыба Fish',
  dust: 'Пылезащита Dust Seals',
};
const words = ({ id }: CardData): string => WORDS[id] ?? '';
const ids = (entries: Entry[]): string[] => entries.map((entry) => entry.card.id);

test('without wishes the hand stays as it came', () => {
  expect(ids(chosen(HAND, ALL, words))).toEqual(['comet', 'mine', 'fish', 'dust']);
  expect(isFiltered(ALL)).toBe(false);
  expect(isFiltered({ ...ALL, sort: 'cost' })).toBe(false);
});

test('only what can be played now', () => {
  expect(ids(chosen(HAND, { ...ALL, playable: true }, words))).toEqual(['comet', 'fish', 'dust']);
});

test('by tag, and without any', () => {
  expect(ids(chosen(HAND, { ...ALL, tag: 'space' }, words))).toEqual(['comet']);
  expect(ids(chosen(HAND, { ...ALL, tag: 'none' }, words))).toEqual(['dust']);
});

test('by kind and by what it costs now, not by what is printed', () => {
  expect(ids(chosen(HAND, { ...ALL, kind: 'automated' }, words))).toEqual(['mine', 'dust']);
  expect(ids(chosen(HAND, { ...ALL, most: 19 }, words))).toEqual(['comet', 'mine', 'fish', 'dust']);
  expect(ids(chosen(HAND, { ...ALL, most: 5 }, words))).toEqual(['mine', 'dust']);
});

test('every word of a search must be there, in either language', () => {
  expect(ids(chosen(HAND, { ...ALL, text: 'комет' }, words))).toEqual(['comet']);
  expect(ids(chosen(HAND, { ...ALL, text: 'SEALS dust' }, words))).toEqual(['dust']);
  expect(ids(chosen(HAND, { ...ALL, text: 'comet fish' }, words))).toEqual([]);
});

test('a search does not care about ё and capitals, but й is not и', () => {
  expect(plain('Учёный')).toBe('ученый');
  expect(plain('май')).not.toBe(plain('маи'));
});

test('sorting by cost, name, kind and tag', () => {
  expect(ids(chosen(HAND, { ...ALL, sort: 'cost' }, words))).toEqual(['dust', 'mine', 'fish', 'comet']);
  expect(ids(chosen(HAND, { ...ALL, sort: 'name' }, words))).toEqual(['comet', 'dust', 'fish', 'mine']);
  expect(ids(chosen(HAND, { ...ALL, sort: 'kind' }, words))).toEqual(['fish', 'dust', 'mine', 'comet']);
  expect(ids(chosen(HAND, { ...ALL, sort: 'tag' }, words))).toEqual(['fish', 'mine', 'comet', 'dust']);
});
