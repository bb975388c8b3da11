import { expect, it } from 'vitest';
import { after, counted, ENOUGH, unknownOf } from './tips_kept';

it('a thing is told of until it was done often enough, and then the next one', () => {
  let done = counted(null);
  for (let times = 0; times < ENOUGH; times += 1) {
    expect(unknownOf(done, 'game', ['card', 'raise'])).toBe('card');
    done = after(done, 'game', 'card');
  }
  expect(unknownOf(done, 'game', ['card', 'raise'])).toBe('raise');
  expect(unknownOf(done, 'game', ['card'])).toBeNull();
});
it('what is known in one game is not known in another', () => {
  const done = { 'game.card': ENOUGH };
  expect(unknownOf(done, 'other', ['card'])).toBe('card');
});
it('nothing is counted beyond enough', () => expect(after({ 'game.card': ENOUGH }, 'game', 'card')).toEqual({ 'game.card': ENOUGH }));
it('a broken note is as good as none', () => {
  for (const note of ['{', 'null', '7', '{"game.card":"often","game.raise":-1}']) expect(counted(note)).toEqual({});
});
