import { botAnswer, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { parseJournal, replayJournal, writeJournal } from '@walstatt/engine/notation';
import { matchesGolden } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../src/index.ts';

test.each([
  ['annihilation', 21],
  ['secretLoot', 22],
])('golden battle %s %i', (scenario, seed) => {
  const setup = { scenario, options: { rounds: 3 } };
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const rng = seededRng(seed + 1);
  while (!battle.idle) {
    const pending = battle.pending[0]!;
    battle.answer(pending.id, botAnswer(battle, randomBot, pending, rng).answer);
  }
  const journal = writeJournal(ruleset, { start: { setup }, dice: 'seeded' }, battle.chronicle.journal);
  matchesGolden(new URL(`./golden/${scenario}-${seed}.journal`, import.meta.url), journal);
  const parsed = parseJournal(journal);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const replayed = replayJournal(ruleset, parsed.journal);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  expect(ruleset.codec.equal(replayed.battle.state, battle.state)).toBe(true);
});
