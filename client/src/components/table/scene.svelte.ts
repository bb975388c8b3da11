/** What is heard and seen at a live table of any game for a while. The table itself is in the view. */
import { announce } from '../../lib/announce.svelte';
import { call, rest } from '../../lib/attention.svelte';
import type { LiveTable, Spoken } from '../../lib/live_table.svelte';
import { isMuted } from '../../lib/muted.svelte';
import { settings } from '../../lib/settings.svelte';
import { lang, words } from '../../lib/words.svelte';
import { sound } from '../../sound';
import { SCORES } from '../../sound/scores';
import { reactions } from './reactions.svelte';
import type { Seal } from './seal.svelte';
import type { Shout } from './shouts';
import type { TableTeller } from './teller';
import { Voices } from './voices.svelte';

export abstract class TableScene<View, Action, Happened> extends Voices {
  /** The check of every card that comes; none in a lesson, where nothing is sealed. */
  seal: Seal<Happened, View> | null = null;
  /** The table as it was before what happens now. */
  protected before: View | null = null;
  #mine = false;

  constructor(readonly table: LiveTable<View, Action, Happened>) {
    super();
  }

  /** The sentence of an event; null for one that is not worth a line. */
  protected abstract tell(event: Happened, view: View): string | null;
  /** The sound, the shout, and what else is big about an event that has just happened. */
  protected abstract perform(event: Happened, view: View): void;
  /** What the reader is told when the own turn comes; null while it is not the reader's. */
  protected abstract turn(view: View): string | null;

  /** Keeps what is to be known of an event, also of one that happened before the reader came. */
  protected remember(_event: Happened, _view: View): void {}
  /** The sentence of an event has just been written. */
  protected written(_event: Happened, _text: string): void {}
  /** Everything has happened. */
  protected settle(_events: Happened[], _view: View): void {}
  /** What happened must be answered. */
  protected urgent(_view: View): boolean {
    return false;
  }

  /** Hears the table until the reader goes. */
  start(): () => void {
    this.before = this.table.view;
    reactions.clear();
    return this.table.listen({
      events: (events, view, first) => {
        this.seal?.heard(events, view, first);
        this.happened(events, view, first);
      },
      spoken: (message) => {
        if (message.type === 'leaves') this.seal?.opened(message);
        if (message.type === 'shown') this.seal?.shown(message);
        this.heard(message);
      },
    });
  }

  /** How this reader is told things at any table. */
  protected told(): TableTeller {
    const { table } = this;
    const { table: told } = words();
    const common = table.referee ? { ...told, spectating: told.referee.you } : told;
    const name = (seat: number): string => (seat === table.you ? common.you : (table.sitters[seat]?.name ?? ''));
    return { common, lang: lang(), you: table.you, sides: table.sides, name };
  }

  protected heard(message: Spoken): void {
    if (message.type === 'recalled') reactions.recall(message.seat);
    if (message.type !== 'said' && message.type !== 'reacted') return;
    if (isMuted(this.table.sitters[message.seat]?.person)) return;
    const who = this.told().name(message.seat);
    if (message.type === 'said') void this.hear(message, who);
    else if (settings.balloons) {
      reactions.make(message.seat, message.face);
      announce(words().table.talk.made(who, words().table.talk.faces[message.face]));
    }
  }

  /** Puts a shout into a balloon, and into the air if it is loud. */
  protected shout({ seat, text, big }: Shout, loud: boolean): void {
    this.say(seat, text, big);
    if (loud && settings.shouts) sound.say(text);
  }

  /** Tells, performs and announces what happened, with the table after it. */
  protected happened(events: Happened[], view: View, first: boolean): void {
    const told: string[] = [];
    for (const event of events) {
      this.remember(event, view);
      const text = this.tell(event, view);
      if (text) {
        this.note(text);
        told.push(text);
        if (!first) this.written(event, text);
      }
      if (!first) this.perform(event, view);
    }
    this.settle(events, view);
    if (told.length && !first) announce(told.join(' '), this.urgent(view));
    this.#myTurn(this.turn(view));
    this.before = view;
  }

  #myTurn(text: string | null): void {
    if (text !== null && !this.#mine) {
      sound.play(SCORES.turn);
      announce(text);
      call(text);
    } else if (text === null) rest();
    this.#mine = text !== null;
  }
}
