/** The parts of the table of Terraforming Mars. */
import type { Target } from '../../kit/story';
import { say } from '../../lib/i18n.svelte';
import type { TableParts } from '../types';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import { knownCatalog } from './catalog.svelte';
import Console from './Console.svelte';
import Glyph from './Glyph.svelte';
import Line from './Line.svelte';
import Person from './Person.svelte';
import Piece from './Piece.svelte';
import StandCard from './StandCard.svelte';
import { story } from './story';

const named = (): Map<string, Target> =>
  new Map(knownCatalog()?.data.cards.map(({ id, name }) => [say(name), { kind: 'card', id }]));

const parts: TableParts = {
  Board,
  Ask,
  Console,
  Line,
  Person,
  Icon: Glyph,
  Card: StandCard,
  Piece,
  story: { ...story, named },
};

export default parts;
