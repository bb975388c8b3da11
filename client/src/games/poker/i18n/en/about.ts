import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Poker',
  rulebooks: {
    'cgp-2024': 'The poker championship of Rio Grande do Sul: no-limit hold’em at one table, with rising blinds; or another game, as you like.',
  },
  players: (n) => (n === 2 ? 'Two, heads-up' : `${n} players`),
  charts: {
    vpip: 'Hands entered by choice (VPIP)',
    pfr: 'Raised before the flop (PFR)',
    aggression: 'Aggression',
    showdown: 'Went to showdown',
    won_at_showdown: 'Won at showdown',
    hands: 'Hands',
    betting: 'Betting after the flop',
  },
  tallies: {
    hands: 'Hands',
    hands_won: 'Hands won',
    flops: 'Saw the flop',
    showdowns: 'Showdowns',
    showdowns_won: 'Showdowns won',
    bets: 'Bet or raised',
    calls: 'Called',
    all_ins: 'All-ins',
    timecards: 'Time cards',
  },
  samples: {
    chip: 'Chips',
    check: 'Check',
    allIn: 'All-in',
    pot: 'Pot',
  },
  replay: { next: 'Next moment', keys: 'T: next moment.' },
  settings: { shouts: 'An all-in is called out.' },
  sealed: 'In poker the seed goes to the referee alone: it would show the hands that nobody opened. Every open card can be checked by itself.',
};
