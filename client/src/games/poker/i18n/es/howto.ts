/** How it is played, part by part; the keys are the anchors of the page. */
export const howto = {
  objetivo: {
    title: 'El juego',
    text: [
      'Cada uno recibe dos cartas cerradas; en la mesa se abren cinco para todos. Gana la mejor mano de cinco entre las siete, o ser el único que no se fue.',
    ],
  },
  rodadas: {
    title: 'Las cuatro rondas',
    text: [
      'Se apuesta después de recibir las cartas, después del flop (tres cartas), del turn (la cuarta) y del river (la quinta). La ciega chica y la grande pagan antes de ver sus cartas.',
    ],
  },
  apostas: {
    title: 'Qué hacer en tu turno',
    text: [
      'Pasar: seguir sin apostar. Igualar: poner lo mismo que la apuesta. Subir: aumentarla. No ir: dejar la mano. Quien pone todas sus fichas está all-in y juega hasta donde alcanzan.',
    ],
  },
  royal: {
    title: 'Escalera real',
    text: ['La escalera del 10 al as del mismo palo: la mayor de todas. De aquí para abajo, las manos van de la más fuerte a la más débil.'],
  },
  straightFlush: { title: 'Escalera de color', text: ['Cinco en escalera del mismo palo.'] },
  four: { title: 'Póker', text: ['Cuatro del mismo valor.'] },
  full: { title: 'Full', text: ['Un trío y un par.'] },
  flush: { title: 'Color', text: ['Cinco del mismo palo.'] },
  straight: { title: 'Escalera', text: ['Cinco en escalera, de cualquier palo.'] },
  three: { title: 'Trío', text: ['Tres del mismo valor.'] },
  pairs: { title: 'Doble par', text: ['Dos pares distintos.'] },
  pair: { title: 'Par', text: ['Dos del mismo valor. Sin eso, decide la carta más alta.'] },
};
