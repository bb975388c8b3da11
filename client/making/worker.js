// Keeps the shell of the client, so that it opens without a connection. What the server says is never kept.
const CACHE = 'tento-__VERSION__';
const SHELL = __SHELL__;
// The words of every table and language: for those who keep the engine too, and play where nobody can be asked for them.
const WORDS = __WORDS__;
// The engine, which the pages put there (src/lib/here/keeping.ts). Its list comes last, and says that it is whole.
const ENGINE = 'tento-engine';
const ROOT = new URL('./', self.location).href;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(async (cache) => cache.addAll((await keepsEngine()) ? [...SHELL, ...WORDS] : SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== CACHE && name !== ENGINE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  const words = event.data === 'keep-words';
  const answer = (told) => event.ports[0]?.postMessage(told);
  const keeping = keepMore(words ? WORDS : event.data);
  event.waitUntil(
    keeping.then(
      () => answer('kept'),
      () => answer('failed'),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.href.startsWith(`${ROOT}assets/`)) event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)));
  else if (SHELL.includes(url.href.slice(ROOT.length))) event.respondWith(fetch(request).catch(() => caches.match(request)));
  else if (url.href.startsWith(`${ROOT}engine/`) && !url.pathname.endsWith('.json'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

// The one page, at whatever address: as the house gives it now, or as it is kept. A host of files knows only some of our addresses.
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer !== null && answer.status !== 404 ? answer : ((await caches.match(ROOT)) ?? answer ?? Response.error());
}

async function keepsEngine() {
  return (await caches.has(ENGINE)) && (await (await caches.open(ENGINE)).match(`${ROOT}engine/manifest.json`)) !== undefined;
}

async function keepMore(paths) {
  return (await caches.open(CACHE)).addAll(paths);
}

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  const copy = answer.clone();
  if (answer.ok) void caches.open(CACHE).then((cache) => cache.put(request, copy));
  return answer;
}

// What the house tells a device: shown in the hour of the device. A newer notice of a match takes the place of the older one.
self.addEventListener('push', (event) => {
  let told;
  try {
    told = event.data.json();
  } catch {
    return;
  }
  const time = told.at ? new Date(told.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }) : '';
  const title = String(told.title).replace('{time}', time);
  const shown = { body: String(told.body), tag: String(told.tag), renotify: true, icon: '/icon-192.png', data: String(told.url) };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** To a page of ours and nowhere else: one that is open comes to the front. */
async function lead(path) {
  const wanted = new URL(path, self.location.origin);
  const url = wanted.origin === self.location.origin ? wanted.href : self.location.origin;
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((one) => one.url === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
