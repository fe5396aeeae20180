/** What the view and the catalog of Ceres hold. */
import type { View } from '../../lib/protocol';
import type { Message } from '../../lib/text';

export const RESOURCES = ['credits', 'influence', 'ore', 'ice', 'alloy', 'probes'] as const;
export const COLOURS = ['grey', 'red', 'blue', 'green'] as const;
export const RINGS = ['inner', 'middle', 'outer'] as const;
export const FIELDS = ['exploration', 'construction', 'commerce'] as const;
export const LOCATIONS = ['factory', 'construction', 'trade', 'spaceport', 'council'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Colour = (typeof COLOURS)[number];
export type Ring = (typeof RINGS)[number];
export type Field = (typeof FIELDS)[number];
export type Location = (typeof LOCATIONS)[number];
/** A seat, or the Automa, which has none. */
export type Party = number | 'automa';
export type Units = Partial<Record<Resource, number>>;
export type Mark = 'sourced' | 'unconfirmed' | 'designed';

export interface AsteroidView {
  id: string;
  sector: number;
  next: number;
  price: number;
  next_price: number;
  owner: Party | null;
}

export interface TokenView {
  id: string;
  price: number;
  callers: Party[];
}

export interface UnionView {
  number: number;
  progress: number;
  worth: number;
  seals: number;
  colour: string;
  contracts: (string | null)[];
  slots: ({ owner: Party; piece: 'pawn' | 'leader'; repeat: boolean } | null)[];
}

export interface OutstationView {
  id: string;
  colour: Colour;
  upgrades: string[];
  worker: string | null;
}

export interface ContractView {
  id: string;
  union: number;
  colour: string;
  level: number;
  levels: number;
  kept: boolean;
  worth: number | null;
}

export interface PlayerView {
  points: number;
  lines: Record<string, number>;
  final: Record<string, number>;
  stock: Record<Resource, number>;
  income: Record<Resource, number>;
  research: Record<Field, number>;
  leaders: number;
  pawn: boolean;
  lobby: number;
  passed: boolean;
  labour_union: boolean;
  launched: number;
  outstations: OutstationView[];
  paid: string[];
  unpaid: { id: string; waived: number; payable: boolean }[];
  contracts: ContractView[];
}

export interface AutomaView {
  level: string;
  points: number;
  lines: Record<string, number>;
  credits: number;
  probes: number;
  research: number;
  leaders: number;
  workers: number;
  pawn: boolean;
  facilities: number;
  passed: boolean;
  crew: Record<Colour, number>;
  promises: string[];
  actions: number;
  discards: string[];
  priorities: number;
  used: string[];
  card: string | null;
  priority: string | null;
}

export interface TableView {
  data: number;
  round: number;
  rounds: number;
  phase: 'tokens' | 'activation' | 'last_payments' | 'over';
  turn: Party;
  first: number;
  rings: { id: Ring; turns: number; steps: number }[];
  asteroids: AsteroidView[];
  pool: Record<Colour, number>;
  supply: Record<Colour, number>;
  ships: string[];
  aboard: Colour[];
  facilities: string[];
  facility_deck: number;
  projects: string[];
  project_deck: number;
  locations: Record<Location, (Party | null)[]>;
  tokens: TokenView[];
  unions: UnionView[];
  contract_deck: number;
  players: PlayerView[];
  automa: AutomaView | null;
  prices: {
    launch: Record<string, number>;
    launch_next: Record<string, number>;
    build: Record<string, Units>;
    waived: Record<string, number>;
  } | null;
  /** A bill for each listed choice of the question in hand, in their order. */
  preview: Bill[] | null;
}

/** What an answer changes for its seat before anything further is asked. */
export interface Bill {
  units: Units;
  points: number;
  contracts: string[];
}

/** A printed effect: what it does, its numbers, and its words. */
export interface Effect {
  op: string;
  text: Message;
  units?: Units;
  count?: number;
  of?: Resource[];
  pay?: Units;
  get?: Units;
  most?: number;
  change?: number;
  steps?: number;
  discount?: number | Units;
  offers?: number;
  price?: Units;
  points?: number;
  sources?: number;
}

interface Named {
  id: string;
  name: Message;
  mark: Mark;
}
export interface Option extends Named {
  does: Effect[];
}
export interface LocationCard {
  id: Location;
  name: Message;
  options: Option[];
}
export interface Facility extends Named {
  colour: Colour;
  type: string;
  /** Starting outstations cost nothing, give no points and upgrade nothing. */
  cost?: Units;
  points?: number;
  income: Units;
  action: Effect[];
  upgrade?: Effect[];
}
export interface Asteroid extends Named {
  ring: Ring;
  sector: number;
  players: number;
  income: Units;
  points: number;
}
export interface Project extends Named {
  cost: Units;
  points: number;
  penalty: number;
}
export interface Ship extends Named {
  round: number;
  offers: { pay: Units; get: Units; most: number }[];
  workers: Colour[];
}
export interface Token extends Named {
  price: number;
  does: Effect[];
  automa: Message[];
  contracts: boolean;
}
export interface Level {
  level: number;
  price: number;
  effect: Record<string, number | Units>;
  text: Message;
  mark: Mark;
}
export interface ResearchField {
  id: Field;
  name: Message;
  levels: Level[];
}
export interface Union {
  number: number;
  name: Message;
  main: Effect[];
  bonus: Effect[];
  mark: Mark;
}
export interface Contract extends Named {
  event: string;
  levels: number;
  points: number;
  steps: number;
}

export interface CatalogData {
  data: { number: number; marks: Record<Mark, Message> };
  workers: { id: Colour; name: Message; type: string; type_name: Message }[];
  sectors: number;
  distances: number[];
  rings: { id: Ring; name: Message; steps: number; price: number }[];
  locations: LocationCard[];
  facilities: Facility[];
  outstations: Facility[];
  asteroids: Asteroid[];
  projects: Project[];
  ships: Ship[];
  tokens: Token[];
  research: ResearchField[];
  unions: Union[];
  track: number[];
  contracts: Contract[];
  automa: {
    leaders: { id: string; name: Message; credits: number; points: number; mark: Mark }[];
    actions: { id: string; kind: string }[];
    priorities: { id: string; arrow: string; workers: Colour[]; rings: Ring[] }[];
    research_points: number[];
    credits_per_point: number;
    construction_price: number;
    facility_bonus: number;
    launch_price: number;
    contract_price: number;
    contract_points: number;
    income: number;
  };
  rules: {
    rounds: number;
    leaders: number;
    stored_probes: number;
    probes: number;
    upgrades: number;
    probe_price: Units;
    override_price: Units;
    lobby: Units;
    start: Units;
    leftover_worth: Units;
    leftovers_per_point: number;
    unfinished_penalty: number;
    completion: number;
    seals: number;
  };
}

/** Returns the table of a view. */
export const tableOf = (view: View): TableView => view.table as unknown as TableView;

/** Returns units as pairs, in the order of the table. */
export const pairs = (units: Units | undefined): [Resource, number][] =>
  RESOURCES.flatMap((name): [Resource, number][] => (units?.[name] ? [[name, units[name]]] : []));
