/** The parts of the table of Terraforming Mars. */
import type { TableParts } from '../types';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Console from './Console.svelte';
import Glyph from './Glyph.svelte';
import Line from './Line.svelte';
import Person from './Person.svelte';
import Piece from './Piece.svelte';
import StandCard from './StandCard.svelte';
import { story } from './story';

const parts: TableParts = { Board, Ask, Console, Line, Person, Icon: Glyph, Card: StandCard, Piece, story };

export default parts;
