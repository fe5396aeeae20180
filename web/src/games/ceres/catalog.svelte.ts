/** The components of Ceres by id, loaded once with their words. */
import { Loading, useCatalog } from '../../kit/catalog.svelte';
import type {
  Asteroid,
  CatalogData,
  Contract,
  Facility,
  LocationCard,
  Project,
  ResearchField,
  Ship,
  Token,
  Union,
} from './model';

const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((each) => [each.id, each]));

export class Catalog {
  readonly data: CatalogData;
  /** Facilities and starting outstations alike. */
  readonly facilities: ReadonlyMap<string, Facility>;
  readonly asteroids: ReadonlyMap<string, Asteroid>;
  readonly projects: ReadonlyMap<string, Project>;
  readonly ships: ReadonlyMap<string, Ship>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly locations: ReadonlyMap<string, LocationCard>;
  readonly research: ReadonlyMap<string, ResearchField>;
  readonly unions: ReadonlyMap<number, Union>;

  constructor(data: CatalogData) {
    this.data = data;
    this.facilities = byId([...data.facilities, ...data.outstations]);
    this.asteroids = byId(data.asteroids);
    this.projects = byId(data.projects);
    this.ships = byId(data.ships);
    this.tokens = byId(data.tokens);
    this.contracts = byId(data.contracts);
    this.locations = byId(data.locations);
    this.research = byId(data.research);
    this.unions = new Map(data.unions.map((union) => [union.number, union]));
  }
}

const printed = useCatalog('ceres', ['ceres_cards']);
const loading = new Loading(async () => new Catalog(await printed.load()));

/** Starts loading the catalog where it is not there; the board says it if that fails. */
export const loadCatalog = (): Promise<Catalog> => loading.load();

/** Returns the catalog as far as it is there. */
export const knownCatalog = (): Catalog | undefined => loading.known;
