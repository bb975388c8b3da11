/** What the referee of a table reads. */
export const referee = {
  ferro: 'Mão de ferro: cartas no escuro, um corte seco, ninguém aumenta',
  onze: (name: string) => `Mão de onze de ${name}: olham as cartas e decidem se jogam; ninguém aumenta`,
  wins: (name: string) => `Pontos para ${name}`,
  key: (name: string, points: number) => `${name}: mais ${points}`,
  nobody: 'Ninguém marcou (mão empatada)',
  deals: 'Embaralha:',
  whoDeals: 'Quem embaralha agora?',
  change: 'Trocar',
  clocks: { shuffle: 'Embaralhar', cut: 'Cortar', deal: 'Dar' },
  startClock: (what: string, seconds: number) => `${what}: iniciar ${seconds} segundos`,
  stopClock: (what: string) => `${what}: parar`,
};
