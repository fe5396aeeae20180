/** The first match: down from orbit with a technology, and the first building of the colony, with First Colonists. */
import type { Lesson } from '../types';

/* Lacerda is the rival and his cards lie in a fixed order, so that the lesson cannot go astray. */
const lesson: Lesson = {
  seat: 0,
  position: {
    game: 'on_mars',
    seats: 1,
    seed: 3,
    options: { first_colonists: true },
    state: {
      round: 1,
      phase: 'colonization',
      turn: { seat: 0, main: false, executive: false },
      level: 1,
      shuttle: { side: 'orbit', at: 1 },
      players: [{ space: 1, stock: { mineral: 2 }, crystals: 3 }],
      lacerda: { space: 5 },
      grid: ['generator', 'rover', 'upgrade', 'greenhouse', 'mine', 'water', 'ship', 'oxygen'],
      discoveries: ['D07', 'D16'],
      solo_deck: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
    },
  },
  steps: [
    { text: 'mars' },
    { text: 'orbit', at: 'head' },
    { text: 'learn', answer: ['main', 'learn_tech'] },
    { text: 'cell', answer: ['learn', 'g1', 'c1b'] },
    { text: 'boost', answer: 'done' },
    { text: 'executive' },
    { text: 'end', answer: 'end' },
    { text: 'shuttle', answer: 'shuttle' },
    { text: 'discovery', answer: ['D07', 'G2'] },
    { text: 'space', answer: 7 },
    { text: 'bot', answer: ['bot', 'E3', 'F4'] },
    { text: 'bot-done', answer: 'done' },
    { text: 'construct', answer: ['main', 'construct'] },
    { text: 'generator', answer: ['build', 'generator', 'F5'] },
    { text: 'lss', answer: 'crystal' },
    { text: 'mine' },
    { text: 'end-again', answer: 'end' },
    { text: 'goal' },
  ],
};

export default lesson;
