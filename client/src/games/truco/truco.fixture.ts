/** What the tests of the table share: two rulebooks, a mão and a table of four. */
import { pt as site } from '../../i18n/pt';
import { words as pt } from './i18n/pt';
import type { MaoView, View } from './messages';
import type { Rules } from './rules';
import { pairsOf } from './pairs';
import type { Teller } from './telling';

export const PAULISTA: Rules = {
  deck_ranks: ['4', '5', '6', '7', 'Q', 'J', 'K', 'A', '2', '3'],
  manilha_mode: 'vira_next',
  fixed_manilhas: [],
  manilha_suit_order: ['c', 'h', 's', 'd'],
  vira_wraps: 'deck_cycle',
  play_direction: 'ccw',
  burn_by: 'cutter',
  deal_from: 'top',
  deal_packet_normal: '1',
  deal_packet_ferro: '1',
  vira_dealt: 'last',
  multi_card_throw: 'reject',
  best_of_rodadas: 3,
  raise_ladder: [3, 6, 9, 12],
  refusal_points: [1, 3, 6, 9],
  raise_names: ['Truco', 'Seis/Meio-pau', '9', 'Doze'],
  onze_play_value: 3,
  onze_decline_value: 1,
  tento_meaning: 'offence_claim',
  signals_between_partners: 'allowed',
  speech: 'free',
};

export const FIXED: Rules = { ...PAULISTA, manilha_mode: 'fixed', fixed_manilhas: ['4c', '7h', 'As', '7d'], vira_wraps: 'none' };

export function mao(more: Partial<MaoView> = {}): MaoView {
  return {
    kind: 'normal',
    eleven: null,
    value: 1,
    asked: null,
    asked_by: null,
    raised_by: null,
    leader: 0,
    turn: 0,
    hand: ['4c', '7d', 'Ks'],
    hand_sizes: [3, 3, 3, 3],
    partner_hand: null,
    vira: '6h',
    burnt: [],
    burnt_count: 0,
    cuts: 0,
    handed_back: true,
    laid: [],
    rodadas: [],
    winning: null,
    thrown: [],
    thrown_by: null,
    seen: [],
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    game: 'truco',
    viewer: 0,
    rulebook: 'ktruco-paulista',
    seats: 4,
    stage: 'play',
    dealer: 3,
    next_dealer: null,
    score: [0, 0],
    target: 12,
    jogo: [0, 0],
    best_of: 3,
    elapsed: 0,
    limit: null,
    overtime: false,
    drawing: [],
    drawn: [],
    mao: mao(),
    result: null,
    partida: null,
    outcome: null,
    maos: 0,
    spoken: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    ...more,
  };
}

export function teller(more: Partial<Teller> = {}): Teller {
  const names = ['Você', 'Zeca', 'Nair', 'Tonho'];
  return {
    t: pt,
    common: site.table,
    lang: 'pt',
    rules: PAULISTA,
    vira: '6h',
    you: 0,
    seats: 4,
    sides: pairsOf(more.seats ?? 4),
    name: (seat) => names[seat] ?? '',
    ...more,
  };
}
