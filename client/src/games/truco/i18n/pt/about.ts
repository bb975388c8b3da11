import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Truco',
  learn: 'A ordem das cartas, a vira e as manilhas, truco e mão de onze.',
  rulebooks: {
    'paulista-da-casa': 'A mesa de todo dia: manilha pela vira, uma partida até doze, ninguém rouba nem espia.',
    'truco-masters-2025': 'Campeonato em São Paulo: manilha pela vira, uma partida até doze e uma hora no relógio.',
    'fenacef-ix': 'Jogos Fenacef: manilhas fixas, melhor de três (de cinco nas eliminatórias), e mão ganha pode ser baixada na mesa.',
    'ktruco-tradicional': 'O modo antigo do K-Truco: manilhas fixas, sem vira, com tento e carta roubada.',
    'ktruco-paulista': 'O do K-Truco: manilha pela vira, zap de paus, com tento e carta roubada.',
    'ktruco-paulista-limpo': 'O paulista de baralho limpo: sem quatro, cinco, seis nem sete.',
    'ate-15': 'O paulista de sempre, só que a partida vai até quinze.',
    'mineiro-2-4-6-10-12': 'Manilhas fixas e valores mineiros: a mão já sai valendo dois.',
    'truco-na-vez': 'O Truco Masters para quem só aceita pedido na vez de jogar.',
  },
  warnings: { stealing: 'Aqui vale trapaça: roubar do baralho e espiar carta dos outros, sem ninguém ver.' },
  championships: {
    'truco-masters-2025':
      '16 duplas em mata-mata, partidas de uma hora, inscrição pela internet com escolha da organização. Para um evento único, de palco.',
    'fenacef-ix': 'Grupos e depois melhor de cinco, com manilhas fixas e súmula assinada. Para delegações e qualquer número de duplas.',
  },
  charts: { hands: 'Mãos', onze: 'Mãos de onze', calls: 'Truco pedido e respondido', ferro: 'Mão de ferro e tento' },
  tallies: {
    truco_called: 'Pediu truco (ou mais)',
    truco_refused_by_others: 'Fez os outros correrem',
    bluffs: 'Blefe que não colou',
    raises_accepted: 'Aceitou',
    raises_run_from: 'Correu',
    onze_run: 'Mão de onze corrida',
    ferro_won: 'Mão de ferro ganha',
    ferro_lost: 'Mão de ferro perdida',
    claims: 'Tento cantado',
  },
  replay: { next: 'Próximo pedido de truco', keys: 'T: próximo truco.' },
  settings: {
    sound: 'Cada manilha tem o seu.',
    shouts: 'Truco é para gritar. Sem isso, pede-se baixinho.',
    jokes: 'Entre uma mão e outra, os robôs contam as deles.',
    signals: 'Mostra os sinais de manilha que a sua dupla faz.',
  },
  samples: { truco: 'Truco!', zap: 'Zap', copas: 'Copeta', espadilha: 'Espadilha', pica_fumo: 'Pica-fumo', shuffle: 'Baralho' },
  sealed: 'No truco, o adversário ainda corta o baralho, como manda o regulamento.',
};
