/** Which page a path shows. The first hand must be on the screen at once: what it needs is loaded at once, the rest when it is asked for. */
import type { Component } from 'svelte';
import { withPeople } from '../components/people';
import { CUP_PAGES } from './cup';
import { SEASON_PAGES } from './progress';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the facts are the named parts of the path: each page takes its own
type Loaded = { default: Component<any> };
type Page = { path: RegExp; load: (path: string) => Promise<Loaded>; bare?: boolean };

/** The pages of championships know their own addresses: nobody loads even those who does not follow one. */
const event = (path: string): Promise<Loaded> => import('./event').then(({ eventPage }) => eventPage(path) ?? import('./NotFound.svelte'));

const PAGES: Page[] = [
  { path: /^\/$/, load: () => import('./Home.svelte') },
  { path: /^\/mesas$/, load: () => import('./Tables.svelte') },
  { path: /^\/mesa\/(?<id>[\w.-]+)$/, load: () => import('./Table.svelte'), bare: true },
  ...CUP_PAGES,
  ...SEASON_PAGES,
  { path: /^\/torneio\/(?<id>[\w-]+)$/, load: () => import('./Tournament.svelte') },
  { path: /^\/evento\/(?<id>[\w-]+)\/(?:tv|sorteio|relogio)$/, load: event, bare: true },
  { path: /^\/eventos|^\/evento\/(?<id>[\w-]+)/, load: event },
  { path: /^\/partidas$/, load: () => import('./Matches.svelte') },
  { path: /^\/replay\/(?<id>[\w.-]+)$/, load: () => import('./Replay.svelte') },
  { path: /^\/registro$/, load: () => import('./OpenRecord.svelte') },
  { path: /^\/regulamentos$/, load: () => import('./Rulebooks.svelte') },
  { path: /^\/regulamentos\/(?<name>[\w-]+)$/, load: () => import('./Rulebook.svelte') },
  { path: /^\/arbitragem$/, load: () => import('./Rulings.svelte') },
  { path: /^\/arbitragem\/(?<name>[\w-]+)$/, load: () => import('./Ruling.svelte') },
  { path: /^\/ranking$/, load: () => import('./Ranking.svelte') },
  { path: /^\/pessoa\/(?<id>[\w-]+)$/, load: () => import('./Person.svelte') },
  { path: /^\/amigos$/, load: withPeople(() => import('./Friends.svelte')) },
  { path: /^\/amigo\/(?<code>[\w-]+)$/, load: withPeople(() => import('./Friend.svelte')) },
  { path: /^\/escada$/, load: () => import('./ladder').then((part) => part.open()) },
  { path: /^\/memoria$/, load: () => import('./memory').then((part) => part.openMemory()) },
  { path: /^\/estilo\/(?<code>[\w-]+)$/, load: () => import('./memory').then((part) => part.openStyle()) },
  { path: /^\/ajustes$/, load: () => import('./Settings.svelte') },
  { path: /^\/entrar$/, load: () => import('./Enter.svelte') },
  { path: /^\/aprender$/, load: () => import('./Lessons.svelte') },
  { path: /^\/aprender\/(?<game>\w+)$/, load: () => import('./Learn.svelte') },
  { path: /^\/como-jogar\/(?<game>\w+)$/, load: () => import('./HowTo.svelte') },
  { path: /^\/sem-internet$/, load: () => import('./here').then((part) => part.open('here')) },
  { path: /^\/juiz$/, load: () => import('./here').then((part) => part.open('judge')) },
  { path: /^\/lacre$/, load: () => import('./Seal.svelte') },
];

export type Found = { load: () => Promise<Loaded>; facts: Record<string, string>; bare: boolean };

export function pageOf(path: string): Found {
  for (const page of PAGES) {
    const match = page.path.exec(path);
    if (match) return { load: () => page.load(path), facts: match.groups ?? {}, bare: page.bare ?? false };
  }
  return { load: () => import('./NotFound.svelte'), facts: {}, bare: false };
}
