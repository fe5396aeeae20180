/** The first match: one find taken with a bonus, one with two stations side by side, and a turn of the rival between. */
import type { Lesson } from '../types';

const B2 = 5;
const C2 = 6;

/* Whatever the rival can drill in its turn is without bonuses and too heavy to take, so the lesson cannot go astray. */
const lesson: Lesson = {
  seat: 0,
  position: {
    game: 'dig_mars',
    seats: 2,
    seed: 11,
    state: {
      first: 0,
      stacks: {
        B2: { tiles: ['T29', 'T24', 'T10'] },
        D4: { tiles: ['T20', 'T07', 'T13'] },
        C4: { tiles: ['T25', 'T08', 'T11'] },
        D3: { tiles: ['T21', 'T09', 'T15'] },
        C3: { tiles: [null, null, 'T42'] },
        B4: { tiles: [null, null, 'T43'] },
        D2: { tiles: [null, null, 'T44'] },
        D1: { tiles: [null, null, 'T45'] },
        A4: { tiles: [null, null, 'T46'] },
        B3: { tiles: [null, null, 'T47'] },
        C2: { tiles: [null, null, 'T16'] },
      },
      players: [{}, { stations: ['D4'] }],
    },
  },
  steps: [
    { text: 'canyon' },
    { text: 'place', answer: B2 },
    { text: 'drill', answer: ['drill', B2] },
    { text: 'bonus', at: '[data-testid="site-B2"]' },
    { text: 'transport', answer: ['transport', B2] },
    { text: 'secret', at: 'own' },
    { text: 'upgrade', at: '[data-testid="upgrade-drill"]', answer: ['upgrade', 'drill'] },
    { text: 'drill-hard', answer: ['drill', B2] },
    { text: 'end', answer: ['end'] },
    { text: 'rival', at: 'people', rival: true },
    { text: 'fleet', at: '[data-testid="upgrade-fleet"]', answer: ['upgrade', 'fleet'] },
    { text: 'station', answer: B2 },
    { text: 'together', answer: ['transport', B2] },
    { text: 'move', answer: ['move', B2, C2] },
    { text: 'goal' },
  ],
};

export default lesson;
