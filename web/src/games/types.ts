/** What a game brings to the screen. Everything is loaded only when it is needed; a game without it is still playable. */
import type { Component } from 'svelte';
import type { CardProps, IconProps, PieceProps } from '../kit/context.svelte';
import type { Story } from '../kit/story';
import type { IconName } from '../ui/icons';
import type { AskedQuestion, LogEvent, OptionValue, View } from '../lib/protocol';
import type { Json, Message } from '../lib/text';

/** What every part of a game's screen is given. */
export interface TableProps {
  view: View;
  /** What this seat is asked now; null for spectators, in replays and while others think. */
  question: AskedQuestion | null;
  names: readonly string[];
  /** Sends an answer to the question. */
  answer: (value: Json) => void;
  /** Why an answer is refused, as far as the question says so. */
  reason: (value: Json) => Message | undefined;
  /** True while an answer is on its way: nothing else can be answered then. */
  busy: boolean;
}

export interface PersonProps {
  view: View;
  seat: number;
}

export interface RivalsProps {
  view: View;
}

/** Where the decision panel lists a choice: choices of one group stand together, folded if `folded` says so. */
export interface Group {
  id: string;
  title?: Message;
  folded?: boolean;
  /** What is refused here is explained elsewhere, such as on the board; the panel keeps it at the end. */
  elsewhere?: boolean;
}

export interface TableParts {
  Board: Component<TableProps>;
  /** Asks the game's questions in its own way; without it the common panel asks them all. */
  Ask?: Component<TableProps>;
  /** One's own things, shown below the question; for games that have no console. */
  Mine?: Component<TableProps>;
  /** One's own things across the bottom of a desk and behind a tab of a phone; in place of `Mine`. */
  Console?: Component<TableProps>;
  /** Across the top, for what orders the seats or is everybody's. */
  Head?: Component<TableProps>;
  /** One's stock in one line, always in sight on a phone. */
  Line?: Component<TableProps>;
  /** Further parts that get a tab of their own on a phone; a desk shows them on the board. `title` is a message key. */
  tabs?: readonly { id: string; title: string; icon: IconName; Part: Component<TableProps> }[];
  /** A line about a player, shown under the name. */
  Person?: Component<PersonProps>;
  /** Rivals that have no seat, below the people; draws nothing where there are none. */
  Rivals?: Component<RivalsProps>;
  /** How far the match is, in words, for the bar at the top: such as the round, or the scenario that is played. */
  heading?: (view: View) => string;
  /** Draws the game's small signs by name, for all parts of the kit. */
  Icon?: Component<IconProps>;
  /** Draws a card in full, for the reading stand and the stage. */
  Card?: Component<CardProps>;
  /** Draws what moves from place to place. */
  Piece?: Component<PieceProps>;
  /** What events tell beyond their words: actions and consequences, places, movements, numbers, links. */
  story?: Story;
  group?: (value: Json) => Group;
  /** What of the log since a seat's last turn is news to it; without this, all that others have caused. */
  news?: (events: readonly LogEvent[], seat: number) => LogEvent[];
}

/** One step of a lesson. Its words are the message `<game>-lesson-<text>`. */
export interface LessonStep {
  text: string;
  /** The answer that the step asks for; only this one is offered. Without it there is a button to go on. */
  answer?: Json;
  /** The step lasts until it is the learner's turn again. */
  rival?: boolean;
  /** What the words are about, ringed with light: a part of the table or a selector. Without it: what is to be pressed, else the board. */
  at?: LessonPart | `[${string}]`;
}

export type LessonPart = 'board' | 'own' | 'people' | 'head' | 'log';

/** A lesson: a position to begin from, played by the learner and a bot, and what is taught step by step. */
export interface Lesson {
  position: Json;
  /** The learner's seat; bots take the others. */
  seat: number;
  steps: LessonStep[];
}

/** A guided match: each kind of question is explained when it comes for the first time on this device. */
export interface Guide {
  /** By the topic of a question, or by the end of its key where that says more: the name of the words, `<game>-guide-<name>`. */
  words: Readonly<Record<string, string>>;
  /** Options that suit a first match. */
  options?: Readonly<Record<string, OptionValue>>;
}

export interface GameUi {
  table: () => Promise<{ default: TableParts }>;
  rules?: () => Promise<{ default: Component }>;
  lesson?: () => Promise<{ default: Lesson }>;
  guide?: () => Promise<{ default: Guide }>;
}
