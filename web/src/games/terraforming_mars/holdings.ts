/** What a player has and makes, for the kit's purse. */
import type { Holding } from '../../kit/Purse.svelte';
import { t } from '../../lib/i18n.svelte';
import { signed } from '../../lib/numbers';
import { RESOURCES, type PlayerView, type Resource } from './model';

/** What comes at the end of a generation; money comes for the rating as well. */
const made = (player: PlayerView, icon: Resource): number =>
  icon === 'megacredits' ? player.income : player.production[icon];

/** Returns stock and production of each resource, in the order of the player boards. */
export function holdings(player: PlayerView): Holding[] {
  return RESOURCES.map((icon) => ({
    icon,
    stock: player.stock[icon],
    production: made(player, icon),
    label: t('terraforming_mars-ui-stock', {
      resource: t(`terraforming_mars-resource-${icon}`),
      stock: player.stock[icon],
      production: signed(made(player, icon)),
    }),
  }));
}
