/** The parts of the table of Signals; the common panel asks its questions. */
import type { TableParts } from '../types';
import Board from './Board.svelte';

const parts: TableParts = { Board };

export default parts;
