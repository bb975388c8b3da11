import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Pôquer',
  learn: 'As duas cartas, a mesa, passar, pagar, apostar e desistir, e a ordem das mãos.',
  rulebooks: {
    'cgp-2024': 'O Campeonato Gaúcho de Pôquer: Hold’em sem limite numa mesa só, com blinds que sobem; ou outra modalidade, à escolha.',
  },
  championships: {
    'cgp-2024': 'Torneio de poker com balcão, relógio, mesas, premiação e ranking. Para uma etapa ou um torneio avulso.',
  },
  players: (n) => (n === 2 ? 'Dois, heads-up' : `${n} na mesa`),
  variants: { 'no-limit-holdem': 'NL Hold’em', 'pot-limit-omaha': 'PL Omaha', horse: 'HORSE' },
  variantNotes: {
    horse: 'Com limites: apostas de um e de dois big blinds. No razz e nos studs não há botão nem blinds, só ante e bring-in.',
  },
  charts: {
    vpip: 'Mãos em que pôs fichas porque quis (VPIP)',
    pfr: 'Aumentou antes do flop (PFR)',
    aggression: 'Agressividade',
    showdown: 'Foi ao showdown',
    won_at_showdown: 'Ganhou no showdown',
    hands: 'Mãos',
    betting: 'Apostas depois do flop',
  },
  tallies: {
    hands: 'Mãos',
    hands_won: 'Mãos ganhas',
    flops: 'Viu o flop',
    showdowns: 'Showdowns',
    showdowns_won: 'Showdowns ganhos',
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
