import { Dictionary } from '../../lib/dictionary.svelte';
import type { MedalFront, MedalWords } from '../front';

/** The medals of truco. */
export const medals: MedalFront = {
  words: new Dictionary<MedalWords>({
    pt: () => import('./i18n/pt/medals').then((found) => found.medals),
    en: () => import('./i18n/en/medals').then((found) => found.medals),
    es: () => import('./i18n/es/medals').then((found) => found.medals),
  }),
  symbols: {
    bluffs: 'M4 8c3-3 13-3 16 0M7 12h.01M17 12h.01M8 17c2-2 6-2 8 0',
    comeback: 'M4 16l5-6 4 4 7-9M15 5h5v5',
    ferro: 'M5 10h14v4a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5zM8 10V6M12 10V4M16 10V6',
    shutout: 'M12 4a5 8 0 0 1 0 16a5 8 0 0 1 0-16M6 20L18 4',
    dear_mao: 'M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.9L12 16l-5.300 3 1.300-5.900-4.500-4 6-.6z',
  },
};
