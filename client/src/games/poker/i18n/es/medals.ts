import type { MedalWords } from '../../../front';

export const medals: MedalWords = {
  quads: { name: 'Póquer', how: 'Mostró cuatro cartas iguales y se llevó el pozo.' },
  straight_flush: { name: 'Escalera de color', how: 'Mostró una escalera de color y se llevó el pozo.' },
  chip_and_chair: { name: 'Una ficha y la silla', how: 'Ganó después de quedarse con una ciega grande o menos.' },
  double_knockout: { name: 'Dos de una vez', how: 'Eliminó a dos rivales en la misma mano.' },
};
