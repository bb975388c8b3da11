import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Tranca',
  rulebooks: {
    'afia-2025': 'Tranca en parejas, con dos mortos, por el reglamento de la AFIA de Gramado.',
  },
  charts: { rodadas: 'Rodadas', canastras: 'Canastras, cierres y mortos', lixo: 'Jogos, lixo y treses' },
  tallies: {
    canastras_limpas: 'Canastras limpas',
    canastras_sujas: 'Canastras sujas',
    batidas: 'Cierres de la pareja',
    batidas_diretas: 'Cierres sin descarte',
    mortos_taken: 'Mortos tomados',
    melds_laid: 'Jogos bajados',
    lixos_taken: 'Lixos llevados',
    red_threes: 'Treses rojos',
    black_threes_discarded: 'Lixos trancados',
  },
  replay: { next: 'Próximo momento', keys: 'T: próximo momento.' },
};
