import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Poker',
  learn: 'Your two cards, the board, checking, calling, betting and folding, and the order of hands.',
  rulebooks: {
    'cgp-2024': 'The poker championship of Rio Grande do Sul: no-limit hold’em at one table, with rising blinds; or another game, as you like.',
  },
  championships: {
    'cgp-2024': 'A poker tournament with desk, clock, tables, payouts and ranking. For a stage or a single tournament.',
  },
  players: (n) => (n === 2 ? 'Two, heads-up' : `${n} players`),
  variants: { 'no-limit-holdem': 'NL Hold’em', 'pot-limit-omaha': 'PL Omaha', horse: 'HORSE' },
  variantNotes: {
    horse: 'With limits: bets of one and of two big blinds. Razz and stud have no button and no blinds, only an ante and the bring-in.',
  },
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
