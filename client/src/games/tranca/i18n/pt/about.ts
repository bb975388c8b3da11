import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Tranca',
  learn: 'Jogos, canastra limpa e suja, o lixo, o morto e a batida.',
  rulebooks: {
    'afia-2025': 'Tranca em duplas, com dois mortos, no regulamento da AFIA de Gramado.',
  },
  championships: {
    'afia-2025': 'Tranca por delegações, fases eliminatórias com melhores perdedores e pontos para a delegação. Para jogos de associações.',
  },
  charts: { rodadas: 'Rodadas', canastras: 'Canastras, batidas e mortos', lixo: 'Jogos, lixo e três' },
  tallies: {
    canastras_limpas: 'Canastras limpas',
    canastras_sujas: 'Canastras sujas',
    batidas: 'Batidas da dupla',
    batidas_diretas: 'Batidas sem descarte',
    mortos_taken: 'Mortos pegos',
    melds_laid: 'Jogos baixados',
    lixos_taken: 'Lixos pegos',
    red_threes: 'Três vermelhos',
    black_threes_discarded: 'Lixos trancados',
  },
  replay: { next: 'Próximo momento', keys: 'T: próximo momento.' },
};
