import type { MedalWords } from '../../../front';

export const medals: MedalWords = {
  bluffs: { name: 'No gogó', how: 'Três vezes na mesma partida, fez os outros correrem sem ter nada na mão.' },
  comeback: { name: 'Virada', how: 'Ganhou depois de estar oito pontos atrás.' },
  ferro: { name: 'Mão de ferro', how: 'Ganhou uma mão de ferro, no escuro.' },
  shutout: { name: 'De zero', how: 'Fechou a partida sem os outros marcarem um ponto.' },
  dear_mao: { name: 'Mão cara', how: 'Ganhou na mesa uma mão valendo nove ou mais.' },
};
