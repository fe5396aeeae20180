/** Ceres on the screen. */
import type { GameUi } from '../types';

const ui: GameUi = {
  table: () => import('./table'),
  rules: () => import('./Rules.svelte'),
  lesson: () => import('./lesson'),
};

export default ui;
