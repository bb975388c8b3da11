/** Which tallies of a game are drawn, and how: a ring for a share of a whole, bars for what is compared. */

type Ring = { key: 'matches' | 'hands' | 'onze' | 'rodadas'; part: string; whole: string };
type BarChart = { key: 'calls' | 'ferro' | 'canastras' | 'lixo'; tallies: string[] };

type Charts = { rings: Ring[]; bars: BarChart[] };

const CHARTS: Record<string, Charts> = {
  truco: {
    rings: [
      { key: 'matches', part: 'matches_won', whole: 'matches' },
      { key: 'hands', part: 'maos_won', whole: 'maos' },
      { key: 'onze', part: 'onze_won', whole: 'onze_played' },
    ],
    bars: [
      { key: 'calls', tallies: ['truco_called', 'truco_refused_by_others', 'bluffs', 'raises_accepted', 'raises_run_from'] },
      { key: 'ferro', tallies: ['onze_run', 'ferro_won', 'ferro_lost', 'claims'] },
    ],
  },
  tranca: {
    rings: [
      { key: 'matches', part: 'matches_won', whole: 'matches' },
      { key: 'rodadas', part: 'rodadas_won', whole: 'rodadas' },
    ],
    bars: [
      { key: 'canastras', tallies: ['canastras_limpas', 'canastras_sujas', 'batidas', 'batidas_diretas', 'mortos_taken'] },
      { key: 'lixo', tallies: ['melds_laid', 'lixos_taken', 'red_threes', 'black_threes_discarded'] },
    ],
  },
};

/** The charts of a game; of one that has none of its own, the matches, which every game counts. */
export function chartsOf(game: string): Charts {
  return CHARTS[game] ?? { rings: [{ key: 'matches', part: 'matches_won', whole: 'matches' }], bars: [] };
}
