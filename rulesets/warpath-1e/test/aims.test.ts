import { candidates } from '@walstatt/bots';
import { type Placed, seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { inches } from '../src/rules/lengths.ts';
import { chanceOfLead } from '../src/tactics/aims.ts';
import { begun } from './field.ts';
import { battleOf } from './setup.ts';

describe('what bots make of objectives', () => {
  it('reckon the chance of a lead as counting all outcomes does', () => {
    const rng = seededRng(4);
    for (let round = 0; round < 40; round++) {
      const n = rng.int(2, 5);
      const own = Array.from({ length: n }, () => rng.int(0, 60) / 100);
      const foes = own.map((p) => rng.int(0, Math.floor(100 * (1 - p))) / 100);
      let sum = 0;
      // Every objective falls to one side (1), the other (2) or nobody (0).
      for (let code = 0; code < 3 ** n; code++) {
        let [p, difference, rest] = [1, 0, code];
        for (let i = 0; i < n; i++, rest = Math.floor(rest / 3)) {
          const who = rest % 3;
          p *= who === 1 ? own[i]! : who === 2 ? foes[i]! : 1 - own[i]! - foes[i]!;
          difference += who === 1 ? 1 : who === 2 ? -1 : 0;
        }
        if (difference >= 2) sum += p;
      }
      expect(chanceOfLead(own, foes, 2)).toBeCloseTo(sum, 9);
    }
  });

  it('[WP-BATTLE-12] [WP-BATTLE-13] propose the places nearest to the middle that are legal', () => {
    const setup = battleOf(['demo-grunts'], ['demo-grunts'], { condition: 'scorchedEarth' });
    const s = begun({ setup, dice: [3, 6, 1] });
    s.answer('objectiveKind', 'marker');
    const { request } = s.battle.pending[0]!;
    const look = s.battle.lookAs(request.by);
    const tried = candidates(look as never, request, seededRng(1), 4) as (readonly Placed[])[];
    const { width, depth } = s.state.table;
    const far = tried.slice(1).map(([p]) => Math.abs(p!.pose['x']! - width / 2) + Math.abs(p!.pose['y']! - depth / 2));
    expect(far[0]).toBeLessThan(inches(1));
    expect(Math.max(...far)).toBeLessThan(inches(5));
  });
});
