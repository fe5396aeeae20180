/** The parts of the table of Ceres. */
import { t } from '../../lib/i18n.svelte';
import type { TableParts } from '../types';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Glyph from './Glyph.svelte';
import Line from './Line.svelte';
import Mine from './Mine.svelte';
import Person from './Person.svelte';
import Piece from './Piece.svelte';
import { tableOf } from './model';
import { story } from './story';

const parts: TableParts = {
  Board,
  Ask,
  Console: Mine,
  Line,
  Person,
  Icon: Glyph,
  Card,
  Piece,
  story,
  heading: (view) => {
    const { round, rounds } = tableOf(view);
    return t('ceres-ui-heading', { round, rounds });
  },
};

export default parts;
