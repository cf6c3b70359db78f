import { ask, type Rule } from '@walstatt/engine';
import { isOnTable, livingModels } from '../../01-units/units.ts';
import { againstAction } from '../../04-actions/set-aside.ts';
import { activity, type G } from '../../kit.ts';
import { againstTarget, exposedTo, targetsOf, volleyRuns, weaponChoices } from '../volley.ts';

/** FD-ACTION-09, FD-ACTION-26: a shoot action, or suppressive fire. */
export const shoot = activity('shoot', {
  begins(look, c) {
    const rules = againstAction(look, c, c.suppress ? 'suppressiveFire' : 'shootAction');
    const aim = c.target === null ? null : againstTarget(look, c.unit, c.target);
    return aim === null || rules.includes(aim) ? rules : [...rules, aim];
  },
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    *target(g, c): Rule<string | undefined> {
      if (c.target !== null) return undefined;
      const target = yield* ask(g, {
        kind: 'choose',
        name: 'target',
        by: c.seat,
        rule: 'FD-GAP-31',
        args: { unit: c.unit },
        options: targetsOf(g, c.unit).map((id) => ({ id })),
      });
      if (target === null) return 'end';
      g.set(c, { target });
      return undefined;
    },

    /** FD-SHOOT-01, FD-SHOOT-03: players choose weapons before anything is measured. */
    *weapons(g, c): Rule<void> {
      const choices = weaponChoices(g, c.unit);
      const open = choices.filter((x) => !x.all && x.guns.length > 1);
      const guns = [...new Set(open.flatMap((x) => x.guns))];
      const answer = yield* ask(g, {
        kind: 'assign',
        name: 'weapons',
        by: c.seat,
        rule: 'FD-SHOOT-01',
        args: { unit: c.unit },
        items: open.map((x) => ({ id: x.model, options: x.guns })),
        options: guns.map((id) => ({ id })),
      });
      const armed: { model: string; weapon: string }[] = [];
      for (const { model, guns, all } of choices) {
        const used = all ? yield* vehicleWeapons(g, c, model, guns) : [answer[model] ?? guns[0]!];
        for (const weapon of used) armed.push({ model, weapon });
      }
      g.set(c, { armed, before: livingModels(g.state, c.target!).length });
    },

    /**
     * FD-SHOOT-02, FD-SUPPRESS-01: all models shoot at the one target. FD-LOS-03: only models that are seen can be hit.
     */
    fire(g, c): void {
      const target = c.target!;
      const { suppress } = c;
      g.apply({
        type: 'shot',
        rules: suppress ? ['FD-ACTION-26', 'FD-SUPPRESS-01'] : ['FD-ACTION-09', 'FD-GAP-31'],
        unit: c.unit,
        target,
        suppress,
      });
      const exposed = exposedTo(g, c.unit, target);
      g.then(
        'attack',
        {
          seat: c.seat,
          unit: c.unit,
          target,
          kind: suppress ? 'suppress' : 'volley',
          runs: volleyRuns(g, c.unit, target, c.armed, suppress),
          at: 0,
          sniped: 0,
          exposed,
          wounds: [],
          unsaved: 0,
          damaged: [],
        },
        'FD-SHOOT-05',
        'FD-LOS-04',
        'FD-GAP-20',
        'FD-GAP-32',
        'FD-GAP-34',
      );
    },

    /**
     * FD-SHOOT-15, FD-SHOOT-16, FD-GAP-46: losing a quarter of the models that were there forces a test, and losing
     * fewer does not. FD-SUPPRESS-05, FD-SUPPRESS-06, FD-SUPPRESS-07, FD-SUPPRESS-09: suppressive fire that would have
     * cost a model forces one too. FD-GAP-44: a fleeing unit is not tested again.
     */
    morale(g, c): void {
      const target = c.target!;
      const { living, morale, status } = g.state.units[target]!;
      if (status !== 'table') return;
      const lost = c.before - living;
      if (c.suppress) {
        if (g.replied<number>() !== 1) return;
      } else {
        const enough = g.state.options.moraleLosses === 'quarterOrMore' ? lost * 4 >= c.before : lost * 4 > c.before;
        if (!enough) return;
      }
      if (morale === 'fleeing') return;
      g.then(
        'moraleTest',
        { unit: target, occasion: c.suppress ? 'suppress' : 'volley' },
        c.suppress ? 'FD-SUPPRESS-05' : 'FD-SHOOT-15',
        'FD-GAP-45',
        'FD-GAP-46',
      );
    },

    end(): void {},
  },
});

/**
 * FD-ACTION-10: a vehicle can use any or all of its weapons. Weapons of one kind are numbered: `boltgun`, `boltgun:2`.
 */
function* vehicleWeapons(
  g: G,
  c: { readonly seat: string; readonly unit: string },
  model: string,
  guns: readonly string[],
): Rule<readonly string[]> {
  const ids = guns.map((gun, i) => {
    const before = guns.slice(0, i).filter((other) => other === gun).length;
    return before === 0 ? gun : `${gun}:${before + 1}`;
  });
  const used = yield* ask(g, {
    kind: 'chooseMany',
    name: 'vehicleWeapons',
    by: c.seat,
    rule: 'FD-ACTION-10',
    args: { unit: c.unit, model },
    options: ids.map((id, i) => ({ id, args: { weapon: guns[i]! } })),
    min: 1,
    max: ids.length,
    preset: ids,
  });
  return guns.filter((_, i) => used.includes(ids[i]!));
}
