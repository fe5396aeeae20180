/** What the parts of a table share without handing it on: how the game draws its icons and cards, names, its story. */
import { getContext, setContext, type Component } from 'svelte';
import type { Names } from '../lib/fluent';
import type { View } from '../lib/protocol';
import type { Mark, Story } from './story';

export interface IconProps {
  name: string;
  size?: number;
}

export interface CardProps {
  id: string;
  view?: View | undefined;
}

export interface PieceProps {
  name: string;
  seat?: number | null | undefined;
}

export class Kit {
  /** Draws a game's small signs by name. */
  Icon = $state.raw<Component<IconProps> | undefined>();
  /** Draws a card in full, for the reading stand and for the stage. */
  Card = $state.raw<Component<CardProps> | undefined>();
  /** Draws what moves. */
  Piece = $state.raw<Component<PieceProps> | undefined>();
  story = $state.raw<Story | undefined>();
  /** What is asked of whoever looks: changes with every question. */
  asked = $state<string | null>(null);
  /** The match's id, under which things are kept in the browser. */
  match = $state('');
  names = $state.raw<Names>([]);
  view = $state.raw<View | undefined>();
  /** What others did since one's last answer, as numbered discs. */
  marks = $state.raw<readonly Mark[]>([]);
}

const KEY = Symbol('kit');

/** Gives the parts below a component a kit; to be called while the component is made. */
export function provideKit(kit: Kit): Kit {
  return setContext(KEY, kit);
}

/** Returns the kit of the table; an empty one where there is none, as in a gallery. */
export function useKit(): Kit {
  return getContext<Kit | undefined>(KEY) ?? new Kit();
}
