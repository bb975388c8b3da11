import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Tranca',
  learn: 'Melds, clean and dirty canastra, the lixo, the morto and going out.',
  rulebooks: {
    'afia-2025': 'Tranca in pairs with two mortos, by the AFIA regulation of Gramado.',
  },
  championships: {
    'afia-2025': 'Tranca by delegations, knockout phases with best losers, and points for the delegation. For games between associations.',
  },
  charts: { rodadas: 'Rounds', canastras: 'Canastras, batidas and mortos', lixo: 'Melds, discard pile and threes' },
  tallies: {
    canastras_limpas: 'Canastras limpas',
    canastras_sujas: 'Canastras sujas',
    batidas: 'Times your pair went out',
    batidas_diretas: 'Without a discard',
    mortos_taken: 'Mortos taken',
    melds_laid: 'Melds laid',
    lixos_taken: 'Lixos taken',
    red_threes: 'Red threes',
    black_threes_discarded: 'Lixos locked',
  },
  replay: { next: 'Next big moment', keys: 'T: next big moment.' },
};
