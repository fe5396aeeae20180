/** What the events of On Mars tell beyond their words. */
import type { Change, Spot, Story, Tales, Target, Telling } from '../../kit/story';
import type { LogEvent } from '../../lib/protocol';
import { say } from '../../lib/i18n.svelte';
import { isMessage, type Json, type Message } from '../../lib/text';
import { catalog } from './model';

const GAME = 'on_mars';

/** Returns what comes after a beginning of a key, such as the id of a card. */
function after(key: string, start: string): string | null {
  return key.startsWith(`${GAME}-${start}-`) ? key.slice(GAME.length + start.length + 2) : null;
}

const partOf = (value: Json | undefined, start: string): string | null =>
  isMessage(value) ? after(value.key, start) : null;
const seatOf = (event: LogEvent): number => Number(event.params.seat);
const fromSeat = (event: LogEvent): Spot | undefined =>
  typeof event.params.seat === 'number' ? `seat:${event.params.seat}` : undefined;
const hexOf = (event: LogEvent, name = 'hex'): string | undefined =>
  typeof event.params[name] === 'string' ? (event.params[name] as string) : undefined;

/** Returns the change that an amount such as "2 plants" makes. */
function changeOf(event: LogEvent, sign: 1 | -1): Change[] {
  const { what, seat } = event.params;
  return [what].flat().flatMap((each) => {
    const icon = partOf(each ?? null, 'amount');
    if (icon === null || !isMessage(each) || typeof seat !== 'number') return [];
    return [{ seat, icon, by: sign * Number(each.params.count) }];
  });
}

const goes = (told: { from?: Spot | undefined; to?: Spot | undefined; piece: string }): Telling => ({
  ...(told.from ? { from: told.from } : {}),
  ...(told.to ? { to: told.to } : {}),
  piece: told.piece,
});
const moved =
  (piece: string) =>
  (event: LogEvent): Telling => {
    const [start, end] = [hexOf(event, 'start'), hexOf(event, 'end')];
    return {
      follows: true,
      ...(end ? { place: end } : {}),
      ...goes({ from: start ? `place:${start}` : undefined, piece }),
    };
  };
const follows = (): Telling => ({ follows: true });
const onHex =
  (piece: string, from?: 'seat') =>
  (event: LogEvent): Telling => {
    const hex = hexOf(event);
    return {
      follows: true,
      ...(hex ? { place: hex } : {}),
      ...goes({ from: from ? fromSeat(event) : undefined, piece }),
    };
  };
const card =
  (kind: string, param: string) =>
  (event: LogEvent): Telling => {
    const value = event.params[param];
    const id =
      kind === 'contract' && isMessage(value)
        ? String(value.params.number)
        : partOf(value, kind === 'blueprint' ? 'card' : kind);
    return { follows: true, ...(id ? { card: `${kind}:${id}` } : {}) };
  };
const colonists =
  (sign: 1 | -1) =>
  (event: LogEvent): Telling => ({
    follows: true,
    changes: [{ seat: seatOf(event), icon: 'colonist', by: sign * Number(event.params.count ?? 1) }],
  });

