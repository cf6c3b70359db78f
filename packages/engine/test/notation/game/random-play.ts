import { Battle } from '../../../src/battle/battle.ts';
import { seededDice } from '../../../src/dice/sources/seeded.ts';
import type { Watch } from '../../../src/machine/machine.ts';
import { pick, type Rng, seededRng } from '../../../src/random/rng.ts';
import { sampleAnswer } from '../../../src/requests/sample.ts';
import type { Loose } from '../../schema/fixture/load.ts';
import type { T } from './activities.ts';
import { ford } from './ruleset.ts';

export const setUpFord = (): Loose => {
  const set = ford.setUp({ scenario: 'ford' });
  if (!('state' in set)) throw new Error('the test game does not begin');
  return set.state;
};

export const newBattle = (seed: number, watch: Watch<T> = {}): Battle<T> =>
  Battle.begin(ford, setUpFord(), { dice: seededDice(seed), watch });

/**
 * Plays with everything a journal can hold: answers, rolls, undo with and without agreement, standing answers, signals.
 */
export function playAtRandom(battle: Battle<T>, seed: number, decisions: number): void {
  const rng = seededRng(seed);
  for (let i = 0; i < decisions && !battle.idle; i++) {
    const dare = rng.int(0, 19);
    if (dare === 0) undo(battle, rng);
    else if (dare === 1) stand(battle, rng);
    else if (dare === 2 && rng.int(0, 2) === 0)
      battle.signal({ type: 'hurry', seat: seatOf(battle, rng), args: { at: i } });
    else if (dare === 3 && i > 60) battle.signal({ type: 'resign', seat: seatOf(battle, rng) });
    else answer(battle, rng);
  }
}

const seatOf = (battle: Battle<T>, rng: Rng): string => pick(rng, battle.state.seats as { id: string }[]).id;

/** Sealed answers are sometimes changed while other seats are still thinking. */
function answer(battle: Battle<T>, rng: Rng): void {
  const asked = battle.asked.filter((p) => p.answer === undefined || p.sealed);
  if (asked.length === 0) return;
  const { id, request } = pick(rng, asked);
  const refusal = battle.answer(id, sampleAnswer(battle.look as never, request, rng));
  if (refusal !== null) throw new Error(`sampled an illegal answer: ${JSON.stringify(refusal)}`);
}

function undo(battle: Battle<T>, rng: Rng): void {
  for (const seat of battle.undo(seatOf(battle, rng)) ?? []) battle.agreeUndo(seat, rng.int(0, 3) > 0);
}

function stand(battle: Battle<T>, rng: Rng): void {
  const name = pick(rng, ['afterRoll', 'beforeShoot', 'accept', 'orders', 'act']);
  const until = pick(rng, ['turn', 'round', undefined]);
  const value = pick(rng, [true, null, 'again/miss']);
  battle.stand({
    seat: seatOf(battle, rng),
    name,
    answer: rng.int(0, 1) === 0 ? { take: 'preset' } : { take: 'value', value },
    ...(until === undefined ? {} : { until }),
    ...(rng.int(0, 3) === 0 ? { revoke: true } : {}),
  });
}
