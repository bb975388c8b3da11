import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Pôquer',
  rulebooks: {
    'cgp-2024': 'O Campeonato Gaúcho de Pôquer: inscrição, mesas, níveis, premiação e ranking.',
  },
};
