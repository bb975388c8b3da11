/** The reader's part in a live table: what can be done, doing it, the partner's cards in hand, advice, and the menus that are open. */
import { partnerOf } from '../../components/table/seats';
import { TablePlay } from '../../components/table/play.svelte';
import type { CommonWish, Pressed } from '../../components/table/keys';
import { post } from '../../lib/api';
import { LiveTable } from '../../lib/live_table.svelte';
import type { Refused } from '../../lib/messages';
import { advisedPlace } from './advising';
import { takeOff } from './flight';
import { wishOf, type Wish } from './keys';
import type { Action, GameEvent, View } from './messages';
import { cardAction, middle, offersOf } from './offers';
import type { Book, Rules } from './rules';
import { Scene, type TrucoTable } from './scene.svelte';

export type Menu = 'sign' | 'throw';

/** On turn a card that may not be laid so is asked for all the same: the refusal names the rule. Laying a card is never an offence. */
function explained(legal: Action[], card: string | undefined, covered: boolean): Action | null {
  const onTurn = legal.some((action) => action.do === 'play');
  return card === undefined || !onTurn ? null : { do: covered ? 'cover' : 'play', card };
}

export class Play extends TablePlay<View, Action, GameEvent, Rules, Wish, Menu> {
  readonly scene: Scene;
  cover = $state(false);
  partner = $state.raw<TrucoTable | null>(null);
  readonly offers = $derived.by(() => offersOf(this.table.legal, this.table.view?.mao ?? null));
  readonly partnerOffers = $derived.by(() => offersOf(this.partner?.legal ?? [], this.partner?.view?.mao ?? null));
  /** Who is asked: the partner in hand, if the table waits for it and not for the reader. */
  readonly actor = $derived.by(() => {
    const { table, partner } = this;
    const { waiting } = table;
    return partner?.you != null && waiting.includes(partner.you) && !waiting.includes(table.you ?? -1) ? partner : table;
  });
  readonly asked = $derived.by(() => (this.actor === this.table ? this.offers : this.partnerOffers));
  readonly advised = $derived.by(() => advisedPlace(this.advice?.action, this.table.view?.mao ?? null));

  constructor(table: TrucoTable, book: Book) {
    super(table, book);
    this.scene = new Scene(table, book.rules);
  }

  protected override wishOf(pressed: Pressed): Wish | CommonWish | null {
    return wishOf(pressed);
  }

  protected override get asker(): TrucoTable {
    return this.actor;
  }

  override get refused(): Refused | null {
    return this.table.refused ?? this.partner?.refused ?? null;
  }

  /** Takes or gives back the partner's view, as the table says who holds whom. */
  holdPartner(): () => void {
    const seat = partnerOf(this.table.you, this.table.sitters.length);
    if (seat === null || !this.table.sitters[seat]?.held) return () => undefined;
    const live = new LiveTable<View, Action, GameEvent>(this.table.id, undefined, seat);
    this.partner = live;
    return () => {
      live.leave();
      this.partner = null;
    };
  }

  async do(actions: Action[], on: TrucoTable = this.actor): Promise<void> {
    if (on.busy) return;
    this.advice = null;
    this.notice = '';
    for (const action of actions) if (!(await on.act(action))) return;
  }

  lay(place: number, covered: boolean, on: TrucoTable = this.table): void {
    const mao = on.view?.mao ?? null;
    const card = mao?.hand?.[place];
    const action = cardAction(on.legal, mao, place, covered) ?? explained(on.legal, card, covered);
    if (!action) return;
    if (card) takeOff(card);
    this.cover = false;
    void this.do([action], on);
  }

  /** The next card goes face down, if it may. */
  toggleCover(): void {
    this.cover = !this.cover && (this.offers.covered.length > 0 || this.partnerOffers.covered.length > 0);
  }

  /** A wish to cover belongs to a moment in which it is possible. */
  override changed(): void {
    super.changed();
    if (!this.table.legal.some((action) => action.do === 'cover' || (action.do === 'playdark' && action.covered))) this.cover = false;
  }

  override async playForMe(): Promise<void> {
    const on = this.actor;
    const action = await this.advise();
    if (action) await this.do([action], on);
  }

  takePartner(hold: boolean): void {
    this.attempt(() => post(`/tables/${this.table.id}/partner`, { hold }));
  }

  override hush(): void {
    super.hush();
    if (this.partner) this.partner.refused = null;
  }

  protected override wish(wish: Wish): boolean {
    const { asked } = this;
    switch (wish.kind) {
      case 'card':
        if (asked.keep.length) void (asked.keep[wish.place] && this.do([{ do: 'keep', card: asked.keep[wish.place]! }]));
        else this.lay(wish.place, this.cover);
        return true;
      case 'partner_card':
        if (this.partner) this.lay(wish.place, this.cover, this.partner);
        return this.partner !== null;
      case 'cover':
        this.toggleCover();
        return true;
      case 'raise': {
        const { raise } = asked;
        if (raise && (wish.step === null || !raise.to || this.book.rules.raise_ladder[wish.step] === raise.to)) void this.do([raise]);
        return true;
      }
      case 'accept':
        if (asked.answer) void this.do([{ do: 'accept' }]);
        return true;
      case 'run':
        if (asked.answer) void this.do([{ do: 'refuse' }]);
        else if (asked.onze.length) void this.do([{ do: 'decideonze', play: false }]);
        return true;
      case 'play_onze':
        if (asked.onze.length) void this.do([{ do: 'decideonze', play: true }]);
        return true;
      case 'claim':
        if (asked.claim) void this.do([asked.claim]);
        return true;
      case 'go':
        return this.#go();
    }
  }

  /** Enter: the plain answer of the moment. */
  #go(): boolean {
    const { asked } = this;
    const cut = middle(asked.cuts);
    const draw = middle(asked.draw);
    if (asked.answer) void this.do([{ do: 'accept' }]);
    else if (draw !== undefined) void this.do([{ do: 'draw', place: draw }]);
    else if (cut !== undefined) void this.do([{ do: 'cut', at: cut }, { do: 'handback' }]);
    else if (asked.handBack) void this.do([{ do: 'handback' }]);
    else if (asked.deal) void this.do([{ do: 'deal' }]);
    else return false;
    return true;
  }
}
