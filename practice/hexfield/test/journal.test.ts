import { botAnswer, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { parseJournal, replayJournal, writeJournal } from '@walstatt/engine/notation';
import { matchesGolden } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

describe('journals', () => {
  it.each(['basic', 'advanced'])('golden %s battle', (level) => {
    const setup = { scenario: 'fields', options: { level } };
    const set = ruleset.setUp(setup);
    if (!('state' in set)) throw new Error('no set-up');
    const battle = Battle.begin(ruleset, set.state, { dice: seededDice(31) });
    const rng = seededRng(32);
    while (!battle.idle) {
      const pending = battle.pending[0]!;
      battle.answer(pending.id, botAnswer(battle, randomBot, pending, rng).answer);
    }
    const journal = writeJournal(ruleset, { start: { setup }, dice: 'seeded' }, battle.chronicle.journal);
    matchesGolden(new URL(`./golden/fields-${level}.journal`, import.meta.url), journal);
    const parsed = parseJournal(journal);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    const replayed = replayJournal(ruleset, parsed.journal);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    expect(ruleset.codec.equal(replayed.battle.state, battle.state)).toBe(true);
  });
});
