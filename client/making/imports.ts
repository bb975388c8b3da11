import type { Rolldown } from 'vite';

/** A file with all that it cannot run without, and the styles of that. */
export function withImports(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (seen.has(name) || !file) return seen;
  seen.add(name);
  if (file.type !== 'chunk') return seen;
  for (const style of file.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const other of file.imports) withImports(other, bundle, seen);
  return seen;
}
