/** Calls to the server's REST interface; a refusal becomes an ApiError that carries the server's message. */
import type {
  GameInfo,
  LinkInfo,
  Links,
  MatchInfo,
  MyMatch,
  NewSeat,
  OptionValue,
  Pace,
  ReplayInfo,
  ReplayStep,
  Transfer,
} from './protocol';
import type { Json, Message } from './text';

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
}

async function call<T>(path: string, { method = 'GET', body, link }: Wishes = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (link) headers['offworld-link'] = link;
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? method : 'POST',
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (data as { error?: Message } | null)?.error;
    throw new ApiError(
      response.status,
      error ?? (response.status >= 500 ? UNREACHABLE : { key: 'web-error-unknown', params: {} }),
    );
  }
  return data as T;
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
  me: () => call<{ person: boolean; matches: MyMatch[] }>('/api/me'),
  create: (wanted: NewMatch) => call<{ match: MatchInfo; links: Links }>('/api/matches', { body: wanted }),
  match: (id: string, link?: string) => call<MatchInfo>(`/api/matches/${id}`, { link }),
  links: (id: string) => call<Links>(`/api/matches/${id}/links`),
  transfer: (id: string) => call<Transfer>(`/api/matches/${id}/transfer`, { body: {} }),
  link: (token: string) => call<LinkInfo>('/api/links', { body: { token } }),
  claimLink: (token: string, name: string, seat: number | null) =>
    call<{ match: MatchInfo; seats: number[] }>('/api/links/claim', { body: { token, name, seat } }),
  claim: (id: string, name: string, seat: number) =>
    call<{ match: MatchInfo }>(`/api/matches/${id}/claim`, { body: { name, seat } }),
  leave: (id: string, seat: number) => call<unknown>(`/api/matches/${id}/leave`, { body: { seat } }),
  start: (id: string, fill: string) => call<unknown>(`/api/matches/${id}/start`, { body: { fill } }),
  giveToBot: (id: string, seat: number, level: string) =>
    call<unknown>(`/api/matches/${id}/seats/${seat}/bot`, { body: { level } }),
  rematch: (id: string) => call<{ match: MatchInfo }>(`/api/matches/${id}/rematch`, { body: {} }),
  replay: (id: string, link?: string) => call<ReplayInfo>(`/api/matches/${id}/replay`, { link }),
  replaySteps: (id: string, seat: number | null, first: number, last: number, link?: string) =>
    call<ReplayStep[]>(
      `/api/matches/${id}/replay/steps?first=${first}&last=${last}${seat === null ? '' : `&seat=${seat}`}`,
      { link },
    ),
  file: (id: string, what: 'record' | 'position', step: number | null, link?: string) =>
    call<Json>(`/api/matches/${id}/${what}${step === null ? '' : `?step=${step}`}`, { link }),
  importFile: (file: Json, seats: NewSeat[] | null, pace: Pace = 'live') =>
    call<{ match: MatchInfo; links: Links }>('/api/import', {
      body: seats ? { file, seats, pace } : { file, pace },
    }),
};

/** Returns the message of anything that was thrown. */
export function errorText(error: unknown): Message {
  return error instanceof ApiError ? error.text : { key: 'web-error-unknown', params: {} };
}
