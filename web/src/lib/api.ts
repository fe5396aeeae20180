/** Calls to the server's REST interface; a refusal becomes an ApiError that carries the server's message. */
import type {
  GameInfo,
  LinkInfo,
  Links,
  Course,
  MatchInfo,
  MyMatch,
  NewSeat,
  OptionValue,
  Pace,
  Reach,
  ReplayInfo,
  ReplayStep,
  Transfer,
} from './protocol';
import type { Message } from './text';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: Message,
  ) {
    super(text.key);
  }
}

export const UNREACHABLE: Message = { key: 'web-error-unreachable', params: {} };

interface Wishes {
  method?: string;
  body?: unknown;
  link?: string | undefined;
  /** A body that is JSON already. */
  raw?: string;
}

async function request(path: string, { method = 'GET', body, link, raw }: Wishes): Promise<Response> {
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
  const data = (await response.json().catch(() => null)) as { error?: Message } | null;
  const unknown = response.status >= 500 ? UNREACHABLE : { key: 'web-error-unknown', params: {} };
  throw new ApiError(response.status, data?.error ?? unknown);
}

async function call<T>(path: string, wishes: Wishes = {}): Promise<T> {
  return (await (await request(path, wishes)).json()) as T;
}

/** Calls what gives this browser a seat. A cookie holds it: without cookies it would be lost at once. */
async function seated<T>(path: string, wishes: Wishes): Promise<T> {
  if (!navigator.cookieEnabled) throw new ApiError(0, { key: 'web-no-cookies', params: {} });
  return call<T>(path, wishes);
}

/** Returns the body of an import. The file stays as it was written: its whole numbers are larger than ours can be. */
export function importBody(file: string, seats: NewSeat[] | null, pace: Pace): string {
  const rest = JSON.stringify(seats ? { seats, pace } : { pace });
  return `{"file":${file},${rest.slice(1)}`;
}

export interface NewMatch {
  game: string;
  options: Record<string, OptionValue>;
  pace: Pace;
  days: number | null;
  seats: NewSeat[];
}

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  reach: () => call<Reach>('/api/reach'),
  me: () => call<{ person: boolean; matches: MyMatch[] }>('/api/me'),
  create: (wanted: NewMatch) => seated<{ match: MatchInfo; links: Links }>('/api/matches', { body: wanted }),
  match: (id: string, link?: string) => call<MatchInfo>(`/api/matches/${id}`, { link }),
  links: (id: string) => call<Links>(`/api/matches/${id}/links`),
  transfer: (id: string) => call<Transfer>(`/api/matches/${id}/transfer`, { body: {} }),
  link: (token: string) => call<LinkInfo>('/api/links', { body: { token } }),
  claimLink: (token: string, name: string, seat: number | null) =>
    seated<{ match: MatchInfo; seats: number[] }>('/api/links/claim', { body: { token, name, seat } }),
  claim: (id: string, name: string, seat: number) =>
    call<{ match: MatchInfo }>(`/api/matches/${id}/claim`, { body: { name, seat } }),
  leave: (id: string, seat: number) => call<unknown>(`/api/matches/${id}/leave`, { body: { seat } }),
  start: (id: string, fill: string) => call<unknown>(`/api/matches/${id}/start`, { body: { fill } }),
  giveToBot: (id: string, seat: number, level: string) =>
    call<unknown>(`/api/matches/${id}/seats/${seat}/bot`, { body: { level } }),
  holdAlone: (id: string, seat: number) =>
    call<{ match: MatchInfo }>(`/api/matches/${id}/seats/${seat}/alone`, { body: {} }),
  forgetMe: () => call<{ removed: number; changed: number }>('/api/me/forget', { body: {} }),
  rematch: (id: string) => call<{ match: MatchInfo }>(`/api/matches/${id}/rematch`, { body: {} }),
  replay: (id: string, link?: string) => call<ReplayInfo>(`/api/matches/${id}/replay`, { link }),
  replaySteps: (id: string, seat: number | null, first: number, last: number, link?: string) =>
    call<ReplayStep[]>(
      `/api/matches/${id}/replay/steps?first=${first}&last=${last}${seat === null ? '' : `&seat=${seat}`}`,
      { link },
    ),
  course: (id: string, seat: number | null, link?: string) =>
    call<Course>(`/api/matches/${id}/replay/course${seat === null ? '' : `?seat=${seat}`}`, { link }),
  file: async (
    id: string,
    what: 'record' | 'position' | 'series',
    step: number | null,
    link?: string,
  ): Promise<Blob> =>
    (await request(`/api/matches/${id}/${what}${step === null ? '' : `?step=${step}`}`, { link })).blob(),
  importFile: (file: string, seats: NewSeat[] | null, pace: Pace = 'live') =>
    seated<{ match: MatchInfo; links: Links }>('/api/import', { raw: importBody(file, seats, pace) }),
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
