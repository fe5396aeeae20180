/** Whole examples of what the server sends, for tests to change what they are about. */
import type { MatchInfo, SeatInfo, SeatView, View } from '../lib/protocol';

/** What all questions have. */
export const ASKED = {
  id: 1,
  seat: 0,
  topic: '',
  why: { key: 'ask', params: {} },
  labels: [],
  refused: [],
  asides: [],
};

const seat = (number: number, kind: SeatInfo['kind']): SeatInfo => ({
  seat: number,
  kind,
  name: '',
  level: null,
  you: number === 0,
  here: true,
  reserved: false,
});

export const MATCH: MatchInfo = {
  id: 'm',
  game: 'signals',
  rules: 1,
  options: {},
  status: 'live',
  pace: 'live',
  days: null,
  created: 0,
  started: 0,
  finished: null,
  seats: [seat(0, 'person'), seat(1, 'bot')],
  owner: true,
  asked: [],
  since: 0,
  together: false,
  overdue: [],
  due: [null, null],
  watchers: 0,
  undo: null,
  imported: false,
  seal: null,
  rematch: null,
  rematch_of: null,
  outcome: null,
  lines: [],
  series: null,
};

export const VIEW: View = {
  game: 'signals',
  seats: 2,
  options: {},
  you: 0,
  asked: [],
  ready: null,
  outcome: null,
  table: { night: 1, nights: 1, round: 0, deck: 0, echo: 0, echoes: [], players: [] },
};

export const SEAT_VIEW: SeatView = {
  seat: 0,
  view: VIEW,
  question: null,
  from: 0,
  events: [],
  digest: 0,
  undo: null,
  standing: null,
};
