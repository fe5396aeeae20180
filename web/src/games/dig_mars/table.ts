/** The parts of the Dig Mars table. */
import type { Json } from '../../lib/text';
import type { Group, TableParts } from '../types';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Person from './Person.svelte';
import Piece from './Piece.svelte';
import Sign from './Sign.svelte';
import { story } from './story';

const FOLDED = new Set(['move', 'relocate', 'scout']);
const ON_BOARD = new Set(['drill', 'transport', 'move', 'upgrade', 'place']);

/** Moves are many and easier on the board, so the panel folds them. */
function group(value: Json): Group {
  const kind = Array.isArray(value) ? String(value[0]) : 'place';
  const title = { key: `dig_mars-ui-group-${kind}`, params: {} };
  return { id: kind, title, folded: FOLDED.has(kind), elsewhere: ON_BOARD.has(kind) };
}

const parts: TableParts = { Board, Console: Mine, Person, Icon: Sign, Piece, story, group };

export default parts;
