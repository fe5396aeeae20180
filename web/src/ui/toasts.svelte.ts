/** Short notices that come and go; also spoken by screen readers. */
import type { Message } from '../lib/text';

export interface Toast {
  id: number;
  text: Message;
  bad: boolean;
}

let next = 0;
export const toasts = $state<Toast[]>([]);

/** Shows a notice for a few seconds. */
export function toast(text: Message | string, bad = false): void {
  const id = ++next;
  toasts.push({ id, text: typeof text === 'string' ? { key: text, params: {} } : text, bad });
  setTimeout(() => drop(id), bad ? 7_000 : 4_000);
}

/** Takes a notice away. */
export function drop(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
