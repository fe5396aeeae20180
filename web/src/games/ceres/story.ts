/** What the events of Ceres tell beyond their words: actions and what follows, launches, leaders, seals, numbers. */
import type { Change, Story, Tales, Target, Telling } from '../../kit/story';
import { say } from '../../lib/i18n.svelte';
import type { LogEvent } from '../../lib/protocol';
import { isMessage, type Json, type Message } from '../../lib/text';
import { knownCatalog } from './catalog.svelte';

const GAME = 'ceres';

/** Returns the id at the end of a name's key, such as `A07` of `ceres-asteroid-A07`. */
export function idOf(value: Json | Message | undefined, kind: string): string | null {
  if (!isMessage(value)) return null;
  const start = `${GAME}-${kind}-`;
  return value.key.startsWith(start) ? value.key.slice(start.length) : null;
}

/** Returns the changes of a list of amounts, for a seat. */
export function amounts(event: LogEvent, name: string, sign = 1): Change[] {
  const list = event.params[name];
  const seat = Number(event.params.seat);
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const icon = idOf(each, 'amount');
    const by = isMessage(each) ? Number(each.params.amount) : 0;
    return icon && by ? [{ seat, icon, by: sign * by }] : [];
  });
}

const points = (event: LogEvent, name = 'points'): Change[] => {
  const by = Number(event.params[name]);
  const { seat } = event.params;
  return by && typeof seat === 'number' ? [{ seat, icon: 'points', by }] : [];
};
const change = (event: LogEvent, icon: string, by: number): Change[] =>
  by ? [{ seat: Number(event.params.seat), icon, by }] : [];

/** A leader or pawn goes to a place of the station. */
const placed =
  (name: string, kind: string, piece: string) =>
  (event: LogEvent): Telling => {
    const id = idOf(event.params[name], kind);
    return id === null ? {} : { place: `L:${id}`, to: `pile:${id}`, piece };
  };
const union = (event: LogEvent, piece: string): Telling => {
  const id = idOf(event.params.union, 'union');
  return id === null ? {} : { place: `U${id}`, to: `pile:union-${id}`, piece };
};
const worked = (event: LogEvent): Telling => {
  const id = idOf(event.params.outstation, 'facility');
  return id === null
    ? {}
    : { card: id, from: 'pile:pool', to: `seat:${Number(event.params.seat)}`, piece: 'worker-grey' };
};
const launched = (event: LogEvent): Telling => {
  const id = idOf(event.params.asteroid, 'asteroid');
  return {
    follows: true,
    ...(id === null ? {} : { place: id, from: 'pile:ceres', piece: 'probes' }),
    changes: [
      ...points(event),
      ...change(event, 'ice', -Number(event.params.price ?? 0)),
      ...amounts(event, 'units'),
    ],
  };
};
const built = (event: LogEvent): Telling => {
  const id = idOf(event.params.facility, 'facility');
  return {
    follows: true,
    ...(id === null ? {} : { card: id }),
    changes: [...points(event), ...amounts(event, 'units')],
  };
};
const project = (event: LogEvent): Telling => {
  const id = idOf(event.params.project, 'project');
  return {
    follows: true,
    ...(id === null ? {} : { card: id }),
    changes: [...points(event), ...amounts(event, 'price', -1)],
  };
};
const swapped = (event: LogEvent): Telling => ({
  follows: true,
  changes: [...amounts(event, 'pay', -1), ...amounts(event, 'get')],
});
const took = (event: LogEvent): Telling => ({ follows: true, changes: amounts(event, 'units') });
const sealed = (event: LogEvent): Telling => ({
  follows: true,
  to: `seat:${Number(event.params.seat)}`,
  piece: 'seal',
  changes: change(event, 'seal', 1),
});
const follows = (): Telling => ({ follows: true });

const TALES: Record<string, Tales[string]> = {
  round: (event) => ({
    round: { key: 'ceres-ui-year', params: { round: event.params.round ?? 1 } } as Message,
  }),
  docked: follows,
  produced: took,
  used: placed('location', 'location', 'leader'),
  overrode: placed('location', 'location', 'leader'),
  worked,
  called: (event) => {
    const id = idOf(event.params.token, 'token');
    return {
      ...(id === null ? {} : { place: id, card: id, to: 'pile:council' as const, piece: 'leader' }),
      changes: change(event, 'influence', -Number(event.params.price ?? 0)),
    };
  },
  lobbied: (event) => ({
    place: 'lobby',
    to: 'pile:council',
    piece: 'leader',
    changes: amounts(event, 'units'),
  }),
  passed: () => ({}),
  granted: (event) => union(event, 'upawn'),
  committed: (event) => union(event, 'upawn'),
  took: took,
  converted: swapped,
  traded: swapped,
  assembled: (event) => ({ follows: true, changes: change(event, 'probes', Number(event.params.count)) }),
  scored: (event) => ({ follows: true, changes: points(event) }),
  launched,
  researched: (event) => ({
    follows: true,
    changes: [...change(event, 'credits', -Number(event.params.price ?? 0)), ...change(event, 'research', 1)],
  }),
  founded: built,
  tucked: built,
  deferred: project,
  settled: project,
  hired: follows,
  recruited: follows,
  'worked-again': follows,
  'labour-union': follows,
  advanced: follows,
  'took-contract': (event) => {
    const id = idOf(event.params.union, 'union');
    return { ...sealed(event), ...(id === null ? {} : { from: `pile:union-${id}` as const }) };
  },
  level: sealed,
  'rewarded-points': (event) => ({ ...sealed(event), changes: points(event, 'number') }),
  'rewarded-steps': (event) => {
    const id = idOf(event.params.union, 'union');
    const seat = Number(event.params.seat);
    return { follows: true, from: `seat:${seat}`, to: `pile:union-${id ?? ''}`, piece: 'seal' };
  },
  'automa-card': () => ({}),
  'automa-launched': launched,
  'automa-built': built,
  'automa-settled': project,
  'automa-placed': (event) => ({ follows: true, ...union(event, 'upawn') }),
  ...Object.fromEntries(
    ['full', 'credits', 'yield', 'probe', 'research', 'worker', 'hired', 'called', 'contract'].map((name) => [
      `automa-${name}`,
      follows,
    ]),
  ),
};

const LINKS: readonly [string, (id: string) => string][] = [
  ['facility', (id) => id],
  ['project', (id) => id],
  ['ship', (id) => id],
  ['token', (id) => id],
  ['union', (id) => `U${id}`],
  ['location', (id) => `L:${id}`],
];

/** Everything with a name, for what people write to each other. */
function named(): ReadonlyMap<string, Target> {
  const catalog = knownCatalog();
  if (!catalog) return new Map();
  const cards = [catalog.facilities, catalog.projects, catalog.ships, catalog.tokens].flatMap((all) => [
    ...all.values(),
  ]);
  return new Map([
    ...cards.map(({ id, name }): [string, Target] => [say(name), { kind: 'card', id }]),
    ...[...catalog.asteroids.values()].map(({ id, name }): [string, Target] => [
      say(name),
      { kind: 'place', id },
    ]),
  ]);
}

export const story: Story = {
  named,
  tales: Object.fromEntries(Object.entries(TALES).map(([name, tale]) => [`${GAME}-${name}`, tale])),
  link: (message) => {
    const rock = idOf(message, 'asteroid');
    if (rock !== null) return { kind: 'place', id: rock };
    for (const [kind, made] of LINKS) {
      const id = idOf(message, kind);
      if (id !== null) return { kind: 'card', id: made(id) };
    }
    return null;
  },
};
