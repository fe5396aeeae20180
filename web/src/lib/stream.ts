/** What a page knows of a match, built from frames only: the same frames give the same state, whatever broke between. */
import type { Question } from '../decision/question';
import { applied } from './differing';
import type {
  ChangeFrame,
  ChatLine,
  Frame,
  HintLine,
  MatchInfo,
  SeatView,
  StateFrame,
  UpdateFrame,
  ViewChange,
} from './protocol';

export interface Known {
  n: number;
  stream: string | null;
  match: MatchInfo | null;
  views: SeatView[];
  /** By place among the views and by topic, the last questions asked. */
  asked: Record<string, Question>[];
  chat: ChatLine[];
  hints: HintLine[];
  thinking: number[];
}

export const NOTHING: Known = {
  n: 0,
  stream: null,
  match: null,
  views: [],
  asked: [],
  chat: [],
  hints: [],
  thinking: [],
};

/** Returns what is known after a frame; null where the frame shows that something was missed and a new hello is due. */
export function after(known: Known, frame: Frame): Known | null {
  switch (frame.type) {
    case 'state':
      return afterState(known, frame);
    case 'update':
      if (frame.n <= known.n) return known; // seen before
      return frame.n === known.n + 1 ? afterUpdate(known, frame) : null;
    case 'change':
      if (frame.n <= known.n) return known;
      return frame.n === known.n + 1 ? afterChange(known, frame) : null;
    case 'presence':
      return { ...known, match: known.match && withPresence(known.match, frame.here, frame.watchers) };
    case 'thinking':
      return known.thinking.includes(frame.seat)
        ? known
        : { ...known, thinking: [...known.thinking, frame.seat] };
    default:
      return known;
  }
}

function afterState(known: Known, frame: StateFrame): Known {
  const old = frame.reset ? NOTHING : known;
  return {
    n: frame.n,
    stream: frame.stream,
    match: frame.match,
    views: merged(old.views, frame.views),
    asked: frame.views.map(byTopic),
    chat: [...old.chat, ...frame.chat.filter((line) => !old.chat.some((had) => had.n === line.n))],
    hints: [...old.hints, ...frame.hints.filter((line) => !old.hints.some((had) => had.n === line.n))],
    thinking: [],
  };
}

function afterUpdate(known: Known, frame: UpdateFrame): Known {
  const { entry } = frame;
  const chat = [...known.chat];
  if (entry.kind === 'chat') {
    const { seat, name, text, at } = entry;
    chat.push({ n: frame.n, seat: seat ?? null, name: name ?? '', text: text ?? '', at: at ?? 0 });
  }
  const hints = [...known.hints];
  if (entry.kind === 'hint') {
    hints.push({ n: frame.n, seat: entry.seat ?? null, logged: entry.logged ?? 0 });
  }
  return {
    ...known,
    hints,
    n: frame.n,
    match: frame.match ?? known.match,
    views: frame.views ? merged(known.views, frame.views) : known.views,
    asked: frame.views ? frame.views.map(byTopic) : known.asked,
    chat,
    thinking: frame.views ? [] : known.thinking,
  };
}

/** Takes an update that names only what it changes; null where it does not fit to what is known. */
function afterChange(known: Known, frame: ChangeFrame): Known | null {
  try {
    const match = frame.match === undefined ? undefined : applied(known.match ?? undefined, frame.match);
    const views = frame.views?.map((change) => changed(known, change));
    const next = afterUpdate(known, { ...frame, type: 'update', match, views });
    const asked = next.asked.map((questions, place) => ({ ...known.asked[place], ...questions }));
    return { ...next, asked };
  } catch {
    return null;
  }
}

function byTopic({ question }: SeatView): Record<string, Question> {
  return question ? { [question.topic]: question } : {};
}

function changed(known: Known, { seat, change, topic, question, from, events }: ViewChange): SeatView {
  const place = known.views.findIndex((had) => had.seat === seat);
  const shown = applied(known.views[place], change);
  const asked = question === null ? null : applied<Question>(known.asked[place]?.[topic ?? ''], question);
  return { ...shown, seat, question: asked, from, events };
}

/** Returns new views with the whole log: what is held with a number of `from` or more goes, then the new events come. */
function merged(old: readonly SeatView[], fresh: readonly SeatView[]): SeatView[] {
  return fresh.map((item) => {
    const held = old.find((had) => had.seat === item.seat)?.events ?? [];
    return { ...item, events: [...held.filter((event) => event.n < item.from), ...item.events] };
  });
}

function withPresence(match: MatchInfo, here: readonly number[], watchers: number): MatchInfo {
  const seats = match.seats.map((seat) => ({
    ...seat,
    here: seat.kind === 'bot' || here.includes(seat.seat),
  }));
  return { ...match, seats, watchers };
}
