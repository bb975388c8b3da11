/** What the lessons say, one thing at a time. */
export const lesson = {
  goal: (who: string) =>
    `En la tranca tú y ${who}, enfrente, juegan en pareja. Se ganan puntos bajando juegos: tres cartas o más del mismo valor, o en escalera del mismo palo.`,
  turn: (_who: string) => 'Cada turno tiene tres pasos: robar, bajar lo que quieras y descartar una carta.',
  draw: (_who: string) => 'Es tu turno. Toca Robar para tomar una carta del mazo.',
  sequence: (_who: string) =>
    'Vino un 4 de tréboles. Pero tienes una escalera de corazones: marca el 4, el 5, el 6, el 7 y el 8 de corazones y toca Bajar.',
  discard: (_who: string) => 'Tu primer juego está en la mesa. Para terminar el turno, marca el 4 de tréboles, que no sirve, y toca Descartar.',
  wait: (_who: string) => 'Ahora juegan los demás: cada uno roba y descarta. Un toque en la mesa los apura.',
  lixo: (_who: string) =>
    'En el pozo (en Brasil, lixo) hay un 9 de corazones, ¡que entra en tu escalera! En vez de robar, toca Llevar el pozo y confirma: la carta de arriba va al juego y las otras vienen a tu mano.',
  limpa: (_who: string) =>
    'Debajo vino el 10 de corazones. Márcalo y toca Agregar. Con siete cartas el juego es una canasta; sin comodín es limpia y vale 200 puntos.',
  curinga: (_who: string) =>
    'El 2 es el comodín: vale por cualquier carta, uno solo en cada juego. Marca los dos reyes y el 2 de picas y toca Bajar.',
  discardAgain: (_who: string) => 'Con comodín el juego queda sucio: su canasta valdrá 100, no 200. Ahora marca el 4 de tréboles y descártalo.',
  drawAgain: (_who: string) => 'El pozo no ayuda esta vez. Toca Robar.',
  trinca: (_who: string) => '¡Una jota! Marca las tres jotas y toca Bajar.',
  empty: (_who: string) => 'Quedan tres reinas. Bájalas: sin cartas en la mano, pasa algo bueno…',
  morto: (_who: string) =>
    'Quien se queda sin cartas por primera vez toma el muerto (morto): once cartas más. Cada pareja tiene uno, y quien no lo toma pierde 100 puntos. ¡Sigue siendo tu turno!',
  suja: (_who: string) => 'Vinieron cuatro reyes. Márcalos y toca Agregar: son siete con el comodín, una canasta sucia.',
  queens: (_who: string) => 'Y cuatro reinas: márcalas y agrégalas. ¡Otra canasta limpia!',
  jacks: (_who: string) => 'Agrega también las dos jotas.',
  batida: (_who: string) =>
    'Solo falta el 5 de diamantes. Con el muerto tomado y una canasta en la mesa puedes cerrar: descarta la última carta y gana 100 puntos más.',
  end: (_who: string) =>
    '¡Cerraste! Cada carta en la mesa vale 10; las que quedan en la mano de la pareja restan. Quien llega a 1.500 gana la partida. Esta es tu cuenta:',
  alone: (_who: string) => 'Esta ronda es tuya, sin ayuda. Roba, baja, descarta; toma el muerto e intenta cerrar. ¡Suerte!',
  done: (_who: string) => '¡Listo, ya sabes jugar a la tranca! Esta fue la cuenta de la ronda:',
};
