import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The words of a language are kept when somebody reads them. */
const WORDS = /\/words-/;
const SOURCE = new URL('./worker.js', import.meta.url);

/** Writes sw.js: our own worker with the list of the files that it keeps, and a name that changes with them. */
export function serviceWorker(): Plugin {
  return {
    name: 'tento-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const shell = [
        '/',
        ...Object.keys(bundle)
          .filter((name) => /\.(js|css)$/.test(name) && !WORDS.test(name))
          .map((name) => `/${name}`),
      ].sort();
      const version = createHash('sha256').update(shell.join('\n')).digest('hex').slice(0, 12);
      const code = readFileSync(SOURCE, 'utf8').replace('__VERSION__', version).replace('__SHELL__', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
