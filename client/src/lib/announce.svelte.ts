/** What a screen reader is told as it happens: one polite line for the play, one urgent line for what must be answered. */

export const spoken = $state({ polite: '', urgent: '' });

let flip = false;

/** Says it aloud to those who cannot see it. The same words twice are said twice. */
export function announce(text: string, urgent = false): void {
  flip = !flip;
  spoken[urgent ? 'urgent' : 'polite'] = flip ? text : `${text}\u00a0`;
}
