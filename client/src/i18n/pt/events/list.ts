/** The list of championships. */
export const words = {
  title: 'Campeonatos',
  lead: 'Acompanhe um campeonato de verdade pelo celular, ou organize o seu.',
  none: 'Nenhum campeonato por aqui agora. Veja outra lista, ou organize o seu!',
  noneMine: 'Você ainda não participa de nenhum campeonato.',
  new: 'Organizar um campeonato',
  filter: 'Mostrar',
  kinds: { open: 'Inscrições abertas', running: 'Em andamento', over: 'Encerrados', mine: 'Meus' },
  entries: (n: number) => (n === 1 ? '1 inscrito' : `${n} inscritos`),
  host: (name: string) => `por ${name}`,
};
