import { botAnswer, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { parseJournal, replayJournal, writeJournal } from '@walstatt/engine/notation';
import { matchesGolden } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../src/index.ts';
import { stateBefore } from './battle.ts';

describe('journals', () => {
  test.each([
    ['starter', 61, { markers: 'suggested' }],
    ['strict', 62, { table: 'narrative', options: { dice: 'strict', aircraftEnds: 'outside', lowTerrain: 'part' } }],
  ] as const)('golden %s', (name, seed, setup) => {
    const battle = Battle.begin(ruleset, stateBefore(setup), { dice: seededDice(seed) });
    const rng = seededRng(seed + 1);
    while (!battle.idle) {
      const pending = battle.pending[0]!;
      battle.answer(pending.id, botAnswer(battle, randomBot, pending, rng).answer);
    }
    const journal = writeJournal(ruleset, { start: { setup }, dice: 'seeded' }, battle.chronicle.journal);
    matchesGolden(new URL(`./golden/${name}-${seed}.journal`, import.meta.url), journal);
    const parsed = parseJournal(journal);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    const replayed = replayJournal(ruleset, parsed.journal);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    expect(ruleset.codec.equal(replayed.battle.state, battle.state)).toBe(true);
  });
});
