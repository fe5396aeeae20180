/** What can be looked at on this table, in words: every card, tile, cell, action and sign, for the stand and the rules. */
import { say, t } from '../../lib/i18n.svelte';
import { buildingColour, techIcon } from './glyphs';
import { HOUSE, type Benefit, type CatalogData, type Goods } from './model';

export interface Fact {
  id: string;
  kind: string;
  name: string;
  icon: string;
  colour?: string;
  /** A price, such as two minerals. */
  cost?: Goods;
  lines: string[];
  /** The same in a few words, where several stand below each other. */
  brief?: string[];
  /** Not as printed for certain. */
  house: boolean;
}

const words = (benefit: Benefit): string[] => [
  say(benefit.text),
  ...(benefit.boost_text ? [say(benefit.boost_text)] : []),
];
const amounts = (goods: Goods): string =>
  Object.entries(goods)
    .map(([what, count]) => amount(what, count))
    .join(', ');

/** Returns so many of a good in words. */
export function amount(what: string, count: number): string {
  return what === 'any' || what === 'colonist'
    ? t(`on_mars-ui-amount-${what}`, { count })
    : t(`on_mars-amount-${what}`, { count });
}

/** Returns what a cost is in words. */
export function costWords(cost: Goods): string {
  return Object.keys(cost).length ? amounts(cost) : t('on_mars-ui-free');
}

type Made = Omit<Fact, 'id' | 'kind' | 'house'> & { trust?: string };
type Maker = (data: CatalogData, id: string) => Made;

const nothing: Made = { name: '', icon: 'any', lines: [] };

const MAKERS: Record<string, Maker> = {
  blueprint: (data, id) => {
    const card = data.blueprints.find((each) => each.id === id);
    if (!card) return nothing;
    const building = t(`on_mars-building-${card.building}`);
    return {
      name: say(card.name),
      icon: card.building,
      colour: buildingColour(card.building),
      trust: card.trust,
      lines: [
        t(card.size > 1 ? 'on_mars-ui-blueprint-big' : 'on_mars-ui-blueprint-small', {
          level: card.level,
          building,
          size: card.size,
        }),
        t('on_mars-ui-blueprint-corner', { what: amount(card.corner, 1) }),
        t('on_mars-ui-blueprint-action'),
        ...words(card.action),
        t('on_mars-ui-blueprint-points', {
          points: card.points,
          scientist: t(`on_mars-scientist-${card.scientist}`),
        }),
      ],
      brief: [
        building,
        ...(card.size > 1 ? [t('on_mars-ui-complex', { size: card.size })] : []),
        t('on_mars-ui-blueprint-corner', { what: amount(card.corner, 1) }),
        say(card.action.text),
        t('on_mars-ui-score', { points: card.points }),
      ],
    };
  },
  scientist: (data, id) => {
    const card = data.scientists.find((each) => each.id === id);
    if (!card) return nothing;
    return {
      name: say(card.name),
      icon: 'sci',
      colour: buildingColour(card.works_in),
      cost: card.cost,
      lines: [
        t('on_mars-ui-scientist-works', { building: t(`on_mars-building-${card.works_in}`) }),
        t('on_mars-ui-scientist-scores', {
          points: card.points,
          building: t(`on_mars-building-${card.scores}`),
        }),
      ],
    };
  },
  contract: (data, id) => {
    const card = data.contracts.find((each) => String(each.number) === id);
    if (!card) return nothing;
    const what = card.building
      ? t('on_mars-ui-contract-upgrade', {
          building: t(`on_mars-building-${card.building}`),
          size: card.size ?? 0,
        })
      : t('on_mars-ui-contract-delivery', { goods: amounts(card.goods) });
    return {
      name: say(card.name),
      icon: 'contract',
      cost: data.prices.contract ?? {},
      trust: card.trust,
      lines: [what, t('on_mars-ui-contract-points', { done: card.done, failed: -card.failed })],
    };
  },
  tech: (data, id) => {
    const tech = data.techs.find((each) => each.id === id);
    return tech
      ? {
          name: t('on_mars-ui-tech', { tech: say(tech.name) }),
          icon: techIcon(id),
          lines: [say(tech.text), t('on_mars-ui-tech-use')],
        }
      : nothing;
  },
  cell: (data, id) => {
    const cell = data.lab.cells.find((each) => each.id === id);
    const column = data.lab.columns.find(({ level }) => level === cell?.column);
    if (!cell || !column) return nothing;
    return {
      name: t('on_mars-ui-cell', { level: cell.column, row: t(`on_mars-ui-row-${id.slice(2) || 'm'}`) }),
      icon: cell.benefit?.what ?? cell.benefit?.kind ?? 'develop',
      cost: column.cost,
      trust: cell.trust,
      lines: [
        ...(cell.benefit
          ? [t('on_mars-ui-cell-benefit'), ...words(cell.benefit)]
          : [t('on_mars-ui-cell-none')]),
        t('on_mars-ui-cell-points', { points: column.points }),
      ],
    };
  },
  goal: (data, id) => {
    const goal = data.goals.find((each) => String(each.number) === id);
    if (!goal) return nothing;
    return {
      name: say(goal.text),
      icon: 'goal',
      lines: [
        t('on_mars-ui-goal-rewards'),
        ...goal.rewards.map(({ text }) => say(text)),
        t('on_mars-ui-goal-note'),
      ],
    };
  },
  mission: (data, id) => {
    const mission = data.missions.find((each) => each.id === id);
    return mission
      ? {
          name: say(mission.name),
          icon: 'mission',
          lines: [
            t('on_mars-ui-mission', { count: mission.crystals }),
            t(`on_mars-ui-mission-${mission.deck}`),
          ],
        }
      : nothing;
  },
  discovery: (data, id) => {
    const tile = data.discoveries.find((each) => each.id === id);
    return tile
      ? {
          name: say(tile.name),
          icon: tile.benefit.what ?? tile.benefit.kind,
          trust: tile.trust,
          lines: [...words(tile.benefit), t('on_mars-ui-discovery')],
        }
      : nothing;
  },
  research: (data, id) => ({
    name: t('on_mars-research', { letter: id }),
    icon: 'develop',
    lines: [...words(data.research.benefit), t('on_mars-ui-research')],
  }),
  space: (data, id) => {
    const space = data.spaces.find((each) => String(each.number) === id);
    return space
      ? {
          name: t('on_mars-do-space', { space: space.number }),
          icon: space.bonus?.what ?? space.bonus?.kind ?? 'shuttle',
          trust: space.trust,
          lines: [
            t(`on_mars-side-${space.side}`),
            ...(space.bonus ? words(space.bonus) : [t('on_mars-ui-space-none')]),
          ],
        }
      : nothing;
  },
  reward: (data, id) => {
    const reward = data.lss.rewards.find((each) => each.id === id);
    return reward
      ? {
          name: t('on_mars-ui-reward'),
          icon: rewardIcon(reward.kind),
          lines: [t('on_mars-ui-reward-points', { count: reward.points }), say(reward.text)],
        }
      : nothing;
  },
  action: (data, id) => {
    const action = data.actions.find((each) => each.id === id);
    return action
      ? {
          name: say(action.name),
          icon: id,
          lines: [say(action.text), t(action.red ? 'on_mars-ui-action-red' : 'on_mars-ui-action-teal')],
        }
      : nothing;
  },
  exec: (data, id) => {
    const action = data.executive.find((each) => each.id === id);
    return action
      ? {
          name: upper(say(action.name)),
          icon: execIcon(id),
          cost: { crystal: action.cost },
          lines: words(action.benefit),
        }
      : nothing;
  },
  building: (data, id) => {
    const building = data.buildings.find((each) => each.id === id);
    if (!building) return nothing;
    return {
      name: say(building.name),
      icon: id,
      colour: buildingColour(id),
      cost: building.colonist ? { colonist: 1 } : building.cost,
      lines: [
        t('on_mars-ui-building-gives', { what: t(`on_mars-good-${building.gives}`) }),
        t(building.lss ? 'on_mars-ui-building-lss' : `on_mars-ui-building-${id}`),
      ],
    };
  },
  good: (_, id) => ({ name: t(`on_mars-good-${id}`), icon: id, lines: [t(`on_mars-ui-good-${id}`)] }),
  sign: (_, id) => ({ name: t(`on_mars-ui-sign-${id}`), icon: id, lines: [t(`on_mars-ui-sign-${id}-text`)] }),
  task: (data, id) => {
    const task = data.first_colonists.tasks.find((each) => each.id === id);
    return task
      ? {
          name: say(task.text),
          icon: task.reward,
          lines: [t('on_mars-ui-task', { what: amount(task.reward, 1) })],
          trust: 'designed',
        }
      : nothing;
  },
};

