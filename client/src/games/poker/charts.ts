import { MATCHES, type Charts } from '../front';

export const charts: Charts = {
  rings: [
    MATCHES,
    { key: 'vpip', part: 'vpip', whole: 'hands', share: true },
    { key: 'pfr', part: 'pfr', whole: 'hands', share: true },
    { key: 'aggression', part: 'bets', whole: 'bets_and_calls', share: true },
    { key: 'showdown', part: 'showdowns', whole: 'flops', share: true },
    { key: 'won_at_showdown', part: 'showdowns_won', whole: 'showdowns' },
  ],
  bars: [
    { key: 'hands', tallies: ['hands', 'hands_won', 'flops', 'showdowns', 'showdowns_won'] },
    { key: 'betting', tallies: ['bets', 'calls', 'all_ins', 'timecards'] },
  ],
};
