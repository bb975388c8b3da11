import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Pôquer',
  rulebooks: {
    'cgp-2024': 'O Campeonato Gaúcho de Pôquer: Hold’em sem limite numa mesa só, com blinds que sobem; ou outra modalidade, à escolha.',
  },
  players: (n) => (n === 2 ? 'Dois, heads-up' : `${n} na mesa`),
  charts: {
    vpip: 'Mãos jogadas por vontade (VPIP)',
    pfr: 'Aumentou antes do flop (PFR)',
    aggression: 'Agressividade',
    showdown: 'Foi até a abertura',
    won_at_showdown: 'Ganhou na abertura',
    hands: 'Mãos',
    betting: 'Apostas depois do flop',
  },
  tallies: {
    hands: 'Mãos',
    hands_won: 'Mãos ganhas',
    flops: 'Viu o flop',
    showdowns: 'Aberturas',
    showdowns_won: 'Aberturas ganhas',
    bets: 'Apostou ou aumentou',
    calls: 'Pagou',
    all_ins: 'All-ins',
    timecards: 'Cartões de tempo',
  },
  samples: {
    chip: 'Fichas',
    check: 'Passa',
    allIn: 'All-in',
    pot: 'Pote',
  },
  replay: { next: 'Próximo momento', keys: 'T: próximo momento.' },
  settings: { shouts: 'All-in é para anunciar.' },
  sealed: 'No pôquer, a semente fica só com o árbitro: ela mostraria as mãos que ninguém abriu. Cada carta aberta confere por si.',
};
