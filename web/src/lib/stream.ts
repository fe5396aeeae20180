/** What a page knows of a match, built from frames only: the same frames give the same state, whatever broke between. */
import type { ChatLine, Frame, MatchInfo, SeatView, StateFrame, UpdateFrame } from './protocol';

export interface Known {
  n: number;
  stream: string | null;
  match: MatchInfo | null;
  views: SeatView[];
  chat: ChatLine[];
  thinking: number[];
}

export const NOTHING: Known = { n: 0, stream: null, match: null, views: [], chat: [], thinking: [] };

/** Returns what is known after a frame; null where the frame shows that something was missed and a new hello is due. */
export function after(known: Known, frame: Frame): Known | null {
  switch (frame.type) {
    case 'state':
      return afterState(known, frame);
    case 'update':
      if (frame.n <= known.n) return known; // seen before
      return frame.n === known.n + 1 ? afterUpdate(known, frame) : null;
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
    chat: [...old.chat, ...frame.chat.filter((line) => !old.chat.some((had) => had.n === line.n))],
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
  return {
    ...known,
    n: frame.n,
    match: frame.match ?? known.match,
    views: frame.views ? merged(known.views, frame.views) : known.views,
    chat,
    thinking: frame.views ? [] : known.thinking,
  };
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
