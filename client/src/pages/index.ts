/** Which page a path shows. The first hand must be on the screen at once: what it needs is loaded at once, the rest when it is asked for. */
import type { Component } from 'svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the facts are the named parts of the path: each page takes its own
type Loaded = { default: Component<any> };
type Page = { path: RegExp; load: () => Promise<Loaded>; bare?: boolean };

const PAGES: Page[] = [
  { path: /^\/$/, load: () => import('./Home.svelte') },
  { path: /^\/mesas$/, load: () => import('./Tables.svelte') },
  { path: /^\/mesa\/(?<id>[\w-]+)$/, load: () => import('./Table.svelte'), bare: true },
  { path: /^\/partidas$/, load: () => import('./Matches.svelte') },
  { path: /^\/replay\/(?<id>[\w-]+)$/, load: () => import('./Replay.svelte') },
  { path: /^\/registro$/, load: () => import('./OpenRecord.svelte') },
  { path: /^\/regulamentos$/, load: () => import('./Rulebooks.svelte') },
  { path: /^\/regulamentos\/(?<name>[\w-]+)$/, load: () => import('./Rulebook.svelte') },
  { path: /^\/arbitragem$/, load: () => import('./Rulings.svelte') },
  { path: /^\/arbitragem\/(?<name>[\w-]+)$/, load: () => import('./Ruling.svelte') },
  { path: /^\/ranking$/, load: () => import('./Ranking.svelte') },
  { path: /^\/pessoa\/(?<id>[\w-]+)$/, load: () => import('./Person.svelte') },
  { path: /^\/ajustes$/, load: () => import('./Settings.svelte') },
  { path: /^\/entrar$/, load: () => import('./Enter.svelte') },
  { path: /^\/lacre$/, load: () => import('./Seal.svelte') },
];

export type Found = { load: () => Promise<Loaded>; facts: Record<string, string>; bare: boolean };

export function pageOf(path: string): Found {
  for (const page of PAGES) {
    const match = page.path.exec(path);
    if (match) return { load: page.load, facts: match.groups ?? {}, bare: page.bare ?? false };
  }
  return { load: () => import('./NotFound.svelte'), facts: {}, bare: false };
}
