import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Poker',
  rulebooks: {
    'cgp-2024': 'The poker championship of Rio Grande do Sul: entries, tables, levels, prizes and ranking.',
  },
};
