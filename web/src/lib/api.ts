/** Calls to the server's REST interface; a refusal becomes an ApiError that carries the server's message. */
import { busy } from './busy.svelte';
import type {
  ClaimReply,
  Course,
  CreatedReply,
  ErrorBody,
  Fill,
  ForgottenReply,
  GameInfo,
  Hint,
  ImportFile,
  Level,
  LinkClaim,
  LinkReply,
  LinkToken,
  Links,
  MatchInfo,
  MatchReply,
  MyMatches,
  NewMatch,
  NoNotices,
  NoticeKey,
  Reach,
  ReplayInfo,
  ReplayStep,
  Review,
  SeatClaim,
  SeatOnly,
  TransferReply,
  WantHint,
  WantNotices,
} from '../generated/wire';
import type { Message } from './text';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: Message,
    /** After how many seconds to ask again; 0 where the server does not say. */
    readonly wait = 0,
  ) {
    super(text.key);
  }
}

export const UNREACHABLE: Message = { key: 'web-error-unreachable', params: {} };

/** A body of a request; where it says nothing, an empty one. */
type Nothing = Record<string, never>;

interface Wishes<Body = unknown> {
  method?: string;
  body?: Body;
  link?: string | undefined;
  /** A body that is JSON already. */
  raw?: string;
}

const TRIES = 4;
const LONGEST = 10; // seconds; whoever is to wait longer is told so instead
const BEGUN_NOTHING = ['server-overloaded', 'server-too-fast'];

/** Asks; where the server is too busy, or was asked too often, it waits for as long as it is told and asks again. */
async function request(path: string, wishes: Wishes): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await requestOnce(path, wishes);
    } catch (error) {
      const wait = error instanceof ApiError && BEGUN_NOTHING.includes(error.text.key) ? error.wait : 0;
      if (!wait || wait > LONGEST || tries === TRIES) throw error;
      busy.waiting += 1;
      await new Promise((done) => setTimeout(done, wait * 1000 * (1 + Math.random() * 0.5)));
      busy.waiting -= 1;
    }
  }
}

async function requestOnce(path: string, { method = 'GET', body, link, raw }: Wishes): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  if (content !== undefined) headers['content-type'] = 'application/json';
  if (link) headers['offworld-link'] = link;
  let response: Response;
  try {
    response = await fetch(path, {
      method: content === undefined ? method : 'POST',
      headers,
      credentials: 'same-origin',
      ...(content === undefined ? {} : { body: content }),
    });
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
  if (response.ok) return response;
  const data = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const unknown = response.status >= 500 ? UNREACHABLE : { key: 'web-error-unknown', params: {} };
  const wait = Number(response.headers.get('retry-after') ?? 0);
  throw new ApiError(response.status, data?.error ?? unknown, wait);
}

async function call<Reply, Body = never>(path: string, wishes: Wishes<Body> = {}): Promise<Reply> {
  return (await (await request(path, wishes)).json()) as Reply;
}

/** Calls what gives this browser a seat. A cookie holds it: without cookies it would be lost at once. */
async function seated<Reply, Body = never>(path: string, wishes: Wishes<Body>): Promise<Reply> {
  if (!navigator.cookieEnabled) throw new ApiError(0, { key: 'web-no-cookies', params: {} });
  return call<Reply, Body>(path, wishes);
}

