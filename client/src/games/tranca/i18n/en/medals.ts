import type { MedalWords } from '../../../front';

export const medals: MedalWords = {
  aces: { name: 'Canastra of aces', how: 'Made a clean canastra of aces.' },
  direct_batida: { name: 'Straight out', how: 'Went out with a direct batida.' },
  all_reds: { name: 'Four reds', how: 'The pair had all four red threes in one round.' },
  three_limpas: { name: 'Clean table', how: 'The pair made three clean canastras in one round.' },
};
