import type { MedalWords } from '../../../front';

export const medals: MedalWords = {
  aces: { name: 'Canastra de ases', how: 'Fez uma canastra limpa de ases.' },
  direct_batida: { name: 'Batida direta', how: 'Bateu direto.' },
  all_reds: { name: 'Quatro vermelhos', how: 'A dupla juntou os quatro três vermelhos na mesma rodada.' },
  three_limpas: { name: 'Mesa limpa', how: 'A dupla fez três canastras limpas na mesma rodada.' },
};
