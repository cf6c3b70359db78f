import { describe, expect, it } from 'vitest';
import { Battle } from '../../src/battle/battle.ts';
import { manualDice } from '../../src/dice/sources/manual.ts';
import type { Plan } from '../../src/requests/request.ts';
import { stepByStep } from '../../src/walk/legs.ts';
import { line, lineWith, type Thing } from './game.ts';

const go = (...by: number[]) => by.map((n) => ({ leg: 'go', by: n }));

/** Carries out a plan. Returns where each mover ends, what it met, and the battle for further checks. */
function walk(at: Readonly<Record<string, number>>, things: Readonly<Record<string, Thing>>, plan: Plan) {
  const battle = Battle.resume(line, lineWith(at, things), [], { dice: manualDice });
  battle.start('walk', { plan: [], crossing: null, trace: [], asked: false });
  expect(battle.answer(battle.pending[0]!.id, plan)).toBeNull();
  return { battle, at: battle.state.where, log: battle.state.log };
}

describe('a walk', () => {
  it('meets everything on a leg once, although rounding leaves it short of what it has met', () => {
    const things: Record<string, Thing> = {
      brook: { from: 10, to: 12, met: 'goOn' },
      fence: { from: 20, to: 20, met: 'goOn' },
    };
    const { at, log } = walk({ a: 0 }, things, [{ mover: 'a', legs: go(30) }]);
    expect(at).toEqual({ a: 30 });
    expect(log).toEqual(['a enter brook 9', 'a enter fence 19']);
  });

  it('meets several things at one spot, and those in which it starts', () => {
    const bog: Thing = { from: -5, to: 5, met: 'goOn' };
    const gate: Thing = { from: 10, to: 10, met: 'goOn' };
    const { at, log } = walk({ a: 0 }, { bog, gate, lock: gate }, [{ mover: 'a', legs: go(20) }]);
    expect(at).toEqual({ a: 20 });
    expect(log).toEqual(['a inside bog 0', 'a enter gate 9', 'a enter lock 9']);
  });

  it('meets a thing between two legs once, and a thing that it comes back to once more', () => {
    const gate: Thing = { from: 10, to: 10, met: 'goOn' };
    const twoLegs = walk({ a: 0 }, { gate }, [{ mover: 'a', legs: go(9, 9) }]);
    expect(twoLegs.log).toEqual(['a enter gate 9']);
    const thereAndBack = walk({ a: 0 }, { gate }, [{ mover: 'a', legs: go(20, -20, 20) }]);
    expect(thereAndBack.log).toEqual(['a enter gate 9', 'a enter gate 9']);
  });

  it('remembers what each of several movers that take turns has met', () => {
    const gate: Thing = { from: 10, to: 10, met: 'goOn' };
    const plan = stepByStep([
      { mover: 'a', legs: go(12, 3) },
      { mover: 'b', legs: go(5, 10) },
    ]);
    const { at, log } = walk({ a: 0, b: 0 }, { gate }, plan);
    expect(at).toEqual({ a: 15, b: 15 });
    expect(log).toEqual(['a enter gate 9', 'b enter gate 9']);
  });

  it('is taken back to where it began, and the others go on', () => {
    const things: Record<string, Thing> = {
      brook: { from: 10, to: 12, met: 'goOn' },
      cliff: { from: 25, to: 25, met: 'takeBack' },
    };
    const { battle, at, log } = walk({ a: 3, b: 0 }, things, [
      { mover: 'a', legs: go(10, 20, 5) },
      { mover: 'b', legs: go(8) },
    ]);
    expect(at).toEqual({ a: 3, b: 8 });
    expect(log).toEqual(['a enter brook 9', 'a enter cliff 24']);
    expect(battle.idle).toBe(true);
  });
});
