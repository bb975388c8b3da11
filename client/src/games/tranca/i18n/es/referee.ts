import type { Shape } from '../../../../lib/dictionary.svelte';
import type { referee as pt } from '../pt/referee';

/** What the referee of a table reads. */
export const referee: Shape<typeof pt> = {
  counts: {
    laid: 'Cartas en juegos',
    limpas: 'Canastas limpias',
    sujas: 'Canastas sucias',
    red_threes: 'Treses rojos',
    plain: 'En mano (sin tres negro)',
    black: 'Treses negros en mano',
  },
  morto: 'Muerto',
  mortos: { taken: 'lo tomó', pending: 'lo tomó y no lo jugó', none: 'no lo tomó' },
  out: 'Quién salió',
  nobody: 'Nadie: se acabaron las cartas',
  count: 'Sumar la ronda',
  away: 'Sin red no se puede sumar: escribe los totales a mano.',
  total: (name) => `Total de ${name}`,
  write: 'Anotar la ronda',
};
