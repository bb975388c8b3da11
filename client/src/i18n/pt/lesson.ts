/** What every lesson says around its own texts. */
export const lesson = {
  title: (game: string) => `Aula: ${game}`,
  follow: 'Primeiro faça o que a aula pede.',
  next: 'Entendi',
  alone: 'Agora sem ajuda',
  play: 'Jogar agora',
  again: 'De novo',
  howTo: 'Como jogar',
  others: 'Outras aulas',
  home: 'Início',
};
