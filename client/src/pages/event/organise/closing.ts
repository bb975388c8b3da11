/** What is still to be done before an event is closed, read from what everybody sees of it. */
import type { EntryKept, EventShown } from '../../../lib/events';
import type { AboutShown, EntryForm } from '../../../lib/event_office';

export type Task = {
  key: 'entries' | 'summons' | 'signatures' | 'fees' | 'draws' | 'matches' | 'sheets' | 'disputes' | 'stages' | 'champion' | 'prizes';
  left: number;
};

/** Each thing with how much of it is left; nothing left is done. What the regulation does not ask for is not on the list. */
export function checklist(shown: EventShown, form: EntryForm, entries: readonly EntryKept[], about: AboutShown): Task[] {
  const { pairs } = shown;
  if (!pairs) return [];
  const chosen = entries.filter((one) => one.status === 'selected');
  const count = (status: string): number => pairs.matches.filter((one) => one.status === status).length;
  const tasks: (Task | false)[] = [
    { key: 'entries', left: pairs.phase === 'entries' ? 1 : 0 },
    form.summons && { key: 'summons', left: chosen.filter((one) => !one.summoned).length },
    form.documents.length > 0 && {
      key: 'signatures',
      left: chosen.reduce((sum, one) => sum + form.documents.length * one.names.length - one.signed.length, 0),
    },
    form.fee > 0 && { key: 'fees', left: chosen.filter((one) => !one.paid).length },
    { key: 'draws', left: pairs.stages.filter((one) => !one.drawn).length },
    { key: 'matches', left: pairs.matches.filter((one) => one.status !== 'over').length },
    { key: 'sheets', left: count('sheet') },
    { key: 'disputes', left: count('disputed') },
    { key: 'stages', left: pairs.stages.filter((one) => !one.closed).length },
    { key: 'champion', left: pairs.champion === null ? 1 : 0 },
    about.prizes.length > 0 && { key: 'prizes', left: pairs.champion === null ? about.prizes.length : 0 },
  ];
  return tasks.filter((one): one is Task => one !== false);
}
