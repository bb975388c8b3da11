import type { MedalWords } from '../../../front';

export const medals: MedalWords = {
  aces: { name: 'Canasta de ases', how: 'Hizo una canasta limpia de ases.' },
  direct_batida: { name: 'Batida directa', how: 'Cerró con una batida directa.' },
  all_reds: { name: 'Cuatro rojos', how: 'La pareja reunió los cuatro tres rojos en la misma ronda.' },
  three_limpas: { name: 'Mesa limpia', how: 'La pareja hizo tres canastas limpias en la misma ronda.' },
};
