/** Browser notifications, where the person has asked for them and the browser has them; `push.ts` tells with the page closed. */
import { subscribe, unsubscribe } from './push';
import { settings } from './settings.svelte';

/** Tells whether this browser can notify at all; plain http addresses cannot. */
export function canNotify(): boolean {
  return 'Notification' in window && window.isSecureContext;
}

/** Switches notifications on or off; returns whether the browser agreed. */
export async function wantNotifications(wanted: boolean): Promise<boolean> {
  const granted = wanted && canNotify() && (await Notification.requestPermission()) === 'granted';
  settings.notify = granted;
  await (granted ? subscribe() : unsubscribe());
  return granted || !wanted;
}

/** Shows a notification if nobody is looking at the page. */
export function notify(title: string, tag: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const note = new Notification(title, { tag, icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
