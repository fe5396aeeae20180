/** What the events of Welcome to the Moon tell beyond their words. */
import type { Story, Tales } from '../../kit/story';
import { GAME } from './model';
import { spaceCalled, spacesByName } from './sheets.svelte';

const follows = () => ({ follows: true });
const TALES: Record<string, Tales[string]> = {
  turn: () => ({ quiet: true }),
  used: follows,
  crossed: follows,
  'claimed-first': follows,
  'claimed-later': follows,
  '1-compartment': follows,
  '1-fuelled': follows,
};

export const story: Story = {
  still: true, // all write at once: one reveal shows the whole turn
  named: () => new Map([...spacesByName()].map(([name, id]) => [name, { kind: 'place', id }])),
  link: (message) => {
    const id = message.key.startsWith(`${GAME}-space-`) ? spaceCalled(message) : null;
    return id === null ? null : { kind: 'place', id };
  },
  tales: Object.fromEntries(Object.entries(TALES).map(([name, tale]) => [`${GAME}-${name}`, tale])),
};
