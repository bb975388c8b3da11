/** The reader's part in a live table: what can be done, doing it, the partner's cards in hand, advice, and the menus that are open. */
import { partnerOf } from '../../components/table/seats';
import { ask, post } from '../../lib/api';
import { LiveTable } from '../../lib/live_table.svelte';
import { go } from '../../lib/router.svelte';
import { advisedPlace } from './advising';
import { takeOff } from './flight';
import type { Wish } from './keys';
import type { Action, GameEvent, View } from './messages';
import { cardAction, middle, offersOf } from './offers';
import type { House } from './rules';
import { Scene, type TrucoTable } from './scene.svelte';

export type Menu = 'more' | 'talk' | 'sign' | 'throw' | 'help' | 'abandon' | 'new';

/** On turn a card that may not be laid so is asked for all the same: the refusal names the rule. Laying a card is never an offence. */
function explained(legal: Action[], card: string | undefined, covered: boolean): Action | null {
  const onTurn = legal.some((action) => action.do === 'play');
  return card === undefined || !onTurn ? null : { do: covered ? 'cover' : 'play', card };
}

export class Play {
  readonly scene: Scene;
  cover = $state(false);
  menu = $state<Menu | null>(null);
  notice = $state('');
  advice = $state.raw<{ action: Action; text: string } | null>(null);
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

  /** Nobody else at the table is a person. */
  readonly alone = $derived.by(
    () => this.table.you !== null && this.table.sitters.every((sitter) => sitter === null || sitter.bot || sitter.seat === this.table.you),
  );
  readonly mayAdvise = $derived.by(() => this.house.agreed.advice === 'always' || (this.house.agreed.advice === 'alone' && this.alone));

  constructor(
    readonly table: TrucoTable,
    readonly house: House,
  ) {
    this.scene = new Scene(table, house.rules);
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

  lay(place: number, covered: boolean, from: Element | null, on: TrucoTable = this.table): void {
    const mao = on.view?.mao ?? null;
    const card = mao?.hand?.[place];
    const action = cardAction(on.legal, mao, place, covered) ?? explained(on.legal, card, covered);
    if (!action) return;
    if (card && from) takeOff(card, from);
    this.cover = false;
    void this.do([action], on);
  }

  async advise(): Promise<Action | null> {
    const told = await this.actor.advice();
    this.advice = told ? { action: told.action as Action, text: told.text } : null;
    return this.advice?.action ?? null;
  }

  async playForMe(): Promise<void> {
    const on = this.actor;
    const action = await this.advise();
    if (action) await this.do([action], on);
  }

  async takePartner(hold: boolean): Promise<void> {
    await post(`/tables/${this.table.id}/partner`, { hold });
  }

  /** The refusal or notice was read. */
  hush(): void {
    this.table.refused = null;
    if (this.partner) this.partner.refused = null;
    this.notice = '';
  }

  async rematch(): Promise<void> {
    const { table } = await post<{ table: string }>(`/tables/${this.table.id}/rematch`);
    go(`/mesa/${table}`);
  }

  async newGame(): Promise<void> {
    await this.abandon(false);
    const { id } = await post<{ id: string }>('/tables/practice', {
      rulebook: this.house.name,
      options: this.house.agreed.options,
      seats: this.table.view?.seats ?? 4,
    });
    go(`/mesa/${id}`);
  }

  /** A bot plays on in the reader's place. */
  async abandon(home = true): Promise<void> {
    if (this.table.you !== null && !this.table.view?.outcome) await ask('POST', `/tables/${this.table.id}/leave`, {});
    if (home) go('/');
  }

  /** Does what a key asks for, if it can be done now. True if the key was ours. */
  wish(wish: Wish): boolean {
    const { asked } = this;
    switch (wish.kind) {
      case 'card':
        if (asked.keep.length) void (asked.keep[wish.place] && this.do([{ do: 'keep', card: asked.keep[wish.place]! }]));
        else this.lay(wish.place, this.cover, document.querySelectorAll('[data-hand="me"] button')[wish.place] ?? null);
        return true;
      case 'partner_card':
        if (this.partner)
          this.lay(wish.place, this.cover, document.querySelectorAll('[data-hand="partner"] button')[wish.place] ?? null, this.partner);
        return this.partner !== null;
      case 'cover':
        this.cover = !this.cover && (this.offers.covered.length > 0 || this.partnerOffers.covered.length > 0);
        return true;
      case 'raise': {
        const { raise } = asked;
        if (raise && (wish.step === null || !raise.to || this.house.rules.raise_ladder[wish.step] === raise.to)) void this.do([raise]);
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
      case 'advice':
        void this.advise();
        return true;
      case 'auto':
        void this.playForMe();
        return true;
      case 'help':
      case 'talk':
      case 'more':
      case 'new':
      case 'abandon':
        this.menu = wish.kind;
        return true;
      case 'leave':
        go('/');
        return true;
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
