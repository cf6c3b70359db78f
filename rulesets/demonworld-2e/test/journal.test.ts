import { botAnswer, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { parseJournal, replayJournal, writeJournal } from '@walstatt/engine/notation';
import { matchesGolden } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

describe('journals', () => {
  it('a battle written down and replayed comes to the same state', () => {
    const setup = { options: { reinforcements: true } };
    const set = ruleset.setUp(setup);
    if (!('state' in set)) throw new Error('the first game was refused');
    const battle = Battle.begin(ruleset, set.state, { dice: seededDice(3) });
    const rng = seededRng(4);
    while (!battle.idle) {
      const pending = battle.pending[0]!;
      expect(battle.answer(pending.id, botAnswer(battle, randomBot, pending, rng).answer)).toBeNull();
    }
    const journal = writeJournal(ruleset, { start: { setup }, dice: 'seeded' }, battle.chronicle.journal);
    matchesGolden(new URL('./golden/first-game.journal', import.meta.url), journal);
    const parsed = parseJournal(journal);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]));
    const replayed = replayJournal(ruleset, parsed.journal);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed));
    expect(ruleset.codec.equal(replayed.battle.state, battle.state)).toBe(true);
  }, 30_000);
});
