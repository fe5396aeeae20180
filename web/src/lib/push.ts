/** Being told with the page closed: the server wakes this browser's worker by way of its push service, where there is one. */
import type { WantNotices } from '../generated/wire';
import { api } from './api';
import { language } from './i18n.svelte';

async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !window.isSecureContext) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return worker?.pushManager ?? null;
}

/** Tells whether a subscription was made for another server, or for this one with another key. */
export function isForAnother(key: string, made: ArrayBuffer | null): boolean {
  if (!made) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(made)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') !== key;
}

/** Lets the server tell this browser; returns whether it will. */
export async function subscribe(): Promise<boolean> {
  try {
    const push = await manager();
    if (!push) return false;
    const { key } = await api.noticeKey();
    let made = await push.getSubscription();
    if (made && isForAnother(key, made.options.applicationServerKey)) {
      await made.unsubscribe();
      made = null;
    }
    made ??= await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON() as Omit<WantNotices, 'language'>;
    await api.wantNotices({ endpoint, keys, language: language() });
    return true;
  } catch {
    return false; // no push service, or one that this server does not reach: then the open page tells
  }
}

/** Lets the server tell this browser no more. */
export async function unsubscribe(): Promise<void> {
  try {
    const made = await (await manager())?.getSubscription();
    if (!made) return;
    await made.unsubscribe();
    await api.stopNotices(made.endpoint);
  } catch {
    // the server forgets it by itself when its next notice is refused
  }
}

/** Returns whether the server tells this browser. */
export async function isSubscribed(): Promise<boolean> {
  try {
    return !!(await (await manager())?.getSubscription());
  } catch {
    return false;
  }
}
