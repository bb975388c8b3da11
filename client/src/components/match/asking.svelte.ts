/** A decision that a form makes: what would follow from it, whether it was kept, and why not. */
import { Refusal } from '../../lib/api';
import type { LiveEvent, More } from '../../lib/event.svelte';
import type { ChangedBody, EventDecision, EventMatch } from '../../lib/events';

export class Asking {
  refusal = $state.raw<Refusal | null>(null);
  /** What would follow; nothing was kept yet. */
  tried = $state.raw<EventDecision | null>(null);
  /** It waits on this device for the network. */
  waits = $state(false);

  constructor(readonly event: LiveEvent) {}

  /** True if the decision was made, or waits for the network. */
  async decide(word: string, fields: Record<string, unknown> = {}, more: More = {}): Promise<boolean> {
    const answer = await this.event.decide(word, fields, more);
    this.tried = null;
    this.refusal = answer.how === 'refused' ? answer.refusal : null;
    this.waits = answer.how === 'waits';
    return answer.how !== 'refused';
  }

  async preview(word: string, fields: Record<string, unknown> = {}, more: More = {}): Promise<boolean> {
    const answer = await this.event.preview(word, fields, more);
    const refused = answer instanceof Refusal;
    this.refusal = refused ? answer : null;
    this.tried = refused ? null : answer;
    return !refused;
  }

  clear(): void {
    this.refusal = null;
    this.tried = null;
    this.waits = false;
  }

  /** The match as somebody else left it, where that is why it was refused; and the number of their decision. */
  get changed(): { match: EventMatch; number: number } | null {
    const body = this.refusal?.body as Partial<ChangedBody> | undefined;
    return body?.code === 'changed_since' && body.match && body.number ? { match: body.match, number: body.number } : null;
  }
}
