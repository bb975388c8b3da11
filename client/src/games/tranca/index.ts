import { Dictionary } from '../../lib/dictionary.svelte';
import { use } from '../../lib/words.svelte';
import type { AboutWords, GameFront } from '../front';
import { charts } from './charts';
import { dictionary } from './words';

/** The front of tranca. */
export const tranca: GameFront = {
  name: 'tranca',
  words: new Dictionary<AboutWords>({
    pt: () => import('./i18n/pt/about').then((found) => found.about),
    en: () => import('./i18n/en/about').then((found) => found.about),
    es: () => import('./i18n/es/about').then((found) => found.about),
  }),
  rulebook: 'afia-2025',
  options: ['wilds_per_meld', 'batida_requires', 'black3_in_hand', 'wild_from_lixo', 'trinca_of_twos', 'pending_morto', 'both_over_target'],
  settings: ['sound', 'voice', 'shouts', 'balloons', 'hints', 'tips', 'keys'],
  samples: [],
  charts,
  referee: () => import('./referee').then((part) => part.open()),
  picture: ['5h', '6h', '7h', '8h'],
  lessons: ['first', 'second'],
  howTo: () => import('./howto/tranca_learn').then((part) => part.open()),
  medals: () => import('./medals').then((part) => part.medals),
  table: () => Promise.all([import('./tranca_table'), use(dictionary)]).then(([part]) => part.open()),
};
