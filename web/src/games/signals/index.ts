/** Signals on the screen. */
import type { GameUi } from '../types';

const ui: GameUi = {
  table: () => import('./table'),
};

export default ui;
