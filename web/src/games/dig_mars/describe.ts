/** A site in words, for screen readers and for the head of its menu; what can be done there is for the former alone. */
import { say, t } from '../../lib/i18n.svelte';
import type { SiteView } from './model';
import type { SiteOffers } from './moves';

/** Returns what lies on a site. */
export function groundWords(site: SiteView): string {
  if (site.height === 0) return t('dig_mars-ui-gap');
  const stack = t('dig_mars-ui-stack', { height: site.height });
  const find = site.find
    ? t('dig_mars-ui-find', {
        find: t(`dig_mars-find-${site.find.id}`),
        value: site.find.value,
        carry: site.find.carry,
      })
    : '';
  const bonus = site.find?.bonus
    ? t('dig_mars-ui-bonus', { bonus: t(`dig_mars-bonus-${site.find.bonus}`) })
    : '';
  if (site.explored) return [stack, find, bonus].filter(Boolean).join(', ');
  const scouted = find ? t('dig_mars-ui-scouted', { find }) : '';
  return [stack, t('dig_mars-ui-rock', { dig: site.dig ?? 0 }), scouted, bonus].filter(Boolean).join(', ');
}

/** Returns what a site is: name, ground and stations. */
export function siteWords(site: SiteView, names: readonly string[], you: number | null): string {
  const stations = site.stations
    .map((count, seat) => {
      if (!count) return '';
      if (seat === you) return t('dig_mars-ui-own-stations', { count });
      return t('dig_mars-ui-stations', { name: names[seat] ?? '', count });
    })
    .filter(Boolean);
  return [`${site.name}: ${groundWords(site)}`, stations.join(', ')].filter(Boolean).join('. ');
}

/** Returns what can be done at a site, or nothing where nothing can. */
export function offerWords(offers: SiteOffers | undefined, names: readonly string[]): string {
  const possible = offers
    ? [...offers.here, ...offers.relocate, ...offers.arrive].map(({ label }) => say(label, names))
    : [];
  if (offers?.leave.length) possible.push(t('dig_mars-ui-move-from'));
  return possible.length ? t('dig_mars-ui-possible', { what: possible.join(', ') }) : '';
}
