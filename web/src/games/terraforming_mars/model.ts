/** The table and the catalog of Terraforming Mars as the server shows them. */
import type { View } from '../../lib/protocol';
import type { Json, Message } from '../../lib/text';

export const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TAGS = [
  'building',
  'space',
  'power',
  'science',
  'jovian',
  'earth',
  'plant',
  'microbe',
  'animal',
  'city',
] as const;
export type Tag = (typeof TAGS)[number];

export type Kind = 'automated' | 'active' | 'event' | 'corporation';
export const POINT_SOURCES = ['rating', 'awards', 'milestones', 'greeneries', 'cities', 'cards'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** One icon of a card: what it shows, how many, and how it is framed. */
export interface IconData {
  icon: string;
  count?: number;
  production?: boolean;
  any?: boolean;
  star?: boolean;
  steal?: boolean;
  more?: boolean;
  x?: boolean;
  per?: IconData;
  if?: IconData;
  also?: string;
  value?: number;
  bound?: 'min' | 'max';
}

export interface CardLine {
  kind: 'play' | 'action' | 'effect' | 'first' | 'start';
  text: Message;
  left: IconData[];
  right: IconData[];
}

export interface CardData {
  id: string;
  number: number;
  name: Message;
  kind: Kind;
  cost: number;
  tags: Tag[];
  set: 'base' | 'corporate_era';
  cube: string | null;
  requires: IconData[];
  requires_text: Message | null;
  lines: CardLine[];
  note: Message | null;
  points: { points: number; text: Message; per?: IconData; if?: IconData } | null;
}

export interface AreaData {
  id: string;
  row: number | null;
  column: number | null;
  q: number | null;
  r: number | null;
  ocean: boolean;
  volcano: boolean;
  reserved: string | null;
  name: Message | null;
  bonus: IconData[];
}

export interface TrackData {
  name: 'temperature' | 'oxygen' | 'oceans';
  start: number;
  step: number;
  goal: number;
  unit: 'degrees' | 'percent' | 'tiles';
  bonuses: { at: number; brings: IconData[] }[];
}

export interface ProjectData {
  id: string;
  name: Message;
  cost: number;
  brings: IconData[];
}

export interface CatalogData {
  cards: CardData[];
  corporations: CardData[];
  areas: AreaData[];
  tracks: TrackData[];
  projects: ProjectData[];
  milestones: {
    cost: number;
    points: number;
    limit: number;
    list: { id: string; name: Message; goal: number }[];
  };
  awards: { costs: number[]; points: number[]; list: { id: string; name: Message }[] };
  tiles: { id: string; name: Message; card: string; site: string }[];
  prices: { card: number; greenery: number; heat: number; ocean: number };
  solo_generations: number;
}

export interface TileView {
  tile: string;
  owner: number | 'neutral' | null;
}

export interface PlayerView {
  corporation: string | null;
  rating: number;
  income: number;
  stock: Record<Resource, number>;
  production: Record<Resource, number>;
  tags: Partial<Record<Tag, number>>;
  cards: number;
  looking_at: number;
  played: string[];
  events: string[];
  cubes: Record<string, number>;
  actions: string[];
  used: string[];
  playing: string | null;
  passed: boolean;
  rising: boolean;
  steel_value: number;
  titanium_value: number;
  greenery_cost: number;
  discount: number;
  slack: number;
  project_discounts: Record<string, number>;
  points: Record<PointSource, number>;
  card_points: Record<string, number>;
  score: number;
  /** One's own secrets; everybody's after the end. */
  hand?: { id: string; price: number | null }[];
  dealt?: string[];
  drafted?: string[];
  offers?: string[];
  chosen?: string | null;
}

export interface TableView {
  phase: 'setup' | 'research' | 'action' | 'production' | 'conversion';
  generation: number;
  first: number;
  turn: number | null;
  action: number;
  temperature: number;
  oxygen: number;
  oceans: number;
  tiles: Record<string, TileView>;
  claims: Record<string, number>;
  milestones: { id: string; owner: number | null; progress: number[] }[];
  awards: { id: string; owner: number | null; standing: number[]; points: number[] }[];
  award_cost: number;
  /** What the oceans next to a free area pay for a tile there. */
  beside: Record<string, number>;
  /** How many seats on the cards of a draft go: 1 is clockwise. */
  draft_step: number;
  deck: number;
  discards: number;
  known_discards: string[];
  players: PlayerView[];
  /** By generation: rating, income and points of each seat, one after another. */
  history: number[][];
}

/** Returns the table inside a view. */
export function tableOf(view: View): TableView {
  return view.table as unknown as TableView;
}

/** Returns the id of the card that an answer names, if it is the answer to a question about cards. */
export function cardIn(value: Json): string | null {
  return typeof value === 'string' ? value : null;
}
