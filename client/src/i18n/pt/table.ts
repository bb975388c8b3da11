export const table = {
  story: 'O que aconteceu',
  menu: 'Menu da mesa',
  advice: 'Conselho',
  talk: { title: 'Falar na mesa', phrases: 'Frases prontas', chat: 'Escreva aqui', send: 'Enviar' },
  confirm: {
    abandonTitle: 'Abandonar a partida?',
    abandonText: 'Um robô assume o seu lugar até o fim.',
    newTitle: 'Começar outra partida?',
    newText: 'Esta fica com um robô no seu lugar.',
    yesAbandon: 'Abandonar',
    yesNew: 'Nova partida',
    stay: 'Continuar aqui',
  },
};
