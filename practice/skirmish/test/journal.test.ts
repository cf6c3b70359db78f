import { botAnswer, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { parseJournal, replayJournal, writeJournal } from '@walstatt/engine/notation';
import { matchesGolden } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset, type Skirmish } from '../src/index.ts';

/** A random battle in which a clock runs out once in a while. At the end a player resigns. */
function played(scenario: string, seed: number): { battle: Battle<Skirmish>; journal: string } {
  const setup = { scenario, options: { rounds: 2 } };
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const rng = seededRng(seed + 1);
  for (let n = 1; !battle.idle; n++) {
    const pending = battle.pending[0]!;
    if (n % 40 === 0) battle.signal({ type: 'clock', seat: pending.request.by });
    else if (battle.state.round === 2 && n > 70) battle.signal({ type: 'resign', seat: pending.request.by });
    else battle.answer(pending.id, botAnswer(battle, randomBot, pending, rng).answer);
  }
  return { battle, journal: writeJournal(ruleset, { start: { setup }, dice: 'seeded' }, battle.chronicle.journal) };
}

describe('journals', () => {
  test.each([
    ['skirmish', 11],
    ['alliance', 12],
  ])('golden battle %s %i', (scenario, seed) => {
    const { battle, journal } = played(scenario, seed);
    matchesGolden(new URL(`./golden/${scenario}-${seed}.journal`, import.meta.url), journal);
    const parsed = parseJournal(journal);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    const replayed = replayJournal(ruleset, parsed.journal);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    expect(ruleset.codec.equal(replayed.battle.state, battle.state)).toBe(true);
  });
});
