/** The first year on Ceres: a grant, a launch, a contract, a facility that fulfils it, and the belt that turns. */
import type { Lesson } from '../types';

/* The rival has passed already, so nothing that the lesson needs can be taken away. */
const lesson: Lesson = {
  seat: 0,
  position: {
    game: 'ceres',
    seats: 2,
    seed: 5,
    state: {
      round: 1,
      first: 1, // so that the learner begins the second year
      acting: 0,
      rings: { inner: 3, middle: 2, outer: 1 },
      facilities: ['F01', 'F11', 'F25', 'F31', 'F39', 'F28'],
      tokens: ['K1', 'K2', 'K3', 'K4'],
      unions: [
        { number: '1', colour: 'teal', contracts: ['C02', 'C05'] },
        { number: '4', colour: 'violet', contracts: ['C19', 'C11'] },
      ],
      players: [
        { stock: { credits: 4, influence: 1, ore: 2, ice: 2, alloy: 2, probes: 1 } },
        { passed: true },
      ],
    },
  },
  steps: [
    { text: 'belt' },
    { text: 'price' },
    { text: 'grant', answer: ['grant', 1, 'pawn'] },
    { text: 'work', answer: ['work', 'S-grey'] },
    { text: 'launch', answer: 'A12' },
    { text: 'income', at: 'own' },
    { text: 'commit', answer: ['commit', 1] },
    { text: 'contract', answer: 'C02' },
    { text: 'leader', answer: ['use', 'construction', 'construct'] },
    { text: 'build', answer: ['F01', 'new'] },
    { text: 'reward', answer: ['C02', 'B'] },
    { text: 'rest', at: '[data-testid="station"]' },
    { text: 'pass', answer: ['pass'] },
    { text: 'turned' },
    { text: 'goal' },
  ],
};

export default lesson;
