import { ask, FINISHED, type Rule, type RuleId, rollSum } from '@walstatt/engine';
import { isOnBattlefield, ownerOf, unitsOf } from '../../01-units/units.ts';
import { inch, standing } from '../../04-measuring/table-top.ts';
import { endOf, waysOf } from '../../10-movement/ways.ts';
import { activity, bigWindow, type G } from '../../kit.ts';
import { barredFromCharging, chargeTargets, isNearEnemies } from '../eligible.ts';
import { isHopeless } from './ways.ts';

/** WH-CHARGE-01: one unit after another declares a charge, as long as the player likes. */
export const charges = activity('charges', {
  steps: {
    *select(g, c): Rule<string | undefined> {
      const units = unitsOf(g.state, c.seat).filter(
        (unit) =>
          c.early.includes(unit) &&
          !c.selected.includes(unit) &&
          barredFromCharging(g, unit) === null &&
          chargeTargets(g, unit).length > 0,
      );
      if (units.length === 0) return undefined;
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'chargeNext',
        by: c.seat,
        rule: 'WH-CHARGE-01',
        args: {},
        options: units.map((id) => ({ id })),
        optional: true,
      });
      if (unit === null) return undefined;
      g.set(c, { selected: [...c.selected, unit] }, 'WH-CHARGE-02');
      g.then('charge', { seat: c.seat, unit, targets: [], distance: 0, bonus: true }, 'WH-CHARGE-01');
      return 'select';
    },
  },
});

/** One unit charges. */
export const charge = activity('charge', {
  begins(look, { unit, bonus }) {
    const rule = bonus ? barredFromCharging(look, unit) : null;
    return rule === null ? (isNearEnemies(look, unit) ? [] : ['WH-CHARGE-03']) : [rule];
  },
  goesOnWhile: ({ state }, { unit }) => isOnBattlefield(state, unit),
  steps: {
    /** WH-CHARGE-08: one or more targets. */
    *declare(g, c): Rule<void> {
      if (c.targets.length === 0) {
        const options = chargeTargets(g, c.unit).map((id) => ({ id }));
        const targets = yield* ask(g, {
          kind: 'chooseMany',
          name: 'chargeTargets',
          by: c.seat,
          rule: 'WH-CHARGE-08',
          args: { unit: c.unit },
          options,
          min: 1,
          max: options.length,
        });
        g.set(c, { targets: [...targets] });
      }
      g.apply({ type: 'chargeDeclared', rules: ['WH-CHARGE-08'], unit: c.unit, targets: c.targets });
    },

    /** WH-CHARGE-10: two dice say how far the models may go. WH-CHARGE-14, WH-G-67: a roll too low ends it at once. */
    *roll(g, c): Rule<string | undefined> {
      const rolled = yield* rollSum(g, {
        by: c.seat,
        rule: 'WH-CHARGE-10',
        purpose: 'charge',
        about: c.unit,
        dice: 2,
      });
      g.set(c, { distance: inch(g.modify('chargeRoll', rolled, { unit: c.unit })) });
      return isHopeless(g, c) ? 'fail' : undefined;
    },

    begins: bigWindow('moveBegins'),

    /** WH-CHARGE-15, WH-CHARGE-18: the models move in the order that the player likes. */
    *move(g, c): Rule<string | undefined> {
      const { unit, distance } = c;
      const targets = c.targets.filter((target) => isOnBattlefield(g.state, target));
      const plan = yield* ask(g, {
        kind: 'path',
        name: 'charge',
        by: c.seat,
        rule: 'WH-CHARGE-15',
        args: { unit, targets, distance },
        movers: standing(g, unit).models,
        none: true,
        must: true,
      });
      if (plan.length === 0) return 'fail';
      const placed = (waysOf(g, unit, plan) ?? []).map((way) => ({ model: way.model, ...endOf(way) }));
      g.apply({ type: 'unitCharged', rules: ['WH-CHARGE-15'], unit, targets, placed });
      mark(g, unit, 'charged', 'WH-CHARGE-15');
      if (c.bonus) mark(g, unit, 'chargeBonus', 'WH-CHARGE-19');
      return undefined;
    },

    ends: bigWindow('moveEnds'),

    /** WH-STRAT-20, WH-STRAT-35: right after the charge move. */
    afterwards: bigWindow('chargeEnds'),

    done: () => FINISHED,

    /** WH-CHARGE-14. */
    fail: (g, { unit, targets }) => g.apply({ type: 'chargeFailed', rules: ['WH-CHARGE-14'], unit, targets }),
  },
});

const mark = (g: G, unit: string, name: 'charged' | 'chargeBonus', rule: RuleId): void =>
  g.beginEffect({
    name,
    rule,
    on: unit,
    by: ownerOf(g.state, unit),
    data: {},
    until: { until: 'end', frame: 'turn', of: null, complete: false },
    stack: 'once',
  });
