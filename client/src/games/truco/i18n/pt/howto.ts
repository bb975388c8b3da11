/** How it is played, part by part; the keys are the anchors of the page. */
export const howto = {
  objetivo: {
    title: 'O jogo',
    text: [
      'Jogam dois, mano a mano, ou quatro em duplas. Cada um recebe três cartas, e cada mão se decide em melhor de três rodadas.',
      'A mão começa valendo 1 ponto. Quem chega primeiro a 12 ganha a partida.',
    ],
  },
  cartas: {
    title: 'A força das cartas',
    text: ['Da mais forte à mais fraca, a ordem é esta. O naipe não conta: cartas do mesmo valor empatam. Só as manilhas passam por cima de todas.'],
  },
  vira: {
    title: 'A vira e as manilhas',
    text: [
      'Depois de dar as cartas, uma se abre na mesa: a vira. A carta seguinte na ordem é a manilha. Depois do 3 vem o 4.',
      'Entre as manilhas o naipe conta: paus (zap), copas (copeta), espadas (espadilha) e ouros (pica-fumo). Com esta vira são estas, da maior à menor; abaixo delas, as comuns.',
    ],
  },
  rodada: {
    title: 'A rodada',
    text: [
      'Cada um joga uma carta; a maior leva. Quem ganha a rodada abre a seguinte, e quem faz duas leva a mão. Aqui o 3 mata o 2.',
      'Se a primeira empata, a segunda decide; se a segunda empata, vale quem fez a primeira.',
    ],
  },
  truco: {
    title: 'Truco e correr',
    text: [
      'A qualquer momento da mão você pode pedir truco: ela passa a valer 3. O outro lado aceita, corre ou pede seis; depois vêm nove e doze.',
      'Quem corre dá os pontos que a mão valia antes do pedido. Quem aumentou não pode aumentar de novo: a palavra passa ao outro lado.',
    ],
  },
  onze: {
    title: 'Mão de onze',
    text: [
      'Com 11 pontos, a dupla olha as próprias cartas, e em quatro também as do parceiro, e decide: jogar valendo 3, ou correr e dar 1. Ninguém pede truco.',
    ],
  },
  ferro: { title: 'Mão de ferro', text: ['Com 11 a 11, joga-se no escuro: ninguém vê as próprias cartas, e quem levar a mão leva a partida.'] },
};
