/** The names of the cards, as said at the table. */
import type { Lang } from '../lib/words.svelte';
import type { Rank, Suit } from './shapes';

/** `many` has the ranks that several cards of one rank change: "trinca de ases". */
type Deck = { ranks: Record<Rank, string>; many: Partial<Record<Rank, string>>; suits: Record<Suit, string>; of: string; back: string };

const DECKS: Record<Lang, Deck> = {
  pt: {
    ranks: {
      A: 'ás',
      2: 'dois',
      3: 'três',
      4: 'quatro',
      5: 'cinco',
      6: 'seis',
      7: 'sete',
      8: 'oito',
      9: 'nove',
      T: 'dez',
      J: 'valete',
      Q: 'dama',
      K: 'rei',
    },
    many: { A: 'ases', 4: 'quatros', 5: 'cincos', 7: 'setes', 8: 'oitos', 9: 'noves', J: 'valetes', Q: 'damas', K: 'reis' },
    suits: { c: 'paus', d: 'ouros', h: 'copas', s: 'espadas' },
    of: 'de',
    back: 'carta virada para baixo',
  },
  en: {
    ranks: {
      A: 'ace',
      2: 'two',
      3: 'three',
      4: 'four',
      5: 'five',
      6: 'six',
      7: 'seven',
      8: 'eight',
      9: 'nine',
      T: 'ten',
      J: 'jack',
      Q: 'queen',
      K: 'king',
    },
    many: {
      A: 'aces',
      2: 'twos',
      3: 'threes',
      4: 'fours',
      5: 'fives',
      6: 'sixes',
      7: 'sevens',
      8: 'eights',
      9: 'nines',
      T: 'tens',
      J: 'jacks',
      Q: 'queens',
      K: 'kings',
    },
    suits: { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' },
    of: 'of',
    back: 'card face down',
  },
  es: {
    ranks: {
      A: 'as',
      2: 'dos',
      3: 'tres',
      4: 'cuatro',
      5: 'cinco',
      6: 'seis',
      7: 'siete',
      8: 'ocho',
      9: 'nueve',
      T: 'diez',
      J: 'jota',
      Q: 'reina',
      K: 'rey',
    },
    many: {
      A: 'ases',
      2: 'doses',
      3: 'treses',
      4: 'cuatros',
      5: 'cincos',
      6: 'seises',
      7: 'sietes',
      8: 'ochos',
      9: 'nueves',
      T: 'dieces',
      J: 'jotas',
      Q: 'reinas',
      K: 'reyes',
    },
    suits: { c: 'tréboles', d: 'diamantes', h: 'corazones', s: 'picas' },
    of: 'de',
    back: 'carta boca abajo',
  },
};

/** "três de ouros", or how one calls a card that is not seen. */
export function cardName(card: string | null, language: Lang): string {
  const deck = DECKS[language];
  if (card === null) return deck.back;
  return `${rankName(card, language)} ${deck.of} ${suitName(card, language)}`;
}

export const rankName = (card: string, language: Lang): string => DECKS[language].ranks[card[0] as Rank];
export const manyOf = (card: string, language: Lang): string => DECKS[language].many[card[0] as Rank] ?? rankName(card, language);
export const suitName = (card: string, language: Lang): string => DECKS[language].suits[card[1] as Suit];
