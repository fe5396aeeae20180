/** What the events of Terraforming Mars tell beyond their words. */
import type { Change, Story, Tales, Target, Telling } from '../../kit/story';
import { say } from '../../lib/i18n.svelte';
import type { LogEvent } from '../../lib/protocol';
import { isMessage, type Json, type Message } from '../../lib/text';
import { knownCatalog } from './catalog.svelte';

const GAME = 'terraforming_mars';
/** Areas with names of their own. */
const NAMED: Record<string, string> = {
  tharsis_tholus: 'r1c1',
  ascraeus_mons: 'r2c0',
  pavonis_mons: 'r3c0',
  arsia_mons: 'r4c0',
  noctis_city: 'r4c2',
};
/** Plants and heat that are turned into something: giving them up is the action. */
const TURNED = [`${GAME}-source-plants`, `${GAME}-source-heat`];

/** Returns the area that a message names. */
function areaOf(value: Json | undefined): string | null {
  if (!isMessage(value)) return null;
  const { row, column } = value.params;
  if (value.key === `${GAME}-area`) return `r${Number(row) - 1}c${Number(column) - 1}`;
  const name = after(value.key, 'area-');
  return name === null ? null : (NAMED[name] ?? name);
}

/** Returns what comes after a beginning of a key, such as the id of a card. */
function after(key: string, start: string): string | null {
  return key.startsWith(`${GAME}-${start}`) ? key.slice(GAME.length + 1 + start.length) : null;
}

const cardOf = (key: string): string | null => after(key, 'card-') ?? after(key, 'corporation-');

function cardIn(event: LogEvent): string | undefined {
  const { card, source } = event.params;
  const message = isMessage(card) ? card : source;
  return isMessage(message) ? (cardOf(message.key) ?? undefined) : undefined;
}

const seatOf = (event: LogEvent, name = 'seat'): number => Number(event.params[name]);
/** Returns what brought an event about; what is spent to turn it into something is told in words of its own. */
const sourceOf = (event: LogEvent | undefined): string => {
  const turned = event && after(event.key, 'spent-');
  if (turned) return `${GAME}-source-${turned}`;
  const source = event?.params.source;
  return isMessage(source) ? source.key : '';
};

/** Returns the change that an amount such as "2 plants" makes. */
function changeOf(seat: number, what: Json | undefined, sign: 1 | -1): Change[] {
  const icon = isMessage(what) ? after(what.key, 'amount-') : null;
  if (icon === null || !isMessage(what)) return [];
  return [{ seat, icon, by: sign * Number(what.params.amount) }];
}

const follows = (): Telling => ({ follows: true });
const rated = (event: LogEvent): Telling => ({
  follows: true,
  changes: [{ seat: seatOf(event), icon: 'rating', by: Number(event.params.amount) }],
});
const raised =
  (track: string) =>
  (event: LogEvent): Telling => ({
    follows: true,
    to: `track:${track}`,
    from: `seat:${seatOf(event)}`,
    piece: track,
  });

const lost = (event: LogEvent): Telling => ({
  follows: true,
  changes: changeOf(seatOf(event), event.params.what, -1),
});

const TALES: Record<string, Tales[string]> = {
  generation: (event) => ({ round: { key: event.key, params: event.params } }),
  produced: (event, before) => ({
    quiet: true,
    follows: before?.key === event.key,
    changes: (Array.isArray(event.params.gains) ? event.params.gains : []).flatMap((gain) =>
      changeOf(seatOf(event), gain, 1),
    ),
  }),
  played: (event) => ({ ...withCard(event), from: `seat:${seatOf(event)}` }),
  used: (event) => withCard(event),
  founded: (event) => withCard(event),
  paid: (event) => ({
    follows: true,
    changes: (Array.isArray(event.params.cost) ? event.params.cost : []).flatMap((part) =>
      changeOf(seatOf(event), part, -1),
    ),
  }),
  placed: (event, before) => {
    const area = areaOf(event.params.area);
    const tile = isMessage(event.params.tile) ? after(event.params.tile.key, 'tile-') : null;
    const alone = TURNED.includes(sourceOf(event)) && sourceOf(before) !== sourceOf(event);
    return { follows: !alone, ...(area ? { place: area } : {}), ...(tile ? { piece: tile } : {}) };
  },
  claimed: (event) => {
    const area = areaOf(event.params.area);
    return { follows: true, ...(area ? { place: area } : {}), piece: 'claim' };
  },
  gained: (event) => ({ follows: true, changes: changeOf(seatOf(event), event.params.what, 1) }),
  'spent-plants': (event) => ({ changes: changeOf(seatOf(event), event.params.what, -1) }),
  'spent-heat': (event) => ({ changes: changeOf(seatOf(event), event.params.what, -1) }),
  lost,
  taken: lost,
  rated,
  'raised-temperature': raised('temperature'),
  'raised-oxygen': raised('oxygen'),
  'raised-oceans': follows,
  bought: () => ({ quiet: true }),
  drafted: () => ({ quiet: true }),
  discarded: (_, before) => ({ follows: before?.key === `${GAME}-project`, quiet: true }),
  ...Object.fromEntries(
    [
      'production-up',
      'production-down',
      'production-taken',
      'collected',
      'uncollected',
      'cube-taken',
      'neutral-lost',
      'neutral-production',
      'drew',
      'revealed',
      'turned-over',
      'copied',
      'next-slack',
      'next-discount',
      'first-action',
    ].map((name) => [name, follows]),
  ),
};

function withCard(event: LogEvent): Telling {
  const card = cardIn(event);
  return card === undefined ? {} : { card };
}

/** Returns what a message inside a sentence stands for. */
function link(message: Message): Target | null {
  const card = cardOf(message.key);
  if (card !== null) return { kind: 'card', id: card };
  const area = areaOf({ key: message.key, params: message.params as Record<string, Json> });
  return area === null ? null : { kind: 'place', id: area };
}

/** All cards by name, for what people write to each other. */
function named(): ReadonlyMap<string, Target> {
  const data = knownCatalog()?.data;
  return new Map(
    [...(data?.cards ?? []), ...(data?.corporations ?? [])].map(({ id, name }): [string, Target] => [
      say(name),
      { kind: 'card', id },
    ]),
  );
}

export const story: Story = {
  named,
  tales: Object.fromEntries(Object.entries(TALES).map(([name, tale]) => [`${GAME}-${name}`, tale])),
  link,
};
