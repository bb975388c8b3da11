import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Póker',
  rulebooks: {
    'cgp-2024': 'El campeonato de póker de Rio Grande do Sul: hold’em sin límite en una mesa, con ciegas que suben; u otra modalidad, a elección.',
  },
  players: (n) => (n === 2 ? 'Dos, heads-up' : `${n} en la mesa`),
  charts: {
    vpip: 'Manos jugadas por voluntad (VPIP)',
    pfr: 'Subió antes del flop (PFR)',
    aggression: 'Agresividad',
    showdown: 'Llegó a descubrir',
    won_at_showdown: 'Ganó al descubrir',
    hands: 'Manos',
    betting: 'Apuestas después del flop',
  },
  tallies: {
    hands: 'Manos',
    hands_won: 'Manos ganadas',
    flops: 'Vio el flop',
    showdowns: 'Llegó a descubrir',
    showdowns_won: 'Ganó al descubrir',
    bets: 'Apostó o subió',
    calls: 'Igualó',
    all_ins: 'All-ins',
    timecards: 'Tarjetas de tiempo',
  },
  samples: {
    chip: 'Fichas',
    check: 'Pasa',
    allIn: 'All-in',
    pot: 'Bote',
  },
  replay: { next: 'Próximo momento', keys: 'T: próximo momento.' },
  settings: { shouts: 'El all-in se anuncia.' },
  sealed: 'En el póker la semilla queda solo con el árbitro: mostraría las manos que nadie abrió. Cada carta abierta se comprueba por sí misma.',
};
