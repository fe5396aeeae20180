/** The parts of the table of Ceres. */
import type { TableParts } from '../types';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Glyph from './Glyph.svelte';
import Line from './Line.svelte';
import Mine from './Mine.svelte';
import Person from './Person.svelte';
import Piece from './Piece.svelte';
import { story } from './story';

const parts: TableParts = { Board, Ask, Console: Mine, Line, Person, Icon: Glyph, Card, Piece, story };

export default parts;
