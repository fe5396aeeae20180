/** What travels between server and page: the server's own types, under the names that the client uses for them. */
import type {
  AnyCommand,
  AnyFrame,
  Links as AllLinks,
  Question,
  Tables,
  View,
  ViewOf,
} from '../generated/wire';

export { PROTOCOL } from '../generated/wire';
export type {
  Aside,
  ChancesAt,
  ChangeFrame,
  ChatLine,
  Course,
  CourseEvent,
  EntryInfo as Entry,
  Foretold,
  GameInfo,
  Hello,
  Hint,
  HintLine,
  Json,
  Link,
  LinkKind,
  LinkReply as LinkInfo,
  LogEvent,
  MatchInfo,
  Missed,
  MyMatch,
  MyMatches,
  NewSeat,
  OptionInfo,
  OptionValue,
  OutcomeInfo as Outcome,
  Pace,
  Reach,
  ReplayInfo,
  ReplayStep,
  Review,
  RivalInfo as Rival,
  ScoreLine,
  SeatInfo,
  SeatView,
  SeriesInfo,
  StandingInfo as StandingView,
  StateFrame,
  TransferReply as Transfer,
  UndoRequest,
  UpdateFrame,
  View,
  ViewChange,
} from '../generated/wire';

/** The links of a match, as far as the page knows them. */
export type Links = Partial<AllLinks>;
export type Frame = AnyFrame;
export type AskedQuestion = Question;

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A command before it gets its id. */
export type Command = WithoutId<AnyCommand>;

/** Returns the table of a view that is one of this game; whoever asks for another has lost the way. */
export function tableIn<G extends keyof Tables>(view: View, game: G): Tables[G] {
  if (!isOf(view, game)) throw new Error(`a view of ${view.game} is none of ${game}`);
  return view.table;
}

const isOf = <G extends keyof Tables>(view: View, game: G): view is View & ViewOf<G> => view.game === game;
