/** The games that have a screen of their own. A game that is not here is played on the plain table. */
import digMars from './dig_mars';
import terraformingMars from './terraforming_mars';
import type { GameUi, TableParts } from './types';

const GAMES: Record<string, GameUi> = {
  dig_mars: digMars,
  terraforming_mars: terraformingMars,
};

/** Returns what a game brings to the screen, if anything. */
export function gameUi(name: string): GameUi | undefined {
  return GAMES[name];
}

/** Loads the parts of a game's table, or those of the plain one. */
export async function tableParts(name: string): Promise<TableParts> {
  const ui = gameUi(name);
  return (await (ui ? ui.table() : import('./plain'))).default;
}
