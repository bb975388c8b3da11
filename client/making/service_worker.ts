import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { withImports } from './imports.ts';

/** The words of a language and the pages of championships are kept when somebody reads them. */
const LATER = /\/(words-|event_)/;
const EVENTS = /\/(words-\w+-event_|event_)/;
/** What the page itself names in its head. */
const HEAD = ['icon.svg', 'manifest.webmanifest'];
const SOURCE = new URL('./worker.js', import.meta.url);

/** Writes sw.js: our own worker with the list of the files that it keeps, and a name that changes with them. */
export function serviceWorker(): Plugin {
  return {
    name: 'tento-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      const needed = new Set(files.filter((name) => !LATER.test(name)).flatMap((name) => [...withImports(name, bundle)]));
      // By where they lie from the worker: a site may stand under any path.
      const shell = ['./', ...HEAD, ...needed].sort();
      const words = files.filter((name) => LATER.test(name) && !EVENTS.test(name)).sort();
      const version = createHash('sha256')
        .update([...shell, ...words].join('\n'))
        .digest('hex')
        .slice(0, 12);
      const code = readFileSync(SOURCE, 'utf8')
        .replace('__VERSION__', version)
        .replace('__SHELL__', JSON.stringify(shell))
        .replace('__WORDS__', JSON.stringify(words));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
