import { ask, type Rule, rollAtLeast } from '@walstatt/engine';
import { moraleOf, unitHas } from '../01-units/units.ts';
import { againstCommand } from '../04-actions/set-aside.ts';
import { inMelee } from '../08-close-combat/contact.ts';
import { activity, type G } from '../kit.ts';

/**
 * FD-MORALE-04: one D6 against the best MW. FD-MORALE-01, FD-MORALE-02, FD-MORALE-03: a test follows losses, a lost
 * melee or suppressive fire; FD-FLEE-10: a unit also tests to rally. Units that know no fear may roll a failed test
 * again (FD-SPECIAL-20, FD-GAP-71).
 */
export const moraleTest = activity('moraleTest', {
  begins(look, { unit, occasion }) {
    const { morale, owner } = look.state.units[unit]!;
    const rules = againstCommand(look, { seat: owner, unit });
    if (occasion === 'rally') return morale === 'ok' ? [...rules, 'FD-ACTION-25'] : rules;
    if (morale === 'fleeing') rules.push('FD-GAP-44');
    return occasion === 'melee' && !inMelee(look, unit) ? [...rules, 'FD-MELEE-17'] : rules;
  },
  steps: {
    *test(g, c): Rule<void> {
      const u = g.state.units[c.unit]!;
      let passed = yield* roll(g, c.unit);
      if (!passed && g.state.options.knowNoFear === 'reroll' && unitHas(g.state, c.unit, 'knowNoFear')) {
        const again = yield* ask(g, {
          kind: 'confirm',
          name: 'knowNoFear',
          by: u.owner,
          rule: 'FD-GAP-71',
          args: { unit: c.unit },
          preset: true,
        });
        if (again) passed = yield* roll(g, c.unit);
      }
      if (c.occasion === 'rally') rallied(g, c.unit, passed);
      else if (passed) g.apply({ type: 'testPassed', rules: ['FD-MORALE-04'], unit: c.unit });
      else failed(g, c.unit, c.occasion);
    },
  },
});

function* roll(g: G, unit: string): Rule<boolean> {
  const morale = moraleOf(g.state, unit);
  const { owner } = g.state.units[unit]!;
  return yield* rollAtLeast(g, morale, { by: owner, rule: 'FD-MORALE-04', purpose: 'morale' });
}

/** FD-MORALE-06: fire pins a unit, and melee makes it flee. A unit that was already pinned flees (FD-PINNED-03). */
function failed(g: G, unit: string, occasion: string): void {
  const pinned = g.state.units[unit]!.morale === 'pinned';
  if (occasion === 'melee' || pinned)
    g.apply({
      type: 'moraleChanged',
      rules: [
        'FD-MORALE-06',
        ...(pinned ? (['FD-PINNED-03', 'FD-GAP-48'] as const) : (['FD-MELEE-18'] as const)),
        'FD-GAP-37',
      ],
      unit,
      morale: 'fleeing',
    });
  else
    g.apply({
      type: 'moraleChanged',
      rules: ['FD-MORALE-06', 'FD-GAP-47', occasion === 'suppress' ? 'FD-SUPPRESS-08' : 'FD-SHOOT-17', 'FD-GAP-37'],
      unit,
      morale: 'pinned',
    });
}

/** FD-PINNED-02, FD-FLEE-10: the unit is steady again. FD-PINNED-04, FD-FLEE-09: a failed test changes nothing. */
function rallied(g: G, unit: string, passed: boolean): void {
  const pinned = g.state.units[unit]!.morale === 'pinned';
  if (passed)
    g.apply({
      type: 'moraleChanged',
      rules: [pinned ? 'FD-PINNED-02' : 'FD-FLEE-10', 'FD-PROFILE-07'],
      unit,
      morale: 'ok',
    });
}
