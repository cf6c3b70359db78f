import { ask, atLeast, type Rule, type RuleId, rollThrough, window } from '@walstatt/engine';
import type { ShootContext } from '../generated/state.ts';
import { activity, bigWindow, type G } from '../kit.ts';
import { applyWounds, removeFallen, woundsRequest } from '../rules/losses.ts';
import { mustTest, testMorale } from '../rules/morale.ts';
import { canShoot, diceOf, hitOn, type ShotDie, saveOn, shotNeeds, targetsOf, woundOn } from '../rules/shooting.ts';
import { unitOf } from '../rules/units.ts';

export const newShot = (unit: string, target: string, reaction: ShootContext['reaction']): ShootContext => ({
  unit,
  target,
  reaction,
  unsaved: 0,
  lost: 0,
});

/** SK-SHOOT-01: the owner chooses a target (or none, if that is allowed). */
export function* chooseTarget(g: G, unit: string, rule: RuleId, optional: boolean): Rule<void> {
  const targets = targetsOf(g, unit);
  const target = yield* ask(g, {
    kind: 'choose',
    name: 'chooseTarget',
    by: unitOf(g.state, unit).owner,
    rule: 'SK-SHOOT-01',
    args: { unit },
    options: targets.map((id) => ({ id })),
    ...(optional ? { optional: true, ...(targets.length > 0 ? { preset: targets[0]! } : {}) } : {}),
  });
  if (target !== null) g.then('shoot', newShot(unit, target, 'none'), rule);
}

const REACTION_RULES = { none: [], overwatch: ['SK-REACT-01'], returnFire: ['SK-REACT-04'] } as const;

/** One unit shoots at another, as an action or a reaction. */
export const shoot = activity('shoot', {
  begins: (look, c) => (canShoot(look, c.unit, c.target) ? [] : ['SK-SHOOT-01']),
  steps: {
    /** SK-SHOOT-03, SK-SHOOT-06, SK-SHOOT-07: hit, wound, save. */
    *attack(g, c) {
      declare(g, c);
      yield* window(g, 'beforeHit', c);
      const by = unitOf(g.state, c.unit).owner;
      const targets = unitOf(g.state, c.target).owner;
      const dice = diceOf(g, c.unit, c.target);
      const needs = (die: ShotDie) => () => shotNeeds(g, die, c);
      const hit = { classes: atLeast(hitOn(g, c)), needs: needs('hitOn') };
      const wound = { classes: atLeast(woundOn(g, c)), needs: needs('woundOn') };
      const save = { classes: atLeast(saveOn(g, c)), needs: needs('saveOn') };
      const unsaved = yield* rollThrough(g, dice, [
        { by, rule: 'SK-SHOOT-03', purpose: 'hit', sides: 6, ...hit, feed: 1 },
        { by, rule: 'SK-SHOOT-06', purpose: 'wound', sides: 6, ...wound, feed: 1 },
        { by: targets, rule: 'SK-SHOOT-07', purpose: 'save', sides: 6, ...save, feed: 0 },
      ]);
      g.set(c, { unsaved });
      return unsaved === 0 ? 'answer' : undefined;
    },

    /** SK-SHOOT-10: the owner allocates the wounds over the models. */
    *damage(g, c) {
      const wounds = c.unsaved * unitOf(g.state, c.unit).weapon.damage;
      const shares = yield* ask(g, woundsRequest(g, c.target, wounds, 'SK-SHOOT-10'));
      applyWounds(g, c.target, shares, 'SK-SHOOT-10');
      if (unitOf(g.state, c.unit).weapon.suppresses) suppress(g, c);
    },

    *losses(g, c) {
      const lost = yield* removeFallen(g, c.target, 'shot', 'SK-SHOOT-10');
      g.set(c, { lost });
    },

    *morale(g, c) {
      if (c.lost > 0 && mustTest(g, c.target)) yield* testMorale(g, c.target);
    },

    answer: bigWindow('afterShot'),
  },
});

/** SK-SHOOT-01, SK-REACT-02: a reaction is used up before anything else happens. */
function declare(g: G, { unit, target, reaction }: ShootContext): void {
  g.apply({ type: 'shotFired', rules: ['SK-SHOOT-01', ...REACTION_RULES[reaction]], unit, target, reaction });
  if (reaction === 'none') return;
  g.beginEffect({
    name: 'hasReacted',
    rule: 'SK-REACT-02',
    on: unit,
    data: {},
    until: { until: 'end', frame: 'actionPhase', of: null, complete: false },
    stack: 'once',
  });
}

/** SK-SHOOT-12: until the end of the next complete round. */
const suppress = (g: G, { unit, target }: ShootContext): void =>
  g.beginEffect({
    name: 'suppressed',
    rule: 'SK-SHOOT-12',
    on: target,
    by: unitOf(g.state, unit).owner,
    data: {},
    until: { until: 'end', frame: 'round', of: null, complete: true },
    stack: 'replace',
  });
