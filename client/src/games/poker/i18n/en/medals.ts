import type { MedalWords } from '../../../front';

export const medals: MedalWords = {
  quads: { name: 'Quads', how: 'Showed four of a kind and took the pot.' },
  straight_flush: { name: 'Straight flush', how: 'Showed a straight flush and took the pot.' },
  chip_and_chair: { name: 'A chip and a chair', how: 'Won after being down to one big blind or less.' },
  double_knockout: { name: 'Two at once', how: 'Knocked two rivals out in one hand.' },
};