/** Returns the body of an import. The file stays as it was written: its whole numbers are larger than ours can be. */
export function importBody(
  file: string,
  seats: ImportFile['seats'] | null,
  pace: ImportFile['pace'],
): string {
  const rest = JSON.stringify(seats ? { seats, pace } : { pace });
  return `{"file":${file},${rest.slice(1)}`;
}

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  reach: () => call<Reach>('/api/reach'),
  me: (before?: string) => call<MyMatches>(before === undefined ? '/api/me' : `/api/me?before=${before}`),
  create: (wanted: NewMatch) => seated<CreatedReply, NewMatch>('/api/matches', { body: wanted }),
  match: (id: string, link?: string) => call<MatchInfo>(`/api/matches/${id}`, { link }),
  links: (id: string) => call<Links>(`/api/matches/${id}/links`),
  transfer: (id: string) => call<TransferReply, Nothing>(`/api/matches/${id}/transfer`, { body: {} }),
  link: (token: string) => call<LinkReply, LinkToken>('/api/links', { body: { token } }),
  claimLink: (token: string, name: string, seat: number | null) =>
    seated<ClaimReply, LinkClaim>('/api/links/claim', { body: { token, name, seat } }),
  claim: (id: string, name: string, seat: number) =>
    call<ClaimReply, SeatClaim>(`/api/matches/${id}/claim`, { body: { name, seat } }),
  leave: (id: string, seat: number) =>
    call<MatchReply, SeatOnly>(`/api/matches/${id}/leave`, { body: { seat } }),
  start: (id: string, fill: string) => call<MatchReply, Fill>(`/api/matches/${id}/start`, { body: { fill } }),
  giveToBot: (id: string, seat: number, level: string) =>
    call<MatchReply, Level>(`/api/matches/${id}/seats/${seat}/bot`, { body: { level } }),
  holdAlone: (id: string, seat: number) =>
    call<MatchReply, Nothing>(`/api/matches/${id}/seats/${seat}/alone`, { body: {} }),
  removeMatch: (id: string) => call<ForgottenReply, Nothing>(`/api/matches/${id}/remove`, { body: {} }),
  forgetMe: () => call<ForgottenReply, Nothing>('/api/me/forget', { body: {} }),
  noticeKey: () => call<NoticeKey>('/api/notices'),
  wantNotices: (browser: WantNotices) => call<NoticeKey, WantNotices>('/api/notices', { body: browser }),
  stopNotices: (endpoint: string) => call<NoticeKey, NoNotices>('/api/notices/stop', { body: { endpoint } }),
  hint: (id: string, seat: number, question: number) =>
    call<Hint, WantHint>(`/api/matches/${id}/hint`, { body: { seat, question } }),
  rematch: (id: string) => call<MatchReply, Nothing>(`/api/matches/${id}/rematch`, { body: {} }),
  replay: (id: string, link?: string) => call<ReplayInfo>(`/api/matches/${id}/replay`, { link }),
  replaySteps: (id: string, seat: number | null, first: number, last: number, link?: string) =>
    call<ReplayStep[]>(
      `/api/matches/${id}/replay/steps?first=${first}&last=${last}${seat === null ? '' : `&seat=${seat}`}`,
      { link },
    ),
  review: (id: string, link?: string) => call<Review>(`/api/matches/${id}/review`, { link }),
  beginReview: (id: string, link?: string) =>
    call<Review>(`/api/matches/${id}/review`, { method: 'POST', link }),
  course: (id: string, seat: number | null, link?: string) =>
    call<Course>(`/api/matches/${id}/replay/course${seat === null ? '' : `?seat=${seat}`}`, { link }),
  file: async (
    id: string,
    what: 'record' | 'position' | 'series',
    step: number | null,
    link?: string,
  ): Promise<Blob> =>
    (await request(`/api/matches/${id}/${what}${step === null ? '' : `?step=${step}`}`, { link })).blob(),
  importFile: (file: string, seats: ImportFile['seats'] | null, pace: ImportFile['pace'] = 'live') =>
    seated<CreatedReply>('/api/import', { raw: importBody(file, seats, pace) }),
};

/** Tells whether the server answers. */
export async function isThere(): Promise<boolean> {
  return fetch('/healthz').then(
    (response) => response.ok,
    () => false,
  );
}

/** Returns the message of anything that was thrown. */
export function errorText(error: unknown): Message {
  return error instanceof ApiError ? error.text : { key: 'web-error-unknown', params: {} };
}
