import { Dictionary } from '../../lib/dictionary.svelte';
import type { MedalFront, MedalWords } from '../front';

/** The medals of tranca. */
export const medals: MedalFront = {
  words: new Dictionary<MedalWords>({
    pt: () => import('./i18n/pt/medals').then((found) => found.medals),
    en: () => import('./i18n/en/medals').then((found) => found.medals),
    es: () => import('./i18n/es/medals').then((found) => found.medals),
  }),
  symbols: {
    aces: 'M6 19L12 4l6 15M8.500 14h7',
    direct_batida: 'M13 3L5 14h6l-1 7 9-12h-6z',
    all_reds: 'M12 20C4 14 4 9 4 8a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 1 0 6-8 12z',
    three_limpas: 'M5 5h6v9H5zM9 8h6v9H9zM13 11h6v9h-6z',
  },
};
