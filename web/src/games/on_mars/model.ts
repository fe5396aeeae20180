/** The table of On Mars and its components, as the server tells them. */
import type { Catalog, TableView } from '../../generated/games/on_mars';
import { useCatalog, type Loading } from '../../kit/catalog.svelte';
import { tableIn, type View } from '../../lib/protocol';

export type {
  Benefit,
  Catalog as CatalogData,
  ChoicePreview,
  FigureView,
  GoalInHand,
  Goods,
  HexView,
  Named,
  OwnedBlueprint,
  OwnedContract,
  PlayerView,
  TableView,
} from '../../generated/games/on_mars';

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

/** Returns the game's own part of a view. */
export const tableOf = (view: View): TableView => tableIn(view, 'on_mars');

/** Returns the name of a player; Lacerda has no seat. */
export function nameOf(table: TableView, names: readonly string[], party: number, lacerda: string): string {
  return table.players[party]?.lacerda ? lacerda : (names[party] ?? '');
}

/** Returns the components, loaded once. */
export const catalog = (): Loading<Catalog> => useCatalog('on_mars');
