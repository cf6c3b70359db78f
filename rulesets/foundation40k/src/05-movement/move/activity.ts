import { ask, atLeast, type Rule, type RuleId, rollPool } from '@walstatt/engine';
import { endOf, type Way } from '@walstatt/tabletop';
import { standing } from '../../01-units/space.ts';
import { armourOf, isOnTable, isVehicle, profileOf, typeOf, unitHas } from '../../01-units/units.ts';
import { againstAction, againstCommand } from '../../04-actions/set-aside.ts';
import { addDamage, wound } from '../../06-shooting/attack/wound.ts';
import { activity, type G } from '../../kit.ts';
import { ignoresTerrain, isSlowed, unitAllowance } from '../allowance.ts';
import { MOVEMENT } from '../movement-table.ts';
import { isThrough, waysOf } from '../ways.ts';

const KIND_RULE: Readonly<Record<string, RuleId>> = {
  move: 'FD-ACTION-07',
  sprint: 'FD-ACTION-30',
  vanguard: 'FD-SPECIAL-05',
};

/**
 * FD-ACTION-07, FD-ACTION-30, FD-SPECIAL-05: every model may go its own way, even into contact (FD-GAP-28). The terrain
 * tests follow.
 */
export const move = activity('move', {
  begins(look, c) {
    if (c.kind !== 'vanguard') return againstAction(look, c, c.kind === 'move' ? 'moveAction' : 'sprint');
    const rules = againstCommand(look, c);
    return unitHas(look.state, c.unit, 'vanguard') ? rules : [...rules, 'FD-SPECIAL-05'];
  },
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    *plan(g, c): Rule<void> {
      const { models } = standing(g, c.unit);
      const plan = yield* ask(g, {
        kind: 'path',
        name: 'move',
        by: c.seat,
        rule: KIND_RULE[c.kind]!,
        args: { unit: c.unit, kind: c.kind, most: unitAllowance(g.state, c.unit, c.kind, false) },
        movers: models,
        ...(c.kind === 'vanguard' ? { none: true as const } : {}),
      });
      const ways = (waysOf(g.state, plan) ?? []).filter((w) => w.points.length > 1);
      if (ways.length === 0) return;
      const testing = tested(g, c.unit, ways);
      g.apply({
        type: 'unitMoved',
        rules: moveRules(g, c.unit, c.kind, ways),
        unit: c.unit,
        placed: ways.map((w) => ({ model: w.model, ...endOf(w) })),
        how: c.kind,
      });
      if (testing.length > 0) g.set(c, { testing }, 'FD-MOVE-12', 'FD-MOVE-13', 'FD-TERRAIN-15');
    },

    /**
     * FD-MOVE-12, FD-MOVE-13, FD-MOVE-14: a failed save costs 1 L. Armoured models ignore the test (FD-GAP-26).
     */
    *test(g, c): Rule<string | undefined> {
      const [model, ...others] = c.testing;
      if (model === undefined) return undefined;
      g.set(c, { testing: others });
      if (armourOf(g.state, model) !== null && g.state.options.armourInTerrain) return 'test';
      const { save } = profileOf(g.state, model);
      const subject = { kind: 'hazard', fp: 0, cover: 'none', takeCover: g.state.units[c.unit]!.takeCover };
      const counts = yield* rollPool(g, {
        by: c.seat,
        rule: 'FD-MOVE-12',
        purpose: 'terrainTest',
        n: 1,
        classes: atLeast(g.modify('save', save, subject)),
        needs: () => g.explain('save', save, subject),
      });
      if (counts[0]! > 0 && wound(g, model, false, 'FD-MOVE-14')) g.set(c, { damaged: addDamage(c.damaged, model) });
      return 'test';
    },

    damage(g, c): void {
      if (c.damaged.length > 0)
        g.then(
          'vehicleDamage',
          { by: c.seat, left: c.damaged, blasts: [], chain: false },
          'FD-VEHICLE-07',
          'FD-GAP-64',
        );
    },
  },
});

/**
 * FD-MOVE-12, FD-TERRAIN-15: models of types that must test take the test if at least 1" of their way lies inside a
 * piece. Flying units (FD-SPECIAL-02) and those used to terrain (FD-SPECIAL-04) never take it.
 */
function tested(g: G, unit: string, ways: readonly Way[]): string[] {
  if (ignoresTerrain(g.state, unit)) return [];
  return ways.filter((w) => MOVEMENT[profileOf(g.state, w.model).unitType].test && isThrough(g, w)).map((w) => w.model);
}

function moveRules(g: G, unit: string, kind: string, ways: readonly Way[]): RuleId[] {
  const rules: RuleId[] = [KIND_RULE[kind]!, MOVEMENT[typeOf(g.state, unit)].rule, 'FD-PROFILE-01', 'FD-GAP-08'];
  if (isSlowed(g, unit, ways)) rules.push('FD-TERRAIN-14', 'FD-ACTION-08', 'FD-GAP-25', 'FD-GAP-30');
  else if (ways.some((w) => isThrough(g, w))) rules.push('FD-SPECIAL-03', 'FD-GAP-78');
  if (isVehicle(g.state, ways[0]!.model)) rules.push('FD-GAP-69');
  return rules;
}
