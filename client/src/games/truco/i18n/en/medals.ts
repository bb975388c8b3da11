import type { MedalWords } from '../../../front';

export const medals: MedalWords = {
  bluffs: { name: 'All talk', how: 'Three times in one match, made the others run with nothing in the hand.' },
  comeback: { name: 'Comeback', how: 'Won after being eight points behind.' },
  ferro: { name: 'Mão de ferro', how: 'Won a mão de ferro, played in the dark.' },
  shutout: { name: 'To nothing', how: 'Won without the others making a point.' },
  dear_mao: { name: 'Dear hand', how: 'Won a hand worth nine or more with the cards on the table.' },
};
