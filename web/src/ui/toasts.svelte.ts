/** Short notices that come and go; also spoken by screen readers. */
import type { Message } from '../lib/text';

export interface Toast {
  id: number;
  text: Message;
  bad: boolean;
  /** It speaks of the question of the moment and goes with it. */
  passing: boolean;
}

let next = 0;
export const toasts = $state<Toast[]>([]);

/** Shows a notice for a few seconds. */
export function toast(text: Message | string, bad = false, passing = false): void {
  const id = ++next;
  toasts.push({ id, text: typeof text === 'string' ? { key: text, params: {} } : text, bad, passing });
  setTimeout(() => expire(id), bad ? 7_000 : 4_000);
}

/** Lets a notice go when its time is over, but not from under the pointer or the keyboard. */
function expire(id: number): void {
  const pointed = matchMedia('(hover: hover)').matches ? ':is(:hover, :focus-within)' : ':focus-within'; // fingers leave
  if (document.querySelector(`[data-testid=toasts]${pointed}`)) setTimeout(() => expire(id), 1_000);
  else drop(id);
}

/** Takes a notice away. */
export function drop(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Takes away what speaks of a question that is no longer asked. */
export function dropPassing(): void {
  for (const each of toasts.filter(({ passing }) => passing)) drop(each.id);
}
