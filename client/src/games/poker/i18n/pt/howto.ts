/** How it is played, part by part; the keys are the anchors of the page. */
export const howto = {
  objetivo: {
    title: 'O jogo',
    text: [
      'Cada um recebe duas cartas fechadas; na mesa abrem-se cinco para todos. Vale a melhor mão de cinco cartas entre as sete, ou ser o único que não desistiu.',
    ],
  },
  rodadas: {
    title: 'As quatro rodadas',
    text: [
      'Aposta-se depois de receber as cartas, depois do flop (três cartas), do turn (a quarta) e do river (a quinta). O small blind e o big blind pagam antes de ver as cartas.',
    ],
  },
  apostas: {
    title: 'O que fazer na vez',
    text: [
      'Passar: seguir sem apostar, quando ninguém apostou. Pagar: igualar a aposta. Aumentar: subir. Desistir: largar a mão. Quem põe todas as fichas está all-in e disputa até onde elas alcançam.',
    ],
  },
  royal: {
    title: 'Royal flush',
    text: ['A sequência do 10 ao ás no mesmo naipe: a maior de todas. Daqui para baixo, as mãos vão da mais forte à mais fraca.'],
  },
  straightFlush: { title: 'Straight flush', text: ['Cinco em sequência do mesmo naipe.'] },
  four: { title: 'Quadra', text: ['Quatro do mesmo valor.'] },
  full: { title: 'Full house', text: ['Uma trinca e um par.'] },
  flush: { title: 'Flush', text: ['Cinco do mesmo naipe.'] },
  straight: { title: 'Sequência', text: ['Cinco em sequência, de naipes quaisquer.'] },
  three: { title: 'Trinca', text: ['Três do mesmo valor.'] },
  pairs: { title: 'Dois pares', text: ['Dois pares diferentes.'] },
  pair: { title: 'Par', text: ['Duas do mesmo valor. Sem nem isso, decide a carta mais alta.'] },
};
