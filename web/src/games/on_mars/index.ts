/** On Mars on the screen. */
import type { GameUi } from '../types';

const ui: GameUi = {
  table: () => import('./table'),
  rules: () => import('./Rules.svelte'),
  lesson: () => import('./lesson'),
  guide: () => import('./guide'),
};

export default ui;
