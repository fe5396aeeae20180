/** The first match: a generation and a half alone on Mars with the beginner corporation. */
import type { Lesson } from '../types';

/* The deck is fixed as far as the lesson goes, so that it cannot go astray. */
const lesson: Lesson = {
  seat: 0,
  position: {
    game: 'terraforming_mars',
    seats: 1,
    seed: 5,
    state: {
      phase: 'action',
      generation: 1,
      tiles: {
        r2c4: { tile: 'city', owner: 'neutral' },
        r1c3: { tile: 'greenery', owner: 'neutral' },
        r6c2: { tile: 'city', owner: 'neutral' },
        r5c2: { tile: 'greenery', owner: 'neutral' },
      },
      players: [
        {
          corporation: 'beginner',
          rating: 14,
          stock: { megacredits: 42, plants: 8 },
          hand: ['power_plant', 'mine', 'tardigrades', 'lichen', 'comet'],
        },
      ],
      deck: ['sponsors', 'solar_power', 'nitrogen_rich_asteroid', 'asteroid', 'earth_office', 'satellites'],
      turn: { seat: 0 },
    },
  },
  steps: [
    { text: 'planet', at: '[data-testid="tracks"]' },
    { text: 'board', at: 'own' },
    { text: 'card', at: '[data-testid="hand-power_plant"]', answer: ['play', 'power_plant'] },
    { text: 'project', answer: ['project', 'aquifer'] },
    { text: 'ocean', answer: 'r0c1' },
    { text: 'steel', answer: ['play', 'mine'] },
    { text: 'pay', at: '[id="question-pane"]', answer: [2, 0] },
    { text: 'plants', answer: ['convert', 'plants'] },
    { text: 'greenery', answer: 'r0c0' },
    { text: 'missing', at: 'own' },
    { text: 'active', answer: ['play', 'tardigrades'] },
    { text: 'use', answer: ['use', 'tardigrades', 0] },
    { text: 'pass', answer: 'pass' },
    { text: 'research', answer: ['sponsors', 'solar_power'] },
    { text: 'comet', answer: ['play', 'comet'] },
    { text: 'ocean-cards', answer: 'r1c5' },
    { text: 'red', answer: ['all', 'neutral'] },
    { text: 'goal' },
  ],
};

export default lesson;
