/** The table of On Mars and its components, as the server tells them. */
import { useCatalog, type Loading } from '../../kit/catalog.svelte';
import type { View } from '../../lib/protocol';
import type { Message } from '../../lib/text';

export type Goods = Record<string, number>;
export const RESOURCES = ['mineral', 'battery', 'water', 'plant', 'oxygen'] as const;
export const BUILDINGS = [
  'mine',
  'generator',
  'water_extractor',
  'greenhouse',
  'oxygen_condenser',
  'shelter',
] as const;
/** How sure it is that a component is as printed; these two are house data. */
export const HOUSE = ['designed', 'low'];

// --- what changes ------------------------------------------------------------------------------------------------
export interface FigureView {
  kind: 'bot' | 'rover' | 'miner' | 'marker';
  owner: number;
  card?: string;
}

export interface HexView {
  building: string | null;
  owner: number | null;
  /** A crystal, a discovery tile or a research tile. */
  ground: string | null;
  figures: FigureView[];
}

export interface OwnedBlueprint {
  id: string;
  hex: string | null;
  scientist: string | null;
}

export interface OwnedContract {
  number: number;
  done: boolean;
  load: Goods;
}

export interface GoalInHand {
  number: number;
  have: number;
  need: number;
  met: boolean;
}

export interface PlayerView {
  lacerda: boolean;
  space: number | null;
  side: string | null;
  acted: boolean;
  track: number;
  points: Goods;
  score: number;
  stock: Goods;
  limit: number;
  crystals: number;
  waiting: number;
  depot: number;
  spendable: number;
  quarters: number;
  capacity: number;
  working: number;
  supply: number;
  boosters: number;
  shelters: number;
  docks: string[];
  open: string[];
  hangar: number;
  ships_left: number;
  lab: Record<string, string>;
  cubes: string[];
  research: string[];
  found: number;
  bots: string[];
  rover: string | null;
  zone: string[];
  production: Goods;
  rewards: Goods;
  blueprints: OwnedBlueprint[];
  scientists: { id: string; at: string | null }[];
  contracts: OwnedContract[];
  goals: number;
  goals_spent: number;
  claimed: number | null;
  has_plan: boolean;
  tasks_in_hand: number;
  goals_in_hand?: GoalInHand[];
  plan?: string | null;
  tasks?: string[];
}

export interface ChoicePreview {
  pay?: Goods;
  colonists?: number;
  surcharge?: number;
  size?: number;
  gain?: Goods;
  lost?: number;
  tech?: number;
  owners?: number[];
  /** Colonists that make up for missing levels of the technology. */
  boost?: number;
  /** Goals in hand that may be discarded in place of crystals. */
  goals?: number;
  /** What it produces with every later flight to orbit. */
  later?: Goods;
  cube?: boolean;
  points?: number;
  reward?: boolean;
  level_up?: boolean;
  steps?: number;
  crystals?: number;
  left?: number;
  level?: number;
}

export interface TableView {
  phase: string;
  round: number;
  ending: 'no' | 'triggered' | 'last';
  turn: { player: number; main: boolean; executive: boolean } | null;
  shuttle: { side: string; at: number | null; flies: boolean; lands: number };
  level: number;
  remaining: number;
  missions: { id: string; left: number; steps: number }[];
  lss: { rows: Goods; rewards: Record<string, string> };
  warehouse: Goods;
  grid: (string | null)[];
  tech_pile: number;
  market: (string | null)[];
  deck: Goods;
  discoveries: (string | null)[];
  discovery_pile: number;
  radar: string | null;
  display: ({ scientist?: string; contract?: number } | null)[];
  contract_deck: number[];
  hexes: Record<string, HexView>;
  stacks: Goods;
  slots: Record<string, { colonists: number[]; surcharge: number[] }>;
  uses: { owner: number; tech: string }[];
  players: PlayerView[];
  solo: {
    goal: string;
    requirements: { text: Message; met: boolean }[];
    card: { mission: number; travels: boolean; action: string } | null;
    deck: number;
    passes: number;
    bot: string;
  } | null;
  preview: (ChoicePreview | null)[] | null;
  /** Who is asked something that everybody may know of, and what about. */
  waits: { player: number; topic: string } | null;
}

/** Returns the game's own part of a view. */
export function tableOf(view: View): TableView {
  return view.table as unknown as TableView;
}

/** Returns the name of a player; Lacerda has no seat. */
export function nameOf(table: TableView, names: readonly string[], party: number, lacerda: string): string {
  return table.players[party]?.lacerda ? lacerda : (names[party] ?? '');
}

// --- what is printed ---------------------------------------------------------------------------------------------
export interface Benefit {
  kind: string;
  count: number | null;
  what: string | null;
  text: Message;
  boost_text: Message | null;
}

export interface Named {
  id: string;
  name: Message;
}

export interface CatalogData {
  hexes: {
    id: string;
    q: number;
    r: number;
    around: string[];
    start: string | null;
    research: string | null;
  }[];
  buildings: (Named & { cost: Goods; colonist: boolean; gives: string; lss: boolean; tech: string })[];
  techs: (Named & { text: Message })[];
  blueprints: (Named & {
    number: number;
    level: number;
    size: number;
    building: string;
    corner: string;
    scientist: string;
    action: Benefit;
    points: number;
    trust: string;
  })[];
  scientists: (Named & { works_in: string; scores: string; cost: Goods; points: number })[];
  contracts: {
    number: number;
    name: Message;
    kind: string;
    building: string | null;
    size: number | null;
    goods: Goods;
    done: number;
    failed: number;
    trust: string;
  }[];
  missions: (Named & { steps: Goods; crystals: number; action: string; deck: string })[];
  goals: { number: number; text: Message; need: number; rewards: Benefit[]; cells: string[] | null }[];
  discoveries: (Named & { benefit: Benefit; trust: string })[];
  research: { benefit: Benefit; kinds: { letter: string; colour: string }[] };
  spaces: { number: number; side: string; bonus: Benefit | null; trust: string }[];
  lab: {
    cells: { id: string; column: number; next: string[]; benefit: Benefit | null; trust: string }[];
    columns: { level: number; cost: Goods; points: number }[];
  };
  grid: { id: string; cost: Goods }[];
  actions: (Named & { side: string; text: Message; red: boolean })[];
  executive: (Named & { cost: number; benefit: Benefit })[];
  lss: {
    columns: string[];
    rows: number;
    choices: { id: string; benefit: Benefit }[];
    rewards: { id: string; kind: string; points: number; text: Message }[];
  };
  points: { progress: number[]; quarters: number[]; ship: number; scientist: number };
  prices: Record<string, Goods>;
  first_colonists: {
    plans: { id: string; buildings: string[] }[];
    tasks: { id: string; text: Message; reward: string }[];
  };
  house: { id: string; text: Message }[];
  uncertain: { id: string; text: Message }[];
}

/** Returns the components, loaded once. */
export function catalog(): Loading<CatalogData> {
  return useCatalog<CatalogData>('on_mars');
}
