import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = 600;
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Puts a .br and a .gz beside every file of text, so that the server only has to choose. */
export function squeeze(): Plugin {
  let folder = '';
  return {
    name: 'tento-squeeze',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: async () => {
      for (const path of await files(folder)) {
        if (!TEXT.test(path) || (await stat(path)).size < WORTH_IT) continue;
        const data = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
