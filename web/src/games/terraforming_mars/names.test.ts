/** The card browser finds cards by whatever stands on them, in either language. */
import { expect, test } from 'vitest';
import { ALL, chosen } from './filters';
import type { CardData } from './model';
import { bothLanguages } from './names.svelte';

const text = (key: string, params = {}) => ({ key: `terraforming_mars${key}`, params });
const PROBE: CardData = {
  id: 'convoy_from_europa',
  number: 161,
  name: text('-card-convoy_from_europa'),
  kind: 'event',
  cost: 15,
  tags: ['jovian', 'city'],
  set: 'base',
  cube: null,
  requires: [],
  requires_text: null,
  lines: [],
  note: null,
  points: { points: 2, text: text('_cards-points', { points: 2 }) },
};

test.each([
  'европы',
  'convoy',
  'jovian',
  'Юпитер',
  'метка юпитера',
  'город',
  'city tag',
  'событие',
  'event',
  '2 ПО',
  '2 VP',
  '161',
])('a card is found by %s', async (wanted) => {
  const words = await bothLanguages();
  expect(chosen([{ card: PROBE }], { ...ALL, text: wanted }, words)).toHaveLength(1);
});

test('what is not on a card does not find it', async () => {
  const words = await bothLanguages();
  expect(chosen([{ card: PROBE }], { ...ALL, text: 'microbe' }, words)).toHaveLength(0);
});
