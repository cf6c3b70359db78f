import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import { ask, given, line, plan, stand } from './on-table.ts';

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
