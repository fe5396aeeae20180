/** The first match: two turns of the Launch, in which a compartment crosses off rockets and another one gives bonuses. */
import type { Lesson } from '../types';

const FIRST = '[data-testid="combination-0"]';

const lesson: Lesson = {
  seat: 0,
  position: {
    game: 'welcome_to_the_moon',
    seats: 2,
    seed: 4,
    options: { adventure: 1 },
    state: {
      missions: [64, 67, 68],
      sheets: [{ spaces: { 'F8.1': 3, 'F4.1': 4, 'F9.1': 2, 'F1.2': 7 } }, {}],
    },
  },
  steps: [
    { text: 'sheet' },
    { text: 'cards', at: '[data-testid="combinations"]' },
    { text: 'choose', at: FIRST, answer: [0, 0] },
    { text: 'write', answer: 'F8.2' },
    { text: 'full' },
    { text: 'done', answer: 'done' },
    { text: 'rival', at: 'people', rival: true },
    { text: 'robots', at: FIRST, answer: [0, 0] },
    { text: 'second', answer: 'F4.2' },
    { text: 'fuel', answer: 'C2.fuel' },
    { text: 'cross', answer: 'F7.1' },
    { text: 'done-again', answer: 'done' },
    { text: 'goal' },
  ],
};

export default lesson;
