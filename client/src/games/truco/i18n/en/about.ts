import type { AboutWords } from '../../../front';

export const about: AboutWords = {
  name: 'Truco',
  learn: 'The order of the cards, the vira and the manilhas, truco and mão de onze.',
  rulebooks: {
    'paulista-da-casa': 'The everyday table: manilhas by the vira, one game to twelve, nobody steals or peeks.',
    'truco-masters-2025': 'A championship in São Paulo: manilha by the vira, one game to twelve and an hour on the clock.',
    'fenacef-ix': 'The Fenacef Games: fixed manilhas, best of three (of five in the knockout), and a won hand may be laid down.',
    'ktruco-tradicional': 'The old mode of K-Truco: fixed manilhas, no vira, with tento and stolen cards.',
    'ktruco-paulista': 'That of K-Truco: manilha by the vira, zap in clubs, with tento and stolen cards.',
    'ktruco-paulista-limpo': 'Paulista with a clean pack: no fours, fives, sixes or sevens.',
    'ate-15': 'The usual paulista, but a game goes to fifteen.',
    'mineiro-2-4-6-10-12': 'Fixed manilhas and the values of Minas: a hand is worth two from the start.',
    'truco-na-vez': 'Truco Masters for those who raise only on their turn.',
  },
  warnings: { stealing: 'Cheating is allowed here: stealing from the pack and peeking at other people’s cards, unseen.' },
  championships: {
    'truco-masters-2025': '16 pairs in a knockout, matches of one hour, entries online and chosen by the organiser. For a single event on a stage.',
    'fenacef-ix': 'Groups, then best of five, with fixed manilhas and signed score sheets. For delegations and any number of pairs.',
  },
  charts: { hands: 'Hands (hands)', onze: 'Hands de onze', calls: 'Truco called and answered', ferro: 'Mão de ferro and tento' },
  tallies: {
    truco_called: 'Called truco (or more)',
    truco_refused_by_others: 'Made the others run',
    bluffs: 'Bluffs that failed',
    raises_accepted: 'Accepted',
    raises_run_from: 'Ran',
    onze_run: 'Mão de onze run from',
    ferro_won: 'Mão de ferro won',
    ferro_lost: 'Mão de ferro lost',
    claims: 'Tento called',
  },
  replay: { next: 'Next call of truco', keys: 'T: next truco.' },
  settings: {
    sound: 'Each manilha has a sound of its own.',
    shouts: 'Truco is meant to be shouted. Without this it is whispered.',
    jokes: 'Between two hands the bots tell theirs.',
    signals: 'Shows the manilha signals that your partner makes.',
  },
  samples: { truco: 'Truco!', zap: 'Zap', copas: 'Copeta', espadilha: 'Espadilha', pica_fumo: 'Pica-fumo', shuffle: 'Shuffle' },
  sealed: 'In truco the opponent then cuts the pack, as the regulation says.',
};
