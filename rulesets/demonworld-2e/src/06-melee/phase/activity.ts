import type { RuleId } from '@walstatt/engine';
import { unitsTouching } from '../../01-introduction/board/contact.ts';
import { bodyOf } from '../../01-introduction/board/pieces.ts';
import { orderOf } from '../../05-movement/account.ts';
import type { Kills } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { meleesOf } from '../melees.ts';

/**
 * DW-VI-02, DW-VI-11, DW-VI-46: the melees strike one after the other. When all have struck, they follow up one after
 * the other.
 */
export const meleePhase = activity('meleePhase', {
  steps: {
    begin(g, c) {
      const melees = meleesOf(g).map((units) => ({ units, kills: [] }));
      if (melees.length === 0) return Object.values(g.state.units).some((u) => u.engaged) ? 'settle' : 'over';
      g.set(c, { melees, at: 0 }, 'DW-III-29', 'DW-VI-01', ...(melees.some((m) => m.units.length > 2) ? LINKED : []));
      return undefined;
    },
    fight(g, c) {
      const melee = c.melees[c.at];
      if (melee === undefined) return 'struck';
      g.then(
        'melee',
        { units: melee.units, step: null, done: [], attacks: [], at: 0, kills: [] },
        ...rulesOfMelee(g, c.melees.length, melee.units),
      );
      return undefined;
    },
    collect(g, c) {
      const kills = g.replied<Kills[]>() ?? [];
      g.set(c, { melees: c.melees.map((m, i) => (i === c.at ? { ...m, kills } : m)), at: c.at + 1 });
      return 'fight';
    },
    struck(g, c) {
      g.set(c, { at: 0 });
    },
    followUp(g, c) {
      const melee = c.melees[c.at];
      if (melee === undefined) return 'settle';
      g.set(c, { at: c.at + 1 });
      g.then('followUp', { ...melee, sides: [] }, 'DW-VI-33', ...(c.melees.length > 1 ? WAITING : []));
      return 'followUp';
    },
    settle(g, c) {
      settle(g, new Set(c.melees.flatMap((m) => m.units)));
    },
    over() {},
  },
});

/** DW-VI-45 applies if units are linked through others, DW-VI-46 if one melee waits for another. */
const LINKED: readonly RuleId[] = ['DW-VI-45'];
const WAITING: readonly RuleId[] = ['DW-VI-46'];

function rulesOfMelee(g: G, melees: number, units: readonly string[]): RuleId[] {
  const rules: RuleId[] = ['DW-VI-02'];
  const defends = (u: string): boolean => ['move', 'hold'].includes(orderOf(g, u) ?? '');
  if (units.some(defends)) rules.push('DW-VI-03');
  if (melees > 1) rules.push('DW-VI-11');
  return rules;
}

/** DW-VI-44, DW-G-16, DW-G-17: a unit that is in contact now is in melee. Rounds are counted for each unit. */
function settle(g: G, fighters: ReadonlySet<string>): void {
  const units = Object.keys(g.state.units)
    .filter((u) => bodyOf(g.state, u).length > 0)
    .map((unit) => {
      const engaged = unitsTouching(g, unit).length > 0;
      const { fought } = g.state.units[unit]!;
      return { unit, engaged, fought: engaged ? fought + (fighters.has(unit) ? 1 : 0) : 0 };
    });
  g.apply({ type: 'meleeState', rules: ['DW-VI-44'], units });
}
