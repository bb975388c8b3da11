import type { MedalWords } from '../../../front';

export const medals: MedalWords = {
  bluffs: { name: 'Puro cuento', how: 'Tres veces en la misma partida hizo correr a los otros sin tener nada.' },
  comeback: { name: 'Remontada', how: 'Ganó después de estar ocho puntos abajo.' },
  ferro: { name: 'Mão de ferro', how: 'Ganó una mão de ferro, a ciegas.' },
  shutout: { name: 'A cero', how: 'Ganó sin que los otros marcaran un punto.' },
  dear_mao: { name: 'Mano cara', how: 'Ganó en la mesa una mano de nueve o más.' },
};
