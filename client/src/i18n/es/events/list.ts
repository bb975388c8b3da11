/** The list of championships. */
export const words = {
  title: 'Campeonatos',
  lead: 'Sigue un campeonato de verdad en el móvil, u organiza el tuyo.',
  none: 'No hay campeonatos por aquí ahora. ¡Mira otra lista u organiza el tuyo!',
  noneMine: 'Todavía no participas en ningún campeonato.',
  new: 'Organizar un campeonato',
  filter: 'Mostrar',
  kinds: { open: 'Inscripciones abiertas', running: 'En marcha', over: 'Terminados', mine: 'Míos' },
  entries: (n: number) => (n === 1 ? '1 inscrito' : `${n} inscritos`),
  host: (name: string) => `por ${name}`,
};
