import { ask, type Rule, window } from '@walstatt/engine';
import { endOf, waysOf } from '../../10-movement/ways.ts';
import type { FightContext, PlacedModel } from '../../generated/state.ts';
import { activity, bigWindow, type G } from '../../kit.ts';
import { isNearFoes } from '../close-in/approach.ts';
import { moversOf } from '../close-in/foes.ts';
import { isNearMarker } from '../close-in/marker.ts';
import { isEligible, mayFight } from '../eligible.ts';

/**
 * WH-FIGHT-12: a unit fights: it piles in, makes its melee attacks and consolidates. Replies the seat of the unit that
 * fought last.
 */
export const fight = activity('fight', {
  begins(look, { unit }) {
    if (mayFight(look, unit)) return [];
    return isEligible(look, unit) ? ['WH-FIGHT-06'] : ['WH-FIGHT-04'];
  },
  steps: {
    begin(g, { unit, seat }): void {
      g.apply({ type: 'unitFights', rules: ['WH-FIGHT-12'], unit });
      g.beginEffect({
        name: 'fought',
        rule: 'WH-FIGHT-06',
        on: unit,
        by: seat,
        data: {},
        until: { until: 'end', frame: 'fightPhase', of: null, complete: false },
        stack: 'once',
      });
    },

    /** WH-STRAT-14: what its player can do for a unit that is selected to fight. */
    *selected(g, { seat, unit }): Rule<void> {
      yield* window(g, 'selectedToFight', { seat, unit });
    },

    /** WH-PILE-01, WH-PILE-06: up to 3" towards the enemy. */
    *pileIn(g, c): Rule<void> {
      const placed = yield* closeIn(g, c, 'pileIn');
      if (placed.length > 0) g.apply({ type: 'piledIn', rules: ['WH-PILE-01'], unit: c.unit, placed });
    },

    attack: (g, { seat, unit }) => g.then('meleeAttacks', { seat, unit, armed: [], volleys: [] }, 'WH-FIGHT-12'),

    /** WH-CONS-01, WH-CONS-06, WH-MELEE-12: even if it had nobody to attack. */
    *consolidate(g, c): Rule<void> {
      const placed = yield* closeIn(g, c, 'consolidate');
      if (placed.length > 0) g.apply({ type: 'consolidated', rules: ['WH-CONS-01'], unit: c.unit, placed });
    },

    /** WH-STRAT-11: right after it has fought, another may fight next. */
    after: bigWindow('unitFought'),

    tell(g, { seat }): void {
      const others = g.replied<string[]>() ?? [];
      g.reply(others[others.length - 1] ?? seat);
    },
  },
});

/** Asks where the models of a unit go, and says where they stand then. */
function* closeIn(g: G, { seat, unit }: FightContext, name: 'pileIn' | 'consolidate'): Rule<PlacedModel[]> {
  if (!isNearFoes(g, unit) && (name === 'pileIn' || !isNearMarker(g, unit))) return [];
  const rule = name === 'pileIn' ? 'WH-PILE-01' : 'WH-CONS-01';
  const plan = yield* ask(g, {
    kind: 'path',
    name,
    by: seat,
    rule,
    args: { unit },
    movers: moversOf(g, unit),
    none: true,
  });
  return (waysOf(g, unit, plan) ?? []).map((way) => ({ model: way.model, ...endOf(way) }));
}
