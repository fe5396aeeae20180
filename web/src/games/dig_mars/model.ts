/** The table of Dig Mars as the server shows it, and the answers that can be given. */
import type { Equipment, TableView } from '../../generated/games/dig_mars';
import { tableIn, type View } from '../../lib/protocol';

export type {
  Bonus,
  Equipment,
  Find,
  PlayerView,
  SiteView,
  TableView as DigMarsTable,
} from '../../generated/games/dig_mars';

export const EQUIPMENT: readonly Equipment[] = ['drill', 'transport', 'fleet'];
export const MAX_LEVEL = 4;
export const SIDE = 4;

/** Returns the game's own part of a view. */
export const tableOf = (view: View): TableView => tableIn(view, 'dig_mars');

/** Returns what the next level of some equipment costs: as much as the level one starts from. */
export function upgradeCost(level: number): number | null {
  return level < MAX_LEVEL ? level : null;
}
