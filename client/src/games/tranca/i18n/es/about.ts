import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Tranca',
  learn: 'Juegos, canasta limpia y sucia, el pozo, el muerto y el cierre.',
  rulebooks: {
    'afia-2025': 'Tranca en parejas, con dos muertos, por el reglamento de la AFIA de Gramado.',
  },
  championships: {
    'afia-2025': 'Tranca por delegaciones, fases eliminatorias con mejores perdedores y puntos para la delegación. Para juegos de asociaciones.',
  },
  charts: { rodadas: 'Rondas', canastras: 'Canastas, cierres y muertos', lixo: 'Juegos, pozo y treses' },
  tallies: {
    canastras_limpas: 'Canastas limpias',
    canastras_sujas: 'Canastas sucias',
    batidas: 'Cierres de la pareja',
    batidas_diretas: 'Cierres sin descarte',
    mortos_taken: 'Muertos tomados',
    melds_laid: 'Juegos bajados',
    lixos_taken: 'Lixos llevados',
    red_threes: 'Treses rojos',
    black_threes_discarded: 'Lixos trancados',
  },
  replay: { next: 'Próximo momento', keys: 'T: próximo momento.' },
};
