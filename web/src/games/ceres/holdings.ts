/** What somebody owns, as the kit's purse shows it. */
import type { Holding } from '../../kit/Purse.svelte';
import { t } from '../../lib/i18n.svelte';
import { RESOURCES, type PlayerView } from './model';

/** Returns stock and income of each resource; probes have a limit. */
export function holdings(player: PlayerView, stored?: number): Holding[] {
  return RESOURCES.map((name) => ({
    icon: name,
    label: t(`ceres-resource-${name}`),
    stock: player.stock[name],
    testid: `stock-${name}`,
    ...(name === 'probes'
      ? stored === undefined
        ? {}
        : { limit: stored }
      : { production: player.income[name] }),
  }));
}
