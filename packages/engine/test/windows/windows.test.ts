import { describe, expect, it } from 'vitest';
import { Battle } from '../../src/battle/battle.ts';
import { scriptedDice } from '../../src/dice/sources/scripted.ts';
import { parsePosition } from '../../src/notation/position/parse.ts';
import { writePosition } from '../../src/notation/position/write.ts';
import { sentriesGame, stateWith, type T } from './game.ts';

const begin = (coins: Readonly<Record<string, number>>, nerve?: number) =>
  Battle.resume(sentriesGame, stateWith(coins, nerve), [], { dice: scriptedDice([]) });

/** The seat that is asked, and what it is asked for. */
const asked = (battle: Battle<T>): [string, string[]] | null => {
  const r = battle.pending[0]?.request as { by: string; options: { id: string }[] } | undefined;
  return r === undefined ? null : [r.by, r.options.map((o) => o.id)];
};
const answer = (battle: Battle<T>, what: string | null) =>
  expect(battle.answer(battle.pending[0]!.id, what)).toBeNull();

describe('windows', () => {
  it('close when there is nothing left to react to', () => {
    const battle = begin({ ann: 5, bob: 5 }, 2);
    battle.start('pass', { deep: { name: 'fox' } });
    expect(asked(battle)).toEqual(['ann', ['stone/walker']]);
    answer(battle, 'stone/walker');
    answer(battle, 'stone/walker');
    // The fox has run away: neither Ann nor Bob is asked again.
    expect(battle.idle).toBe(true);
    expect(sentriesGame.codec.clone(battle.state)).toMatchObject({ nerve: 0, coins: { ann: 3, bob: 5 } });
  });

  it('do not open, and run nothing by themselves, when there is nothing to react to', () => {
    const battle = begin({ ann: 5 }, 0);
    battle.start('creep', { walker: 'fox' });
    expect(battle.idle).toBe(true);
    expect(battle.state.log).toEqual([[]]);
  });

  it('hand what their uses reply to the frame that opened them', () => {
    const battle = begin({ ann: 1, bob: 1 }, 5);
    battle.start('pass', { deep: { name: 'fox' } });
    answer(battle, 'stone/walker');
    expect(asked(battle)?.[0]).toBe('bob');
    answer(battle, 'stone/walker');
    expect(battle.state.log).toEqual([
      [
        { by: 'ann', nerve: 4 },
        { by: 'bob', nerve: 3 },
      ],
    ]);
    const nobody = begin({}, 5);
    nobody.start('pass', { deep: { name: 'fox' } });
    expect(nobody.state.log).toEqual([null]);
  });

  it('offer nothing that cannot be paid, and are paid before anything else happens', () => {
    const battle = begin({ bob: 2 }, 5);
    battle.start('creep', { walker: 'fox' });
    expect(asked(battle)?.[0]).toBe('bob');
    answer(battle, 'whisper/walker');
    answer(battle, 'whisper/walker');
    // Bob is broke. The second window offers nobody anything, but its dog barks.
    expect(battle.idle).toBe(true);
    expect(battle.state.log).toEqual([['bob 1', 'bob 0'], 'bark']);
  });

  it('have a separate subject if the opener says so, and a position file keeps it', () => {
    const battle = begin({ ann: 1 }, 5);
    battle.start('pass', { deep: { name: 'fox' } });
    const { state } = battle;
    expect(state.agenda[1]).toMatchObject({ do: 'windowOn', c: { window: 'passing', subject: { walker: 'fox' } } });
    const text = writePosition(sentriesGame, state);
    const read = parsePosition(sentriesGame, text);
    expect(read.ok && read.state).toEqual(state);
  });
});
