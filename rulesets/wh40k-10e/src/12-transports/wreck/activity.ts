import { ask, atLeast, type Rule, rollPool, unmodified } from '@walstatt/engine';
import { ownerOf } from '../../01-units/units.ts';
import { destroyModel } from '../../09-strength/destroy.ts';
import { countAsMoved, forbidCharge } from '../../10-movement/moved.ts';
import { modelsToSetUp, placesOf } from '../../19-deployment/set-up/judge.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { passengersOf } from '../capacity.ts';

/**
 * WH-TRANS-18, WH-G-38: after its Deadly Demise, which does not affect them (WH-TRANS-19), all units get out of a
 * destroyed TRANSPORT. Then it is removed.
 */
export const wreck = activity('wreck', {
  steps: {
    *next(g, c): Rule<string | undefined> {
      const units = passengersOf(g.state, c.model);
      if (units.length === 0) return 'remove';
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'getOutNext',
        by: ownerOf(g.state, units[0]!),
        rule: 'WH-TRANS-18',
        args: { transport: c.model },
        options: units.map((id) => ({ id })),
      });
      g.set(c, { unit, emergency: false });
      return undefined;
    },

    /** WH-TRANS-24, WH-TRANS-25: a unit that finds no room within 3" makes an emergency disembarkation. */
    *getOut(g, c): Rule<string | undefined> {
      const unit = c.unit!;
      const placed = yield* places(g, c);
      if (placed.length === 0 && !c.emergency) {
        g.set(c, { emergency: true }, 'WH-TRANS-24');
        return 'getOut';
      }
      if (placed.length === 0) return undefined;
      g.apply({ type: 'unitSetUp', rules: c.emergency ? ['WH-TRANS-25'] : ['WH-TRANS-18'], unit, placed });
      g.set(c, { out: placed.length });
      return 'shaken';
    },

    /** WH-TRANS-27, WH-COH-08, WH-ENG-08: a model that finds no place even so is destroyed; then the others try once more. */
    *stranded(g, c): Rule<string> {
      const unit = c.unit!;
      const model = yield* ask(g, {
        kind: 'choose',
        name: 'stranded',
        by: ownerOf(g.state, unit),
        rule: 'WH-TRANS-27',
        args: { unit },
        options: modelsToSetUp(g.state, unit).map((id) => ({ id })),
      });
      destroyModel(g, { model: model!, silent: false, rules: ['WH-TRANS-27'] });
      return modelsToSetUp(g.state, unit).length > 0 ? 'getOut' : 'next';
    },

    /** WH-TRANS-21, WH-TRANS-22, WH-TRANS-23. */
    shaken(g, c): void {
      const unit = c.unit!;
      const by = ownerOf(g.state, unit);
      g.beginEffect({
        name: 'battleShocked',
        rule: 'WH-TRANS-21',
        on: unit,
        by,
        data: {},
        until: { until: 'begin', frame: 'commandPhase', of: by },
        stack: 'once',
      });
      countAsMoved(g, unit, 'normal', 'WH-TRANS-22');
      forbidCharge(g, unit, 'WH-TRANS-23');
    },

    /** WH-TRANS-20: a die for each model that got out, a mortal wound for each 1. WH-TRANS-26: after an emergency 1 to 3. */
    *hurt(g, c): Rule<string> {
      const unit = c.unit!;
      const safe = c.emergency ? 4 : 2;
      const rule = c.emergency ? 'WH-TRANS-26' : 'WH-TRANS-20';
      const counts = yield* rollPool(g, {
        by: ownerOf(g.state, unit),
        rule,
        purpose: 'disembark',
        about: unit,
        n: c.out,
        classes: atLeast(safe),
        needs: () => unmodified(safe),
      });
      g.set(c, { out: 0 });
      if (counts[0]! > 0) g.then('mortalWounds', { unit, left: counts[0]! }, rule);
      return 'next';
    },

    remove: (g, { model }) => destroyModel(g, { model, silent: false, rules: ['WH-DMG-02'] }),
  },
});

function* places(g: G, c: Contexts['wreck']) {
  const unit = c.unit!;
  const answer = yield* ask(g, {
    kind: 'place',
    name: 'disembark',
    by: ownerOf(g.state, unit),
    rule: c.emergency ? 'WH-TRANS-25' : 'WH-TRANS-18',
    args: { unit, transport: c.model, how: c.emergency ? 'emergency' : 'wreck' },
    pieces: modelsToSetUp(g.state, unit),
    none: true,
    must: true,
  });
  return placesOf(answer) ?? [];
}
