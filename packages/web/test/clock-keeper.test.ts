import type { Timer } from '@walstatt/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockKeeper } from '../src/host/local/clock-keeper.ts';

const time = (seat: string, counts: string, seconds: number): Timer => ({
  seat,
  counts,
  seconds,
  rule: 'WP-TIME-07',
  signal: 'turnTimeOut',
});

describe('the clock of a timed battle', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const left = (clock: ClockKeeper) => clock.shown().map((c) => [c.seat, Math.round(c.left / 1000), c.runs]);

  it('counts only while it runs, goes on for the same and begins anew for something else', () => {
    const clock = new ClockKeeper();
    clock.turnTo(time('red', 'red', 60), () => undefined);
    vi.advanceTimersByTime(10_000);
    clock.turnTo(time('blue', 'blue', 60), () => undefined);
    vi.advanceTimersByTime(20_000);
    clock.turnTo(null, () => undefined);
    vi.advanceTimersByTime(500_000);
    expect(left(clock)).toEqual([
      ['red', 50, false],
      ['blue', 40, false],
    ]);
    clock.turnTo(time('red', 'red', 60), () => undefined);
    vi.advanceTimersByTime(5_000);
    expect(left(clock)[0]).toEqual(['red', 45, true]);
    clock.turnTo(time('red', 'turn 3', 30), () => undefined);
    expect(left(clock)[0]).toEqual(['red', 30, true]);
  });

  it('says once that time is over, however often it is looked at meanwhile', () => {
    const clock = new ClockKeeper();
    const over = vi.fn();
    for (let i = 0; i < 6; i++) {
      clock.turnTo(time('red', 'turn 1', 30), over);
      vi.advanceTimersByTime(4_000);
    }
    expect(over).not.toHaveBeenCalled();
    clock.turnTo(time('red', 'turn 1', 30), over);
    vi.advanceTimersByTime(60_000);
    clock.turnTo(time('red', 'turn 1', 30), over);
    vi.advanceTimersByTime(60_000);
    expect(over).toHaveBeenCalledTimes(1);
    expect(left(clock)).toEqual([['red', 0, true]]);
  });

  it('is one for all where the time is shared, and goes on through the turns of all', () => {
    const clock = new ClockKeeper();
    const over = vi.fn();
    for (const seat of ['red', 'blue', 'red']) {
      clock.turnTo({ ...time(seat, 'battle', 60), shared: true }, over);
      vi.advanceTimersByTime(15_000);
    }
    expect(left(clock)).toEqual([[null, 15, true]]);
    clock.turnTo({ ...time('blue', 'battle', 60), shared: true }, over);
    vi.advanceTimersByTime(15_000);
    clock.turnTo(null, over);
    vi.advanceTimersByTime(60_000);
    expect(over).toHaveBeenCalledTimes(1);
    expect(left(clock)).toEqual([[null, 0, false]]);
  });

  it('is kept with the battle', () => {
    const before = new ClockKeeper();
    before.turnTo(time('red', 'red', 60), () => undefined);
    vi.advanceTimersByTime(25_000);
    const after = new ClockKeeper(before.save());
    after.turnTo(time('red', 'red', 60), () => undefined);
    expect(left(after)).toEqual([['red', 35, true]]);
  });

  it('is kept with what everybody else’s clock showed', () => {
    const before = new ClockKeeper();
    before.turnTo(time('red', 'red', 60), () => undefined);
    vi.advanceTimersByTime(25_000);
    before.turnTo(time('blue', 'blue', 60), () => undefined);
    const after = new ClockKeeper(before.save());
    after.turnTo(time('blue', 'blue', 60), () => undefined);
    expect(left(after)).toEqual([
      ['red', 35, false],
      ['blue', 60, true],
    ]);
  });

  it('says again that time is over once that was taken back', () => {
    const clock = new ClockKeeper();
    const over = vi.fn();
    clock.turnTo(time('red', 'red', 30), over);
    vi.advanceTimersByTime(30_000);
    clock.tellAgain();
    clock.turnTo(time('blue', 'blue', 30), over);
    vi.advanceTimersByTime(1_000);
    expect(over).toHaveBeenCalledTimes(1);
    clock.turnTo(time('red', 'red', 30), over);
    vi.advanceTimersByTime(1_000);
    expect(over).toHaveBeenCalledTimes(2);
  });
});
