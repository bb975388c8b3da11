import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { squeeze } from './making/squeeze.ts';
import { serviceWorker } from './making/service_worker.ts';

const server = process.env['TENTO_SERVER'] ?? 'http://127.0.0.1:8000';

/** The words of each language are one chunk, called after it. */
function named(chunk: { facadeModuleId?: string | null }): string {
  const language = /\/i18n\/(\w+)\/index\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
  return language ? `assets/words-${language}-[hash].js` : 'assets/[name]-[hash].js';
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), squeeze()],
  build: {
    outDir: process.env['TENTO_STATIC'] ?? '../src/tento/web/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: named } },
  },
  // The house looks at where a request comes from: the name of the page stays as it is.
  server: { proxy: { '^/(api|schema|ws)': { target: server, ws: true, changeOrigin: false } } },
});
