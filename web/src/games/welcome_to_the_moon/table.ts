/** The parts of the table of Welcome to the Moon. */
import type { TableParts } from '../types';
import Ask from './Ask.svelte';
import Astra from './Astra.svelte';
import Board from './Board.svelte';
import Glyph from './Glyph.svelte';
import Mine from './Mine.svelte';
import Person from './Person.svelte';
import { heading } from './heading';
import { story } from './story';

const parts: TableParts = { Board, Ask, Mine, Person, Rivals: Astra, Icon: Glyph, story, heading };

export default parts;
