/** What is heard and seen at a live table for a while: shouts, signs, shown cards, jokes. The cards themselves are in the view. */
import { pairOf } from './pairs';
import { TableScene } from '../../components/table/scene.svelte';
import { wholeHands } from '../../components/table/story';
import { SHOUT_MS } from '../../components/table/voices.svelte';
import type { LiveTable, Spoken } from '../../lib/live_table.svelte';
import { settings } from '../../lib/settings.svelte';
import { sound } from '../../sound';
import { countBoi, readBois } from './bois';
import type { Action, GameEvent, View } from './messages';
import { raiseName, type Rules } from './rules';
import { turnOf } from './seats';
import { SOUNDS } from './sounds';
import { signsWith } from './signing';
import { noiseOf, shoutOf } from './speaking';
import { tell, type Teller } from './telling';
import { trucoWords } from './words';

export type TrucoTable = LiveTable<View, Action, GameEvent>;

const JOKE_MS = 8000;
/** One deal in so many a bot tells a joke. */
const JOKE_EVERY = 7;

/** What leaves no trace on the table. */
const QUIET = new Set<GameEvent['event']>([
  'DrawTied',
  'DealerChosen',
  'SubirOrdered',
  'OnzeVoted',
  'HandClaimed',
  'CardsThrown',
  'CardKept',
  'CardStolen',
  'CardPeeked',
  'TentoCalled',
  'TentoDismissed',
  'OffencePunished',
  'Reported',
  'Sanctioned',
  'DeckReplaced',
  'OvertimeStarted',
  'TimeUp',
]);

export class Scene extends TableScene<View, Action, GameEvent> {
  drawn = $state.raw<Record<number, string>>({});
  shown = $state.raw<{ seat: number; cards: string[] } | null>(null);
  signs = $state.raw<{ seat: number; signs: string[] } | null>(null);
  /** The reader's raise was refused: the cards may be shown until the next one is played. */
  bluff = $state(false);
  /** The last call, drawn large over the table while it is fresh. */
  call = $state.raw<{ text: string; id: number } | null>(null);
  /** Something that happened without a card or a shout, in sight for a while. */
  flash = $state.raw<{ text: string; id: number } | null>(null);
  bois = $state.raw(readBois().won);
  #asker: number | null = null;
  /** The vira of what is told: the story of an earlier mão has another than the table. */
  #vira: string | null | undefined = undefined;

  constructor(
    table: TrucoTable,
    readonly rules: Rules,
    /** Whether bots may tell jokes: where one learns the game nobody does. */
    readonly jokes = true,
  ) {
    super(table);
  }

  /** How this reader is told things. */
  teller(vira: string | null = this.table.view?.mao?.vira ?? null): Teller {
    return { ...this.told(), t: trucoWords(), rules: this.rules, vira, seats: this.table.view?.seats ?? 4 };
  }

  /** One of the bots tells a joke. */
  joke(): void {
    const bots = this.table.sitters.filter((sitter) => sitter?.bot && !sitter.held);
    const teller = bots[Math.floor(Math.random() * bots.length)];
    const { jokes } = trucoWords();
    const text = jokes[Math.floor(Math.random() * jokes.length)];
    if (!teller || !text) return;
    this.say(teller.seat, text, false, JOKE_MS);
    this.note(`${teller.name}: “${text}”`, true);
  }

  protected override happened(events: GameEvent[], view: View, first: boolean): void {
    super.happened(first && this.#vira === undefined ? wholeHands(events, 'CardsDealt') : events, view, first);
  }

  protected override tell(event: GameEvent, view: View): string | null {
    const vira = this.#vira === undefined ? view.mao?.vira : this.#vira;
    return tell(event, this.teller(vira ?? null));
  }

  protected override written(event: GameEvent, text: string): void {
    if (!QUIET.has(event.event)) return;
    const id = this.next();
    this.flash = { text, id };
    setTimeout(() => this.flash?.id === id && (this.flash = null), SHOUT_MS);
  }

  protected override urgent(view: View): boolean {
    return view.mao?.asked != null && this.table.legal.some((action) => action.do === 'accept');
  }

  protected override turn(view: View): string | null {
    return turnOf(view) !== null && turnOf(view) === this.table.you ? trucoWords().act.yourTurn : null;
  }

  protected override remember(event: GameEvent): void {
    if (event.event === 'PackSpread' || event.event === 'PackShuffled') this.drawn = {};
    else if (event.event === 'CardDrawn') this.drawn = { ...this.drawn, [event.seat]: event.card };
    else if (event.event === 'RaiseCalled') this.#asker = event.seat;
    else if (event.event === 'RaiseRefused' && event.final) this.bluff = this.#asker !== null && this.#asker === this.table.you;
    else if (event.event === 'CardPlayed' || event.event === 'CardCovered') this.bluff = false;
    if (event.event === 'RaiseCalled' || event.event === 'MaoEnded') this.flash = null;
    if (event.event === 'CardsDealt') this.shown = null;
    if (event.event === 'CardsDealt' || event.event === 'ViraTurned') this.#vira = event.vira;
    if (event.event === 'MaoEnded') this.signs = null;
  }

  protected override perform(event: GameEvent, view: View): void {
    const { rules, table } = this;
    const vira = view.mao?.vira ?? null;
    const noise = noiseOf(event, rules, vira, table.you === null ? null : pairOf(table.you));
    if (noise) sound.play(SOUNDS[noise]);
    const shout = shoutOf(event, trucoWords().speech, rules, vira, (seat) => table.sitters[seat]?.bot === true);
    if (shout) this.shout(shout, true);
    if (shout && event.event === 'RaiseCalled') this.call = { text: trucoWords().act.raise(raiseName(rules, event.to)), id: this.next() };
    if (event.event === 'PackShuffled') this.balloons = {};
    if (event.event === 'PackShuffled' && this.jokes && settings.jokes && Math.random() * JOKE_EVERY < 1) this.joke();
    if (event.event === 'MatchEnded' && view.best_of > 1 && table.you !== null)
      this.bois = countBoi(table.id, event.winner === pairOf(table.you)).won;
  }

  protected override heard(message: Spoken): void {
    super.heard(message);
    if (message.type === 'signalled' && settings.signals) {
      this.signs = { seat: message.seat, signs: signsWith(this.signs, message) };
    } else if (message.type === 'shown') {
      this.shown = { seat: message.seat, cards: message.cards };
      this.bluff = false;
    }
  }
}
