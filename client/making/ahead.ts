import type { Plugin } from 'vite';
import { withImports } from './imports.ts';

/** Writes ahead.json: the files of every piece by its name, so that the server can name in a page what its script would ask for later. */
export function ahead(): Plugin {
  return {
    name: 'tento-ahead',
    apply: 'build',
    generateBundle(_options, bundle) {
      const pieces = Object.values(bundle).filter((file) => file.type === 'chunk');
      const page = new Set(pieces.filter((file) => file.isEntry).flatMap((file) => [...withImports(file.fileName, bundle)]));
      // The page names what it begins with by itself.
      const more = (file: string): string[] => [...withImports(file, bundle)].filter((other) => !page.has(other)).sort();
      const files = Object.fromEntries(pieces.filter((file) => !page.has(file.fileName)).map((file) => [file.name, more(file.fileName)]));
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(files) });
    },
  };
}
