/** What the lessons say, one thing at a time. */
export const lesson = {
  order: (_who: string) => 'Estas tres cartas son tuyas. De la más fuerte a la más débil: 3, 2, as, rey, jota, reina, 7, 6, 5, 4. El palo no cuenta.',
  vira: (_who: string) =>
    'La carta abierta en el medio es la vira: un 4. La siguiente en el orden, el 5, es la manilha y gana a todas. Esta vez no tienes ninguna.',
  wait: (who: string) => `Le toca a ${who}.`,
  rodada: (who: string) =>
    `Cada uno juega una carta, y la más alta gana la ronda. Quien gana dos rondas se lleva la mano. ${who} jugó un 2: toca tu 3 de picas.`,
  weak: (_who: string) => 'La primera es tuya, y quien gana abre la siguiente. Pero el resto es flojo: juega el 6 de diamantes.',
  called: (who: string) => `${who} pidió truco: la mano pasa a valer 3. Con solo un 7 no alcanza: toca Me voy y pierde 1 punto, no 3.`,
  ran: (_who: string) => 'Irse también es jugar: fue solo 1 punto. Van 8 a 9, y gana quien llega a 12. ¡A por el desquite!',
  zap: (_who: string) =>
    'Otra vira: un rey. Ahora la manilha es el as, y el de tréboles es la carta más alta del juego: el zap. ¡Lo tienes tú! Guárdalo y empieza con el 3 de diamantes.',
  truco: (_who: string) => 'La primera es tuya y tienes el zap. Es hora de gritar: toca ¡TRUCO! Si aceptan, la mano vale 3.',
  thinking: (who: string) => `${who} está pensando…`,
  playZap: (_who: string) => '¡Aceptado! La mano vale 3 puntos. Toca el as de tréboles, el zap: nada le gana.',
  won: (_who: string) => 'Tres puntos de una vez: 11 a 9 para ti. ¡Falta uno!',
  onze: (_who: string) =>
    'Con 11 llega la mão de onze: miras tus cartas y decides. Jugar vale 3; irse da 1; nadie pide truco. La vira es un 7, la manilha es la reina, y tienes una: toca Jugar.',
  high: (who: string) => `${who} abrió con una jota. Tu 3 de corazones le gana: toca el 3.`,
  last: (_who: string) => 'Una ronda más y la partida es tuya. Toca la reina de corazones, la manilha.',
  end: (_who: string) =>
    '¡Partida ganada! Una cosa más: con 11 a 11 se juega la mão de ferro, a oscuras, sin ver las cartas. ¿Ahora una mano sin ayuda?',
  alone: (_who: string) => 'Esta mano es tuya, sin ayuda. Mira la vira en el medio de la mesa, descubre la manilha y juega. ¡Suerte!',
  done: (_who: string) => '¡Listo, ya sabes jugar al truco! De a cuatro es igual, pero en parejas.',
};
