import { Dictionary } from '../../lib/dictionary.svelte';
import { use } from '../../lib/words.svelte';
import type { AboutWords, GameFront } from '../front';
import { charts } from './charts';
import { SAMPLES } from './sounds';
import { dictionary } from './words';

/** The front of truco. */
export const truco: GameFront = {
  name: 'truco',
  words: new Dictionary<AboutWords>({
    pt: () => import('./i18n/pt/about').then((found) => found.about),
    en: () => import('./i18n/en/about').then((found) => found.about),
    es: () => import('./i18n/es/about').then((found) => found.about),
  }),
  rulebook: 'paulista-da-casa',
  formerRulebook: 'ktruco-paulista',
  options: ['claims', 'raise_turn', 'facedown_while_tied', 'signals_between_partners', 'onze_decision_by'],
  length: { rule: 'match_best_of', value: (bestOf) => ({ default: bestOf }) },
  settings: ['sound', 'voice', 'shouts', 'balloons', 'jokes', 'hints', 'tips', 'keys', 'signals'],
  samples: SAMPLES,
  charts,
  referee: () => import('./referee').then((part) => part.open()),
  picture: ['4c', '7h', 'As', '7d'],
  lessons: ['first', 'second'],
  howTo: () => import('./howto/truco_learn').then((part) => part.open()),
  medals: () => import('./medals').then((part) => part.medals),
  example: () => import('./example').then((found) => found.example),
  table: () => Promise.all([import('./truco_table'), use(dictionary)]).then(([part]) => part.open()),
};
