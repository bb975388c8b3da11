import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { squeeze } from './making/squeeze.ts';
import { serviceWorker } from './making/service_worker.ts';

const server = process.env['TENTO_SERVER'] ?? 'http://127.0.0.1:8000';

/** The words of the house and what is said of the games are one chunk for each language; those of a game's table are another. */
function chunkOf(module: string): string | null {
  const [, game, language, about] = /src\/(?:games\/(\w+)\/)?i18n\/(\w+)\/(about)?/.exec(module) ?? [];
  if (!language) return null;
  return game && !about ? `words-${language}-${game}` : `words-${language}`;
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), squeeze()],
  build: {
    outDir: process.env['TENTO_STATIC'] ?? '../src/tento/web/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'words' }] } } },
  },
  // The house looks at where a request comes from: the name of the page stays as it is.
  server: { proxy: { '^/(api|schema|ws)': { target: server, ws: true, changeOrigin: false } } },
});
