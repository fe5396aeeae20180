/** The parts of the table of Terraforming Mars. */
import type { TableParts } from '../types';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import { newsFor } from './news';
import Person from './Person.svelte';

const parts: TableParts = { Board, Ask, Mine, Person, news: newsFor };

export default parts;
