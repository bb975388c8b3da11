/** What the referee of a table reads. */
export const referee = {
  counts: {
    laid: 'Cartas nos jogos',
    limpas: 'Canastras limpas',
    sujas: 'Canastras sujas',
    red_threes: 'Três vermelhos',
    plain: 'Na mão (sem três preto)',
    black: 'Três pretos na mão',
  },
  morto: 'Morto',
  mortos: { taken: 'pegou', pending: 'pegou e não jogou', none: 'não pegou' },
  out: 'Quem bateu',
  nobody: 'Ninguém: acabaram as cartas',
  count: 'Somar a rodada',
  away: 'Sem rede não dá para somar: escreva os totais à mão.',
  total: (name: string) => `Total de ${name}`,
  write: 'Anotar a rodada',
};
