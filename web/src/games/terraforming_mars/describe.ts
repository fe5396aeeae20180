/** Areas of the map in words, for screen readers and tooltips. */
import { say, t } from '../../lib/i18n.svelte';
import type { AreaData, TableView } from './model';
import type { Offer } from './offers';

/** Returns the name of an area: its own, or its row and column. */
export function areaName(area: AreaData): string {
  if (area.name) return say(area.name);
  return t('terraforming_mars-area', { row: (area.row ?? 0) + 1, column: (area.column ?? 0) + 1 });
}

function bonusWords(area: AreaData): string {
  return area.bonus
    .map(({ icon, count }) =>
      icon === 'card'
        ? t('terraforming_mars-ui-bonus-cards', { count: count ?? 1 })
        : t(`terraforming_mars-amount-${icon}`, { amount: count ?? 1 }),
    )
    .join(', ');
}

/** Returns all that is to be said about an area. */
export function areaWords(
  area: AreaData,
  table: TableView,
  names: readonly string[],
  offer: Offer | undefined,
): string {
  const words = [areaName(area)];
  const laid = table.tiles[area.id];
  if (laid) {
    const owner =
      laid.owner === 'neutral'
        ? t('terraforming_mars-ui-neutral')
        : laid.owner === null
          ? ''
          : (names[laid.owner] ?? '');
    words.push([t(`terraforming_mars-tile-${laid.tile}`), owner].filter(Boolean).join(': '));
  } else {
    if (area.ocean) words.push(t('terraforming_mars-ui-for-oceans'));
    if (area.volcano) words.push(t('terraforming_mars-ui-volcano'));
    if (area.bonus.length) words.push(t('terraforming_mars-ui-bonus', { what: bonusWords(area) }));
    const claim = table.claims[area.id];
    if (claim !== undefined) words.push(t('terraforming_mars-ui-claimed', { name: names[claim] ?? '' }));
  }
  if (offer) words.push(offer.why ? say(offer.why, names) : t('terraforming_mars-ui-possible'));
  return words.join('. ');
}
