import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Tranca',
  rulebooks: {
    'afia-2025': 'Tranca in pairs with two mortos, by the AFIA regulation of Gramado.',
  },
  charts: { rodadas: 'Rodadas', canastras: 'Canastras, batidas and mortos', lixo: 'Jogos, lixo and threes' },
  tallies: {
    canastras_limpas: 'Canastras limpas',
    canastras_sujas: 'Canastras sujas',
    batidas: 'Times your pair went out',
    batidas_diretas: 'Without a discard',
    mortos_taken: 'Mortos taken',
    melds_laid: 'Jogos laid',
    lixos_taken: 'Lixos taken',
    red_threes: 'Red threes',
    black_threes_discarded: 'Lixos locked',
  },
  replay: { next: 'Next big moment', keys: 'T: next big moment.' },
};
