/** From which place of the pack each card of a mão came: by the cuts, the burnt cards and the way that the rulebook deals. */
import { Parts, type Lying } from '../../deal/lying';
import type { CardsDealt, GameEvent, View } from './messages';

export type DealRules = {
  deck_ranks: string[];
  play_direction: 'ccw' | 'cw';
  burn_by: 'dealer' | 'cutter' | 'nobody';
  deal_from: string;
  deal_packet_normal: string;
  deal_packet_ferro: string;
  vira_dealt: string;
};

const SUITS = 4;
const EACH = 3;
const hand = (seat: number): string => `hand ${seat}`;

export class LyingMao implements Lying<GameEvent, View> {
  followed = false;
  readonly size: number;
  #parts = new Parts();
  #pack: number[] = [];
  #kind = '';
  #subir = false;

  constructor(readonly rules: DealRules) {
    this.size = SUITS * rules.deck_ranks.length;
  }

  take(events: readonly GameEvent[], view: View): void {
    for (const event of events) this.#heard(event, view.seats);
    this.#look(view);
  }

  part(place: number): string | undefined {
    return this.#parts.of(place);
  }

  saw(part: string, card: string): boolean {
    return this.#parts.saw(part, card);
  }

  /** Whatever truco shows opens its leaf. */
  owed(): readonly string[] {
    return this.#parts.seen();
  }

  #heard(event: GameEvent, seats: number): void {
    switch (event.event) {
      case 'PackSpread':
        this.#begin('');
        break;
      case 'PackShuffled':
        this.#begin(event.kind);
        break;
      case 'CardDrawn':
        this.#parts.put([event.place ?? 0], `drawn ${event.place ?? 0}`);
        this.#parts.see(`drawn ${event.place ?? 0}`, [event.card]);
        break;
      case 'PackCut':
        this.#pack = [...this.#pack.slice(event.at), ...this.#pack.slice(0, event.at)];
        break;
      case 'SubirOrdered':
        this.#subir = true;
        break;
      case 'Reported':
        if (event.kind === 'bottom-seen') this.#subir = false;
        break;
      case 'CardsBurnt':
        this.#parts.put(this.#off(event.count, this.rules.burn_by === 'dealer' && this.#fromBottom()), 'burnt');
        this.#parts.see('burnt', event.cards ?? []);
        break;
      case 'CardsDealt':
        this.#deal(event, seats);
        this.#parts.see('vira', [event.vira]);
        break;
      case 'ViraTurned':
        this.#parts.see('vira', [event.vira]);
        break;
      case 'CardPlayed':
        this.#parts.see(hand(event.seat), [event.card]);
        break;
      case 'CardPeeked':
        this.#parts.see(hand(event.of), [event.card]);
        break;
      case 'CardsThrown':
      case 'HandClaimed':
        this.#parts.see(hand(event.seat), event.cards);
    }
  }

  #begin(kind: string): void {
    this.followed = true;
    this.#parts.clear();
    this.#pack = Array.from({ length: this.size }, (_, place) => place);
    this.#kind = kind;
    this.#subir = false;
  }

  #fromBottom(): boolean {
    return this.rules.deal_from === 'bottom' || (this.rules.deal_from === 'cutter_choice' && this.#subir);
  }

  #off(count: number, bottom: boolean): number[] {
    return bottom ? this.#pack.splice(-count).reverse() : this.#pack.splice(0, count);
  }

  /** A dealer may choose the order only where the rulebook leaves it free. */
  #deal({ dealer, order = [] }: CardsDealt, seats: number): void {
    const usual = this.#usual(dealer, seats);
    const free = this.rules.deal_packet_normal === 'first_right_then_free' && this.#kind !== 'ferro';
    const fair = order[0] === usual[0] && [...order].sort().join() === [...usual].sort().join();
    const dealt = free && fair ? order : usual;
    this.#off(dealt.length, this.#fromBottom()).forEach((place, at) => this.#parts.put([place], dealt[at]! < 0 ? 'vira' : hand(dealt[at]!)));
  }

  /** By threes or one by one, from the dealer's right; the vira last. */
  #usual(dealer: number, seats: number): number[] {
    const step = this.rules.play_direction === 'ccw' ? 1 : seats - 1;
    const round = Array.from({ length: seats }, (_, turn) => (dealer + step * (turn + 1)) % seats);
    const packet = this.#kind === 'ferro' ? this.rules.deal_packet_ferro : this.rules.deal_packet_normal;
    const to = packet === String(EACH) ? round.flatMap((seat) => Array<number>(EACH).fill(seat)) : Array.from({ length: EACH }, () => round).flat();
    return this.rules.vira_dealt === 'none' ? to : [...to, -1];
  }

  /** The reader's own cards, and the partner's where the two look at each other's. */
  #look({ viewer, mao, seats }: View): void {
    if (viewer === 'spectator' || mao === null) return;
    const laid = [...mao.laid, ...mao.rodadas.flatMap((rodada) => rodada.laid)];
    this.#parts.see(
      hand(viewer),
      laid.filter((one) => one.seat === viewer).map((one) => one.card),
    );
    this.#parts.see(hand(viewer), mao.hand ?? []);
    this.#parts.see(hand((viewer + seats / 2) % seats), mao.partner_hand ?? []);
  }
}
