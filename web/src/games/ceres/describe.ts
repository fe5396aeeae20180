/** What a component says when it is looked at: rows of signs and words. */
import type { Message } from '../../lib/text';
import type { Catalog } from './catalog.svelte';
import type { Effect, Mark, Units } from './model';

export interface Row {
  title: Message;
  units?: Units;
  does?: readonly Effect[];
  points?: number;
  text?: Message;
  icons?: readonly string[];
}

export interface About {
  name: Message;
  kind?: Message;
  edge?: string;
  rows: Row[];
  mark?: Mark;
}

const words = (key: string, params: Record<string, string | number> = {}): Message => ({
  key: `ceres-ui-${key}`,
  params,
});

/** Returns what there is to say about a component, by id; null where there is none. */
export function describe(catalog: Catalog, id: string): About | null {
  const { data } = catalog;
  const [kind, rest = ''] = id.includes(':') ? id.split(':') : [id.charAt(0), id];
  if (kind === 'F' || kind === 'S') return facility(catalog, id);
  if (kind === 'A') {
    const rock = catalog.asteroids.get(id);
    if (!rock) return null;
    return {
      name: rock.name,
      kind: { key: `ceres-ring-${rock.ring}`, params: {} },
      rows: [
        { title: words('points'), points: rock.points },
        { title: words('rock-income'), units: rock.income },
      ],
      mark: rock.mark,
    };
  }
  if (kind === 'P') {
    const project = catalog.projects.get(id);
    if (!project) return null;
    return {
      name: project.name,
      kind: words('project'),
      edge: 'var(--gold)',
      rows: [
        { title: words('cost'), units: project.cost },
        { title: words('points'), points: project.points },
        { title: words('penalty'), text: words('penalty-text', { points: project.penalty }) },
      ],
      mark: project.mark,
    };
  }
  if (kind === 'H') {
    const ship = catalog.ships.get(id);
    if (!ship) return null;
    return {
      name: ship.name,
      kind: words('ship-of', { round: ship.round }),
      rows: [
        {
          title: words('offers'),
          does: ship.offers.map(({ pay, get, most }) => ({
            op: 'convert',
            pay,
            get,
            most,
            text: { key: words('offer-most').key, params: { most } },
          })),
        },
        { title: words('crew'), icons: ship.workers.map((colour) => `worker-${colour}`) },
      ],
      mark: ship.mark,
    };
  }
  if (kind === 'K') {
    const token = catalog.tokens.get(id);
    if (!token) return null;
    return {
      name: token.name,
      kind: words('token'),
      rows: [
        { title: words('does'), does: token.does },
        { title: words('cost'), text: words('token-price', { price: token.price }) },
        ...token.automa.map((text) => ({ title: words('for-automa'), text })),
      ],
      mark: token.mark,
    };
  }
  if (kind === 'C') {
    const contract = catalog.contracts.get(id);
    if (!contract) return null;
    return {
      name: contract.name,
      kind: words('contract-times', { levels: contract.levels }),
      rows: [
        { title: words('reward-a'), points: contract.points, text: words('reward-a-text') },
        { title: words('reward-b'), text: words('reward-b-text', { steps: contract.steps }) },
        {
          title: words('unfinished'),
          text: words('unfinished-text', { points: data.rules.unfinished_penalty }),
        },
      ],
      mark: contract.mark,
    };
  }
  if (kind === 'U') {
    const union = catalog.unions.get(Number(id.slice(1)));
    if (!union) return null;
    return {
      name: union.name,
      kind: words('union-kind', { number: union.number }),
      rows: [
        { title: words('main-grant'), does: union.main },
        { title: words('bonus-grant'), does: union.bonus },
      ],
      mark: union.mark,
    };
  }
  if (kind === 'L') {
    const place = catalog.locations.get(rest);
    if (!place) return null;
    const council = rest === 'council';
    return {
      name: place.name,
      rows: council
        ? [
            { title: words('favours'), text: words('favours-text') },
            { title: words('override'), text: words('override-help') },
            { title: words('lobby'), units: data.rules.lobby },
          ]
        : place.options.map((option) => ({ title: option.name, does: option.does })),
    };
  }
  if (kind === 'O') return option(catalog, rest);
  if (kind === 'R') {
    const field = catalog.research.get(rest);
    if (!field) return null;
    return {
      name: field.name,
      kind: words('research'),
      rows: field.levels.map((level) => ({
        title: words('level-price', { level: level.level, price: level.price }),
        text: level.text,
      })),
      mark: field.levels[0]?.mark ?? 'designed',
    };
  }
  return null;
}

function facility(catalog: Catalog, id: string): About | null {
  const card = catalog.facilities.get(id);
  if (!card) return null;
  return {
    name: card.name,
    kind: { key: `ceres-type-${card.type}`, params: {} },
    edge: `var(--w-${card.colour})`,
    rows: [
      ...(card.cost ? [{ title: words('cost'), units: card.cost }] : []),
      ...(card.points === undefined ? [] : [{ title: words('points'), points: card.points }]),
      Object.keys(card.income).length
        ? { title: words('income'), units: card.income }
        : { title: words('income'), text: { key: 'ceres-nothing', params: {} } },
      { title: words('action'), does: card.action },
      ...(card.upgrade?.length ? [{ title: words('upgrade'), does: card.upgrade }] : []),
    ],
    mark: card.mark,
  };
}

function option(catalog: Catalog, id: string): About | null {
  if (id === 'lobby')
    return {
      name: words('lobby'),
      rows: [
        { title: words('does'), units: catalog.data.rules.lobby },
        { title: words('cost'), text: words('lobby-text') },
      ],
    };
  for (const place of catalog.data.locations) {
    const found = place.options.find((each) => each.id === id);
    if (found)
      return {
        name: found.name,
        kind: place.name,
        rows: [{ title: words('does'), does: found.does }],
        mark: found.mark,
      };
  }
  return null;
}
