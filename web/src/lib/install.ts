import { settings } from './settings.svelte';

/** Makes the page installable: a worker keeps its shell where the browser allows one (https, or this computer). */
export function keepShell(): void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext || !import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register('/worker.js').then(freshen, () => undefined);
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

/** Tells the server anew how this browser is reached, where that is wanted: push services change addresses, people languages. */
async function freshen(): Promise<void> {
  if (!settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  await (await import('./push')).subscribe();
}
