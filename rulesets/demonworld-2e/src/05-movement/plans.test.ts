import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { ask, given, line, plan, stand } from '../../test/on-table.ts';
import { ruleset } from '../index.ts';

describe('plans', () => {
  it('seed 66: a column that can be read in two ways is read the same way in a plan and on the table', () => {
    const set = ruleset.setUp({});
    if (!('state' in set)) throw new Error('the first game was refused');
    expect(selfPlay(ruleset, set.state, seededRng(66)).over).toBe(true);
  });

  it('[DW-V-03] every manoeuvre that is offered is accepted and ends as previewed', () => {
    for (const stand4 of [line(0, 14, 4, 4, 8), line(0, 14, 4, 1, 4), line(0, 14, 4, 3, 7)]) {
      const units = {
        a: { owner: 'imperial', order: 'attack', stand: stand4 },
        b: { owner: 'ork', stand: [[12, 2, 1]] },
      } as const;
      const offered = ask(given({ at: 'walk {unit: a}', units }), 'manoeuvres', { unit: 'a' }) as {
        leg: { leg: string };
        body: { q: number; r: number; facing: number }[];
      }[];
      expect(offered.length).toBeGreaterThan(10);
      for (const { leg, body } of offered) {
        const s = given({ at: 'walk {unit: a}', units });
        s.answer('move', plan('a', leg as never));
        expect(stand(s, 'a')).toBe(body.map((p) => `${p.q},${p.r},${p.facing}`).join(' '));
      }
    }
  });

  const more = {
    f: { owner: 'imperial', stand: [[1, 13, 4]] },
    e: { owner: 'ork', moved: true, stand: [[3, 11, 1]] },
  } as const;
  const left = { leg: 'advance', to: 'left' };

  it('[DW-V-69] [DW-III-06] [DW-V-08] [DW-V-04] all that is wrong with a unit’s plan is told, each fault once', () => {
    const s = given({
      at: 'walk {unit: a}',
      units: { a: { owner: 'imperial', order: 'move', stand: line(0, 14, 4, 4) }, ...more },
    });
    const wrong = plan('a', left, left, left, left, left, left, left, left, left);
    expect(s.faults('move', wrong)).toEqual([
      'occupied DW-V-69',
      'mayNotAttack DW-III-06',
      'occupied DW-V-69',
      'points DW-V-04',
    ]);
    const step = { leg: 'step', direction: 2 };
    expect(s.faults('move', plan('a', step, step, step, step, left))).toEqual(['manoeuvres DW-V-08']);
    expect(s.faults('move', plan('a', step))).toEqual([]);
  });

  it('[DW-V-89] [DW-V-03] [DW-V-69] [DW-V-59] of a small unit, each element is judged by itself', () => {
    const s = given({
      at: 'walk {unit: a}',
      units: { a: { owner: 'imperial', order: 'move', stand: line(0, 14, 4, 3) }, ...more },
    });
    const go = (direction: number) => ({ leg: 'go', direction });
    const wrong = [
      { mover: 'a.1', legs: [{ leg: 'advance', to: 'left' }, go(3)] },
      { mover: 'a.2', legs: [go(4), go(4)] },
      { mover: 'a.3', legs: [go(0), go(0), go(0)] },
    ];
    expect(s.faults('move', wrong)).toEqual(['noSuchLeg DW-V-03', 'occupied DW-V-69', 'scattered DW-V-59']);
  });

  it('[DW-V-26] why a manoeuvre is illegal is explained', () => {
    const units = {
      a: {
        owner: 'imperial',
        order: 'attack',
        stand: [
          [0, 14, 4],
          [2, 14, 4],
          [4, 14, 4],
          [6, 14, 4],
        ],
      },
      b: { owner: 'ork', stand: [[12, 2, 1]] },
    } as const;
    const why = ask(given({ at: 'walk {unit: a}', units }), 'whyNot', { unit: 'a', leg: { leg: 'wheel', to: 'left' } });
    expect(why).toEqual({ code: 'unordered', rule: 'DW-V-26', args: { why: 'DW-I-42' } });
  });
});
