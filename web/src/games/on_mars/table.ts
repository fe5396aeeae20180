/** The parts of the table of On Mars. */
import { t } from '../../lib/i18n.svelte';
import type { TableParts } from '../types';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Colony from './Colony.svelte';
import Console from './Console.svelte';
import Glyph from './Glyph.svelte';
import Head from './Head.svelte';
import Line from './Line.svelte';
import Orbit from './Orbit.svelte';
import Person from './Person.svelte';
import Piece from './Piece.svelte';
import Solo from './Solo.svelte';
import { tableOf } from './model';
import { story } from './story';

const parts: TableParts = {
  Board,
  Ask,
  Console,
  Head,
  Line,
  tabs: [
    { id: 'orbit', title: 'on_mars-side-orbit', icon: 'moon', Part: Orbit },
    { id: 'colony', title: 'on_mars-side-colony', icon: 'flag', Part: Colony },
  ],
  Person,
  Rivals: Solo,
  Icon: Glyph,
  Card,
  Piece,
  story,
  heading: (view) => {
    const { round, phase } = tableOf(view);
    return t('on_mars-ui-heading', { round, phase });
  },
};

export default parts;
