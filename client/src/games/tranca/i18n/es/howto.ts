/** How it is played, part by part; the keys are the anchors of the page. */
export const howto = {
  objetivo: {
    title: 'El juego',
    text: ['Cuatro juegan en parejas, con dos mazos y once cartas cada uno. Gana la pareja que llega primero a 1.500 puntos, ronda tras ronda.'],
  },
  vez: {
    title: 'Tu turno',
    text: [
      'Roba del mazo o toma el pozo (en Brasil, lixo). Después baja juegos y agrega cartas a los de tu pareja, si quieres. Al final, descarta una carta.',
    ],
  },
  jogos: { title: 'Los juegos', text: ['Un juego tiene tres cartas o más: del mismo valor (terna) o en escalera del mismo palo.'] },
  curinga: { title: 'El comodín', text: ['El 2 ocupa el lugar de otra carta: uno solo en cada juego. Aquí hace de 10 de picas.'] },
  canastra: {
    title: 'La canasta',
    text: ['Con siete cartas el juego es una canasta. Limpia, sin comodín, vale 200 puntos; sucia, con comodín, 100.'],
  },
  lixo: {
    title: 'El pozo',
    text: ['Quien toma el pozo se lo lleva todo y tiene que usar enseguida la carta de arriba: en un juego nuevo o en uno de la pareja.'],
  },
  tres: {
    title: 'Los treses',
    text: ['El tres rojo va a la mesa y vale 100 puntos, a favor o en contra. El tres negro descartado tranca el pozo para el siguiente.'],
  },
  morto: {
    title: 'El muerto',
    text: ['Quien se queda sin cartas por primera vez toma el muerto, otras once. Cada pareja toma uno; la que no lo toma pierde 100 puntos.'],
  },
  batida: {
    title: 'Cerrar',
    text: [
      'Con el muerto tomado y al menos una canasta en la mesa, quien termina sus cartas cierra: son 100 puntos más, y la ronda acaba. Cada carta en la mesa vale 10; las que quedan en la mano restan.',
    ],
  },
};
