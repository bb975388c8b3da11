import type { Shape } from '../../../../lib/dictionary.svelte';
import type { referee as pt } from '../pt/referee';

/** What the referee of a table reads. */
export const referee: Shape<typeof pt> = {
  ferro: 'Mão de ferro: cards unseen, one dry cut, nobody raises',
  onze: (name) => `Mão de onze of ${name}: they look at their cards and decide whether to play; nobody raises`,
  wins: (name) => `Points for ${name}`,
  key: (name, points) => `${name}: plus ${points}`,
  nobody: 'Nobody scored (mão tied)',
  deals: 'Deals:',
  whoDeals: 'Who deals now?',
  change: 'Change',
  clocks: { shuffle: 'Shuffle', cut: 'Cut', deal: 'Deal' },
  startClock: (what, seconds) => `${what}: start ${seconds} seconds`,
  stopClock: (what) => `${what}: stop`,
};