/** Returns a fact by its name, such as `blueprint:radar` or `good:water`. */
export function factOf(data: CatalogData, name: string): Fact {
  const [kind = '', id = ''] = name.split(':');
  const { trust, ...made } = MAKERS[kind]?.(data, id) ?? nothing;
  return { id: name, kind, house: HOUSE.includes(trust ?? ''), ...made };
}

/** Returns the names of all facts of a kind. */
export function factsOf(data: CatalogData, kind: string): string[] {
  const named = (ids: readonly (string | number)[]): string[] => ids.map((id) => `${kind}:${id}`);
  switch (kind) {
    case 'blueprint':
      return named(data.blueprints.map(({ id }) => id));
    case 'scientist':
      return named(data.scientists.map(({ id }) => id));
    case 'contract':
      return named(data.contracts.map(({ number }) => number));
    case 'tech':
      return named(data.techs.map(({ id }) => id));
    case 'cell':
      return named(data.lab.cells.map(({ id }) => id));
    case 'goal':
      return named(data.goals.map(({ number }) => number));
    case 'mission':
      return named(data.missions.map(({ id }) => id));
    case 'discovery':
      return named(data.discoveries.map(({ id }) => id));
    case 'research':
      return named(data.research.kinds.map(({ letter }) => letter));
    case 'space':
      return named(data.spaces.map(({ number }) => number));
    case 'reward':
      return named(data.lss.rewards.map(({ id }) => id));
    case 'action':
      return named(data.actions.map(({ id }) => id));
    case 'exec':
      return named(data.executive.map(({ id }) => id));
    case 'building':
      return named(data.buildings.map(({ id }) => id));
    case 'task':
      return named(data.first_colonists.tasks.map(({ id }) => id));
    case 'good':
      return named(['mineral', 'battery', 'water', 'plant', 'oxygen', 'crystal']);
    case 'sign':
      return named(SIGNS);
    default:
      return [];
  }
}

export const SIGNS = ['colonist', 'bot', 'rover', 'ship', 'shuttle', 'cube', 'adv'];

/** Returns the sign of what an LSS reward counts. */
export function rewardIcon(kind: string): string {
  const icons: Record<string, string> = {
    best_tech: 'tech',
    ships: 'ship',
    advanced_buildings: 'adv',
    mines: 'mine',
    bots: 'bot',
    discoveries: 'discovery',
    shelters: 'shelter',
    colonists: 'colonist',
  };
  return icons[kind] ?? 'op';
}

/** Returns the sign of an executive action. */
export function execIcon(id: string): string {
  return { building: 'adv', bots: 'bot', warehouse: 'resupply' }[id] ?? id;
}

/** Returns a phrase as the beginning of a sentence. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
