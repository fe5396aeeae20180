/** A page that is older than its server fetches the newer one, once: where that does not help, a person decides. */
const KEY = 'offworld-renewed';
const AGAIN = 600_000; // milliseconds until it may be tried again

/** Loads the page anew, unless that was done lately. */
export function renew(store: Pick<Storage, 'getItem' | 'setItem'>, now: number, reload: () => void): void {
  const last = store.getItem(KEY);
  if (last !== null && Math.abs(now - Number(last)) < AGAIN) return;
  store.setItem(KEY, String(now));
  reload();
}
