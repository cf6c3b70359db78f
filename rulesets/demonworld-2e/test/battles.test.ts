import { selfPlay } from '@walstatt/bots';
import { type Setup, seededRng } from '@walstatt/engine';
import { Eyes, newMemo, type Watch } from '@walstatt/engine/host';
import { parseJournal, replayJournal, writeJournal } from '@walstatt/engine/notation';
import { randomBattle } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../src/07-first-game/victory.ts';
import { ruleset } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import type { Demonworld } from '../src/kit.ts';

/**
 * Random battles of all kinds: 40 in the suite, 10,000 with WALSTATT_LONG=1. Every tenth is replayed from its journal.
 */
const LONG = process.env['WALSTATT_LONG'] === '1';
const BATTLES = LONG ? 10_000 : 40;
const FIRST = Number(process.env['WALSTATT_SEED'] ?? 60_000);

const SETUPS = [
  {},
  { options: { reinforcements: true } },
  { options: { layout: 'short', reinforcements: true }, cards: [3, 4] },
  { options: { players: 'four', reinforcements: true } },
  { options: { manoeuvres: 'card', holdFire: 'melee', reinforcements: true, cavalryArc: '180' } },
  { options: { rounds: 8 }, cards: [2, 2] },
];

/** Throws as soon as an event breaks an invariant. laws.test.ts checks that states match their schema. */
function checking(): Watch<Demonworld> {
  const memos = newMemo();
  return {
    applied(event, state) {
      const broken = invariants(new Eyes(ruleset, state, memos));
      if (broken.length > 0)
        throw new Error(`${broken.map((b) => b.what).join('; ')}, at event ${JSON.stringify(event)}`);
    },
  };
}

/** Plays at full speed and checks the invariants after every event. Returns the last round. */
function playFast(setup: Setup, seed: number): number {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  const { state, over } = selfPlay(ruleset, set.state, seededRng(seed), newMemo(), 20_000, checking());
  expect(over && resultOf(state).over, `seed ${seed}`).toBe(true);
  return state.round;
}

/**
 * Plays through the host's side with every answer judged, then writes the battle down and replays it to the same state.
 */
function playAndReplay(setup: Setup, seed: number): number {
  const battle = randomBattle(ruleset, setup, seed, checking());
  expect(battle.result.over, `seed ${seed}`).toBe(true);
  const parsed = parseJournal(writeJournal(ruleset, { start: { setup }, dice: 'seeded' }, battle.chronicle.journal));
  if (!parsed.ok) throw new Error(`seed ${seed}: ${JSON.stringify(parsed.problems[0])}`);
  const again = replayJournal(ruleset, parsed.journal);
  if (!again.ok) throw new Error(`seed ${seed}: ${JSON.stringify(again)}`);
  expect(ruleset.codec.hash(again.battle.state), `seed ${seed}`).toBe(ruleset.codec.hash(battle.state));
  expect(ruleset.codec.equal(again.battle.state, battle.state), `seed ${seed}`).toBe(true);
  return battle.state.round;
}

describe('random battles', () => {
  it('end with a result, keep the invariants after every event, and replay to the same state', () => {
    let longest = 0;
    for (let i = 0; i < BATTLES; i++) {
      const setup = SETUPS[i % SETUPS.length]!;
      const round = i % 10 === 9 ? playAndReplay(setup, FIRST + i) : playFast(setup, FIRST + i);
      longest = Math.max(longest, round);
      if (LONG && i % 1000 === 999) console.log(`${i + 1} battles, the longest of ${longest} rounds`);
    }
    expect(longest).toBeGreaterThan(8);
  }, 7_200_000);
});
