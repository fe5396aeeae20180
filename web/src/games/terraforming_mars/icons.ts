/** How many of a sign are drawn, and which number stands before it. */
import { MINUS, printed, signed } from '../../lib/numbers';
import type { IconData } from './model';

const REPEATED = 3; // so many signs are drawn one by one, more are counted
const COUNTED = ['megacredits', 'cost', 'slack']; // never drawn twice

/** Returns the number before a sign, or nothing where the signs themselves tell it. */
export function numberOf(icon: IconData): string {
  const count = icon.count ?? 1;
  if (icon.icon === 'cost') return `≥${count}`;
  if (icon.icon === 'slack') return `±${count}`;
  if (icon.x) return count < 0 ? `${MINUS}X` : icon.production ? '+X' : 'X';
  if (icon.steal) return printed(Math.abs(count));
  if (icon.more) return `+${count}`;
  if (icon.production) return icon.icon.startsWith('tag-') ? '' : signed(count);
  return count < 0 || count > REPEATED || COUNTED.includes(icon.icon) ? printed(count) : '';
}

/** Returns how often a sign is drawn. */
export function repeatsOf(icon: IconData): number {
  if (icon.icon === 'slack') return 0;
  return numberOf(icon) || icon.production || icon.x ? 1 : Math.max(1, icon.count ?? 1);
}
