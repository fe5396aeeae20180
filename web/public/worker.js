// Keeps the shell of the page for times without a server: the page itself and the files of this build, never the data.
const CACHE = 'offworld-BUILD'; // the build writes its own name here, so that an older shell goes
const SHELL = ['/', '/icon.svg', '/theme.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || SHELL.includes(pathname)) event.respondWith(file(request));
  // everything else, all data above all, goes to the server or nowhere
});

// It is somebody's turn and no page is open: say so. A page in sight says it better.
self.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json() ?? {})));

async function tell({ title = 'Offworld', body = '', match = '' }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (
    pages.some(
      (each) => each.visibilityState === 'visible' && new URL(each.url).pathname.startsWith(`/m/${match}`),
    )
  )
    return;
  await self.registration.showNotification(title, {
    body,
    tag: match,
    icon: '/icon-192.png',
    data: { match },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { match } = event.notification.data ?? {};
  event.waitUntil(come(match ? `/m/${match}` : '/'));
});

async function come(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

// The newest page, where the server answers; else the shell, which says by itself that the server is away.
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

// Files of a build never change: what was fetched once is taken from the cache.
async function file(request) {
  const kept = await caches.match(request);
  if (kept && new URL(request.url).pathname.startsWith('/assets/')) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const cache = await caches.open(CACHE);
      await cache.put(request, fresh.clone());
    }
    return fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
