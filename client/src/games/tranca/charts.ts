import { MATCHES, type Charts } from '../front';

export const charts: Charts = {
  rings: [MATCHES, { key: 'rodadas', part: 'rodadas_won', whole: 'rodadas' }],
  bars: [
    { key: 'canastras', tallies: ['canastras_limpas', 'canastras_sujas', 'batidas', 'batidas_diretas', 'mortos_taken'] },
    { key: 'lixo', tallies: ['melds_laid', 'lixos_taken', 'red_threes', 'black_threes_discarded'] },
  ],
};
