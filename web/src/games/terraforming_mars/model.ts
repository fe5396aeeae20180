/** The table and the catalog of Terraforming Mars as the server shows them. */
import type { PointSource, ResourceName, TableView, TagName } from '../../generated/games/terraforming_mars';
import { tableIn, type View } from '../../lib/protocol';
import type { Json } from '../../lib/text';

export type {
  AreaData,
  CardData,
  CardLine,
  Catalog as CatalogData,
  IconData,
  KindName as Kind,
  PlayerView,
  PointSource,
  ProjectData,
  ResourceName as Resource,
  TableView,
  TagName as Tag,
  TileView,
  TrackData,
} from '../../generated/games/terraforming_mars';

export const RESOURCES = [
  'megacredits',
  'steel',
  'titanium',
  'plants',
  'energy',
  'heat',
] as const satisfies readonly ResourceName[];

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
] as const satisfies readonly TagName[];

export const POINT_SOURCES = [
  'rating',
  'awards',
  'milestones',
  'greeneries',
  'cities',
  'cards',
] as const satisfies readonly PointSource[];

/** Returns the game's own part of a view. */
export const tableOf = (view: View): TableView => tableIn(view, 'terraforming_mars');

/** Returns the id of the card that an answer names, if it is the answer to a question about cards. */
export function cardIn(value: Json): string | null {
  return typeof value === 'string' ? value : null;
}
