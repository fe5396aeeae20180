/** The table of Dig Mars as the server shows it, and the answers that can be given. */
import type { View } from '../../lib/protocol';

export type Bonus = 'extra_drill' | 'extra_transport' | 'relocation' | 'extra_point' | 'scouting';
export type Equipment = 'drill' | 'transport' | 'fleet';

export const EQUIPMENT: readonly Equipment[] = ['drill', 'transport', 'fleet'];
export const MAX_LEVEL = 4;
export const SIDE = 4;

export interface Find {
  id: string;
  value: number;
  carry: number;
  bonus: Bonus | null;
}

export interface SiteView {
  name: string;
  height: number;
  explored: boolean;
  /** Difficulty of drilling, while the top tile is unexplored. */
  dig: number | null;
  /** The face of the top tile, where it is explored or one has scouted it. */
  find: Find | null;
  scouts: number[];
  /** Number of stations by seat. */
  stations: number[];
}

export interface PlayerView {
  levels: Record<Equipment, number>;
  reserve: number;
  finds: number;
  points?: number;
  faces?: Find[];
}

export interface DigMarsTable {
  turn: number | null;
  placing: boolean;
  actions: number;
  bonuses: Partial<Record<Bonus, number>>;
  target: number | null;
  left: number;
  idle: number;
  grid: SiteView[];
  players: PlayerView[];
}

/** Returns the game's own part of a view. */
export function tableOf(view: View): DigMarsTable {
  return view.table as unknown as DigMarsTable;
}

/** Returns what the next level of some equipment costs: as much as the level one starts from. */
export function upgradeCost(level: number): number | null {
  return level < MAX_LEVEL ? level : null;
}
