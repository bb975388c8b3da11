import { expect, test } from 'vitest';
import { wholeHands } from './story';

const events = (names: string) => names.split(' ').map((event) => ({ event }));

test('the story of a newcomer begins with a deal', () =>
  expect(wholeHands(events('played won dealt played'), 'dealt')).toEqual(events('dealt played')));
test('in the middle of the first hand it is told whole', () => expect(wholeHands(events('played won'), 'dealt')).toEqual(events('played won')));
