/** The pages of championships. A page comes with its own words; nobody who does not open one loads any of it. */
import type { Component } from 'svelte';
import type { Dictionary } from '../../lib/dictionary.svelte';
import { use } from '../../lib/words.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the facts are the named parts of the path: each page takes its own
type Loaded = { default: Component<any> };
type Words = { dictionary: Dictionary<unknown> };

const of =
  (page: () => Promise<Loaded>, ...own: (() => Promise<Words>)[]) =>
  async (): Promise<Loaded> => {
    const shared = import('../../components/event/words');
    const [shown, words] = await Promise.all([page(), Promise.all<Words>([shared, ...own.map((one) => one())])]);
    await use(...words.map(({ dictionary }) => dictionary));
    return shown;
  };

const at = (last: string): RegExp => new RegExp(`^/evento/(?<id>[\\w-]+)${last}$`);

const PAGES: { path: RegExp; load: () => Promise<Loaded> }[] = [
  {
    path: /^\/eventos$/,
    load: of(
      () => import('./Events.svelte'),
      () => import('./words/list'),
    ),
  },
  {
    path: /^\/eventos\/novo$/,
    load: of(
      () => import('./New.svelte'),
      () => import('./words/organise'),
    ),
  },
  {
    path: at(''),
    load: of(
      () => import('./Public.svelte'),
      () => import('./words/public'),
    ),
  },
  {
    path: at('/tv'),
    load: of(
      () => import('./Tv.svelte'),
      () => import('./words/tv'),
      () => import('./words/clock'),
      () => import('../../components/match/words'),
    ),
  },
  {
    path: at('/organizar'),
    load: of(
      () => import('./Organise.svelte'),
      () => import('./words/organise'),
      () => import('./words/people'),
    ),
  },
  {
    path: at('/inscricao'),
    load: of(
      () => import('./Apply.svelte'),
      () => import('./words/organise'),
    ),
  },
  {
    path: at('/direcao'),
    load: of(
      () => import('./Direct.svelte'),
      () => import('./words/direct'),
      () => import('../../components/match/words'),
    ),
  },
  {
    path: at('/sorteio'),
    load: of(
      () => import('./Draw.svelte'),
      () => import('./words/direct'),
      () => import('../../components/match/words'),
    ),
  },
  {
    path: at('/arbitro'),
    load: of(
      () => import('./Referee.svelte'),
      () => import('./words/referee'),
      () => import('../../components/match/words'),
    ),
  },
  {
    path: at('/jogador'),
    load: of(
      () => import('./Player.svelte'),
      () => import('./words/player'),
      () => import('./words/people'),
      () => import('../../components/match/words'),
    ),
  },
  {
    path: at('/decidir'),
    load: of(
      () => import('./Decide.svelte'),
      () => import('./words/decide'),
      () => import('./words/organise'),
      () => import('../../components/match/words'),
    ),
  },
  {
    path: at('/balcao'),
    load: of(
      () => import('./Desk.svelte'),
      () => import('./words/desk'),
      () => import('./words/organise'),
    ),
  },
  {
    path: at('/salao'),
    load: of(
      () => import('./Floor.svelte'),
      () => import('./words/floor'),
    ),
  },
  {
    path: at('/relogio'),
    load: of(
      () => import('./Clock.svelte'),
      () => import('./words/clock'),
    ),
  },
  {
    path: at('/caixa'),
    load: of(
      () => import('./Money.svelte'),
      () => import('./words/money'),
    ),
  },
];

/** The page at this path; nothing where there is none. */
export function eventPage(path: string): Promise<Loaded> | undefined {
  return PAGES.find((page) => page.path.test(path))?.load();
}
