import type { Shape } from '../../../../lib/dictionary.svelte';
import type { referee as pt } from '../pt/referee';

/** What the referee of a table reads. */
export const referee: Shape<typeof pt> = {
  counts: {
    laid: 'Cards in melds',
    limpas: 'Clean canastras',
    sujas: 'Dirty canastras',
    red_threes: 'Red threes',
    plain: 'In hand (no black three)',
    black: 'Black threes in hand',
  },
  morto: 'Morto',
  mortos: { taken: 'taken', pending: 'taken, not played', none: 'not taken' },
  out: 'Who went out',
  nobody: 'Nobody: the cards ran out',
  count: 'Add up the round',
  away: 'Without a network it cannot be added up: write the totals by hand.',
  total: (name) => `Total of ${name}`,
  write: 'Write the round down',
};
