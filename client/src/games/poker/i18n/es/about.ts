import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Póker',
  rulebooks: {
    'cgp-2024': 'El campeonato de póker de Rio Grande do Sul: inscripción, mesas, niveles, premios y ranking.',
  },
};
