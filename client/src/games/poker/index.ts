import { Dictionary } from '../../lib/dictionary.svelte';
import { MATCHES, type AboutWords, type GameFront } from '../front';

/** The front of poker: its rulebooks can be read, it has no table yet. */
export const poker: GameFront = {
  name: 'poker',
  words: new Dictionary<AboutWords>({
    pt: () => import('./i18n/pt/about').then((found) => found.about),
    en: () => import('./i18n/en/about').then((found) => found.about),
    es: () => import('./i18n/es/about').then((found) => found.about),
  }),
  rulebook: 'cgp-2024',
  options: [],
  settings: [],
  samples: [],
  charts: { rings: [MATCHES], bars: [] },
};
