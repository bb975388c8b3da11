/** The reader's part in a live table of any game: doing things, advice, the menus that are open, and the ways out. */
import { post } from '../../lib/api';
import type { LiveTable } from '../../lib/live_table.svelte';
import type { Refused } from '../../lib/messages';
import { paced } from '../../lib/pace';
import { go } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';
import { didRightly, tipOf } from '../../lib/tips.svelte';
import { words } from '../../lib/words.svelte';
import type { TableBook } from './book';
import type { CommonWish, Pressed } from './keys';
import type { TableScene } from './scene.svelte';

export type CommonMenu = 'more' | 'talk' | 'help' | 'abandon' | 'new' | 'referee' | 'inviteReferee' | 'people';
/** Anything; greetings and nothing about the cards; or only what the game asks for. */
export type Speech = 'free' | 'not_about_cards' | 'official_only';
/** What whoever only watches may ask for. */
const WATCHING = ['help', 'more', 'leave'];

export abstract class TablePlay<View extends { outcome: unknown }, Action, Happened, Rules, Wish extends { kind: string }, Menu extends string> {
  abstract readonly scene: TableScene<View, Action, Happened>;
  menu = $state<CommonMenu | Menu | null>(null);
  notice = $state('');
  advice = $state.raw<{ action: Action; text: string } | null>(null);
  /** In a lesson: what the learner is told to do, and why an action has to wait (an empty text: it has not). */
  want = $state.raw<Action | null>(null);
  allowed = $state.raw<((action: Action) => string) | null>(null);
  /** Nobody else at the table is a person. */
  readonly alone = $derived.by(
    () => this.table.you !== null && this.table.sitters.every((sitter) => sitter === null || sitter.bot || sitter.seat === this.table.you),
  );
  readonly bots = $derived.by(() => this.table.sitters.some((sitter) => sitter?.bot));
  readonly mayAdvise = $derived.by(() => this.book.agreed.advice === 'always' || (this.book.agreed.advice === 'alone' && this.alone));

  constructor(
    readonly table: LiveTable<View, Action, Happened>,
    readonly book: TableBook<Rules>,
  ) {}

  /** What the regulation lets players say at this moment. */
  get speech(): Speech {
    return 'free';
  }

  /** Whether there is anything that may be said beside the words of the game. */
  get mayTalk(): boolean {
    return this.speech !== 'official_only';
  }

  protected abstract wishOf(pressed: Pressed): Wish | CommonWish | null;
  /** Does what a key of this game asks for, if it can be done now. True if the key was ours. */
  protected abstract wish(wish: Wish): boolean;
  /** The good bot plays for the reader. */
  abstract playForMe(): Promise<void>;

  /** A window lies over the table. */
  get covered(): boolean {
    return this.menu !== null;
  }

  /** The refusal that is on the screen. */
  get refused(): Refused | null {
    return this.table.refused;
  }

  /** Whose good move is asked for. */
  protected get asker(): LiveTable<View, Action, Happened> {
    return this.table;
  }

  /** The table has changed: advice belongs to one moment of it. */
  changed(): void {
    this.advice = null;
  }

  async advise(): Promise<Action | null> {
    const told = await this.asker.advice();
    this.advice = told ? { action: told.action as Action, text: told.text } : null;
    return this.advice?.action ?? null;
  }

  /** At a practice table beginners are told of what they do not know yet: the first of these things. */
  protected tip<Key extends string>(...keys: (Key | null)[]): Key | null {
    const practice = this.alone && this.book.agreed.lesson === null;
    return practice
      ? tipOf(
          this.table.game,
          keys.filter((key) => key !== null),
        )
      : null;
  }

  /** A thing that tips tell of was done, and the table took it. */
  protected learned(key: string | undefined): void {
    if (key !== undefined && this.alone && this.book.agreed.lesson === null) didRightly(this.table.game, key);
  }

  /** Whether a lesson wants something else first; the table says so. */
  protected tooEarly(...actions: Action[]): boolean {
    this.notice = actions.map((action) => this.allowed?.(action) ?? '').find((why) => why) ?? '';
    return this.notice !== '';
  }

  /** The refusal or notice was read. */
  hush(): void {
    this.table.refused = null;
    this.notice = '';
  }

  /** Nobody waits alone for bots: the next thing that they or the table do is done at once. */
  hurry(): void {
    const { you, waiting, view } = this.table;
    if (this.alone && you !== null && !waiting.includes(you) && view && !view.outcome) this.table.hurry();
  }

  /** Whether a phrase makes sense now. */
  maySay(_phrase: string): boolean {
    return true;
  }

  speak(phrase: string): void {
    this.table.say(phrase);
  }

  rematch(): void {
    this.attempt(async () => go(`/mesa/${(await post<{ table: string }>(`/tables/${this.table.id}/rematch`)).table}`));
  }

  /** Another match of the same kind, at once. */
  newGame(): void {
    const { table, book } = this;
    const asked = { game: table.game, rulebook: book.name, options: book.agreed.options, seats: table.sitters.length, ...paced(settings.pace) };
    this.attempt(async () => {
      await this.#leave();
      go(`/mesa/${(await post<{ id: string }>('/tables/practice', asked)).id}`);
    });
  }

  abandon(): void {
    this.attempt(async () => {
      await this.#leave();
      go('/');
    });
  }

  /** A bot plays on in the reader's place. */
  async #leave(): Promise<void> {
    if (this.table.you !== null && !this.table.view?.outcome) await post(`/tables/${this.table.id}/leave`);
  }

  /** Asks the server for something; what goes wrong is said at the table. */
  protected attempt(what: () => Promise<void>): void {
    what().catch((error: unknown) => (this.notice = error instanceof Error && error.message ? error.message : words().common.failed));
  }

  /** Does what a key asks for, if it can be done now. True if the key was ours. */
  press(pressed: Pressed): boolean {
    const wish = this.wishOf(pressed);
    if (!wish || (this.table.you === null && !WATCHING.includes(wish.kind))) return false;
    return isCommon(wish) ? this.#common(wish) : this.wish(wish);
  }

  #common({ kind }: CommonWish): boolean {
    if (kind === 'advice') void this.advise();
    else if (kind === 'auto') void this.playForMe();
    else if (kind === 'hurry') this.hurry();
    else if (kind === 'leave') go(this.table.exit);
    else if (kind === 'talk' && !this.mayTalk) return false;
    else if (this.table.event !== null && (kind === 'new' || kind === 'abandon')) return false;
    else this.menu = kind;
    return true;
  }
}

const COMMON: readonly string[] = ['advice', 'auto', 'talk', 'more', 'help', 'new', 'abandon', 'leave', 'hurry'] satisfies CommonWish['kind'][];

function isCommon(wish: { kind: string }): wish is CommonWish {
  return COMMON.includes(wish.kind);
}
