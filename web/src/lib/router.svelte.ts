import { untrack } from 'svelte';

/** Which page is shown. Links inside the page change the address without loading anything. */
export interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

function here(): Place {
  const { pathname, search } = window.location;
  return {
    path: pathname,
    parts: pathname.split('/').filter(Boolean),
    query: new URLSearchParams(search),
  };
}

let place = $state.raw<Place>(here());

/** Returns the place that the address names. */
export function at(): Place {
  return place;
}

const leaving = new Set<() => void>();

/** Calls something just before the page changes, while it is still on the screen; returns how to stop that. */
export function onLeave(call: () => void): () => void {
  leaving.add(call);
  return () => leaving.delete(call);
}

const leave = (): void => leaving.forEach((call) => call());

/** Goes to another page. */
export function go(path: string, replace = false): void {
  leave();
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place = here();
  window.scrollTo(0, 0);
  arrive();
}

/** Returns a way on from here, for when the server has answered: whoever has gone elsewhere meanwhile stays there. */
export function onward(): typeof go {
  const from = untrack(at);
  return (path, replace) => {
    if (place === from) go(path, replace);
  };
}

/** Takes focus to the new page, so that keyboards and screen readers begin there and not where the old one was. */
function arrive(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Changes the query of the address without moving anywhere. */
export function setQuery(query: Record<string, string>): void {
  const search = new URLSearchParams(query).toString();
  history.replaceState(null, '', window.location.pathname + (search ? `?${search}` : ''));
}

/** Follows the back button and plain clicks on links to our own pages. */
export function listen(): () => void {
  const moved = () => {
    leave();
    place = here();
    arrive();
  };
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  window.addEventListener('popstate', moved);
  document.addEventListener('click', clicked);
  return () => {
    window.removeEventListener('popstate', moved);
    document.removeEventListener('click', clicked);
  };
}
