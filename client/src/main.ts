import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { fronts } from './games';
import { BASE } from './lib/base';
import { awaitOffer } from './lib/install.svelte';
import { place } from './lib/router.svelte';
import { dress } from './lib/settings.svelte';
import { use } from './lib/words.svelte';
import { pageOf } from './pages';

dress();
awaitOffer();
const words = use(...fronts.map((front) => front.words));
// The page travels together with its words; a page that does not come is told of when it is shown.
const page = pageOf(place.path)
  .load()
  .catch(() => undefined);
void Promise.all([words, page]).then(() => {
  document.getElementById('opening')?.remove();
  mount(App, { target: document.getElementById('app')! });
});
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepForLater();

/** The worker keeps what this page has used, its words among it, so that it opens without a connection. */
async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register(`${BASE}/sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
  active?.postMessage(used.filter((path) => path.startsWith(`${BASE}/assets/`)));
  if (await caches.has('tento-engine')) await import('./lib/here/keeping').then(({ renew }) => renew());
}
