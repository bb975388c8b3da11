/** The help of the table: its keys, and the few words one must know. */
export const keys = {
  card: 'juega la carta (en la mão de ferro, la oscura de ese lugar)',
  partner: 'juega la carta de tu pareja, cuando está en tus manos',
  cover: 'tapa la próxima carta, o vuelve atrás; también el botón derecho',
  raise: 'canta truco, seis, nove, doze (3, 6, 9, 12)',
  accept: 'acepta el pedido; Enter también corta y reparte',
  run: 'se va del pedido',
  onze: 'en la mão de onze: sí, jugamos; no, nos vamos',
  claim: 'baja el juego ganado, donde el reglamento deja',
  auto: 'juega esta por mí',
  table: 'Quién es quién',
  glossary: [
    'El pé reparte; después vienen el mão, el segundo y el antepé, que corta.',
    'Las manilhas son las cuatro cartas más altas: zap (tréboles), copeta (corazones), espadilha (picas), pica-fumo (diamantes).',
    'Los palitos sobre la vira muestran cuánto vale la mano; los porotos, las partidas ganadas.',
    'Marca azul con ✓: ronda nuestra. Roja con ✕: de ellos. Amarilla con =: empatada.',
  ],
  runAgain: 'Aprieta otra vez para correr.',
};
