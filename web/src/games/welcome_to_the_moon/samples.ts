/** Whole examples of what the server sends, for tests to change what they are about. */
import type { MissionView, MoonTable } from './model';

export const MISSION: MissionView = {
  id: 1,
  letter: 'A',
  first: 0,
  later: 0,
  house: false,
  flipped: false,
  players: [],
};

export const TABLE: MoonTable = {
  adventure: 1,
  turn: 1,
  combinations: [],
  reshuffle: 0,
  missions: [],
  sheets: [],
  facts: [],
  common: {},
  players: [],
  writing: null,
  shut: null,
  astra: null,
  expedition: null,
};
