/** What a choice will cost and bring, line by line, for the preview. */
import type { PreviewRow } from '../../kit/Preview.svelte';
import { t } from '../../lib/i18n.svelte';
import type { AskedQuestion } from '../../lib/protocol';
import type { Json } from '../../lib/text';
import { nameOf, type ChoicePreview, type TableView } from './model';

/** Returns the lines of a preview as the rules have worked it out. */
export function rowsOf(
  question: AskedQuestion,
  table: TableView,
  value: Json,
  told: ChoicePreview,
  names: readonly string[],
): PreviewRow[] {
  const rows: PreviewRow[] = [];
  for (const [what, count] of Object.entries(told.pay ?? {}))
    rows.push({
      icon: what,
      text:
        what === 'any' ? t('on_mars-ui-pay-any') : t('on_mars-ui-pay', { what: t(`on_mars-good-${what}`) }),
      by: -count,
    });
  if (told.pay && told.pay.mineral === undefined && Object.keys(told.pay).some((what) => what !== 'crystal'))
    rows.push({ icon: 'mineral', text: t('on_mars-ui-pay-wild') });
  if (told.colonists)
    rows.push({ icon: 'colonist', text: t('on_mars-ui-pay-colonist'), by: -told.colonists });
  if (told.surcharge)
    rows.push({ icon: 'crystal', text: t('on_mars-ui-pay-surcharge'), by: -told.surcharge });
  if (told.goals) rows.push({ icon: 'goal', text: t('on_mars-ui-pay-goals', { count: told.goals }) });
  if (told.tech)
    rows.push({
      icon: 'tech',
      text: t('on_mars-ui-needs-tech', {
        level: told.tech,
        owners: (told.owners ?? [])
          .map((party) => nameOf(table, names, party, t('on_mars-lacerda')))
          .join(', '),
      }),
    });
  if (told.boost) rows.push({ icon: 'colonist', text: t('on_mars-ui-pay-boost'), by: -told.boost });
  for (const [what, count] of Object.entries(told.gain ?? {}))
    if (count)
      rows.push({ icon: what, text: t('on_mars-ui-gain', { what: t(`on_mars-good-${what}`) }), by: count });
  for (const [what, count] of Object.entries(told.later ?? {}))
    rows.push({ icon: what, text: t('on_mars-ui-later', { what: t(`on_mars-good-${what}`) }), by: count });
  if (told.lost) rows.push({ text: t('on_mars-ui-lost', { count: told.lost }), warn: true });
  if (told.size !== undefined && told.size > 1)
    rows.push({
      icon: Array.isArray(value) ? String(value[1]) : 'adv',
      text: t('on_mars-ui-complex', { size: told.size }),
    });
  if (told.cube) rows.push({ icon: 'cube', text: t('on_mars-ui-cube'), done: true });
  if (told.points) rows.push({ icon: 'op', text: t('on_mars-ui-points-now'), by: told.points });
  if (told.reward) rows.push({ icon: 'any', text: t('on_mars-ui-lss-choice'), done: true });
  if (told.level_up) rows.push({ text: t('on_mars-ui-level-up', { level: table.level + 1 }), warn: true });
  if (told.steps !== undefined)
    rows.push({ icon: 'develop', text: t('on_mars-ui-steps', { count: told.steps }) });
  if (told.crystals) rows.push({ icon: 'crystal', text: t('on_mars-ui-pay-move'), by: -told.crystals });
  if (told.found)
    rows.push({
      icon: 'crystal',
      text: t('on_mars-ui-found-on-way', { hexes: told.found.join(', ') }),
      by: told.found.length,
    });
  if (told.left !== undefined)
    rows.push({ icon: 'control', text: t('on_mars-ui-points-left', { count: told.left }) });
  if (told.level !== undefined && question.topic === 'develop')
    rows.push({ icon: 'tech', text: t('on_mars-ui-new-level', { level: told.level }), done: true });
  return rows;
}
