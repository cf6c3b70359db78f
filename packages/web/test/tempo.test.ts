import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tempo } from '../src/host/local/tempo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether something has come to an end after so many milliseconds. */
async function ended(what: Promise<void>, milliseconds: number): Promise<boolean> {
  let done = false;
  void what.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return done;
}

const at = (pace: number): Tempo => Object.assign(new Tempo(), { pace });

it('what the computer did stays on screen for its pace, and longer the more there is to read', async () => {
  expect(await ended(at(1000).read(1), 999)).toBe(false);
  expect(await ended(at(1000).read(1), 1200)).toBe(true);
  expect(await ended(at(1000).read(12), 2900)).toBe(false);
  expect(await ended(at(1000).read(200), 3000)).toBe(true);
  expect(await ended(at(1000).read(0), 0)).toBe(true);
  expect(await ended(at(0).read(5), 1)).toBe(true);
});

it('a stopped computer waits until it may go on, or take a step', async () => {
  const tempo = at(0);
  expect(await ended(tempo.turn(), 0)).toBe(true);
  tempo.stop(true);
  const waiting = tempo.turn();
  expect(await ended(waiting, 60_000)).toBe(false);
  tempo.step();
  expect(await ended(waiting, 0)).toBe(true);
  // A decision that nobody sees is no step yet.
  await tempo.read(0);
  expect(await ended(tempo.turn(), 0)).toBe(true);
  await tempo.read(2);
  const again = tempo.turn();
  expect(await ended(again, 60_000)).toBe(false);
  tempo.stop(false);
  expect(await ended(again, 0)).toBe(true);
});

it('whoever stops the computer or lets it go on need not wait for its pace', async () => {
  const tempo = at(10_000);
  const reading = tempo.read(1);
  tempo.stop(true);
  expect(await ended(reading, 0)).toBe(true);
});
