import type { MedalWords } from '../../../front';

export const medals: MedalWords = {
  quads: { name: 'Quadra', how: 'Mostrou uma quadra e levou o pote.' },
  straight_flush: { name: 'Straight flush', how: 'Mostrou um straight flush e levou o pote.' },
  chip_and_chair: { name: 'Uma ficha e a cadeira', how: 'Ganhou depois de ficar com um big blind ou menos.' },
  double_knockout: { name: 'Dois de uma vez', how: 'Eliminou dois adversários na mesma mão.' },
};
