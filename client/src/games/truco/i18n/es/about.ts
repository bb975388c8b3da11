import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Truco',
  learn: 'El orden de las cartas, la vira y las manilhas, truco y mão de onze.',
  rulebooks: {
    'paulista-da-casa': 'La mesa de todos los días: manilhas por la vira, una partida a doce, nadie roba ni espía.',
    'truco-masters-2025': 'Campeonato en São Paulo: manilha por la vira, una partida hasta doce y una hora de reloj.',
    'fenacef-ix': 'Juegos Fenacef: manilhas fijas, al mejor de tres (de cinco en las eliminatorias), y la mano ganada se puede bajar.',
    'ktruco-tradicional': 'El modo antiguo de K-Truco: manilhas fijas, sin vira, con tento y carta robada.',
    'ktruco-paulista': 'El del K-Truco: manilha por la vira, zap de tréboles, con tento y carta robada.',
    'ktruco-paulista-limpo': 'El paulista de mazo limpio: sin cuatros, cincos, seises ni sietes.',
    'ate-15': 'El paulista de siempre, pero la partida va hasta quince.',
    'mineiro-2-4-6-10-12': 'Manilhas fijas y valores de Minas: la mano ya empieza valiendo dos.',
    'truco-na-vez': 'El Truco Masters para quienes solo aumentan en su turno.',
  },
  warnings: { stealing: 'Aquí vale hacer trampa: robar del mazo y espiar cartas ajenas sin que nadie lo vea.' },
  championships: {
    'truco-masters-2025':
      '16 parejas en eliminación directa, partidas de una hora, inscripción por internet con elección de la organización. Para un evento único, de escenario.',
    'fenacef-ix': 'Grupos y después al mejor de cinco, con manilhas fijas y acta firmada. Para delegaciones y cualquier número de parejas.',
  },
  charts: { hands: 'Manos', onze: 'Manos de onze', calls: 'Truco pedido y respondido', ferro: 'Mão de ferro y tento' },
  tallies: {
    truco_called: 'Pidió truco (o más)',
    truco_refused_by_others: 'Hizo correr a los otros',
    bluffs: 'Faroles que fallaron',
    raises_accepted: 'Aceptó',
    raises_run_from: 'Corrió',
    onze_run: 'Mão de onze no jugada',
    ferro_won: 'Mão de ferro ganada',
    ferro_lost: 'Mão de ferro perdida',
    claims: 'Tento cantado',
  },
  replay: { next: 'Próximo pedido de truco', keys: 'T: próximo truco.' },
  settings: {
    sound: 'Cada manilha tiene el suyo.',
    shouts: 'El truco se grita. Sin esto, se pide bajito.',
    jokes: 'Entre una mano y otra, los robots cuentan los suyos.',
    signals: 'Muestra las señas de manilha que hace tu pareja.',
  },
  samples: { truco: '¡Truco!', zap: 'Zap', copas: 'Copeta', espadilha: 'Espadilha', pica_fumo: 'Pica-fumo', shuffle: 'Mazo' },
  sealed: 'En el truco, además, el rival corta el mazo, como manda el reglamento.',
};
