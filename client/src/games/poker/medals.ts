import { Dictionary } from '../../lib/dictionary.svelte';
import type { MedalFront, MedalWords } from '../front';

/** The medals of poker. */
export const medals: MedalFront = {
  words: new Dictionary<MedalWords>({
    pt: () => import('./i18n/pt/medals').then((found) => found.medals),
    en: () => import('./i18n/en/medals').then((found) => found.medals),
    es: () => import('./i18n/es/medals').then((found) => found.medals),
  }),
  symbols: {
    quads: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
    straight_flush: 'M3 19h4v-4h4v-4h4V7h4V3',
    chip_and_chair: 'M7 3v18M7 12h10v9M17 12V9M14 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    double_knockout: 'M4 6l7 7M11 6l-7 7M13 12l7 7M20 12l-7 7',
  },
};
