/** The reader's part in a live table: what can be done, doing it, the partner's cards in hand, advice, and the menus that are open. */
import { partnerAt } from '../../components/table/seats';
import { TablePlay, type Speech } from '../../components/table/play.svelte';
import { Seal } from '../../components/table/seal.svelte';
import type { CommonWish, Pressed } from '../../components/table/keys';
import { post } from '../../lib/api';
import { LiveTable } from '../../lib/live_table.svelte';
import type { Refused } from '../../lib/messages';
import { advisedPlace } from './advising';
import { takeOff } from './flight';
import { wishOf, type Wish } from './keys';
import type { Action, GameEvent, Raise, View } from './messages';
import { cardAction, middle, offersOf } from './offers';
import { LyingMao } from './lying';
import type { Book, Rules } from './rules';
import { Scene, type TrucoTable } from './scene.svelte';

export type Menu = 'sign' | 'throw';

/** The phrases that are calls: who says them asks for that step of the raises. */
const CALLS: Readonly<Record<string, number>> = { truco: 0, truco_ladrao: 0, truco_marreco: 0, seis: 1, nove: 2, doze: 3 };
/** The things that beginners are told of, by the actions that do them. */
const TIP_OF: Readonly<Partial<Record<Action['do'], string>>> = {
  play: 'card',
  raise: 'raise',
  accept: 'answer',
  refuse: 'answer',
  decideonze: 'onze',
};
/** For so long the second press of the key that gives points away is waited for, in milliseconds. */
const AGAIN_MS = 4000;

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
  /** The table waits for the reader's hands, not for a thought: to draw for the deal, to cut, to give the pack back, to deal. */
  readonly handles = $derived.by(() => {
    const { view, waiting, busy, you } = this.actor;
    const { draw, cuts, handBack, deal } = this.asked;
    const asked = you !== null && waiting.includes(you) && busy === 0;
    return asked && ((view?.stage === 'draw' && draw.length > 0) || (view?.stage === 'ceremony' && (cuts.length > 0 || handBack || deal)));
  });
  /** What a beginner is told now. */
  readonly told = $derived.by(() => {
    const { view, you, waiting } = this.table;
    if (you === null || !waiting.includes(you)) return null;
    if (this.offers.onze.length) return this.tip('onze');
    if (this.offers.answer) return this.tip('answer');
    return view?.stage === 'play' ? this.tip('card', this.offers.raise ? 'raise' : null) : null;
  });
  #ranAt = -AGAIN_MS;
  readonly advised = $derived.by(() => advisedPlace(this.advice?.action ?? this.want ?? undefined, this.table.view?.mao ?? null));

  constructor(table: TrucoTable, book: Book) {
    super(table, book);
    this.scene = new Scene(table, book.rules, book.agreed.lesson === null);
    if (book.agreed.lesson === null) this.scene.seal = new Seal(table.proofs, new LyingMao(book.rules));
  }

  /** From the deal to the end of a mão the regulation decides; between two of them people talk as they like. */
  override get speech(): Speech {
    return ['onze', 'play'].includes(this.table.view?.stage ?? '') ? this.book.rules.speech : 'free';
  }

  /** Whether there is somebody to make signs to, and the table and its regulation let partners make them. */
  get maySign(): boolean {
    const { table, book } = this;
    const partner = partnerAt(table.sides, table.you);
    return partner !== null && !table.sitters[partner]?.held && book.agreed.signals && book.rules.signals_between_partners === 'allowed';
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
    const seat = partnerAt(this.table.sides, this.table.you);
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
    if (this.tooEarly(...actions)) return;
    for (const action of actions) {
      if (!(await on.act(action))) return;
      this.learned(TIP_OF[action.do]);
    }
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
        const raise = this.#raiseTo(wish.step);
        if (raise) void this.do([raise]);
        return true;
      }
      case 'accept':
        if (asked.answer) void this.do([{ do: 'accept' }]);
        return true;
      case 'run':
        this.#run();
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

  /** The raise that may be asked for now, if it is this step or any will do. */
  #raiseTo(step: number | null): Raise | null {
    const { raise } = this.asked;
    return raise && (step === null || !raise.to || this.book.rules.raise_ladder[step] === raise.to) ? raise : null;
  }

  /** A phrase that is a call is offered while the call can be made. */
  override maySay(phrase: string): boolean {
    const step = CALLS[phrase];
    return step === undefined || this.#raiseTo(step) !== null;
  }

  /** Who shouts truco asks for it. */
  override speak(phrase: string): void {
    const step = CALLS[phrase];
    const raise = step === undefined ? null : this.#raiseTo(step);
    if (raise) void this.do([raise]).then(() => super.speak(phrase));
    else super.speak(phrase);
  }

  /** The strength of the cards by the vira at hand, and the part about what the table asks now. */
  howTo(): { query?: string; part?: string } {
    const { view } = this.table;
    const mao = view?.mao;
    const part = view?.stage === 'onze' || mao?.kind === 'onze' ? 'onze' : mao?.kind === 'ferro' ? 'ferro' : mao?.asked ? 'truco' : 'cartas';
    return mao?.vira ? { query: `vira=${mao.vira}`, part } : { part };
  }

  /** A key that gives points away is pressed twice. */
  #run(): void {
    const { asked } = this;
    if (!asked.answer && !asked.onze.length) return;
    const again = performance.now() - this.#ranAt < AGAIN_MS;
    this.#ranAt = again ? -AGAIN_MS : performance.now();
    if (!again) this.notice = this.scene.teller().t.keys.runAgain;
    else void this.do([asked.answer ? { do: 'refuse' } : { do: 'decideonze', play: false }]);
  }

  /** The house draws, cuts and deals for whoever does not care to. */
  handle(): void {
    const { asked } = this;
    const place = middle(asked.draw) ?? middle(asked.cuts);
    if (asked.handBack) void this.do([{ do: 'handback' }]);
    else if (asked.deal) void this.do([{ do: 'deal' }]);
    else if (place !== undefined) void this.do([asked.draw.length ? { do: 'draw', place } : { do: 'cut', at: place }]);
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
