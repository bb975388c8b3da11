/** What every lesson says around its own texts. */
export const lesson = {
  title: (game: string) => `Lección: ${game}`,
  follow: 'Primero haz lo que pide la lección.',
  next: 'Entendido',
  alone: 'Ahora sin ayuda',
  play: 'Jugar ahora',
  again: 'Otra vez',
  howTo: 'Cómo se juega',
  others: 'Otras lecciones',
  home: 'Inicio',
};
