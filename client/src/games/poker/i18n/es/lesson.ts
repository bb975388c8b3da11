/** What the lessons say, one thing at a time: `left` sits on the learner's left, `right` on the right. */
export const lesson = {
  cards: (_left: string, _right: string) =>
    'Estas dos cartas son solo tuyas: un as y un rey, una gran mano. En la mesa se abrirán cinco cartas para todos. Vale la mejor combinación de cinco entre las siete.',
  blinds: (left: string, right: string) =>
    `Antes de ver las cartas, ${left} puso 25 fichas (la ciega pequeña) y ${right} 50 (la ciega grande). Ya hay un bote que ganar.`,
  call: (_left: string, _right: string) => 'Para seguir hay que igualar los 50. Toca Igualar.',
  wait: (_left: string, _right: string) => 'Ahora hablan los demás…',
  flop: (_left: string, right: string) =>
    `Se abrió el flop: tres cartas. Con el as de la mesa tienes un par de ases. Solo queda ${right}, que no apostó.`,
  check: (_left: string, _right: string) => 'Cuando nadie apostó, se puede seguir gratis. Toca Pasar.',
  turn: (_left: string, _right: string) =>
    'El turn es la cuarta carta: ¡un rey! Con ases y reyes son dos pares. Una buena mano pide fichas en el bote: toca Apostar.',
  river: (_left: string, right: string) =>
    `El river es la última carta, y ahora ${right} apostó. Puedes no ir, igualar o subir. Con dos pares, toca Igualar.`,
  showdown: (_left: string, _right: string) => 'Se acabaron las apuestas: es hora de abrir las cartas. Toca Mostrar.',
  ranking: (_left: string, _right: string) =>
    'Tus dos pares le ganan al par de reinas. Este es el orden de las manos, de la más fuerte a la más débil:',
  won: (_left: string, _right: string) => '¡El bote es tuyo! Gana quien se queda con todas las fichas. Vamos a otra mano.',
  weak: (left: string, _right: string) =>
    `7 y 2 es la peor mano que existe, y ${left} subió. Jugar bien también es soltar: toca No ir y pierde solo la ciega grande.`,
  end: (_left: string, _right: string) =>
    '¡Eso es! Quien no va no pone nada más. Y quien pone todas las fichas está all-in: disputa hasta donde alcanzan. ¿Ahora una mano sin ayuda?',
  alone: (_left: string, _right: string) => 'Esta mano es tuya, sin ayuda: pasa, iguala, apuesta o no vayas. ¡Suerte!',
  done: (_left: string, _right: string) => '¡Listo, ya sabes jugar al póker! Lo demás es leer a los otros.',
};
