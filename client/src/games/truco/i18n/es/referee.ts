import type { Shape } from '../../../../lib/dictionary.svelte';
import type { referee as pt } from '../pt/referee';

/** What the referee of a table reads. */
export const referee: Shape<typeof pt> = {
  ferro: 'Mão de ferro: cartas a ciegas, un solo corte seco, nadie sube',
  onze: (name) => `Mão de onze de ${name}: miran sus cartas y deciden si juegan; nadie sube`,
  wins: (name) => `Puntos para ${name}`,
  key: (name, points) => `${name}: más ${points}`,
  nobody: 'Nadie marcó (mão empatada)',
  deals: 'Baraja:',
  whoDeals: '¿Quién baraja ahora?',
  change: 'Cambiar',
  clocks: { shuffle: 'Barajar', cut: 'Cortar', deal: 'Dar' },
  startClock: (what, seconds) => `${what}: iniciar ${seconds} segundos`,
  stopClock: (what) => `${what}: parar`,
};
