import { ask, type Rule, type RuleId, rollDie } from '@walstatt/engine';
import { removeModel } from '../../01-units/losses/losses.ts';
import { spotOf } from '../../01-units/space.ts';
import { isDoomed } from '../../06-shooting/attack/wound.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { wreck } from '../wreck.ts';

const RESULT_RULE: readonly RuleId[] = [
  'FD-VEHICLE-08',
  'FD-VEHICLE-09',
  'FD-VEHICLE-10',
  'FD-VEHICLE-13',
  'FD-VEHICLE-14',
  'FD-VEHICLE-15',
];

/** FD-VEHICLE-07 to 18: one roll for each L lost, one after another, then the explosions. */
export const vehicleDamage = activity('vehicleDamage', {
  steps: {
    *roll(g, c): Rule<string | undefined> {
      const [first, ...others] = c.left;
      if (first === undefined) return 'blasts';
      const m = g.state.models[first.model]!;
      if (m.where.at !== 'table') {
        g.set(c, { left: others });
        return 'roll';
      }
      if (first.rolls === 0) {
        // FD-GAP-61: a vehicle without lives is destroyed after its last roll.
        if (isDoomed(g, first.model)) wreck(g, first.model, 'FD-GAP-61');
        g.set(c, { left: others });
        return 'roll';
      }
      const result = yield* rollDie(g, { by: c.by, rule: 'FD-VEHICLE-07', purpose: 'vehicleDamage' });
      g.set(c, { left: [{ model: first.model, rolls: first.rolls - 1 }, ...others] });
      yield* suffer(g, c, first.model, result);
      return 'roll';
    },

    blasts(g, c): void {
      if (c.chain) g.reply(c.blasts);
      else if (c.blasts.length > 0)
        g.then('explosion', { by: c.by, blasts: c.blasts, hit: [], damaged: [] }, 'FD-VEHICLE-15');
    },
  },
});

function* suffer(g: G, c: Contexts['vehicleDamage'], model: string, result: number): Rule<void> {
  const s = g.state;
  const m = s.models[model]!;
  const { unit } = m;
  const rule = RESULT_RULE[result - 1]!;
  if (result === 6) {
    const { x, y, facing } = spotOf(s, model);
    g.set(c, { blasts: [...c.blasts, { model, x, y, facing }] });
    g.apply({ type: 'exploded', rules: [rule], unit, model });
    removeModel(g, model, rule);
    return;
  }
  if (m.results.includes(result)) {
    wreck(g, model, 'FD-VEHICLE-17', 'FD-GAP-63');
    return;
  }
  // FD-VEHICLE-16, FD-GAP-62: a 3 on an immobilised vehicle and a 4 on one without weapons cannot be applied.
  if (result === 5 || (result === 3 && m.immobilised) || (result === 4 && m.weapons.length === 0)) {
    wreck(g, model, ...(result === 5 ? [] : (['FD-VEHICLE-16', 'FD-GAP-62'] as const)));
    return;
  }
  g.apply({ type: 'vehicleDamaged', rules: [rule, 'FD-VEHICLE-18'], unit, model, result });
  if (result !== 4) return;
  const weapons = [...new Set(m.weapons)];
  const weapon = yield* ask(g, {
    kind: 'choose',
    name: 'weaponToLose',
    by: c.by,
    rule: 'FD-GAP-64',
    args: { unit, model },
    options: weapons.map((id) => ({ id })),
  });
  g.apply({ type: 'weaponLost', rules: ['FD-VEHICLE-13'], unit, model, weapon: weapon! });
}
