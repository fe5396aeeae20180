/** Words that several parts of the table need. */
import { say, t } from '../../lib/i18n.svelte';
import { pairs, type Effect, type Party, type Units } from './model';

/** Returns the name of a seat or of the Automa. */
export const partyName = (party: Party, names: readonly string[]): string =>
  party === 'automa' ? t('ceres-automa') : (names[party] ?? '');

/** Returns what some effects do, one after the other. */
export const wordsOf = (effects: readonly Effect[]): string =>
  effects.map(({ text }) => say(text)).join('; ');

/** Returns units in words. */
export const unitsOf = (units: Units | undefined): string =>
  pairs(units)
    .map(([name, amount]) => t(`ceres-amount-${name}`, { amount }))
    .join(', ') || t('ceres-nothing');
