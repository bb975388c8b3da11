import { MATCHES, type Charts } from '../front';

export const charts: Charts = {
  rings: [MATCHES, { key: 'hands', part: 'maos_won', whole: 'maos' }, { key: 'onze', part: 'onze_won', whole: 'onze_played' }],
  bars: [
    { key: 'calls', tallies: ['truco_called', 'truco_refused_by_others', 'bluffs', 'raises_accepted', 'raises_run_from'] },
    { key: 'ferro', tallies: ['onze_run', 'ferro_won', 'ferro_lost', 'claims'] },
  ],
};
