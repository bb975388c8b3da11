import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import { partnerAt } from '../../components/table/seats';
import { pt } from '../../i18n/pt';
import Round from './Round.svelte';

vi.mock('../../lib/words.svelte', () => ({ words: () => pt }));

const waiting = (sides: number[]): string =>
  render(Round, {
    props: {
      sitters: sides.map((_, seat) => (seat === 0 ? { seat, name: 'Ana', bot: false, away: false } : null)),
      you: 0,
      partner: partnerAt(sides, 0),
      host: false,
      busy: false,
      onsit: () => undefined,
      onbot: () => undefined,
      onkick: () => undefined,
    },
  }).body;

it('shows a partner to whoever waits at a table of pairs', () => expect(waiting([0, 1, 0, 1])).toContain('sua dupla'));
it('shows no partner to whoever waits at a table of four alone', () => expect(waiting([0, 1, 2, 3])).not.toContain('sua dupla'));