const TALES: Record<string, Tales[string]> = {
  round: (event) => ({ round: { key: event.key, params: event.params } }),
  'last-round': (event) => ({ round: { key: event.key, params: event.params } }),
  turn: () => ({ quiet: true }),
  main: () => ({}),
  executive: () => ({}),
  'used-building': (event) => ({ ...card('blueprint', 'card')(event), follows: false }),
  staffed: (event) => ({ ...card('blueprint', 'card')(event), follows: false }),
  gained: (event) => ({ follows: true, changes: changeOf(event, 1) }),
  resupplied: (event) => ({
    follows: true,
    changes: changeOf(event, 1),
    ...goes({
      from: 'pile:warehouse',
      to: fromSeat(event),
      piece: partOf(event.params.what, 'amount') ?? 'resupply',
    }),
  }),
  paid: (event) => ({ follows: true, changes: changeOf(event, -1) }),
  delivered: (event) => ({ ...card('contract', 'contract')(event) }),
  'contract-completed': card('contract', 'contract'),
  'gained-colonists': colonists(1),
  'came-home': (event) => ({ ...colonists(1)(event), quiet: true }),
  sent: colonists(-1),
  retrieved: colonists(1),
  'placed-colonist': (event) => ({
    follows: true,
    changes: [{ seat: seatOf(event), icon: 'colonist', by: -1 }],
  }),
  'moved-bot': moved('bot'),
  'moved-rover': moved('rover'),
  displaced: (event) => ({
    ...moved(partOf(event.params.figure, 'figure') ?? 'bot')(event),
  }),
  'placed-bot': onHex('bot', 'seat'),
  built: (event) => onHex(partOf(event.params.building, 'building') ?? 'construct', 'seat')(event),
  upgraded: (event) => ({ ...onHex('adv', 'seat')(event), ...card('blueprint', 'card')(event) }),
  'crystal-appeared': onHex('crystal'),
  'crystal-lost': (event) => ({ follows: true, ...(hexOf(event) ? { place: hexOf(event) ?? '' } : {}) }),
  collected: (event) => {
    const hexes = Array.isArray(event.params.hexes) ? event.params.hexes : [];
    return {
      follows: true,
      changes: [{ seat: seatOf(event), icon: 'crystal', by: Number(event.params.count) }],
      ...goes({
        from: hexes[0] ? `place:${String(hexes[0])}` : undefined,
        to: fromSeat(event),
        piece: 'crystal',
      }),
    };
  },
  'took-tile': (event) => ({
    follows: true,
    ...(hexOf(event) ? { place: hexOf(event) ?? '' } : {}),
    ...goes({
      from: hexOf(event) ? `place:${hexOf(event) ?? ''}` : undefined,
      to: fromSeat(event),
      piece: 'discovery',
    }),
  }),
  'laid-discovery': (event) => ({
    follows: true,
    ...(hexOf(event) ? { place: hexOf(event) ?? '' } : {}),
    ...goes({ from: 'pile:discoveries', piece: 'discovery' }),
  }),
  progress: (event) => ({
    follows: true,
    ...goes({ from: fromSeat(event), to: `track:progress-${seatOf(event)}`, piece: 'cube' }),
  }),
  lss: (event) => ({
    follows: true,
    ...goes({ to: 'track:level', piece: partOf(event.params.building, 'building') ?? 'op' }),
  }),
  level: (event) => ({
    round: { key: event.key, params: event.params },
    ...goes({ to: 'track:level', piece: 'op' }),
  }),
  scored: (event) => ({
    follows: true,
    changes:
      typeof event.params.seat === 'number'
        ? [{ seat: seatOf(event), icon: 'op', by: Number(event.params.points) }]
        : [],
  }),
  'took-blueprint': card('blueprint', 'card'),
  hired: card('scientist', 'scientist'),
  'took-contract': card('contract', 'contract'),
  refilled: (event) => ({ ...card('contract', 'contract')(event), follows: false, quiet: true }),
  contributed: (event) => ({ follows: true, changes: changeOf(event, 1) }),
  welcomed: (event) => ({ follows: true, ...goes({ to: fromSeat(event), piece: 'ship' }) }),
  travelled: (event) => ({ ...goes({ from: fromSeat(event), to: 'track:shuttle', piece: 'colonist' }) }),
  'shuttle-flew': () => ({ ...goes({ to: 'track:shuttle', piece: 'shuttle' }) }),
  'shuttle-nearer': () => ({ quiet: true }),
  claimed: (event) => ({ card: `goal:${String(event.params.number)}` }),
  ...Object.fromEntries(
    [
      'overflow',
      'spent-goals',
      'cleared',
      'used-tech',
      'used-foreign-tech',
      'learned',
      'developed',
      'tile-lost',
      'miner-home',
      'radar',
      'took-space',
      'spent-ship',
      'crystals-lost',
      'lacerda-impossible',
      'lacerda-idle',
      'lacerda-bot',
      'lacerda-ship',
      'showed-task',
      'drew-tasks',
      'drew-tasks-seen',
    ].map((name) => [name, follows]),
  ),
};

const LINKED: Record<string, string> = {
  card: 'blueprint',
  tech: 'tech',
  scientist: 'scientist',
  building: 'building',
  discovery: 'discovery',
  mission: 'mission',
  goal: 'goal',
  action: 'action',
  exec: 'exec',
};

/** Returns what a message inside a sentence stands for. */
function link(message: Message): Target | null {
  if (message.key === `${GAME}-contract`)
    return { kind: 'card', id: `contract:${String(message.params.number)}` };
  if (message.key === `${GAME}-research`)
    return { kind: 'card', id: `research:${String(message.params.letter)}` };
  if (message.key === `${GAME}-cell`) return { kind: 'card', id: `cell:${String(message.params.cell)}` };
  for (const [start, kind] of Object.entries(LINKED)) {
    const id = after(message.key, start);
    if (id) return { kind: 'card', id: `${kind}:${id}` };
  }
  return null;
}

const HEX = /^[A-M]\d+$/;

/** Everything with a name, and the hexes, for what people write to each other. */
function named(): ReadonlyMap<string, Target> {
  const data = catalog().known;
  if (!data) return new Map();
  const cards: [string, { id: string; name: Message }[]][] = [
    ['blueprint', data.blueprints],
    ['scientist', data.scientists],
    ['tech', data.techs],
  ];
  return new Map([
    ...data.hexes.map(({ id }): [string, Target] => [id, { kind: 'place', id }]),
    ...cards.flatMap(([kind, all]) =>
      all.map(({ id, name }): [string, Target] => [say(name), { kind: 'card', id: `${kind}:${id}` }]),
    ),
  ]);
}

export const story: Story = {
  named,
  tales: Object.fromEntries(Object.entries(TALES).map(([name, tale]) => [`${GAME}-${name}`, tale])),
  link,
  linkParam: (name, value) =>
    ['hex', 'start', 'end'].includes(name) && HEX.test(String(value))
      ? { kind: 'place', id: String(value) }
      : null,
};
