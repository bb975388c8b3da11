import { describe, expect, it } from 'vitest';
import type { FieldClock } from '../../../lib/field';
import { faceOf, leftNow, nextOf, rings, secondsOf } from './time';

const clock = { level: 1, left_seconds: 90, runs: true, on_break: false, now: 5 } as FieldClock;
const level = (number: number, pause = 0) => ({ level: number, small: 1, big: 2, ante: 0, minutes: 30, break_minutes: pause });

describe('the clock', () => {
  it('runs by what the server said, not by the time of this device', () => expect(leftNow(clock, 1_000_000, 1_010_400)).toBe(80));
  it('stands when it does not run', () => expect(leftNow({ ...clock, runs: false }, 0, 60_000)).toBe(90));
  it('is read as minutes and seconds, and with hours where there are any', () =>
    expect([faceOf(90), faceOf(3661), faceOf(-5)]).toEqual(['01:30', '1:01:01', '00:00']));
  it('says which level comes next, and the break before it', () => {
    expect(nextOf([level(1, 15), level(2)], clock)).toEqual({ level: level(2), pause: 15 });
    expect(nextOf([level(1, 15), level(2)], { ...clock, on_break: true })).toEqual({ level: level(2), pause: 0 });
    expect(nextOf([level(1)], clock)).toEqual({ level: null, pause: 0 });
  });
  it('ticks in the last ten seconds and rings at zero, once', () =>
    expect([rings(12, 11), rings(11, 10), rings(1, 0), rings(0, -1), rings(10, 10)]).toEqual([null, 'tick', 'zero', null, null]));
  it('takes minutes, also less than none', () =>
    expect([secondsOf('2'), secondsOf('-1,5'), secondsOf('0'), secondsOf('x')]).toEqual([120, -90, null, null]));
});
