import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Póker',
  learn: 'Tus dos cartas, la mesa, pasar, igualar, apostar y no ir, y el orden de las manos.',
  rulebooks: {
    'cgp-2024': 'El campeonato de póker de Rio Grande do Sul: hold’em sin límite en una mesa, con ciegas que suben; u otra modalidad, a elección.',
  },
  championships: {
    'cgp-2024': 'Torneo de póker con mesa de inscripción, reloj, mesas, premios y ranking. Para una etapa o un torneo suelto.',
  },
  players: (n) => (n === 2 ? 'Dos, heads-up' : `${n} en la mesa`),
  variants: { 'no-limit-holdem': 'NL Hold’em', 'pot-limit-omaha': 'PL Omaha', horse: 'HORSE' },
  variantNotes: {
    horse: 'Con límites: apuestas de una y de dos ciegas grandes. En razz y stud no hay botón ni ciegas, solo ante y bring-in.',
  },
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
