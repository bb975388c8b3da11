import { expect, test } from 'vitest';
import { SentOnce } from './sent_once';

test('what is sent again without an answer has the id of the first time', () => {
  const sending = new SentOnce();
  expect(sending.of({ name: 'Rui' })).toEqual(sending.of({ name: 'Rui' }));
});
test('what was changed in between has another id', () => {
  const sending = new SentOnce();
  expect(sending.of({ name: 'Rui' }).id).not.toBe(sending.of({ name: 'Ana' }).id);
});
test('the same content after an answer is another request', () => {
  const sending = new SentOnce();
  const first = sending.of({ name: 'Rui' });
  sending.answered();
  expect(sending.of({ name: 'Rui' }).id).not.toBe(first.id);
});
