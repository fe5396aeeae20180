/** What the view and the catalog of Ceres hold. */
import type { Colour, Field, Resource, Ring, TableView, Units } from '../../generated/games/ceres';
import { tableIn, type View } from '../../lib/protocol';

export type {
  Asteroid,
  AsteroidView,
  AutomaView,
  Bill,
  Catalog as CatalogData,
  Colour,
  Contract,
  ContractView,
  Effect,
  Facility,
  Field,
  LevelCard as Level,
  Location,
  LocationCard,
  Mark,
  Option,
  OutstationView,
  Party,
  PlayerView,
  Project,
  ResearchField,
  Resource,
  Ring,
  Ship,
  TableView,
  Token,
  TokenView,
  Union,
  UnionView,
  Units,
} from '../../generated/games/ceres';

export const RESOURCES = [
  'credits',
  'influence',
  'ore',
  'ice',
  'alloy',
  'probes',
] as const satisfies readonly Resource[];
export const COLOURS = ['grey', 'red', 'blue', 'green'] as const satisfies readonly Colour[];
export const RINGS = ['inner', 'middle', 'outer'] as const satisfies readonly Ring[];
export const FIELDS = ['exploration', 'construction', 'commerce'] as const satisfies readonly Field[];

/** Returns the table of a view. */
export const tableOf = (view: View): TableView => tableIn(view, 'ceres');

/** Returns units as pairs, in the order of the table. */
export const pairs = (units: Units | undefined): [Resource, number][] =>
  RESOURCES.flatMap((name): [Resource, number][] => (units?.[name] ? [[name, units[name]]] : []));
