import { Dictionary } from '../../lib/dictionary.svelte';
import type { AboutWords, GameFront } from '../front';
import { charts } from './charts';
import { SAMPLES } from './sounds';

/** The front of poker. */
export const poker: GameFront = {
  name: 'poker',
  words: new Dictionary<AboutWords>({
    pt: () => import('./i18n/pt/about').then((found) => found.about),
    en: () => import('./i18n/en/about').then((found) => found.about),
    es: () => import('./i18n/es/about').then((found) => found.about),
  }),
  rulebook: 'cgp-2024',
  options: ['variant', 'starting_stack', 'level_hands', 'level_minutes', 'antes', 'rotation', 'cumulative_reopen'],
  settings: ['sound', 'voice', 'shouts', 'balloons'],
  samples: SAMPLES,
  charts,
  table: () => import('./poker_table').then((part) => part.open()),
};
