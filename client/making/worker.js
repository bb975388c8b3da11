// Keeps the shell of the client, so that it opens without a connection. What the server says is never kept.
const CACHE = 'tento-__VERSION__';
const SHELL = __SHELL__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(event.data)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)));
});

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  const copy = answer.clone();
  if (answer.ok) void caches.open(CACHE).then((cache) => cache.put(request, copy));
  return answer;
}
