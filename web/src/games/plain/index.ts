/** The table of a game that has no board of its own yet: what the seat may see, as a readable outline. */
import type { TableParts } from '../types';
import Board from './Board.svelte';

const parts: TableParts = { Board };

export default parts;
