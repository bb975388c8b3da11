import { Dictionary } from '../../lib/dictionary.svelte';
import { use } from '../../lib/words.svelte';
import type { AboutWords, GameFront } from '../front';
import { charts } from './charts';
import { SAMPLES } from './sounds';
import { dictionary } from './words';

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
  ownClock: true,
  settings: ['sound', 'voice', 'shouts', 'balloons', 'tips', 'keys'],
  samples: SAMPLES,
  charts,
  tournaments: ['no-limit-holdem', 'pot-limit-omaha', 'horse'],
  picture: ['As', 'Ks', 'Qs', 'Js', 'Ts'],
  lessons: ['first', 'second'],
  mostSeats: { stud: 8, 'stud-hilo': 8, razz: 8, horse: 8, hose: 8 },
  howTo: () => import('./howto/poker_learn').then((part) => part.open()),
  medals: () => import('./medals').then((part) => part.medals),
  table: () => Promise.all([import('./poker_table'), use(dictionary)]).then(([part]) => part.open()),
};
