export const table = {
  story: 'Lo que pasó',
  menu: 'Menú de la mesa',
  advice: 'Consejo',
  talk: { title: 'Hablar en la mesa', phrases: 'Frases hechas', chat: 'Escribe aquí', send: 'Enviar' },
  confirm: {
    abandonTitle: '¿Abandonar la partida?',
    abandonText: 'Un bot toma tu lugar hasta el final.',
    newTitle: '¿Empezar otra partida?',
    newText: 'Esta queda con un bot en tu lugar.',
    yesAbandon: 'Abandonar',
    yesNew: 'Nueva partida',
    stay: 'Seguir aquí',
  },
};
