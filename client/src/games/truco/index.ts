import { Dictionary } from '../../lib/dictionary.svelte';
import type { AboutWords, GameFront } from '../front';
import { charts } from './charts';
import { SAMPLES } from './sounds';

/** The front of truco. */
export const truco: GameFront = {
  name: 'truco',
  words: new Dictionary<AboutWords>({
    pt: () => import('./i18n/pt/about').then((found) => found.about),
    en: () => import('./i18n/en/about').then((found) => found.about),
    es: () => import('./i18n/es/about').then((found) => found.about),
  }),
  rulebook: 'ktruco-paulista',
  options: ['stealing', 'burn_by', 'claims', 'raise_turn', 'facedown_while_tied', 'signals_between_partners', 'onze_decision_by'],
  length: { rule: 'match_best_of', value: (bestOf) => ({ default: bestOf }) },
  settings: ['sound', 'voice', 'shouts', 'balloons', 'jokes', 'hints', 'signals'],
  samples: SAMPLES,
  charts,
  table: () => import('./truco_table').then((part) => part.open()),
};
