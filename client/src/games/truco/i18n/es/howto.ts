/** How it is played, part by part; the keys are the anchors of the page. */
export const howto = {
  objetivo: {
    title: 'El juego',
    text: [
      'Juegan dos, mano a mano, o cuatro en parejas. Cada uno recibe tres cartas, y cada mano se decide al mejor de tres rodadas.',
      'La mano empieza valiendo 1 punto. Quien llega primero a 12 gana la partida.',
    ],
  },
  cartas: {
    title: 'La fuerza de las cartas',
    text: ['De la más fuerte a la más débil, el orden es este. El palo no cuenta: las del mismo valor empatan. Solo las manilhas ganan a todas.'],
  },
  vira: {
    title: 'La vira y las manilhas',
    text: [
      'Después de repartir se abre una carta: la vira. La siguiente en el orden es la manilha. Después del 3 viene el 4.',
      'Entre manilhas el palo cuenta: tréboles (zap), corazones (copeta), picas (espadilha) y diamantes (pica-fumo). Con esta vira son estas, de mayor a menor; debajo de ellas, las comunes.',
    ],
  },
  rodada: {
    title: 'La rodada',
    text: [
      'Cada uno juega una carta; la mayor se la lleva. Quien gana la rodada abre la siguiente, y quien hace dos se lleva la mano. Aquí el 3 mata al 2.',
      'Si la primera empata, decide la segunda; si empata la segunda, vale quien hizo la primera.',
    ],
  },
  truco: {
    title: 'Truco y correr',
    text: [
      'En cualquier momento de la mano puedes pedir truco: pasa a valer 3. El otro lado acepta, corre o pide seis; después vienen nueve y doce.',
      'Quien corre da lo que la mano valía antes del pedido. Quien aumentó no puede volver a aumentar: la palabra pasa al otro lado.',
    ],
  },
  onze: {
    title: 'Mano de once',
    text: [
      'Con 11 puntos, la pareja mira sus cartas, y entre cuatro también las del compañero, y decide: jugar por 3, o correr y dar 1. Nadie pide truco.',
    ],
  },
  ferro: { title: 'Mano de hierro', text: ['Con 11 a 11 se juega a oscuras: nadie ve sus cartas, y quien se lleva la mano se lleva la partida.'] },
};
