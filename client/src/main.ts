import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { fronts } from './games';
import { dress } from './lib/settings.svelte';
import { use } from './lib/words.svelte';

dress();
void use(...fronts.map((front) => front.words)).then(() => mount(App, { target: document.getElementById('app')! }));
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepForLater();

/** The worker keeps what this page has used, its words among it, so that it opens without a connection. */
async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
  active?.postMessage(used.filter((path) => path.startsWith('/assets/')));
}
