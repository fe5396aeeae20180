/** The shapes of the server's REST answers and socket frames (docs/api.md). */
import type { Question } from '../decision/question';
import type { Json, Message } from './text';

export const PROTOCOL = 1;

export interface OptionInfo {
  name: string;
  kind: 'flag' | 'number' | 'choice';
  default: OptionValue;
  allowed: OptionValue[];
  needs: [string, OptionValue] | null;
  seats: number[] | null;
}

export type OptionValue = boolean | number | string;

export interface GameInfo {
  name: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
}

export type NewSeat = { kind: 'me'; name: string } | { kind: 'open' } | { kind: 'bot'; level: string };

export type Pace = 'live' | 'days';

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'open' | 'bot';
  name: string;
  level: string | null;
  you: boolean;
  here: boolean;
  reserved: boolean;
}

/** What some points are for. */
export interface ScoreLine {
  why: Message;
  points: number;
}

/** An opponent without a seat. */
export interface Rival {
  name: Message;
  score: number;
  lines: ScoreLine[];
  won: boolean;
}

export interface Outcome {
  reason: Message;
  winners: number[];
  scores: number[];
  rivals?: Rival[];
}

/** The series that a match belongs to. */
export interface SeriesInfo {
  id: string;
  number: number;
  standing: Message[];
  /** Another match follows this one, which is over. */
  next: boolean;
}

export interface UndoRequest {
  seat: number;
  agreed: number[];
  needed: number[];
}

export interface MatchInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, OptionValue>;
  status: 'lobby' | 'live' | 'finished';
  pace: Pace;
  days: number | null;
  created: number;
  started: number | null;
  finished: number | null;
  seats: SeatInfo[];
  owner: boolean;
  asked: number[];
  since: number | null;
  /** Whether several seats choose at once, unseen by the others. */
  together: boolean;
  /** The seats whose time has run out; those who have finished choosing are never among them. */
  overdue: number[];
  /** By seat, from when on it is overdue; null where no person is asked, or where that is nobody else's business. */
  due: (number | null)[];
  watchers: number;
  undo: UndoRequest | null;
  imported: boolean;
  /** The hash of the seed, from the start; null where the match began from a file. */
  seal: string | null;
  rematch: string | null;
  rematch_of: string | null;
  outcome: Outcome | null;
  /** By seat, what the points are for, once the match is over. */
  lines: ScoreLine[][];
  series: SeriesInfo | null;
}

export interface Link {
  token: string;
  path: string;
}

/** Where friends find the table. */
export interface Reach {
  origin: string;
  kind: 'public' | 'network' | 'loopback';
  friends: string | null;
  command: string | null;
}

export type LinkKind = 'join' | 'watch' | 'replay';
export type Links = Partial<Record<LinkKind, Link>>;

export interface LinkInfo {
  kind: LinkKind | 'seat';
  match: MatchInfo;
  seats: number[];
}

export interface Transfer {
  token: string;
  path: string;
  expires: number;
  qr: string;
}

export interface MyMatch {
  id: string;
  game: string;
  status: MatchInfo['status'];
  seats: number[];
  names: string[];
  kinds: SeatInfo['kind'][];
  levels: (string | null)[];
  asked: number[];
  turn: boolean;
  pace: Pace;
  since: number | null;
  updated: number;
  outcome: Outcome | null;
  series: SeriesInfo | null;
}

export interface View {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  you: number | null;
  asked: number[];
  /** While all choose at once: who has finished, where the game lets everybody see it; otherwise null. */
  ready: number[] | null;
  outcome: Outcome | null;
  table: Record<string, Json>;
}

export interface LogEvent extends Message {
  n: number;
}

export type AskedQuestion = Question & { id: number };

export interface SeatView {
  seat: number | null;
  view: View;
  question: AskedQuestion | null;
  from: number;
  events: LogEvent[];
  digest: number;
  /** Answers left for questions in the turn of others; null where the game has none, and for spectators. */
  standing: StandingView | null;
  /** What is known at once about taking back the last answer; `can` is null where one has to ask (`undoable`). */
  undo: { can: boolean | null; why: Message | null; turn: number } | null;
}

/** What may be left for reactions, what is, and which reaction is being asked for now. */
export interface StandingView {
  reactions: { name: string; choices: string[] }[];
  left: Record<string, string>;
  asked: string;
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Entry {
  kind:
    | 'answer'
    | 'standing'
    | 'undo'
    | 'undo_ask'
    | 'undo_vote'
    | 'rewind'
    | 'chat'
    | 'seat'
    | 'start'
    | 'rules'
    | 'rematch';
  seat?: number;
  at?: number;
  id?: string;
  agree?: boolean;
  name?: string;
  text?: string;
  to?: string;
}

export interface StateFrame {
  type: 'state';
  protocol: number;
  n: number;
  stream: string;
  reset: boolean;
  match: MatchInfo;
  views: SeatView[];
  chat: ChatLine[];
}

export interface UpdateFrame {
  type: 'update';
  n: number;
  entry: Entry;
  match?: MatchInfo;
  views?: SeatView[];
}

export type Frame =
  | StateFrame
  | UpdateFrame
  | { type: 'accepted'; id: string; n: number; again?: boolean }
  | { type: 'refused'; id: string | null; error: Message }
  | { type: 'presence'; here: number[]; watchers: number }
  | { type: 'thinking'; seat: number }
  | { type: 'why_not'; id: string; seat: number; why: Message | null }
  | { type: 'undoable'; id: string; seat: number; can: boolean; why: Message | null; turn: number }
  | { type: 'pong'; id: string }
  | { type: 'bye'; error: Message };

export type Command =
  | { type: 'answer'; seat: number; question: number; value: Json }
  | { type: 'undo'; seat: number; turn?: boolean }
  | { type: 'undo_ask' | 'undoable'; seat: number }
  | { type: 'undo_vote'; seat: number; agree: boolean }
  | { type: 'standing'; seat: number; reaction: string; choice: string }
  | { type: 'chat'; seat: number; text: string }
  | { type: 'resign'; seat: number; level: string }
  | { type: 'why_not'; seat: number; value: Json }
  | { type: 'ping' };

export interface ReplayInfo {
  match: MatchInfo;
  steps: number;
  answers: { step: number; seat: number; at: number | null }[];
  /** In decimal digits; null where the match began from a position. */
  seed: string | null;
}

/** An event of the log, and the step in which it happened. */
export interface CourseEvent extends LogEvent {
  step: number;
}

export interface Course {
  /** By step, everybody's points. */
  scores: number[][];
  events: CourseEvent[];
}

export interface ReplayStep {
  step: number;
  view: View;
  events: LogEvent[];
  scores: number[];
}
